import stringWidth from "string-width";
import { once } from "../../source/once.js";

/** Colours of a report; without colour each is the identity. */
export interface Palette {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly info: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly accent: (text: string) => string;
  readonly added: (text: string) => string;
  readonly removed: (text: string) => string;
}

const same = (text: string) => text;
export const PLAIN: Palette = {
  error: same,
  warning: same,
  info: same,
  strong: same,
  faint: same,
  accent: same,
  added: same,
  removed: same,
};

/** How wide and in which colours a report for people is laid out. */
export interface Layout {
  /** Cells a line may take. */
  readonly width: number;
  readonly palette: Palette;
  /** Findings and prices only: no counts, and no word on what to do next. */
  readonly quiet?: boolean;
}

/** One cell a character: letters of Latin, Greek and Cyrillic, and the signs, arrows and lines of our own reports. */
const ONE_CELL = /^[ -~¡-¬®-˿Ͱ-ͷͺ-ͽΐ-ΡΣ-҂Ҋ-ԯ‐-‧‰-⁀←↑→↓−∞≈≠≤≥─-╿□-▣△▲▶▷▼▽◀◁◆◇○●]*$/;

/** Cells that a text takes on a terminal. */
export function width(text: string): number {
  return ONE_CELL.test(text) ? text.length : stringWidth(text);
}

const segmenter = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** What a person sees as one character each. */
export function graphemes(text: string): Intl.Segments {
  return segmenter().segment(text);
}

/** Cuts a text to at most so many cells, with an ellipsis where something is left out. */
export function clip(text: string, cells: number): string {
  if (width(text) <= cells) return text;
  return `${leading(text, cells - 1)}…`;
}

/** The first characters that take at most so many cells. */
export function leading(text: string, cells: number): string {
  // Telling characters apart takes long, and is seldom needed.
  const near = text.slice(0, Math.max(0, cells) * 16);
  if (ONE_CELL.test(near)) return near.slice(0, cells);
  let used = 0;
  let kept = "";
  for (const { segment } of graphemes(near)) {
    used += width(segment);
    if (used > cells) break;
    kept += segment;
  }
  return kept;
}

/** The last characters that take at most so many cells. */
export function tail(text: string, cells: number): string {
  if (cells <= 0) return "";
  if (ONE_CELL.test(text)) return text.slice(-cells);
  const segments = [...graphemes(text)].reverse();
  let used = 0;
  let from = text.length;
  for (const { segment, index } of segments) {
    used += width(segment);
    if (used > cells) break;
    from = index;
  }
  return text.slice(from);
}

/** Cuts a text to at most so many cells at its end, with an ellipsis where something is left out. */
export function clipStart(text: string, cells: number): string {
  return width(text) <= cells ? text : `…${tail(text.slice(-cells * 16), cells - 1)}`;
}

/** Pads a text with blanks to a width in cells. */
export function pad(text: string, cells: number, align: "left" | "right" = "left"): string {
  const blanks = " ".repeat(Math.max(0, cells - width(text)));
  return align === "left" ? text + blanks : blanks + text;
}

/** Breaks a text at blanks into lines of at most so many cells; words that are longer stand alone. */
export function wrap(text: string, cells: number, indent = ""): string[] {
  // Most texts are one line.
  if (!/\n| {2}|^ | $/.test(text) && width(indent) + width(text) <= cells) return [indent + text];
  const room = cells - width(indent);
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const word of paragraph.split(/ +/)) {
      const more = width(word);
      if (line !== "" && used + 1 + more > room) {
        lines.push(indent + line);
        line = word;
        used = more;
      } else {
        used += line === "" ? more : more + 1;
        line = line === "" ? word : `${line} ${word}`;
      }
    }
    return [...lines, line === "" ? "" : indent + line];
  });
}
