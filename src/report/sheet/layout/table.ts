import type { Mark, TextMark } from "../scene.js";
import { columnWidths, total } from "./column-widths.js";
import type { Strip } from "./strips.js";
import { fitted, shown, wrapped } from "./text.js";

/** What stands in a cell: a text, or one with a look of its own. */
export type Cell = string | CellSpec;

export interface CellSpec {
  readonly text: string;
  readonly bold?: boolean;
  /** Where a program finds the value. */
  readonly id?: string;
  /** Drawn in the cell beside its text; coordinates are those of the page. */
  readonly draw?: (x: number, y: number, width: number, height: number) => readonly Mark[];
}

export interface TableColumn {
  readonly heading: string;
  readonly align?: "middle" | "end";
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

export interface TableStyle {
  /** Of its texts; headings and notes are a little smaller. */
  readonly size: number;
  /** Lines that a cell may take. */
  readonly lines: number;
}

/** Blank left and right of a cell's text, and above and below. */
export const PAD = 1.8;
const ROOM = 1.1;
const LINE = 1.2;
/** Where the baseline lies within a line, from its top. */
const BASE = 0.92;
/** Characters of a text that are measured and printed at most. */
const LONGEST = 400;

/** A text as it may stand in a cell: of a long one its beginning. */
export function cellText(text: string, longest = LONGEST): string {
  return shown(text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text);
}

export const asCell = (cell: Cell | undefined): CellSpec =>
  typeof cell === "object" ? cell : { text: cell ?? "" };

/** A table as strips of a width: its headings, then a strip for each row. */
export function tableStrips({ columns, rows }: Table, width: number, style: TableStyle): Strip[] {
  const widths = columnWidths({ columns, rows }, width, style);
  const small = { size: style.size - 0.5, lines: 3 };
  const head: TableRow = { cells: columns.map(({ heading }) => ({ text: heading, bold: false })) };
  const heading = columns.some((column) => column.heading !== "")
    ? rowStrip(head, columns, widths, { ...small, rule: "grey", ink: "grey" })
    : null;
  const body = rows.map((row): Strip => {
    const strip = rowStrip(row, columns, widths, { ...style, rule: row.total ? "grey" : "light" });
    return heading ? { ...strip, under: heading } : strip;
  });
  return heading ? [{ ...heading, keep: true }, ...body] : body;
}

interface RowStyle extends TableStyle {
  readonly rule: "grey" | "light";
  readonly ink?: "grey";
}

function rowStrip(
  row: TableRow,
  columns: readonly TableColumn[],
  widths: readonly number[],
  { size, lines, rule, ink }: RowStyle,
): Strip {
  const cells = columns.map((column, i) => {
    const cell = asCell(row.cells[i]);
    const bold = cell.bold ?? row.total ?? column.bold ?? false;
    const text = cellText(cell.text);
    const room = widths[i]! - 2 * PAD;
    // One word is rather set smaller than broken.
    const set = /\s/.test(text)
      ? wrapped(text, room, size, { bold, lines }).map((told) => ({ text: told, size }))
      : text === ""
        ? []
        : [fitted(text, room, size, { bold, least: size * 0.75 })];
    return { cell, bold, set, align: column.align };
  });
  const high = Math.max(1, ...cells.map(({ set }) => set.length)) * size * LINE;
  const width = total(widths);
  const note =
    row.note === undefined ? [] : noteLines(row.note, width - (widths[0] ?? 0) - 2 * PAD, size - 0.5);
  const height = high + 2 * ROOM + note.length * (size - 0.5) * LINE;
  return {
    height,
    draw(x, y) {
      let left = x;
      const marks = cells.flatMap(({ cell, bold, set, align }, i): Mark[] => {
        const own = widths[i]!;
        const at = left;
        left += own;
        const texts = set.map((line, n): TextMark => {
          const place = align === "end" ? at + own - PAD : align === "middle" ? at + own / 2 : at + PAD;
          return {
            kind: "text",
            x: place,
            y: y + ROOM + n * size * LINE + size * BASE,
            ...line,
            ...(bold ? { bold } : {}),
            ...(align ? { anchor: align } : {}),
            ...(ink ? { ink } : {}),
            ...(cell.id && n === 0 ? { id: cell.id } : {}),
          };
        });
        const drawn = cell.draw?.(at, y, own, high + 2 * ROOM) ?? [];
        if (texts.length === 0 && drawn.length === 0) return [];
        return [{ kind: "cell", x: at, y, width: own, height: high + 2 * ROOM, marks: [...texts, ...drawn] }];
      });
      const notes = note.map((text, n): TextMark => {
        const top = y + high + ROOM + n * (size - 0.5) * LINE;
        return {
          kind: "text",
          x: x + (widths[0] ?? 0) + PAD,
          y: top + (size - 0.5) * BASE,
          text,
          size: size - 0.5,
          ink: "grey",
        };
      });
      return [...marks, ...notes, line(x, x + width, rowEdge(row, y, height), rule)];
    },
  };
}

/** A total has its line above, other rows have it below. */
function rowEdge(row: TableRow, y: number, height: number): number {
  return row.total ? y : y + height;
}

function noteLines(note: string, width: number, size: number): readonly string[] {
  return wrapped(cellText(note), width, size, { lines: 3 });
}

/** A thin level line. */
export function line(
  from: number,
  to: number,
  y: number,
  ink: "grey" | "light" | "black",
  width = 0.4,
): Mark {
  return { kind: "path", d: `M ${from} ${y} L ${to} ${y}`, stroke: { ink, width } };
}
