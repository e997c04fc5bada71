import type { Alias, Span } from "../finding.js";

interface Located {
  readonly span: Span;
  /** How many nodes it is with every alias written out. */
  readonly size: number;
  /** The plain value without free keys: what the Zod schemas see. Shared where the document shares it. */
  readonly data: unknown;
  /** Of an anchored value: where else it stands. */
  readonly marks?: Marks;
  /** Set where the value stands for an alias: its span is that of the anchored value. */
  readonly via?: Alias;
}

/** Where else an anchored value stands. */
export interface Marks {
  /** Whether an alias or a merge leads here: a change here is a change there. */
  readonly shared: boolean;
  /** Whether an alias has it stand under a key of another name: a change here would change that as well. */
  readonly elsewhere: boolean;
}

/** A value with no parts. `raw` is its text in the file, quotes included. */
export interface ScalarNode extends Located {
  readonly kind: "scalar";
  readonly data: string | number | boolean | null;
  readonly raw: string;
  readonly style: "plain" | "single" | "double" | "block";
}

export interface ListNode extends Located {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
}

export interface MapEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
  /** What the key is, where YAML does not read it as text: `null`, `the number 1`, … */
  readonly oddKey: string | null;
  /** A flow-map entry with neither colon nor value, mostly made by a comma in unquoted text. */
  readonly bare: boolean;
}

export interface MapNode extends Located {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, MapEntry>;
}

export type YamlNode = ScalarNode | ListNode | MapNode;
export type Path = readonly PropertyKey[];

/** The entry or item at one step below a node. */
function step(node: YamlNode, key: PropertyKey): { node: YamlNode; entry: MapEntry | null } | null {
  if (node.kind === "map") {
    const entry = node.entries.get(String(key));
    return entry ? { node: entry.value, entry } : null;
  }
  const item = node.kind === "list" ? node.items[Number(key)] : undefined;
  return item ? { node: item, entry: null } : null;
}

/** The node at a path, or undefined where the document has none. */
export function nodeAt(root: YamlNode, path: Path): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const key of path) node = node && step(node, key)?.node;
  return node;
}

/** A scalar as text: a number as it was written, for 1.10 is no 1.1. */
export function textOf({ data, raw }: ScalarNode): string {
  return typeof data === "number" ? raw : String(data);
}

/** Where the value at a path stands; an empty value stands at its key, a missing one at its parent's head. */
export function locate(root: YamlNode, path: Path): Span {
  let node = root;
  let keySpan: Span | null = null;
  for (const key of path) {
    const next = step(node, key);
    if (!next) return headOf(node);
    node = next.node;
    keySpan = next.entry?.keySpan ?? null;
  }
  if (keySpan && node.span.start === node.span.end) return keySpan;
  return node.kind === "scalar" ? node.span : headOf(node);
}

/** The first alias on the way from a node to the value at a path, the node's own before all; null without one. */
export function aliasOn(root: YamlNode, path: Path): Alias | null {
  let node: YamlNode | undefined = root;
  for (const key of path) {
    if (!node || node.via) break;
    node = step(node, key)?.node;
  }
  return node?.via ?? null;
}

/** Where the key at a path stands. */
export function locateKey(root: YamlNode, path: Path): Span {
  const parent = nodeAt(root, path.slice(0, -1));
  const entry = parent?.kind === "map" ? parent.entries.get(String(path.at(-1))) : undefined;
  return entry?.keySpan ?? locate(root, path);
}

/** The first thing written of a node: a scalar whole, a map's first key, a list's first item. */
export function headOf(node: YamlNode): Span {
  if (node.kind === "map") {
    for (const entry of node.entries.values()) {
      if (entry.keySpan.start >= node.span.start && entry.keySpan.start < node.span.end) return entry.keySpan;
    }
    return { start: node.span.start, end: Math.min(node.span.start + 1, node.span.end) };
  }
  if (node.kind === "list" && node.items[0]) {
    const first = node.items[0];
    return first.span.start >= node.span.start
      ? headOf(first)
      : { start: node.span.start, end: node.span.start + 1 };
  }
  return node.span;
}

/** Keys that are the owner's own, mostly for shared anchors. */
export function isFreeKey(key: string): boolean {
  return key.startsWith("x-");
}
