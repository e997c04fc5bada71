import { parseDocuments } from "../source/parse.js";
import { makeSource } from "../source/text.js";
import { locate, type MapEntry, type YamlNode } from "../source/tree.js";

/** What-if values by the key of a field, for every ship; or by `NAME.KEY`, for the ships of that name. */
export type Overrides = ReadonlyMap<string, YamlNode>;

/** Keys that a roster entry says for itself; a design's own say is under it. */
const ENTRY_KEYS: ReadonlySet<string> = new Set(["count", "crew", "flagship", "points"]);

/** Reads the value of a what-if as YAML; null where it is none. */
export function overrideValue(text: string): YamlNode | null {
  const [document, ...more] = parseDocuments(makeSource("", text));
  return more.length === 0 ? (document?.root ?? null) : null;
}

/** The two parts of a key of overrides: the name is null for every ship. No field has a dot in its name. */
export function overrideKey(written: string): { readonly ship: string | null; readonly key: string } {
  const dot = written.lastIndexOf(".");
  return { ship: dot < 0 ? null : written.slice(0, dot), key: written.slice(dot + 1) };
}

/** The values for a ship of this name by the keys of fields, those for it alone after those for every ship. */
export function overridesFor(name: string | null, overrides: Overrides): Overrides {
  const values = [...overrides].map(([written, value]) => ({ ...overrideKey(written), value }));
  const own = values.filter(({ ship }) => ship !== null && ship === name);
  const every = values.filter(({ ship }) => ship === null);
  return new Map([...every, ...own].map(({ key, value }) => [key, value]));
}

/** Whether some value is for ships of this name alone. */
export function isNamed(name: string | null, overrides: Overrides): boolean {
  return [...overrides.keys()].some((written) => name !== null && overrideKey(written).ship === name);
}

/** The node with these values by field in the place of its own. They stand where the old ones stood, or at the head. */
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
