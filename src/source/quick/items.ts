import type { Span } from "../../finding.js";
import type { Items } from "../items.js";
import { parseItem, type ReadItem } from "../parse.js";
import type { Source } from "../text.js";
import type { ListNode, YamlNode } from "../tree.js";
import type { TreeBuilder } from "../tree-builder.js";
import { BlockReader } from "./block-reader.js";
import { Doubt, doubt } from "./doubt.js";

/** A long list whose items are read one by one. Asked for all of them it gives them like any other. */
export class ItemList implements ListNode, Items {
  readonly kind = "list";
  readonly size = 1;
  /** As many values as it has items; theirs are not among them. */
  readonly data: readonly null[];
  /** How many nodes the document has without its items. */
  around = 1;
  #all: readonly YamlNode[] | undefined;
  /** Items that the parser had to read: once is enough. */
  readonly #parsed = new Map<number, ReadItem>();
  #last: { readonly index: number; readonly node: YamlNode } | undefined;

  /**
   * `starts` are the offsets at which its items begin, and what comes after the last; `key` is what it stands under.
   * The indentation of the next item belongs to the item before: YAML has an empty value end there.
   */
  constructor(
    readonly source: Source,
    readonly builder: TreeBuilder,
    readonly key: string,
    readonly starts: readonly number[],
    readonly indent: number,
  ) {
    this.data = new Array<null>(starts.length - 1).fill(null);
  }

  get span(): Span {
    return { start: this.starts[0]!, end: this.#again(this.data.length - 1).end };
  }

  /** Where a parent ends that it is the last of. */
  get outerEnd(): number {
    return this.#again(this.data.length - 1).outerEnd;
  }

  get items(): readonly YamlNode[] {
    this.#all ??= this.data.map((_, index) => this.#again(index).node);
    return this.#all;
  }

  get length(): number {
    return this.data.length;
  }

  /**
   * Its items in turn. Throws a Doubt at the first that means something which only the whole document can tell, or
   * at the end where they are too much with every alias written out.
   */
  *[Symbol.iterator](): Generator<YamlNode> {
    let size = this.around;
    for (const index of this.data.keys()) {
      const { node } = this.#read(index);
      if (!this.builder.sound) doubt();
      size += node.size;
      this.#last = { index, node };
      yield node;
    }
    if (!this.builder.holds(size)) doubt();
  }

  at(index: number): YamlNode {
    if (this.#last?.index !== index) this.#last = { index, node: this.#again(index).node };
    return this.#last.node;
  }

  /** Reads an item beside the turn, as often as anyone likes: it counts once for what the document may grow to. */
  #again(index: number): ReadItem {
    const mark = this.builder.mark();
    const read = this.#read(index);
    this.builder.rewind(mark);
    return read;
  }

  #read(index: number): ReadItem {
    const known = this.#parsed.get(index);
    if (known) return known;
    const { source, builder, key, starts, indent } = this;
    const [start, end] = [starts[index]! - indent, starts[index + 1]!];
    const mark = builder.mark();
    try {
      const reader = new BlockReader(source.text, builder, start, end);
      const node = reader.item(key);
      if (!reader.isDone()) doubt();
      return { node, end: reader.close(indent), outerEnd: reader.end };
    } catch (error) {
      if (!(error instanceof Doubt)) throw error;
      builder.rewind(mark);
      const parsed = parseItem(source, { start, end }, builder, key) ?? doubt();
      this.#parsed.set(index, parsed);
      return parsed;
    }
  }
}
