import { type Finding, finding, type Span } from "../finding.js";
import { crop } from "./describe.js";
import {
  isFreeKey,
  type ListNode,
  type MapEntry,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from "./tree.js";

/** What aliases may add to a document when written out: a fixed allowance and a multiple of its own nodes. */
export const EXPANSION = { allowance: 100_000, perNode: 10 } as const;

/** An entry of a map, and whether its key means to merge what it holds. */
export interface WrittenEntry {
  readonly entry: MapEntry;
  readonly merge: boolean;
}

/** A value that has an anchor, from where it begins on. */
export interface Anchored {
  readonly offset: number;
  /** The value; null while it is read: an alias to itself would have no end. */
  node: YamlNode | null;
  /** The first key that is no free one under which it stands. */
  home: string | null;
  readonly marks: { shared: boolean; elsewhere: boolean };
}

/**
 * Makes the tree of one document: aliases followed, merge keys merged, keys unique. Whoever reads the text calls
 * `begin` for each node before what is in it, and makes it when its parts are made. A part may be read again: its
 * anchors and aliases are known by where they stand.
 */
export class TreeBuilder {
  readonly #path: string;
  readonly #findings: Finding[] = [];
  /** By name, in the order in which they stand. */
  readonly #anchors = new Map<string, Anchored[]>();
  #written = 0;
  #copied = 0;
  #sealed = false;
  #explosion: { size: number; allowed: number } | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Whether nothing is wrong so far. */
  get sound(): boolean {
    return this.#findings.length === 0 && !this.#explosion;
  }

  /** Whether nothing is wrong with a document of so many nodes, with every alias written out. */
  holds(size: number): boolean {
    this.#bound(size);
    return this.sound;
  }

  /** From here on an alias is a finding: what it means depends on what is not read yet. */
  seal(): void {
    this.#sealed = true;
  }

  unseal(): void {
    this.#sealed = false;
  }

  /** How much is read so far, to go back to where it is read again in another way. */
  mark(): { readonly written: number; readonly copied: number } {
    return { written: this.#written, copied: this.#copied };
  }

  rewind({ written, copied }: { readonly written: number; readonly copied: number }): void {
    this.#written = written;
    this.#copied = copied;
  }

  /** What is wrong, one finding at most: an explosion, else what stands first. `size` is that of the whole document. */
  result({ span }: YamlNode, size: number): Finding[] {
    this.#bound(size);
    if (!this.#explosion) return this.#findings.sort((a, b) => a.span.start - b.span.start).slice(0, 1);
    const head = { start: span.start, end: Math.min(span.end, span.start + 1) };
    return [finding("yaml/alias", this.#path, head, { problem: "explodes", ...this.#explosion })];
  }

  /** Notes an explosion where aliases make more than what is written so far may become. */
  #bound(size: number): void {
    const allowed = EXPANSION.allowance + EXPANSION.perNode * this.#written;
    if (size > allowed) this.#explosion ??= { size: Math.min(size, Number.MAX_SAFE_INTEGER), allowed };
  }

  #report(ruleId: string, span: Span, args: Record<string, unknown>): void {
    this.#findings.push(finding(ruleId, this.#path, span, args));
  }

  /** A node begins. */
  begin(): void {
    this.#written++;
  }

  /** A node with an anchor begins at an offset. */
  beginAnchored(name: string, offset: number): Anchored {
    this.#written++;
    const known = this.#anchors.get(name) ?? [];
    this.#anchors.set(name, known);
    const at = lastBefore(known, offset + 1);
    const same = known[at];
    if (same?.offset === offset) {
      same.node = null;
      return same;
    }
    const made: Anchored = { offset, node: null, home: null, marks: { shared: false, elsewhere: false } };
    known.splice(at + 1, 0, made);
    return made;
  }

  /** The anchored node is made. It stands under a key; an item of a list under the list's. */
  anchored(anchored: Anchored, made: YamlNode, key: string): YamlNode {
    const node = { ...made, marks: anchored.marks };
    anchored.node = node;
    standsUnder(key, anchored);
    return node;
  }

  scalar(data: ScalarNode["data"], raw: string, style: ScalarNode["style"], span: Span): ScalarNode {
    return { kind: "scalar", data, raw, style, span, size: 1 };
  }

  /** The last value before an alias that has its name. */
  alias(name: string, span: Span, key: string): YamlNode {
    if (this.#sealed) this.#report("yaml/alias", span, { problem: "unresolved", name: crop(name) });
    const known = this.#anchors.get(name) ?? [];
    const target = known[lastBefore(known, span.start)];
    if (!target?.node) {
      this.#report("yaml/alias", span, { problem: target ? "cyclic" : "unresolved", name: crop(name) });
      return this.scalar(null, "", "plain", span);
    }
    target.marks.shared = true;
    standsUnder(key, target);
    return { ...target.node, via: { name, span } };
  }

  /** A list ends with the last of its items, unless it is said where it ends. */
  list(items: readonly YamlNode[], start: number, end = endOf(items.at(-1), start)): ListNode {
    const span = { start, end };
    const size = items.reduce((sum, item) => sum + item.size, 1);
    return { kind: "list", items, data: items.map((item) => item.data), span, size };
  }

  /** A map ends with the last of its values, unless it is said where it ends. */
  map(written: readonly WrittenEntry[], start: number, end = endOfMap(written, start)): MapNode {
    const span = { start, end };
    const entries = new Map<string, MapEntry>();
    const merged: YamlNode[] = [];
    for (const { entry, merge } of written) {
      if (merge) {
        if (merged.length > 0) this.#report("yaml/duplicate-key", entry.keySpan, { key: entry.key });
        for (const source of this.#merges(entry)) merged.push(source);
      } else if (entries.has(entry.key)) {
        this.#report("yaml/duplicate-key", entry.keySpan, { key: entry.key });
      } else {
        entries.set(entry.key, entry);
      }
    }
    if (merged.length > 0) this.#merge(merged, entries);
    const data = new Record();
    let size = 1;
    for (const [key, entry] of entries) {
      if (!isFreeKey(key)) data[key] = entry.value.data;
      size += 1 + entry.value.size;
    }
    return { kind: "map", entries, data, span, size };
  }

  #merge(merged: readonly YamlNode[], entries: Map<string, MapEntry>): void {
    const seen = new Set<unknown>();
    for (const source of merged) {
      if (source.kind !== "map" || seen.has(source.entries)) continue;
      seen.add(source.entries);
      this.#copied += source.entries.size;
      this.#bound(this.#copied);
      if (this.#explosion) break;
      for (const [key, entry] of source.entries) {
        if (!entries.has(key)) entries.set(key, mergedEntry(entry, source));
      }
    }
  }

  #merges(entry: MapEntry): readonly YamlNode[] {
    const sources = entry.value.kind === "list" ? entry.value.items : [entry.value];
    if (sources.some((source) => source.kind !== "map")) {
      this.#report("yaml/alias", entry.keySpan, { problem: "merge" });
    }
    return sources;
  }
}

const SHARED = { shared: true, elsewhere: false };

/** An entry as a map has it that merges the map in which it is written. */
function mergedEntry(entry: MapEntry, { via }: YamlNode): MapEntry {
  const { value } = entry;
  const marks = value.marks ?? SHARED;
  return { ...entry, value: { ...value, marks, ...(via && { via }) } };
}

/** A record without a prototype of its own keys' names. Those of equal keys are of one shape, which is read sooner. */
const Record = function (this: object) {} as unknown as new () => { [key: string]: unknown };
Record.prototype = Object.create(null);

/** The index of the last value that begins before an offset; -1 where none does. */
function lastBefore(known: readonly Anchored[], offset: number): number {
  let low = 0;
  let high = known.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((known[middle]?.offset ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function standsUnder(key: string, anchored: Anchored): void {
  if (isFreeKey(key)) return;
  anchored.home ??= key;
  if (anchored.home !== key) anchored.marks.elsewhere = true;
}

/** Where a node ends as it is written: an alias with its name. */
function endOf(node: YamlNode | undefined, otherwise: number): number {
  return node ? (node.via ?? node).span.end : otherwise;
}

function endOfMap(written: readonly WrittenEntry[], start: number): number {
  const last = written.at(-1)?.entry;
  return last ? Math.max(last.keySpan.end, endOf(last.value, start)) : start;
}
