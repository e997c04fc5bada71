import type { Finding } from "../finding.js";
import type { YamlNode } from "./tree.js";

/** The items of a list in their order. A long list reads each item from the text when it is asked for. */
export interface Items extends Iterable<YamlNode> {
  readonly length: number;
  /** The item at an index from 0 to `length` − 1. */
  at(index: number): YamlNode;
}

/** One YAML document of a file. */
export interface ReadDocument {
  /** Its tree; null where `findings` say why there is none. */
  readonly root: YamlNode | null;
  readonly findings: readonly Finding[];
  /** The items of the list that the document is or has under the key asked for; none where there is no such list. */
  readonly items: Items;
}

/** Items that are in memory. */
export class ListItems implements Items {
  constructor(readonly items: readonly YamlNode[]) {}

  get length(): number {
    return this.items.length;
  }

  at(index: number): YamlNode {
    const item = this.items[index];
    if (!item) throw new RangeError(`no item ${index}`);
    return item;
  }

  [Symbol.iterator](): Iterator<YamlNode> {
    return this.items[Symbol.iterator]();
  }
}

const NO_ITEMS: Items = new ListItems([]);

/** The items of a list in memory: of the document itself, or of its key. */
export function itemsIn(root: YamlNode | null, listKey: string): Items {
  const list = root?.kind === "map" ? root.entries.get(listKey)?.value : root;
  return list?.kind === "list" ? new ListItems(list.items) : NO_ITEMS;
}
