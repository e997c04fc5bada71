import { cellText } from "./cell-text.js";
import { asCell, columnWidths, PAD, type Table, type TableColumn, type TableRow } from "./column-widths.js";
import { wrapped } from "./measure.js";
import { beside, cell, centred, inset, type Piece, rule, space, stack } from "./piece.js";
import { line, lines, type Style } from "./words.js";

export interface TableStyle {
  /** Of its texts; headings and notes are a little smaller. */
  readonly size: number;
  /** Lines that a cell may take. */
  readonly lines: number;
}

/** Blank above and below a cell's text. */
const ROOM = 0.9;
const RULE = 0.4;
/** Lines that a note or a heading may take. */
const SMALL_LINES = 3;
/** One word is set smaller rather than broken, down to this part of its size. */
const SMALLEST = 0.75;

interface SizedColumn extends TableColumn {
  readonly width: number;
}

/** A table as rows of a width: its headings, then a piece for each row. */
export function tableRows(table: Table, width: number, style: TableStyle): Piece[] {
  const widths = columnWidths(table, width, style.size);
  const columns = table.columns.map((column, i) => ({ ...column, width: widths[i] ?? 0 }));
  const small = { size: style.size - 0.5, ink: "grey" } as const;
  const body = table.rows.map((row) => {
    const cells = cellsOf(row, columns, style);
    if (row.total) return stack([rule(width, RULE, "grey"), cells], width);
    return stack([cells, ...noteLines(row, columns, small), rule(width, RULE, "light")], width);
  });
  if (columns.every(({ heading }) => heading === "")) return body;
  const names = { cells: columns.map(({ heading }) => ({ text: heading, bold: false })) };
  const cells = cellsOf(names, columns, { ...small, lines: SMALL_LINES });
  const head = stack([cells, rule(width, RULE, "grey")], width);
  return [{ ...head, keep: true }, ...body.map((row) => ({ ...row, under: head }))];
}

/** Below the cells, from the second on. */
function noteLines({ note }: TableRow, columns: readonly SizedColumn[], style: Style): Piece[] {
  if (note === undefined) return [];
  const [first, ...others] = columns.map(({ width }) => width);
  const wide = others.reduce((sum, each) => sum + each, 0) - 2 * PAD;
  return lines(cellText(note), wide, style, SMALL_LINES).map((each) =>
    beside([space((first ?? 0) + PAD, 0), each]),
  );
}

function cellsOf(
  { cells, total = false }: TableRow,
  columns: readonly SizedColumn[],
  style: TableStyle & Style,
): Piece {
  const told = columns.map((column, i) => {
    const { bold = total || column.bold, id, piece, text } = asCell(cells[i]);
    if (piece) return centred(piece(column.width), column.width);
    const { lines: most, ...plain } = style;
    const set = bold ? { ...plain, bold } : plain;
    return inset(stack(cellLines(cellText(text), { ...column, id, most, style: set })), PAD);
  });
  const height = Math.max(style.size * 1.2, ...told.map((each) => each.height)) + 2 * ROOM;
  const padded = told.map((each) => (each.height === 0 ? null : cell(inset(each, 0, ROOM), { height })));
  return beside(columns.map(({ width }, i) => stack([padded[i] ?? space(width, height)], width)));
}

interface CellLines extends SizedColumn {
  readonly id: string | undefined;
  readonly most: number;
  readonly style: Style;
}

function cellLines(words: string, { width, align: anchor, id, most, style }: CellLines): Piece[] {
  const room = width - 2 * PAD;
  const { size, bold = false } = style;
  if (words === "") return [];
  if (!/\s/.test(words)) return [line(words, room, style, { id, anchor, least: size * SMALLEST })];
  return wrapped(words, room, size, { bold, lines: most }).map((each, i) =>
    line(each, room, style, { anchor, id: i === 0 ? id : undefined }),
  );
}
