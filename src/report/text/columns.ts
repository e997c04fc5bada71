import { clip, clipStart, type Layout, pad, width } from "./text.js";

/** How a column is laid out. At most one may shrink, so that the rows fit. */
export interface Column {
  readonly align?: "left" | "right";
  readonly shrink?: boolean;
  /** Which end of a cell that is too wide stays; paths tell more by their end. */
  readonly keep?: "start" | "end";
}

const GAP = 2;
/** Cells that a column that shrinks keeps, if it has so many. */
const LEAST = 12;

/** Lays rows of cells out in columns, none wider than `cells` while something can shrink. */
export function columns(
  rows: readonly (readonly string[])[],
  layout: readonly Column[],
  cells: number,
  indent = "",
): string[] {
  const shown = layout
    .map((column, i) => ({ ...column, i, wide: widest(rows, i) }))
    .filter(({ wide }) => wide > 0);
  // Where it is very narrow, gaps and the column that shrinks give way further.
  const least = shown.map(({ shrink, wide }) => (shrink ? LEAST : wide));
  const narrow = lineWidth(least, GAP, indent) > cells;
  const gap = narrow ? 1 : GAP;
  const over =
    lineWidth(
      shown.map(({ wide }) => wide),
      gap,
      indent,
    ) - cells;
  const sized = shown.map(({ wide, ...column }) => {
    const kept = Math.min(wide, narrow ? 4 : LEAST);
    return { ...column, wide: column.shrink ? Math.max(kept, wide - over) : wide };
  });
  return rows.map((row) => {
    const parts = sized.map(({ i, wide, align, keep }) => {
      const cut = keep === "end" ? clipStart : clip;
      return pad(cut(row[i] ?? "", wide), wide, align);
    });
    return (indent + parts.join(" ".repeat(gap))).trimEnd();
  });
}

function widest(rows: readonly (readonly string[])[], column: number): number {
  return rows.reduce((most, row) => Math.max(most, width(row[column] ?? "")), 0);
}

function lineWidth(widths: readonly number[], gap: number, indent: string): number {
  const gaps = gap * Math.max(0, widths.length - 1);
  return widths.reduce((sum, each) => sum + each, indent.length + gaps);
}

/** Rows below a line of headings, which is told apart. */
export function headed(
  [header, ...rows]: readonly (readonly string[])[],
  layout: readonly Column[],
  { width: cells, palette }: Layout,
  indent = "",
): string[] {
  const [head = "", ...lines] = columns([header ?? [], ...rows], layout, cells, indent);
  return [palette.faint(head), ...lines];
}

/** Two texts at the two ends of a line; the left one gives way. */
export function ends(left: string, right: string, cells: number): string {
  const room = Math.max(6, cells - width(right) - GAP);
  return `${pad(clip(left, room), room)}${" ".repeat(GAP)}${right}`.trimEnd();
}
