import type { Span } from "../finding.js";
import { plainNumber } from "./describe.js";
import { isFreeKey, type MapEntry, type ScalarNode, type YamlNode } from "./tree.js";

/** Keys of maps and places in lists, from the outermost to a value. */
export type Keys = readonly (string | number)[];

/** A plain value as the tree of a document that says it, and the way from a place in that document to its keys. */
export interface PlainTree {
  readonly root: YamlNode;
  keysAt(offset: number): Keys;
}

/** No format is nested deeper: what lies below is left out, so that a value may hold itself. */
const DEEPEST = 8;

/** Makes the tree of a value. Keys whose value is undefined are not there; what no document can say is its text. */
export function plainTree(value: unknown): PlainTree {
  const places: { readonly start: number; readonly keys: Keys }[] = [];
  let end = 0;
  const take = (keys: Keys, length: number): Span => {
    const start = end;
    end += length + 1;
    places.push({ start, keys });
    return { start, end: start + length };
  };

  const scalar = (data: ScalarNode["data"], raw: string, keys: Keys): ScalarNode => {
    return { kind: "scalar", data, raw, style: "plain", size: 1, span: take(keys, Math.max(1, raw.length)) };
  };

  const list = (values: readonly unknown[], keys: Keys): YamlNode => {
    const items = values.map((item, i) => nodeOf(item, [...keys, i]));
    const data = items.map((item) => item.data);
    return { kind: "list", items, data, size: 1 + sizeOf(items), span: take(keys, 1) };
  };

  const map = (record: object, keys: Keys): YamlNode => {
    const span = take(keys, 1);
    const entries = new Map<string, MapEntry>();
    const data: Record<string, unknown> = Object.create(null);
    for (const [key, part] of Object.entries(record)) {
      if (part === undefined) continue;
      const here = [...keys, key];
      const keySpan = take(here, 1);
      const node = nodeOf(part, here);
      entries.set(key, { key, keySpan, value: node, oddKey: null, bare: false });
      if (!isFreeKey(key)) data[key] = node.data;
    }
    const parts = [...entries.values()].map((entry) => entry.value);
    return { kind: "map", entries, data, size: 1 + sizeOf(parts), span };
  };

  const nodeOf = (part: unknown, keys: Keys): YamlNode => {
    const isTooDeep = keys.length >= DEEPEST;
    if (Array.isArray(part)) return list(isTooDeep ? [] : part, keys);
    if (typeof part === "object" && part !== null) return map(isTooDeep ? {} : part, keys);
    if (part === null || typeof part === "boolean") return scalar(part, String(part), keys);
    if (typeof part !== "number") return scalar(String(part), String(part), keys);
    return scalar(part, Number.isFinite(part) ? plainNumber(part) : String(part), keys);
  };

  const root = nodeOf(value, []);
  return { root, keysAt: (offset) => places.findLast(({ start }) => start <= offset)?.keys ?? [] };
}

function sizeOf(nodes: readonly YamlNode[]): number {
  return nodes.reduce((sum, { size }) => sum + size, 0);
}
