import { doubt } from "./doubt.js";

/** A scalar on one line: its value, and its length in the file. */
export interface QuickScalar {
  readonly data: string | number;
  readonly style: "plain" | "single" | "double";
  readonly length: number;
}

/** Text that YAML reads as it stands: it begins with a letter or digit. What follows in it is looked at besides. */
const PLAIN = /^[\p{L}\p{N}](?:[^\p{C}\p{Z}]| )*$/u;
/** Most of it needs no look at the tables of Unicode. */
const PLAIN_ASCII = /^[A-Za-z0-9][ -~]*$/;
const QUOTE = /^["']/;
/** Quoted text without quotes or escapes in it, and what may follow. */
const QUOTED = /^("(?:[^\p{C}\p{Z}"\\]| )*"|'(?:[^\p{C}\p{Z}']| )*')(?: *| +#.*)$/u;
/** What the core schema reads as a whole number. Longer ones may be too long to read exactly. */
const WHOLE = /^(?:0|[1-9][0-9]{0,14})$/;
/** All that the core schema may read as anything but text, and more. */
const NO_TEXT = /^(?:null|true|false|[0-9][0-9.eE+-]*|0o[0-7]+|0x[0-9a-f]+)$/i;

/** Reads a scalar with which a line ends; a comment may follow. */
export function readScalar(written: string): QuickScalar {
  const quoted = QUOTE.test(written) ? (QUOTED.exec(written)?.[1] ?? doubt()) : undefined;
  if (quoted !== undefined) {
    const style = quoted.startsWith('"') ? "double" : "single";
    return { data: quoted.slice(1, -1), style, length: quoted.length };
  }
  const text = withoutComment(written);
  if (WHOLE.test(text)) return { data: Number(text), style: "plain", length: text.length };
  if (
    !(PLAIN_ASCII.test(text) || PLAIN.test(text)) ||
    text.includes(": ") ||
    text.endsWith(":") ||
    NO_TEXT.test(text)
  )
    doubt();
  return { data: text, style: "plain", length: text.length };
}

/** What stands before a comment, without the blanks at its end. */
export function withoutComment(written: string): string {
  let end = written.startsWith("#") ? 0 : written.indexOf(" #");
  if (end < 0) end = written.length;
  while (end > 0 && written[end - 1] === " ") end--;
  return written.slice(0, end);
}

/** Whether a plain key is one that YAML reads as text. */
export function isTextKey(key: string): boolean {
  return !NO_TEXT.test(key);
}
