import { graphemes } from "../../text/text.js";
import { escaped, visible } from "../../text/visible.js";
import { advanceOf, isIgnorable, letterOf } from "../font/letters.js";

/** How a text is set: regular unless bold. */
export interface Setting {
  readonly bold?: boolean;
}

/** Marks above or below a letter that are shown as such; more would run over the lines around it. */
const PILED = /(?<=\p{Mn}{4})\p{Mn}/gu;
const ELLIPSIS = "…";
/** Nothing to compose. */
const COMPOSED = /^[ -~¡-¬®-ʯ–—‘’“”…″−→]*$/;

/** A text as a sheet shows it: one line, letters composed, by their escapes whatever is not for showing. */
export function shown(text: string): string {
  const safe = visible(text);
  if (COMPOSED.test(safe)) return safe;
  return safe.replace(PILED, escaped).normalize("NFC");
}

/** A text of ours with minus signs before its numbers, as they are printed. */
export function minus(text: string): string {
  return text.replace(/-(?=\d)/g, "−");
}

/** How wide a text is in points, at a size in points. Letters that the embedded font lacks are taken to be wide. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const char of text) ems += advanceOf(char, bold);
  return ems * size;
}

/**
 * A text made to fit a width in points: smaller down to `least` (no smaller than `size` when absent), and then cut
 * with an ellipsis. Where not even the ellipsis fits, nothing is left.
 */
export function fitted(
  text: string,
  width: number,
  size: number,
  { bold = false, least = size }: Setting & { readonly least?: number } = {},
): { text: string; size: number } {
  if (text.length <= most(width, least)) {
    const wanted = textWidth(text, size, bold);
    if (wanted <= width) return { text, size };
    // Down to a hundredth: what is rounded up would not fit.
    const smaller = Math.floor((size * width * 100) / wanted) / 100;
    if (smaller >= least) return { text, size: smaller };
  }
  return { text: cut(text, width, least, bold), size: least };
}

/**
 * A text as lines of at most a width in points, broken at blanks, and within words that are longer than a line. At most
 * so many lines: the last one is cut with an ellipsis.
 */
export function wrapped(
  text: string,
  width: number,
  size: number,
  { bold = false, lines: limit }: Setting & { readonly lines: number },
): string[] {
  const lines: string[] = [];
  let rest = text.slice(0, most(width, size) * limit).trim();
  const isShort = rest.length === text.trim().length;
  while (rest !== "" && lines.length < limit) {
    const line = beginning(rest, width, size, bold);
    const after = rest.slice(line.length).trimStart();
    const isCut = line === "" || (lines.length === limit - 1 && !(after === "" && isShort));
    lines.push(isCut ? cut(rest, width, size, bold) : line.trimEnd());
    rest = line === "" ? "" : after;
  }
  return lines;
}

/** The letters of a text that the embedded font lacks, each once. */
export function missingLetters(text: string): string[] {
  return [...new Set(text)].filter((char) => !letterOf(char) && !isIgnorable(char));
}

/** Whatever is longer fits no such width, unless it is of blanks that are no wider than a hair. */
function most(width: number, size: number): number {
  return Math.ceil((width / size) * 64) + 64;
}

/** As many letters as fit together with an ellipsis. */
function cut(text: string, width: number, size: number, bold: boolean): string {
  const room = width - textWidth(ELLIPSIS, size, bold);
  return room < 0 ? "" : `${start(text, room, size, bold).trimEnd()}${ELLIPSIS}`;
}

/** As many letters as fit. */
function start(text: string, width: number, size: number, bold: boolean): string {
  let used = 0;
  let end = 0;
  for (const { segment, index } of graphemes(text.slice(0, most(width, size)))) {
    used += textWidth(segment, size, bold);
    if (used > width) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** As many words as fit, or of the first one as many letters as do. */
function beginning(text: string, width: number, size: number, bold: boolean): string {
  const line = start(text, width, size, bold);
  if (line === text || /^\s/.test(text.slice(line.length))) return line;
  const blank = line.search(/\s\S*$/);
  return blank > 0 ? line.slice(0, blank) : line;
}
