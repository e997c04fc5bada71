import type { Span } from "../../finding.js";
import type { YamlNode } from "../tree.js";
import type { TreeBuilder, WrittenEntry } from "../tree-builder.js";
import { doubt } from "./doubt.js";
import { isTextKey, readScalar, withoutComment } from "./scalars.js";

const KEY = /([A-Za-z_][\w-]*|<<):(?=[ \r\n]|$)/y;
const ANCHOR = /^&([\w-]+)(?: +|$)/;
const ALIAS = /^\*([\w-]+)$/;
const MAX_DEPTH = 20;
const SPACE = 0x20;

/**
 * Reads plain block YAML line by line: maps and lists by indentation, texts and whole numbers on one line, literal
 * blocks, anchors and aliases. Whatever else it meets it doubts.
 */
export class BlockReader {
  /** The column at which the line begins that comes next; -1 where none does. */
  indent = -1;
  /** Where its text begins; at the end, the end. */
  begin = 0;
  /** The end of what was read last, with the comment and line break after it. */
  end = 0;
  #lineEnd = 0;
  #nextLine: number;
  /** The greatest column of the comments that have lines of their own before this line; -1 without any. */
  #comments = -1;
  #depth = 0;

  /** Reads the lines of a text from an offset on up to another, each the beginning of a line. */
  constructor(
    readonly text: string,
    readonly builder: TreeBuilder,
    from: number,
    readonly limit: number,
  ) {
    this.#nextLine = from;
    this.advance();
  }

  /** Goes to the next line that has more than blanks and a comment. */
  advance(from = this.#nextLine): void {
    const { text, limit } = this;
    this.#comments = -1;
    for (let line = from; line < limit; ) {
      let at = line;
      while (at < limit && text.charCodeAt(at) === SPACE) at++;
      const feed = text.indexOf("\n", at);
      const next = feed < 0 || feed >= limit ? limit : feed + 1;
      const end = endOfLine(text, at, next);
      if (at < end && text[at] !== "#") {
        this.begin = at;
        this.indent = at - line;
        this.#lineEnd = end;
        this.#nextLine = next;
        return;
      }
      if (at < end) this.#comments = Math.max(this.#comments, at - line);
      line = next;
    }
    this.begin = limit;
    this.indent = -1;
    this.#lineEnd = limit;
    this.#nextLine = limit;
  }

  /** Whether no line is left. */
  isDone(): boolean {
    return this.indent < 0;
  }

  /** Whether the line is an item of a list. */
  isItem(): boolean {
    return this.text[this.begin] === "-" && this.text[this.begin + 1] === " ";
  }

  /** Reads the map or list at the line; `key` is what it stands under. */
  block(key: string, anchor?: string): YamlNode {
    if (++this.#depth > MAX_DEPTH) doubt();
    this.builder.begin(anchor);
    const read = this.isItem() ? this.#list(key) : this.#map();
    this.#depth--;
    return anchor === undefined ? read : this.builder.anchored(anchor, read, key);
  }

  #list(key: string): YamlNode {
    const { begin: start, indent } = this;
    const items: YamlNode[] = [];
    do items.push(this.item(key));
    while (this.indent === indent && this.isItem());
    return this.builder.list(items, { start, end: this.close(indent) });
  }

