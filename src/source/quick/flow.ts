import type { YamlNode } from "../tree.js";
import type { TreeBuilder, WrittenEntry } from "../tree-builder.js";
import { doubt } from "./doubt.js";
import { checkPlain, plainData, readQuoted } from "./scalars.js";

const MAX_DEPTH = 20;
const SPACE = 0x20;
const CR = 0x0d;
const LF = 0x0a;
const HASH = 0x23;
const COMMA = 0x2c;
/** A key, and the colon after it. */
const KEY = /(?:[A-Za-z_][\w-]*|<<):(?=[ \r\n])/y;
const ANCHOR = /&([\w-]+) +/y;
const ALIAS = /\*([\w-]+)(?=[ ,\]}\r\n])/y;
/** Where plain text ends. */
const PLAIN_END = /[,[\]{}\r\n]| #|:(?=[ ,[\]{}\r\n])/g;

/** Reads lists in brackets and maps in braces, on one line or several. */
export class FlowReader {
  #lineStart = -1;
  #depth = 0;

  /**
   * Reads from `at` on, and at most up to `limit`. Lines that a value goes on in begin right of the column `indent`.
   */
  // biome-ignore lint/complexity/useMaxParams: the fastest loop of all: a record would be made for every value
  constructor(
    readonly text: string,
    readonly builder: TreeBuilder,
    public at: number,
    readonly limit: number,
    readonly indent: number,
  ) {}

  /** Reads the value that begins here; `key` is what it stands under. `at` is its end then. */
  value(key: string): YamlNode {
    const { text, builder, at } = this;
    const char = text[at];
    if (char === "*") {
      const name = this.#match(ALIAS)?.[1] ?? doubt();
      builder.begin();
      return builder.alias(name, { start: at, end: this.at }, key);
    }
    if (char !== "&") {
      builder.begin();
      return this.content(key);
    }
    const name = this.#match(ANCHOR)?.[1] ?? doubt();
    const anchored = builder.beginAnchored(name, this.at);
    return builder.anchored(anchored, this.content(key), key);
  }

  /** Reads a value without anchor or alias. */
  content(key: string): YamlNode {
    const { text, builder, at, limit } = this;
    const char = text[at];
    if (char === "{") return this.#map();
    if (char === "[") return this.#list(key);
    if (char === '"' || char === "'") {
      const { data, style, end } = readQuoted(text, at, limit);
      const raw = text.slice(at, end);
      if (raw.includes("\n")) doubt();
      this.at = end;
      return builder.scalar(data, raw, style, { start: at, end });
    }
    PLAIN_END.lastIndex = at;
    let end = PLAIN_END.exec(text)?.index ?? limit;
    if (text[end] === ":") doubt();
    while (end > at && text.charCodeAt(end - 1) === SPACE) end--;
    const raw = text.slice(at, end);
    checkPlain(raw);
    this.at = end;
    return builder.scalar(plainData(raw), raw, "plain", { start: at, end });
  }

  /** Goes on to what comes next, over blanks, line breaks and comments. */
  skip(): void {
    const { text, limit } = this;
    let at = this.at;
    for (; at < limit; at++) {
      const char = text.charCodeAt(at);
      if (char === LF) this.#lineStart = at + 1;
      else if (char === HASH) {
        const before = text.charCodeAt(at - 1);
        if (before !== SPACE) doubt();
        at = text.indexOf("\n", at) - 1;
        if (at < 0) doubt();
      } else if (char !== SPACE && !(char === CR && text.charCodeAt(at + 1) === LF)) break;
    }
    if (at >= limit) doubt();
    if (this.#lineStart > this.at && at - this.#lineStart <= this.indent) doubt();
    this.at = at;
  }

  /** After an item: goes on to the next, or to the bracket that closes the list; whether there is another. */
  another(close: string): boolean {
    this.skip();
    if (this.text.charCodeAt(this.at) === COMMA) {
      this.at++;
      this.skip();
      return this.text[this.at] !== close;
    }
    return this.text[this.at] === close ? false : doubt();
  }

  /** Enters a list or map; whether anything is in it. */
  enter(close: string): boolean {
    if (++this.#depth > MAX_DEPTH) doubt();
    this.at++;
    this.skip();
    return this.text[this.at] !== close;
  }

  /** Leaves it; where it ends. */
  leave(): number {
    this.#depth--;
    return ++this.at;
  }

  #list(key: string): YamlNode {
    const start = this.at;
    const items: YamlNode[] = [];
    for (let more = this.enter("]"); more; more = this.another("]")) items.push(this.value(key));
    return this.builder.list(items, start, this.leave());
  }

  #map(): YamlNode {
    const start = this.at;
    const written: WrittenEntry[] = [];
    for (let more = this.enter("}"); more; more = this.another("}")) written.push(this.#entry());
    return this.builder.map(written, start, this.leave());
  }

  #entry(): WrittenEntry {
    const { key, keySpan, merge } = this.key();
    const value = this.value(key);
    return { entry: { key, keySpan, value, oddKey: null, bare: false }, merge };
  }

  /** Reads a key, and goes on to its value. */
  key() {
    const { text, at: start } = this;
    const plain = this.#match(KEY);
    if (plain) {
      const end = this.at - 1;
      const key = text.slice(start, end);
      if (plainData(key) !== key) doubt();
      this.skip();
      return { key, keySpan: { start, end }, merge: key === "<<" };
    }
    if (text[start] !== '"' && text[start] !== "'") doubt();
    const { data, end } = readQuoted(text, start, this.limit);
    if (text[end] !== ":" || end - start > 1000 || text.slice(start, end).includes("\n")) doubt();
    this.at = end + 1;
    this.skip();
    return { key: data, keySpan: { start, end }, merge: false };
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}
