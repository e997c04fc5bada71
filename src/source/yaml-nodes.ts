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
import type { Span } from "../finding.js";
import type { Source } from "./text.js";
import type { MapEntry, ScalarNode, YamlNode } from "./tree.js";
import type { TreeBuilder } from "./tree-builder.js";

const STYLES: Readonly<Record<string, ScalarNode["style"]>> = {
  QUOTE_SINGLE: "single",
  QUOTE_DOUBLE: "double",
  BLOCK_FOLDED: "block",
  BLOCK_LITERAL: "block",
};

/** Turns the parser's nodes into ours. What it parsed stands so far into the source as `offset` says. */
// biome-ignore lint/complexity/useMaxParams: an item is read with its place and key
export function readNodes(
  source: Source,
  contents: ParsedNode,
  builder: TreeBuilder,
  offset = 0,
  key = "",
): YamlNode {
  const start = offset + contents.range[0];
  return new NodeReader(source, builder, offset).read(contents, { start, end: start }, key);
}

class NodeReader {
  constructor(
    readonly source: Source,
    readonly builder: TreeBuilder,
    readonly offset: number,
  ) {}

  /** Reads the value of a key; an item of a list belongs to the list's key. */
  read(node: ParsedNode | null, empty: Span, key: string): YamlNode {
    const { builder } = this;
    if (node && !isAlias(node) && node.anchor) {
      const anchored = builder.beginAnchored(node.anchor, this.#span(node).start);
      return builder.anchored(anchored, this.#content(node, key), key);
    }
    builder.begin();
    if (!node) return builder.scalar(null, "", "plain", empty);
    return isAlias(node) ? builder.alias(node.source, this.#span(node), key) : this.#content(node, key);
  }

  /** Lists and maps in block style end with their last part, those in flow style with their bracket. */
  #content(node: ParsedNode, key: string): YamlNode {
    const { builder } = this;
    const { start, end } = this.#span(node);
    if (isMap(node))
      return builder.map(this.#entries(node as YAMLMap.Parsed), start, node.flow ? end : undefined);
    if (isSeq(node))
      return builder.list(this.#items(node as YAMLSeq.Parsed, key), start, node.flow ? end : undefined);
    return this.#leaf(node as Scalar.Parsed);
  }

  #span(node: ParsedNode): Span {
    return { start: this.offset + node.range[0], end: this.offset + node.range[1] };
  }

  #leaf(node: Scalar.Parsed): ScalarNode {
    const { start, end } = this.#span(node);
    const value: unknown = node.value;
    const data =
      value === null || ["string", "number", "boolean"].includes(typeof value) ? value : String(value);
    const style = STYLES[node.type ?? ""] ?? "plain";
    const written = this.source.text.slice(start, end);
    const raw = style === "block" ? written.trimEnd() : written;
    return this.builder.scalar(data as ScalarNode["data"], raw, style, { start, end: start + raw.length });
  }

  #items(node: YAMLSeq.Parsed, key: string): YamlNode[] {
    const { start } = this.#span(node);
    return node.items.map((item) => this.read(item as ParsedNode, { start, end: start }, key));
  }

  #entries(node: YAMLMap.Parsed) {
    return node.items.map((pair) => ({
      entry: this.#entry(pair as unknown as Pair<ParsedNode, ParsedNode | null>),
      merge: isMergeKey(pair.key),
    }));
  }

  #entry(pair: Pair<ParsedNode, ParsedNode | null>): MapEntry {
    const keySpan = this.#span(pair.key);
    const written = this.source.text.slice(keySpan.start, keySpan.end).trimEnd();
    const key = isScalar(pair.key) && typeof pair.key.value === "string" ? pair.key.value : written;
    if (!isScalar(pair.key) || pair.key.anchor) this.read(pair.key, keySpan, "");
    const value = this.read(pair.value, { start: keySpan.end, end: keySpan.end }, key);
    return { key, keySpan, value, oddKey: oddKey(pair.key), bare: pair.value === null };
  }
}

function isMergeKey(key: unknown): boolean {
  return isScalar(key) && key.value === "<<" && key.type === "PLAIN";
}

function oddKey(key: ParsedNode): string | null {
  if (!isScalar(key)) return isAlias(key) ? "an alias" : "a collection";
  if (typeof key.value === "string") return null;
  return key.value === null ? "null" : `the ${typeof key.value} ${String(key.value)}`;
}