  #map(): YamlNode {
    const { begin: start, indent } = this;
    const written: WrittenEntry[] = [];
    do written.push(this.entry());
    while (this.indent === indent && !this.isItem());
    return this.builder.map(written, { start, end: this.close(indent) });
  }

  /** Where a map or list ends. Comments below it at its own column belong to its parent's end as well. */
  close(indent: number): number {
    if (this.indent > indent) doubt();
    const end = this.end;
    if (indent > 0 && this.#comments >= indent) this.end = this.begin;
    return end;
  }

  /** Reads the item of a list at the line; `key` is the list's. */
  item(key: string): YamlNode {
    const { text, begin, indent } = this;
    let at = begin + 1;
    while (text.charCodeAt(at) === SPACE) at++;
    KEY.lastIndex = at;
    if (!KEY.test(text)) return this.#inline(at, key, indent) ?? doubt();
    this.begin = at;
    this.indent = indent + at - begin;
    return this.block(key);
  }

  /** Reads the entry of a map at the line. */
  entry(): WrittenEntry {
    const { indent } = this;
    const { key, keySpan, at } = this.key();
    const value = this.#inline(at, key, indent) ?? this.#below(at, key, indent);
    return { entry: { key, keySpan, value, oddKey: null, bare: false }, merge: key === "<<" };
  }

  /** The key with which the line begins, and where its value would stand. */
  key(): { key: string; keySpan: Span; at: number } {
    const { text, begin } = this;
    KEY.lastIndex = begin;
    const key = KEY.exec(text)?.[1] ?? doubt();
    if (!isTextKey(key)) doubt();
    const end = begin + key.length;
    let at = end + 1;
    while (text.charCodeAt(at) === SPACE) at++;
    return { key, keySpan: { start: begin, end }, at };
  }

  /** Whether nothing but a comment stands in the line from an offset on. */
  isBare(at: number): boolean {
    return at >= this.#lineEnd || this.text[at] === "#";
  }

  /** Reads a value that begins in the line of its key; null where none does. */
  #inline(at: number, key: string, indent: number): YamlNode | null {
    if (this.isBare(at)) return null;
    const { text, builder } = this;
    const written = text.slice(at, this.#lineEnd);
    const anchor = ANCHOR.exec(written);
    if (anchor) {
      const [{ length }, name] = anchor;
      if (this.isBare(at + length)) return null;
      builder.begin(name);
      return builder.anchored(name!, this.#leaf(at + length, written.slice(length), indent), key);
    }
    builder.begin();
    if (!written.startsWith("*")) return this.#leaf(at, written, indent);
    const alias = withoutComment(written);
    const name = ALIAS.exec(alias)?.[1] ?? doubt();
    this.#ended(indent);
    return builder.alias(name, { start: at, end: at + alias.length }, key);
  }

  #leaf(start: number, written: string, indent: number): YamlNode {
    if (written === "|") return this.#literal(start, indent);
    const { data, style, length } = readScalar(written);
    this.#ended(indent);
    const raw = written.slice(0, length);
    return this.builder.scalar(data, raw, style, { start, end: start + length });
  }

  /** A scalar has ended with its line. A comment that stands deeper may be part of it. */
  #ended(indent: number): void {
    this.end = this.#nextLine;
    this.advance();
    if (this.#comments > indent) doubt();
  }

  /** Reads the lines of a literal block. Blank lines after it are no part of it. */
  #literal(start: number, indent: number): YamlNode {
    const { text, limit } = this;
    const lines: string[] = [];
    let blank = 0;
    let column = 0;
    let end = this.#nextLine;
    for (let line = end; line < limit; ) {
      let at = line;
      while (at < limit && text.charCodeAt(at) === SPACE) at++;
      // The blanks before what comes after the last line.
      if (at === limit && limit < text.length) break;
      const feed = text.indexOf("\n", at);
      const next = feed < 0 || feed >= limit ? doubt() : feed + 1;
      const lineEnd = endOfLine(text, at, next);
      if (column === 0) {
        if (at - line <= indent || at === lineEnd || text[at] === "\t") doubt();
        column = at - line;
      }
      if (at === lineEnd) {
        if (at - line > column) doubt();
        blank++;
      } else {
        if (at - line < column) {
          if (at - line > indent) doubt();
          break;
        }
        for (; blank > 0; blank--) lines.push("");
        lines.push(text.slice(line + column, lineEnd));
        end = next;
      }
      line = next;
    }
    if (lines.length === 0) doubt();
    const raw = text.slice(start, end).trimEnd();
    this.end = end;
    this.advance(end);
    return this.builder.scalar(`${lines.join("\n")}\n`, raw, "block", { start, end: start + raw.length });
  }

  /** Reads a value that begins below its key: a map or a list deeper than it, or a list at its own column. */
  #below(at: number, key: string, indent: number): YamlNode {
    const anchor = ANCHOR.exec(this.text.slice(at, this.#lineEnd))?.[1];
    this.advance();
    if (this.indent < indent || (this.indent === indent && !this.isItem())) doubt();
    return this.block(key, anchor);
  }
}

/** The end of what stands in a line, its break left out. */
function endOfLine(text: string, at: number, next: number): number {
  let end = next;
  if (end > at && text[end - 1] === "\n") end--;
  if (end > at && text[end - 1] === "\r") end--;
  return end;
}
