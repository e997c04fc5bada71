import { doubt } from "./doubt.js";
import type { Lines } from "./lines.js";

const HEADER = /([|>])([-+]?)([1-9]?)([-+]?)(?= *$| +#)/y;
const SPACE = 0x20;

/** Text in a literal or folded block. */
export interface BlockText {
  readonly data: string;
  /** As it is written, without the blanks and breaks at its end. */
  readonly raw: string;
}

/** A line of it: its blanks before the column at which the text begins left out. */
type Line = string;

/**
 * Reads the block whose `|` or `>` stands at an offset of the line, below a map or list at the column `indent`. Then
 * the line after it comes next.
 */
export function readBlockText(lines: Lines, at: number, indent: number): BlockText {
  const { text } = lines;
  HEADER.lastIndex = 0;
  const header = HEADER.exec(text.slice(at, lines.lineEnd)) ?? doubt();
  const [, style, before, digit, after] = header;
  const chomp = before || after || "";
  if (before && after) doubt();
  const { written, breaks, end, next } = linesOf(lines, indent, digit ? indent + Number(digit) : 0);
  lines.advance(next);
  const joined = style === "|" ? written.join("\n") : foldedLines(written);
  const data = joined + (chomp === "-" ? "" : chomp === "+" ? "\n".repeat(Math.max(1, breaks)) : "\n");
  return { data, raw: text.slice(at, end) };
}

/** The lines from the next one on that are more indented, without the empty ones at the end, of which it has the breaks. */
function linesOf({ text, limit, next: from }: Lines, indent: number, given: number) {
  const written: Line[] = [];
  let column = given;
  let empty = 0;
  let end = from;
  let line = from;
  while (line < limit) {
    let at = line;
    while (text.charCodeAt(at) === SPACE) at++;
    const feed = text.indexOf("\n", at);
    if (feed < 0 || feed >= limit) doubt();
    const stop = text[feed - 1] === "\r" && feed > at ? feed - 1 : feed;
    if (at >= stop) {
      if (written.length === 0 || at - line > column) doubt();
      empty++;
    } else {
      if (column === 0) column = at - line;
      if (at - line <= indent) break;
      if (at - line < column || text[at] === "\t") doubt();
      for (; empty > 0; empty--) written.push("");
      written.push(text.slice(line + column, stop));
      end = stop;
    }
    line = feed + 1;
  }
  if (written.length === 0 || column <= indent || /\s/.test(text[end - 1] ?? " ")) doubt();
  return { written, breaks: empty + 1, end, next: line };
}

/** Joins lines as YAML folds them: those that are more indented stay as they are. */
function foldedLines(lines: readonly Line[]): string {
  let joined = "";
  let between = "";
  let isDeep = false;
  for (const line of lines) {
    if (line.startsWith(" ")) {
      if (between === " ") between = "\n";
      else if (!isDeep && between === "\n") between = "\n\n";
      joined += between + line;
      between = "\n";
      isDeep = true;
    } else if (line === "") {
      if (between === "\n") joined += "\n";
      else between = "\n";
    } else {
      joined += between + line;
      between = " ";
      isDeep = false;
    }
  }
  return joined;
}
