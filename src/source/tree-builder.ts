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

/**
 * Makes the tree of one document: aliases followed, merge keys merged, keys unique. Whoever reads the text calls
 * `begin` for each node before what is in it, and makes it when its parts are made.
 */
export class TreeBuilder {
  readonly #path: string;
  readonly #findings: Finding[] = [];
  readonly #anchors = new Map<string, YamlNode | "open">();
  /** The first key that is no free one under which each anchored value stands. */
  readonly #homes = new Map<YamlNode, string>();
  #written = 0;
  #copied = 0;
  #sealed = false;
  #late = false;
  #explosion: { size: number; allowed: number } | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** From here on only what is known already may be shared: what is read later may be read in any order. */
  seal(): void {
    this.#sealed = true;
  }

  /** Whether nothing is wrong so far, and nothing was shared after it was sealed. */
  get sound(): boolean {
    return this.#findings.length === 0 && !this.#explosion && !this.#late;
  }

  /** Whether nothing is wrong with a document of so many nodes, with every alias written out. */
  holds(size: number): boolean {
    this.#bound(size);
    return this.sound;
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

  /** A node begins, with an anchor or without: an alias in it to itself would have no end. */
  begin(anchor?: string): void {
    this.#written++;
    if (anchor === undefined) return;
    this.#late ||= this.#sealed;
    this.#anchors.set(anchor, "open");
  }

  /** The anchored node is made. It stands under a key; an item of a list under the list's. */
  anchored(anchor: string, node: YamlNode, key: string): YamlNode {
    this.#anchors.set(anchor, node);
    return this.#standsUnder(key, node);
  }

  #standsUnder(key: string, value: YamlNode): YamlNode {
    if (isFreeKey(key)) return value;
    const home = this.#homes.get(value) ?? key;
    this.#homes.set(value, home);
    if (home === key) return value;
    this.#late ||= this.#sealed;
    (value as { elsewhere?: boolean }).elsewhere = true;
    return value;
  }

  scalar(data: ScalarNode["data"], raw: string, style: ScalarNode["style"], span: Span): ScalarNode {
    return { kind: "scalar", data, raw, style, span, size: 1 };
  }

  alias(name: string, span: Span, key: string): YamlNode {
    const target = this.#anchors.get(name);
    if (target && target !== "open") return this.#standsUnder(key, share(target));
    this.#report("yaml/alias", span, { problem: target ? "cyclic" : "unresolved", name: crop(name) });
    return this.#standsUnder(key, this.scalar(null, "", "plain", span));
  }

  list(items: readonly YamlNode[], span: Span): ListNode {
    const size = items.reduce((sum, item) => sum + item.size, 1);
    return { kind: "list", items, data: items.map((item) => item.data), span, size };
  }

  map(written: readonly WrittenEntry[], span: Span): MapNode {
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
    const data: Record<string, unknown> = Object.create(null);
    let size = 1;
    for (const [key, entry] of entries) {
      if (!isFreeKey(key)) data[key] = entry.value.data;
      size += 1 + entry.value.size;
    }
    return { kind: "map", entries, data, span, size };
  }

  #merge(merged: readonly YamlNode[], entries: Map<string, MapEntry>): void {
    for (const source of new Set(merged)) {
      if (source.kind !== "map") continue;
      this.#copied += source.entries.size;
      this.#bound(this.#copied);
      if (this.#explosion) break;
      for (const [key, entry] of source.entries) {
        share(entry.value);
        if (!entries.has(key)) entries.set(key, entry);
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

/** Marks a value that stands in more places than the one where it is written. */
function share(node: YamlNode): YamlNode {
  (node as { shared?: boolean }).shared = true;
  return node;
}
