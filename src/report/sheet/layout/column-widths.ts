import { cellText } from "./cell-text.js";
import { textWidth } from "./measure.js";
import type { Piece } from "./piece.js";

/** What stands in a cell: a text, or one with a look of its own. */
export type Cell = string | CellSpec;

export interface CellSpec {
  readonly text: string;
  readonly bold?: boolean;
  /** Where a program finds the value. */
  readonly id?: string;
  /** Drawn in place of its text, in the width of its column. */
  readonly piece?: (width: number) => Piece;
}

export interface TableColumn {
  readonly heading: string;
  /** Left when absent. */
  readonly align?: "middle" | "end";
  /** Takes what room is left; without one of these all columns share it. */
  readonly grow?: boolean;
  /** As wide as the others of its kind, which share what room is left. */
  readonly even?: boolean;
  readonly bold?: boolean;
  /** At least so wide, whatever it holds. */
  readonly least?: number;
}

export interface TableRow {
  readonly cells: readonly Cell[];
  /** Said below the cells, from the second on. */
  readonly note?: string;
  /** A line above it, and its texts in bold: a total. */
  readonly total?: boolean;
}

export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

/** Blank left and right of a cell's text. */
export const PAD = 1.8;

export const asCell = (cell: Cell | undefined): CellSpec =>
  typeof cell === "object" ? cell : { text: cell ?? "" };

interface Measured {
  /** In one line. */
  readonly natural: number;
  /** Of its longest word. */
  readonly word: number;
}

/** Shares a width out by what the columns hold; where it is too narrow, by the longest words. */
export function columnWidths(table: Table, width: number, size: number): number[] {
  const { columns } = table;
  const measured = measure(table, width, size);
  const natural = measured.map((each) => each.natural);
  const evenly = natural.filter((_, i) => columns[i]?.even);
  const alike = natural.map((each, i) => (columns[i]?.even ? Math.max(...evenly) : each));
  const wanted = total(alike) <= width ? alike : natural;
  if (total(wanted) > width) {
    const tooNarrow = total(measured.map(({ word }) => word)) >= width;
    return tooNarrow ? crowded(table, measured, width) : narrowed(measured, width);
  }
  const taking =
    [columns.map(({ even }) => even), columns.map(({ grow }) => grow)].find((some) => some.includes(true)) ??
    columns.map(() => true);
  const share = (width - total(wanted)) / taking.filter((each) => each).length;
  return wanted.map((each, i) => each + (taking[i] ? share : 0));
}

/** Where not even the longest words fit, those of names give way: a number that is cut is another number. */
function crowded({ columns }: Table, measured: readonly Measured[], width: number): number[] {
  const grows = columns.map(({ grow = false }) => grow);
  const words = (grow: boolean) =>
    total(measured.filter((_, i) => grows[i] === grow).map(({ word }) => word));
  const [names, others] = [words(true), words(false)];
  const forNames = Math.max(width - others, names * Math.min(0.25, width / (names + others)));
  const scale = { names: forNames / names, others: (width - forNames) / others };
  return measured.map((each, i) => each.word * (grows[i] ? scale.names : scale.others));
}

/** Narrow columns keep what they need; the wide ones are cut to one width, though not into their words. */
function narrowed(measured: readonly Measured[], width: number): number[] {
  let [low, high] = [0, width];
  const cut = (most: number) => measured.map((each) => Math.max(each.word, Math.min(each.natural, most)));
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (total(cut(middle)) <= width) low = middle;
    else high = middle;
  }
  return cut(low);
}

function measure({ columns, rows }: Table, width: number, size: number): Measured[] {
  return columns.map(({ heading, bold = false, least = 0 }, i) => {
    const cells = rows.map((row) => [asCell(row.cells[i]), row.total] as const);
    const texts = [
      [heading, size - 0.5, false] as const,
      ...cells.map(([cell, total]) => [cell.text, size, cell.bold ?? total ?? bold] as const),
    ];
    let [natural, word] = [least, least];
    for (const [text, of, strong] of texts) {
      const told = cellText(text);
      natural = Math.max(natural, textWidth(told, of, strong) + 2 * PAD);
      for (const part of told.split(" ")) word = Math.max(word, textWidth(part, of, strong) + 2 * PAD);
    }
    // Half a point against rounding, so that what fits is not broken.
    return { natural: natural + 0.5, word: Math.min(word, width / 2) + 0.5 };
  });
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
