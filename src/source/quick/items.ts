import type { Span } from "../../finding.js";
import type { Items } from "../items.js";
import type { ListNode, YamlNode } from "../tree.js";
import type { TreeBuilder } from "../tree-builder.js";
import { doubt } from "./doubt.js";

/** The way to the items of a list. */
export interface ItemSource {
  readonly builder: TreeBuilder;
  /** How many there are. */
  readonly length: number;
  /** Where the list begins. */
  readonly start: number;
  /** Where it ends; null where it ends with the last of its items. */
  readonly end: number | null;
  read(index: number): YamlNode;
}

/** A list whose items are read one by one. Asked for all of them it gives them like any other. */
export class ItemList implements ListNode, Items {
  readonly kind = "list";
  readonly size = 1;
  /** As many values as it has items; theirs are not among them. */
  readonly data: readonly null[];
  readonly length: number;
  /** How many nodes the document has without its items. */
  around = 1;
  #all: readonly YamlNode[] | undefined;
  #last: { readonly index: number; readonly node: YamlNode } | undefined;

  constructor(readonly source: ItemSource) {
    this.length = source.length;
    this.data = new Array<null>(source.length).fill(null);
  }

  get span(): Span {
    const { start, end } = this.source;
    const last = end === null ? this.at(this.length - 1) : null;
    return { start, end: end ?? (last ? (last.via ?? last).span.end : start) };
  }

  get items(): readonly YamlNode[] {
    this.#all ??= this.data.map((_, index) => this.#again(index));
    return this.#all;
  }

  /**
   * Its items in turn. Throws a Doubt at the first that means something which only the whole document can tell, or
   * at the end where they are too much with every alias written out.
   */
  *[Symbol.iterator](): Generator<YamlNode> {
    const { builder } = this.source;
    let size = this.around;
    for (const index of this.data.keys()) {
      const node = this.source.read(index);
      if (!builder.sound) doubt();
      size += node.size;
      this.#last = { index, node };
      yield node;
    }
    if (!builder.holds(size)) doubt();
  }

  at(index: number): YamlNode {
    if (this.#last?.index !== index) this.#last = { index, node: this.#again(index) };
    return this.#last.node;
  }

  /** Reads an item beside the turn, as often as anyone likes: it counts once for what the document may grow to. */
  #again(index: number): YamlNode {
    const { builder } = this.source;
    const mark = builder.mark();
    const node = this.source.read(index);
    builder.rewind(mark);
    return node;
  }
}
