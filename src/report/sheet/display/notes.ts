import { textLines } from "../../text/visible.js";
import { cell, type Piece, space } from "../layout/piece.js";
import { lines, word } from "../layout/words.js";
import { STRONG, TEXT } from "./styles.js";

/** Lines of notes that are printed at most. */
const MOST_LINES = 200;
/** Between two paragraphs. */
const BETWEEN = 5;
/** Rows of notes that a display has room for, if it has any: the heading and six lines. */
export const LEAST_NOTES = 7;

/** What the owner notes, line by line under a heading; an empty line parts two paragraphs. */
export function noteRows(notes: string | null, width: number): Piece[] {
  if (notes === null) return [];
  let left = MOST_LINES;
  const rows = textLines(notes).flatMap((each) => {
    const told = each === "" ? [space(width, BETWEEN)] : lines(each, width, TEXT, Math.max(0, left));
    left -= told.length;
    return left < 0 ? [] : told;
  });
  return [word("Notes", STRONG), ...rows].map((row) => cell(row));
}
