import { parseItem } from "../parse.js";
import type { Source } from "../text.js";
import type { YamlNode } from "../tree.js";
import type { TreeBuilder } from "../tree-builder.js";
import { BlockReader } from "./block-reader.js";
import { Doubt, doubt } from "./doubt.js";
import type { ItemSource } from "./items.js";
import type { Lines } from "./lines.js";

/** The items of a list in block style: the lines of each are found, and not read. */
export class BlockItems implements ItemSource {
  readonly start: number;
  readonly end = null;
  /** Where the line of each item begins, and that of what comes after the last. */
  readonly #lines: readonly number[];
  /** Items that the parser had to read: once is enough. */
  readonly #parsed = new Map<number, YamlNode>();

  /** The list begins at the line that comes next; `key` is what it stands under. */
  constructor(
    readonly source: Source,
    readonly builder: TreeBuilder,
    readonly key: string,
    lines: Lines,
  ) {
    if (!lines.isItem()) doubt();
    const { begin, indent } = lines;
    this.start = begin;
    const starts = [begin - indent];
    for (lines.advance(); lines.indent >= indent; lines.advance()) {
      if (lines.indent > indent) continue;
      if (!lines.isItem()) break;
      starts.push(lines.begin - indent);
    }
    starts.push(lines.begin - Math.max(0, lines.indent));
    this.#lines = starts;
  }

  get length(): number {
    return this.#lines.length - 1;
  }

  read(index: number): YamlNode {
    const known = this.#parsed.get(index);
    if (known) return known;
    const { source, builder, key } = this;
    const [start = 0, end = 0] = this.#lines.slice(index, index + 2);
    const mark = builder.mark();
    try {
      const reader = new BlockReader(source.text, builder, start, end);
      const node = reader.item(key);
      if (reader.lines.indent >= 0) doubt();
      return node;
    } catch (error) {
      if (!(error instanceof Doubt)) throw error;
      builder.rewind(mark);
      const parsed = parseItem(source, { start, end }, builder, key) ?? doubt();
      this.#parsed.set(index, parsed);
      return parsed;
    }
  }
}
