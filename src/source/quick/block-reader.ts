import type { Span } from "../../finding.js";
import type { ScalarNode, YamlNode } from "../tree.js";
import type { TreeBuilder, WrittenEntry } from "../tree-builder.js";
import { readBlockText } from "./block-text.js";
import { doubt } from "./doubt.js";
import { FlowReader } from "./flow.js";
import { Lines } from "./lines.js";
import { checkPlain, folded, plainData, readQuoted } from "./scalars.js";

/** A plain key as most are, and its colon. */
const KEY = /(?:[A-Za-z_][\w-]*|<<):(?=[ \r\n]|$)/y;
/** One in another script, or with blanks in it. */
const OTHER_KEY = /[\p{L}\p{N}_$(](?:[\p{L}\p{M}\p{N}\p{S} _.,+*/()'-]{0,500}[^\s:#])?:(?=[ \r\n]|$)/uy;
const ANCHOR = /&([\w-]+)(?: +|(?=\r?\n)|$)/y;
const ALIAS = /\*([\w-]+)(?=[ \r\n]|$)/y;
const MAX_DEPTH = 20;
const LONGEST_KEY = 1000;
const SPACE = 0x20;

interface Key {
  readonly key: string;
  readonly keySpan: Span;
  readonly merge: boolean;
  /** Where the value would stand. */
  readonly at: number;
}

/** Reads YAML in block style, line by line, and what stands in it in flow style. */
export class BlockReader {
  readonly lines: Lines;
  #depth = 0;

  /** Reads the lines of a text from an offset on up to another, each the beginning of a line. */
  constructor(
    readonly text: string,
    readonly builder: TreeBuilder,
    from: number,
    readonly limit: number,
  ) {
    this.lines = new Lines(text, from, limit);
  }

  /** Reads the map or list at the line; `key` is what it stands under. */
  block(key: string): YamlNode {
    const { lines } = this;
    return lines.isItem() ? this.#list(key) : this.#map(this.keyAt(lines.begin) ?? doubt());
  }

  #deeper(): void {
    if (++this.#depth > MAX_DEPTH) doubt();
  }

  #list(key: string): YamlNode {
    const { lines } = this;
    const { begin: start, indent } = lines;
    const items: YamlNode[] = [];
    this.#deeper();
    do items.push(this.item(key));
    while (lines.indent === indent && lines.isItem());
    if (lines.indent > indent) doubt();
    this.#depth--;
    return this.builder.list(items, start);
  }

  /** Reads the map at the line, whose first key is read. */
  #map(first: Key): YamlNode {
    const { lines } = this;
    const { begin: start, indent } = lines;
    const written = [];
    this.#deeper();
    written.push(this.entry(first));
    while (lines.indent === indent && !lines.isItem())
      written.push(this.entry(this.keyAt(lines.begin) ?? doubt()));
    if (lines.indent > indent) doubt();
    this.#depth--;
    return this.builder.map(written, start);
  }

  /** Reads the item of a list at the line; `key` is the list's. */
  item(key: string): YamlNode {
    const { lines } = this;
    const { begin, indent } = lines;
    const at = this.#afterBlanks(begin + 1);
    const first = this.keyAt(at);
    if (!first) return this.#value(at, key, indent, indent + 1);
    lines.begin = at;
    lines.indent = indent + at - begin;
    this.builder.begin();
    return this.#map(first);
  }

  /** Reads the entry of a map at the line, whose key is read. */
  entry({ key, keySpan, merge, at }: Key): WrittenEntry {
    const { lines } = this;
    const value = this.#value(at, key, lines.indent, lines.indent);
    return { entry: { key, keySpan, value, oddKey: null, bare: false }, merge };
  }

  /** The key that begins at an offset of the line; null where none does. */
  keyAt(begin: number): Key | null {
    const { text, lines } = this;
    const quote = text[begin];
    if (quote === '"' || quote === "'") {
      const { data, end } = readQuoted(text, begin, this.limit);
      const isKey = text[end] === ":" && (end + 1 >= lines.lineEnd || text[end + 1] === " ");
      if (!isKey) return null;
      if (end > lines.lineEnd || end - begin > LONGEST_KEY) doubt();
      return { key: data, keySpan: { start: begin, end }, merge: false, at: this.#afterBlanks(end + 1) };
    }
    const pattern = this.#matches(KEY, begin) ? KEY : OTHER_KEY;
    if (pattern !== KEY && !this.#matches(OTHER_KEY, begin)) return null;
    const end = pattern.lastIndex - 1;
    const key = text.slice(begin, end);
    if (end - begin > LONGEST_KEY || plainData(key) !== key || key.includes(" #")) doubt();
    return { key, keySpan: { start: begin, end }, merge: key === "<<", at: this.#afterBlanks(end + 1) };
  }

  #matches(pattern: RegExp, at: number): boolean {
    pattern.lastIndex = at;
    return pattern.test(this.text);
  }

  #afterBlanks(from: number): number {
    let at = from;
    while (this.text.charCodeAt(at) === SPACE) at++;
    return at;
  }

  /**
   * Reads the value of a key, or an item, that begins at an offset of the line, or below. What is below stands right
   * of the column `indent`; a list from the column `listIndent` on.
   */
  #value(at: number, key: string, indent: number, listIndent: number): YamlNode {
    const { builder, text, lines } = this;
    const char = text[at];
    if (char === "*") {
      ALIAS.lastIndex = at;
      const name = ALIAS.exec(text)?.[1] ?? doubt();
      const end = ALIAS.lastIndex;
      builder.begin();
      this.ends(end, indent);
      return builder.alias(name, { start: at, end }, key);
    }
    if (char !== "&") {
      builder.begin();
      return lines.isBare(at) ? this.#below(at, key, indent, listIndent) : this.#content(at, key, indent);
    }
    ANCHOR.lastIndex = at;
    const name = ANCHOR.exec(text)?.[1] ?? doubt();
    const begin = ANCHOR.lastIndex;
    if (!lines.isBare(begin)) {
      const anchored = builder.beginAnchored(name, begin);
      return builder.anchored(anchored, this.#content(begin, key, indent), key);
    }
    lines.advance();
    if (lines.indent < (lines.isItem() ? listIndent : indent + 1)) doubt();
    const anchored = builder.beginAnchored(name, lines.begin);
    return builder.anchored(anchored, this.block(key), key);
  }

  /** Reads a value that begins below: a map or a list; one that is not there is null. */
  #below(at: number, key: string, indent: number, listIndent: number): YamlNode {
    const { lines } = this;
    lines.advance();
    const isThere = lines.indent >= (lines.isItem() ? listIndent : indent + 1);
    if (isThere) return this.block(key);
    return this.builder.scalar(null, "", "plain", { start: at, end: at });
  }

  /** Reads a value without anchor or alias that begins at an offset of the line. */
  #content(at: number, key: string, indent: number): YamlNode {
    const { text, builder, lines } = this;
    const char = text[at];
    if (char === "{" || char === "[") {
      const flow = new FlowReader(text, builder, at, this.limit, indent);
      const node = flow.content(key);
      this.ends(flow.at, indent);
      return node;
    }
    if (char === "|" || char === ">") {
      const { data, raw } = readBlockText(lines, at, indent);
      return builder.scalar(data, raw, "block", { start: at, end: at + raw.length });
    }
    if (char !== '"' && char !== "'") return this.#plain(at, indent);
    const { data, style, end } = readQuoted(text, at, this.limit);
    const raw = text.slice(at, end);
    if (raw.includes("\n") && !areIndented(raw, indent)) doubt();
    this.ends(end, indent);
    return builder.scalar(data, raw, style, { start: at, end });
  }

  #plain(at: number, indent: number): ScalarNode {
    const { text, lines, builder } = this;
    const first = withoutComment(text.slice(at, lines.lineEnd));
    checkPlain(first);
    let end = at + first.length;
    let isOpen = lines.isBlank(end);
    lines.advance();
    if (lines.indent <= indent) return builder.scalar(plainData(first), first, "plain", { start: at, end });
    while (lines.indent > indent) {
      if (!isOpen || lines.commented) doubt();
      const line = withoutComment(text.slice(lines.begin, lines.lineEnd));
      checkPlain(`a ${line}`);
      end = lines.begin + line.length;
      isOpen = lines.isBlank(end);
      lines.advance();
    }
    const raw = text.slice(at, end);
    return builder.scalar(plainData(folded(raw)), raw, "plain", { start: at, end });
  }

  /** A value has ended at an offset; nothing but a comment may come in its line, and nothing deeper below. */
  ends(at: number, indent: number): void {
    const { lines } = this;
    lines.endAt(at);
    if (!lines.isBare(at)) doubt();
    lines.advance();
    if (lines.indent > indent) doubt();
  }
}

/** Plain text in a line without a comment, and the blanks before that. */
function withoutComment(line: string): string {
  const comment = line.indexOf(" #");
  let end = comment < 0 ? line.length : comment;
  while (end > 0 && line.charCodeAt(end - 1) === SPACE) end--;
  return end === line.length ? line : line.slice(0, end);
}

/** Whether the further lines of a text all begin right of a column, but for empty ones. */
function areIndented(raw: string, indent: number): boolean {
  const [, ...lines] = raw.split("\n");
  return lines.every((line) => /^ *\r?$/.test(line) || line.search(/[^ ]/) > indent);
}
