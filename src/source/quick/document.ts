import type { Span } from "../../finding.js";
import { NO_ITEMS, type ReadDocument } from "../items.js";
import type { Source } from "../text.js";
import type { YamlNode } from "../tree.js";
import { TreeBuilder, type WrittenEntry } from "../tree-builder.js";
import { BlockReader } from "./block-reader.js";
import { Doubt, doubt } from "./doubt.js";
import { ItemList } from "./items.js";

/**
 * Reads a file by lines where it is plain block YAML, and leaves the items of its list to be read one by one: of the
 * document itself, or of the key `listKey`. Null where it is not sure: then the parser reads the file. Reading the items
 * may still raise a Doubt.
 */
export function readQuickly(source: Source, listKey: string): ReadDocument | null {
  if (/\r(?!\n)/.test(source.text)) return null;
  try {
    return new DocumentReader(source).read(listKey);
  } catch (error) {
    if (error instanceof Doubt) return null;
    throw error;
  }
}

class DocumentReader {
  readonly builder: TreeBuilder;
  readonly lines: BlockReader;

  constructor(readonly source: Source) {
    const { path, text } = source;
    this.builder = new TreeBuilder(path);
    this.lines = new BlockReader(text, this.builder, 0, text.length);
  }

  read(listKey: string): ReadDocument {
    const { builder, lines } = this;
    if (lines.indent !== 0) doubt();
    const start = lines.begin;
    builder.begin();
    let list: ItemList | null = null;
    let root: YamlNode;
    if (lines.isItem()) root = list = this.#list("");
    else {
      const written: WrittenEntry[] = [];
      while (lines.indent === 0 && !lines.isItem()) {
        const { key, keySpan, at } = lines.key();
        if (key !== listKey || list || !lines.isBare(at)) written.push(lines.entry());
        else {
          lines.advance();
          builder.begin();
          list = this.#list(key);
          written.push({ entry: { key, keySpan, value: list, oddKey: null, bare: false }, merge: false });
        }
      }
      root = builder.map(written, spanTo(start, written.at(-1)!.entry.value, lines.end));
    }
    if (!lines.isDone() || !builder.holds(root.size)) doubt();
    if (list) list.around = root.size;
    return { root, findings: [], items: list ?? NO_ITEMS };
  }

  /** The list whose first item is at the line: the lines of each item are found, and not read. */
  #list(key: string): ItemList {
    const { lines, builder, source } = this;
    if (!lines.isItem()) doubt();
    builder.seal();
    const { indent } = lines;
    const starts = [lines.begin];
    for (lines.advance(); lines.indent >= indent; lines.advance()) {
      if (lines.indent > indent) continue;
      if (!lines.isItem()) break;
      starts.push(lines.begin);
    }
    starts.push(lines.begin);
    return new ItemList(source, builder, key, starts, indent);
  }
}

/** The span of a map whose last value is this: of a list that is not read yet the end is looked up when asked for. */
function spanTo(start: number, last: YamlNode, end: number): Span {
  if (!(last instanceof ItemList)) return { start, end };
  return {
    start,
    get end() {
      return last.outerEnd;
    },
  };
}
