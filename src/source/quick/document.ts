import { itemsIn, type ReadDocument } from "../items.js";
import type { Source } from "../text.js";
import type { YamlNode } from "../tree.js";
import { TreeBuilder, type WrittenEntry } from "../tree-builder.js";
import { BlockItems } from "./block-items.js";
import { BlockReader } from "./block-reader.js";
import { Doubt, doubt } from "./doubt.js";
import { FlowReader } from "./flow.js";
import { FlowItems } from "./flow-items.js";
import { ItemList, type ItemSource } from "./items.js";
import { type Part, partsOf } from "./parts.js";

/**
 * Reads a text where it is sure what that means, and leaves the items of each document's list to be read one by one:
 * of the document itself, or of its key `listKey`. Null where it is not sure: then the parser reads the text. Reading
 * the items may still raise a Doubt.
 */
export function readQuickly(source: Source, listKey: string): readonly ReadDocument[] | null {
  try {
    return partsOf(source.text).map((part) => new DocumentReader(source, part).read(listKey));
  } catch (error) {
    if (error instanceof Doubt) return null;
    throw error;
  }
}

class DocumentReader {
  readonly builder: TreeBuilder;
  #list: ItemList | null = null;

  constructor(
    readonly source: Source,
    readonly part: Part,
  ) {
    this.builder = new TreeBuilder(source.path);
  }

  read(listKey: string): ReadDocument {
    const { builder, part } = this;
    builder.begin();
    const root = part.isFlow ? this.#flow(listKey) : this.#block(listKey);
    if (!builder.holds(root.size)) doubt();
    const list = this.#list;
    if (list) list.around = root.size;
    builder.unseal();
    return { root, findings: [], items: list ?? itemsIn(root, listKey) };
  }

  /** Of what comes after its items nothing is sure that depends on them. */
  #items(source: ItemSource): ItemList {
    this.#list = new ItemList(source);
    this.builder.seal();
    return this.#list;
  }

  /** A map that ends with items which are not read yet has its end looked up when it is asked for. */
  #block(listKey: string): YamlNode {
    const { source, builder, part } = this;
    const reader = new BlockReader(source.text, builder, part.start, part.end);
    const { lines } = reader;
    if (lines.indent !== 0) doubt();
    const start = lines.begin;
    if (lines.isItem()) {
      const list = this.#items(new BlockItems(source, builder, "", lines));
      return lines.indent < 0 ? list : doubt();
    }
    const written: WrittenEntry[] = [];
    while (lines.indent === 0 && !lines.isItem()) {
      const key = reader.keyAt(lines.begin) ?? doubt();
      const isList = key.key === listKey && !this.#list;
      const list = isList ? this.#listAt(reader, key.at, listKey) : null;
      written.push(list ? entryOf(key, list) : reader.entry(key));
    }
    if (lines.indent >= 0) doubt();
    const last = written.at(-1)?.entry.value;
    if (!(last instanceof ItemList)) return builder.map(written, start);
    return {
      ...builder.map(written, start, start),
      span: {
        start,
        get end() {
          return last.span.end;
        },
      },
    };
  }

  /** The list of a key of the document, whose value would stand at an offset; null where there is none. */
  #listAt(reader: BlockReader, at: number, key: string): ItemList | null {
    const { source, builder, part } = this;
    const { lines } = reader;
    if (source.text[at] === "[") {
      builder.begin();
      const flow = new FlowReader(source.text, builder, at, part.end, 0);
      const list = this.#items(new FlowItems(builder, key, flow));
      reader.ends(flow.at, 0);
      return list;
    }
    if (!lines.isBare(at)) return null;
    lines.advance();
    if (!lines.isItem()) doubt();
    builder.begin();
    return this.#items(new BlockItems(source, builder, key, lines));
  }

  #flow(listKey: string): YamlNode {
    const { source, builder, part } = this;
    const { text } = source;
    const flow = new FlowReader(text, builder, part.start, part.end, -1);
    const root =
      text[part.start] === "[" ? this.#items(new FlowItems(builder, "", flow)) : this.#flowMap(flow, listKey);
    const end = new BlockReader(text, builder, part.start, part.end);
    end.ends(flow.at, -1);
    return end.lines.indent < 0 ? root : doubt();
  }

  #flowMap(flow: FlowReader, listKey: string): YamlNode {
    const { builder, source } = this;
    const start = flow.at;
    const written: WrittenEntry[] = [];
    if (flow.enter("}")) {
      do {
        const key = flow.key();
        const isList = key.key === listKey && source.text[flow.at] === "[" && !this.#list;
        if (isList) builder.begin();
        const value = isList ? this.#items(new FlowItems(builder, listKey, flow)) : flow.value(key.key);
        written.push(entryOf(key, value));
      } while (flow.another("}"));
    }
    return builder.map(written, start, flow.leave());
  }
}

function entryOf({ key, keySpan, merge }: ReturnType<FlowReader["key"]>, value: YamlNode): WrittenEntry {
  return { entry: { key, keySpan, value, oddKey: null, bare: false }, merge };
}
