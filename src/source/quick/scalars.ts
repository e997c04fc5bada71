import { doubt } from "./doubt.js";

/** A scalar on one line: its value, and its length in the file. */
export interface QuickScalar {
  readonly data: string | number;
  readonly style: "plain" | "single" | "double";
  readonly length: number;
}

/** Plain text that YAML reads as it stands begins with a letter or digit. What follows in it is looked at besides. */
const PLAIN_BEGINS = /^[\p{L}\p{N}]/u;
/**
 * What is in no text here: controls, and blanks other than the usual one. It is searched for, because to match all
 * that is none of it overflows the stack in a text of megabytes.
 */
const ODD = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/u;
/** Most of it needs no look at the tables of Unicode. */
const PLAIN_ASCII = /^[A-Za-z0-9][ -~]*$/;
/** What may follow a quoted text. */
const AFTER_QUOTED = /^(?: *| +#.*)$/;
/** What the core schema reads as a whole number. Longer ones may be too long to read exactly. */
const WHOLE = /^(?:0|[1-9][0-9]{0,14})$/;
/** All that the core schema may read as anything but text, and more. */
const NO_TEXT = /^(?:null|true|false|[0-9][0-9.eE+-]*|0o[0-7]+|0x[0-9a-f]+)$/i;

/** Reads a scalar with which a line ends; a comment may follow. */
export function readScalar(written: string): QuickScalar {
  if (written.startsWith('"') || written.startsWith("'")) return readQuoted(written);
  const text = withoutComment(written);
  if (WHOLE.test(text)) return { data: Number(text), style: "plain", length: text.length };
  if (
    !(PLAIN_ASCII.test(text) || (PLAIN_BEGINS.test(text) && !ODD.test(text))) ||
    text.includes(": ") ||
    text.endsWith(":") ||
    mayBeNoText(text)
  )
    doubt();
  return { data: text, style: "plain", length: text.length };
}

/** Reads quoted text without quotes or escapes in it. */
function readQuoted(written: string): QuickScalar {
  const isDouble = written.startsWith('"');
  const end = written.indexOf(isDouble ? '"' : "'", 1);
  if (end < 0 || !AFTER_QUOTED.test(written.slice(end + 1))) doubt();
  const data = written.slice(1, end);
  if (ODD.test(data) || (isDouble && data.includes("\\"))) doubt();
  return { data, style: isDouble ? "double" : "single", length: end + 1 };
}

/** The first characters of what is no text. */
const NO_TEXT_BEGINS = /^[0-9nNtTfF]/;

function mayBeNoText(text: string): boolean {
  return NO_TEXT_BEGINS.test(text) && NO_TEXT.test(text);
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
  return !mayBeNoText(key);
}
