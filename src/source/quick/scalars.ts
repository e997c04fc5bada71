import type { ScalarNode } from "../tree.js";
import { doubt } from "./doubt.js";

/** What no text may hold here: controls, and breaks that only some take for such. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const ODD = /[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff]/;
/** The first characters of plain text that may mean something else, and of those which alone mean nothing. */
const INDICATORS = "-?:,[]{}#&*!|>'\"%@`";
const WHOLE = /^[-+]?[0-9]+$/;
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const WORDS: ReadonlyMap<string, boolean | null | number> = new Map<string, boolean | null | number>([
  ...["~", "null", "Null", "NULL"].map((word) => [word, null] as const),
  ...["true", "True", "TRUE"].map((word) => [word, true] as const),
  ...["false", "False", "FALSE"].map((word) => [word, false] as const),
  ...["", "+", "-"].flatMap((sign) =>
    [".inf", ".Inf", ".INF"].map((word) => [sign + word, sign === "-" ? -Infinity : Infinity] as const),
  ),
  ...[".nan", ".NaN", ".NAN"].map((word) => [word, Number.NaN] as const),
]);

const LONGEST_WORD = 5;
const DOT = 0x2e;
const PLUS = 0x2b;
const MINUS = 0x2d;

/** What YAML's core schema makes of plain text. */
export function plainData(text: string): ScalarNode["data"] {
  const char = text.charCodeAt(0);
  // A letter, or what comes after letters: all but a few words are text.
  if (char > 0x39) return text.length > LONGEST_WORD ? text : wordData(text);
  if (WHOLE.test(text)) return Number.parseInt(text, 10);
  if (DECIMAL.test(text)) return Number.parseFloat(text);
  if (char === DOT || char === PLUS || char === MINUS) return wordData(text);
  if (/^0o[0-7]+$/.test(text)) return Number.parseInt(text.slice(2), 8);
  return /^0x[0-9a-fA-F]+$/.test(text) ? Number.parseInt(text.slice(2), 16) : text;
}

function wordData(text: string): ScalarNode["data"] {
  const data = WORDS.get(text);
  return data === undefined ? text : data;
}

/** Most plain text is so: it needs no closer look. */
const SIMPLE = /^[A-Za-z0-9][\w.,()+*/ -]*$/;

/** Doubts text that may not be plain; without the blanks around it, and without a comment. */
export function checkPlain(text: string): void {
  if (SIMPLE.test(text)) return;
  const [first = "", second = " "] = text;
  const begins =
    first === "-" || first === "?" || first === ":" ? second !== " " : !INDICATORS.includes(first);
  if (!begins || ODD.test(text) || text.includes(": ") || text.includes(" #") || text.endsWith(":")) doubt();
}

/** Joins the lines of a text as YAML folds them: a break is a blank, and each empty line a break. */
export function folded(text: string): string {
  if (!text.includes("\n")) return text;
  const [first = "", ...lines] = text
    .split("\n")
    .map((line, i, all) => trimmed(line, i > 0, i < all.length - 1));
  let joined = first;
  let between = " ";
  for (const [i, line] of lines.entries()) {
    if (line === "" && i < lines.length - 1) {
      joined += between === "\n" ? "\n" : "";
      between = "\n";
    } else {
      joined += between + line;
      between = " ";
    }
  }
  return joined;
}

function trimmed(line: string, atStart: boolean, atEnd: boolean): string {
  let [from, to] = [0, line.length];
  if (atEnd && line[to - 1] === "\r") to--;
  while (atStart && line[from] === " ") from++;
  while (atEnd && to > from && line[to - 1] === " ") to--;
  return line.slice(from, to);
}

const ESCAPED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "0": "\0",
    a: "\x07",
    b: "\b",
    e: "\x1b",
    f: "\f",
    n: "\n",
    r: "\r",
    t: "\t",
    v: "\v",
    N: "\u0085",
    _: "\u00a0",
    L: "\u2028",
    P: "\u2029",
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    "\t": "\t",
  }),
);
const ESCAPE = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g;

function unescaped(text: string): string {
  // biome-ignore lint/complexity/useMaxParams: replace hands over each group
  return text.replace(ESCAPE, (_, byte, unit, point, letter) => {
    const code = byte ?? unit ?? point;
    if (code === undefined) return ESCAPED.get(letter) ?? doubt();
    const value = Number.parseInt(code, 16);
    return value > 0x10ffff ? doubt() : String.fromCodePoint(value);
  });
}

/** Quoted text: its value, and where it ends. */
export interface Quoted {
  readonly data: string;
  readonly style: "single" | "double";
  readonly end: number;
}

/** Reads the quoted text that begins at an offset. */
export function readQuoted(text: string, at: number, limit: number): Quoted {
  const style = text[at] === '"' ? "double" : "single";
  const end = endOfQuoted(text, at, limit);
  const inner = text.slice(at + 1, end - 1);
  if (ODD.test(inner.replaceAll("\r\n", "\n"))) doubt();
  if (style === "single") return { data: folded(inner).replaceAll("''", "'"), style, end };
  if (!inner.includes("\\")) return { data: folded(inner), style, end };
  // A break that is escaped, and a blank that is before a break.
  if (/\\ *\r?\n/.test(inner)) doubt();
  return { data: unescaped(folded(inner)), style, end };
}

function endOfQuoted(text: string, at: number, limit: number): number {
  const quote = text[at] ?? '"';
  for (let from = at + 1; ; ) {
    const end = text.indexOf(quote, from);
    if (end < 0 || end >= limit) doubt();
    if (quote === "'") {
      if (text[end + 1] !== "'") return end + 1;
      from = end + 2;
    } else {
      let back = end;
      while (back > from && text[back - 1] === "\\") back--;
      if ((end - back) % 2 === 0) return end + 1;
      from = end + 1;
    }
  }
}
