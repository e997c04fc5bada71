import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Finding, finding, type Span } from "../finding.js";
import { crop } from "./describe.js";
import type { Source } from "./text.js";
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

const STYLES: Readonly<Record<string, ScalarNode["style"]>> = {
  QUOTE_SINGLE: "single",
  QUOTE_DOUBLE: "double",
  BLOCK_FOLDED: "block",
  BLOCK_LITERAL: "block",
};

/** Turns the parser's nodes into our tree: aliases followed, merge keys merged, keys unique. */
export function buildTree(source: Source, contents: ParsedNode): { root: YamlNode; findings: Finding[] } {
  const builder = new TreeBuilder(source);
  const root = builder.build(contents, { start: contents.range[0], end: contents.range[0] });
  return { root, findings: builder.result(root) };
}

class TreeBuilder {
  readonly #findings: Finding[] = [];
  readonly #anchors = new Map<string, YamlNode | "open">();
  /** The first key that is no free one under which each anchored value stands. */
  readonly #homes = new Map<YamlNode, string>();
  #written = 0;
  #copied = 0;
  #explosion: { size: number; allowed: number } | null = null;

  constructor(readonly source: Source) {}

  /** What is wrong, one finding at most: an explosion, else what stands first. */
  result(root: YamlNode): Finding[] {
    this.#bound(root.size);
    if (!this.#explosion) return this.#findings.sort((a, b) => a.span.start - b.span.start).slice(0, 1);
    const span = { start: root.span.start, end: Math.min(root.span.end, root.span.start + 1) };
    return [finding("yaml/alias", this.source.path, span, { problem: "explodes", ...this.#explosion })];
  }

  /** Notes an explosion where aliases make more than what is written so far may become. */
  #bound(size: number): void {
    const allowed = EXPANSION.allowance + EXPANSION.perNode * this.#written;
    if (size > allowed) this.#explosion ??= { size: Math.min(size, Number.MAX_SAFE_INTEGER), allowed };
  }

  /** Builds the value of a key; an item of a list belongs to the list's key. */
  build(node: ParsedNode | null, empty: Span, key = ""): YamlNode {
    this.#written++;
    if (!node) return this.#scalar(null, "", "plain", empty);
    if (isAlias(node)) return this.#standsUnder(key, this.#alias(node.source, spanOf(node)));
    const anchor = node.anchor;
    if (anchor) this.#anchors.set(anchor, "open");
    const built = isMap(node)
      ? this.#map(node as YAMLMap.Parsed)
      : isSeq(node)
        ? this.#list(node as YAMLSeq.Parsed, key)
        : this.#leaf(node as Scalar.Parsed);
    if (!anchor) return built;
    this.#anchors.set(anchor, built);
    return this.#standsUnder(key, built);
  }

  #standsUnder(key: string, value: YamlNode): YamlNode {
    if (isFreeKey(key)) return value;
    const home = this.#homes.get(value) ?? key;
    this.#homes.set(value, home);
    if (home !== key) (value as { elsewhere?: boolean }).elsewhere = true;
    return value;
  }

  #report(ruleId: string, span: Span, args: Record<string, unknown>): void {
    this.#findings.push(finding(ruleId, this.source.path, span, args));
  }

  #scalar(data: ScalarNode["data"], raw: string, style: ScalarNode["style"], span: Span): ScalarNode {
    return { kind: "scalar", data, raw, style, span, size: 1 };
  }

  #leaf(node: Scalar.Parsed): ScalarNode {
    const span = spanOf(node);
    const value: unknown = node.value;
    const data =
      value === null || ["string", "number", "boolean"].includes(typeof value) ? value : String(value);
    const style = STYLES[node.type ?? ""] ?? "plain";
    const written = this.source.text.slice(span.start, span.end);
    const raw = style === "block" ? written.trimEnd() : written;
    const at = { start: span.start, end: span.start + raw.length };
    return this.#scalar(data as ScalarNode["data"], raw, style, at);
  }

  #alias(name: string, span: Span): YamlNode {
    const target = this.#anchors.get(name);
    if (target && target !== "open") return share(target);
    this.#report("yaml/alias", span, { problem: target ? "cyclic" : "unresolved", name: crop(name) });
    return this.#scalar(null, "", "plain", span);
  }

  #list(node: YAMLSeq.Parsed, key: string): ListNode {
    const at = { start: node.range[0], end: node.range[0] };
    const items = node.items.map((item) => this.build(item as ParsedNode, at, key));
    const size = items.reduce((sum, item) => sum + item.size, 1);
    return { kind: "list", items, data: items.map((item) => item.data), span: spanOf(node), size };
  }

  #map(node: YAMLMap.Parsed): MapNode {
    const span = spanOf(node);
    const entries = new Map<string, MapEntry>();
    const merged: YamlNode[] = [];
    for (const pair of node.items) {
      const entry = this.#entry(pair as unknown as Pair<ParsedNode, ParsedNode | null>);
      if (isMergeKey(pair.key)) {
        if (merged.length > 0) this.#report("yaml/duplicate-key", entry.keySpan, { key: entry.key });
        for (const source of this.#merges(entry)) merged.push(source);
      } else if (entries.has(entry.key)) {
        this.#report("yaml/duplicate-key", entry.keySpan, { key: entry.key });
      } else {
        entries.set(entry.key, entry);
      }
    }
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
    const data: Record<string, unknown> = Object.create(null);
    let size = 1;
    for (const [key, entry] of entries) {
      if (!isFreeKey(key)) data[key] = entry.value.data;
      size += 1 + entry.value.size;
    }
    return { kind: "map", entries, data, span, size };
  }

  #entry(pair: Pair<ParsedNode, ParsedNode | null>): MapEntry {
    const keySpan = spanOf(pair.key);
    const written = this.source.text.slice(keySpan.start, keySpan.end).trimEnd();
    const key = isScalar(pair.key) && typeof pair.key.value === "string" ? pair.key.value : written;
    if (!isScalar(pair.key) || pair.key.anchor) this.build(pair.key, keySpan);
    const value = this.build(pair.value, { start: keySpan.end, end: keySpan.end }, key);
    return { key, keySpan, value, oddKey: oddKey(pair.key), bare: pair.value === null };
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

function spanOf(node: ParsedNode): Span {
  return { start: node.range[0], end: node.range[1] };
}

function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.value === "<<" && key.type === "PLAIN";
}

function oddKey(key: ParsedNode): string | null {
  if (!isScalar(key)) return isAlias(key) ? "an alias" : "a collection";
  if (typeof key.value === "string") return null;
  return key.value === null ? "null" : `the ${typeof key.value} ${String(key.value)}`;
}
