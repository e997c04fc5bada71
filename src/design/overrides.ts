import { parseDocuments } from "../source/parse.js";
import { makeSource } from "../source/text.js";
import { locate, type MapEntry, type YamlNode } from "../source/tree.js";

/** What-if values for ships, by key. */
export type Overrides = ReadonlyMap<string, YamlNode>;

/** Keys that a roster entry says for itself; a design's own say is under it. */
const ENTRY_KEYS: ReadonlySet<string> = new Set(["count", "crew", "flagship", "points"]);

/** Reads the value of a what-if as YAML; null where it is none. */
export function overrideValue(text: string): YamlNode | null {
  const [document, ...more] = parseDocuments(makeSource("", text));
  return more.length === 0 ? (document?.root ?? null) : null;
}

/** The node with these values in the place of its own. They stand where the old ones stood, or at the head. */
export function override(node: YamlNode, overrides: Overrides): YamlNode {
  if (node.kind !== "map" || overrides.size === 0) return node;
  const isEntry = node.entries.has("design");
  const entries = new Map<string, MapEntry>(node.entries);
  const data: Record<string, unknown> = Object.assign(Object.create(null), node.data);
  for (const [key, value] of overrides) {
    if (isEntry && !ENTRY_KEYS.has(key)) continue;
    const span = locate(node, [key]);
    const moved = { ...value, span } as YamlNode;
    const keySpan = node.entries.get(key)?.keySpan ?? span;
    entries.set(key, { key, keySpan, value: moved, oddKey: null, bare: false });
    data[key] = value.data;
  }
  return { ...node, entries, data };
}
