import { cellText } from "./cell-text.js";
import { beside, cell, inset, type Piece, rule, space, stack } from "./piece.js";
import { line, lines, type Style, word } from "./words.js";

/** The size down to which a heading shrinks. */
const LEAST = 6.5;

/** The heading of a table under a heavy line. */
export function heading(title: string, width: number, size: number): Piece {
  const words = line(cellText(title), width - 2, { size, bold: true }, { least: LEAST });
  return { ...stack([rule(width, 0.8), inset(words, 1, size * 0.16)], width), keep: true };
}

/** The heading of a section: white on black. */
export function band(title: string, width: number): Piece {
  const words = line(cellText(title), width - 10, { size: 8.5, bold: true, ink: "paper" }, { least: LEAST });
  return { ...cell(inset(words, 5, 1.9), { fill: "black" }), keep: true };
}

const INDENT = 9;
/** Characters of a paragraph that are printed at most. */
const LONGEST = 4000;

export interface ProseOptions {
  /** Printed before the first line; the others are indented below it. */
  readonly lead?: string;
  /** Lines at most. */
  readonly most?: number;
}

/** A paragraph, a piece for each line: a column may end only after the last. */
export function prose(
  text: string,
  width: number,
  style: Style,
  { lead, most = 12 }: ProseOptions = {},
): Piece[] {
  const indent = lead === undefined ? 0 : INDENT;
  const told = lines(cellText(text, LONGEST), width - indent - 2, style, most);
  return told.map((each, i): Piece => {
    const before = i === 0 && lead !== undefined ? word(lead, { ...style, bold: true }) : space(0, 0);
    const row = beside([space(1, 0), stack([before], indent), each]);
    return i < told.length - 1 ? { ...row, keep: true } : stack([row, space(0, style.size * 0.3)]);
  });
}
