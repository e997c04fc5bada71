import { clip, clipStart, pad, width } from "./text.js";

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
  const widths = layout.map((_, i) => rows.reduce((most, row) => Math.max(most, width(row[i] ?? "")), 0));
  const shown = layout.map((_, i) => i).filter((i) => widths[i]! > 0);
  // Where it is very narrow, gaps and the column that shrinks give way further.
  const fixed = shown.reduce((sum, i) => sum + (layout[i]!.shrink ? LEAST : widths[i]!), indent.length);
  const narrow = fixed + GAP * (shown.length - 1) > cells;
  const gap = narrow ? 1 : GAP;
  const total =
    shown.reduce((sum, i) => sum + widths[i]!, 0) + gap * Math.max(0, shown.length - 1) + indent.length;
  const shrinking = layout.findIndex((column) => column.shrink);
  if (shrinking >= 0 && total !== cells) {
    widths[shrinking] = Math.max(
      Math.min(widths[shrinking]!, narrow ? 4 : LEAST),
      widths[shrinking]! + cells - total,
    );
  }
  return rows.map((row) => {
    const parts = shown.map((i) => {
      const cut = layout[i]!.keep === "end" ? clipStart : clip;
      return pad(cut(row[i] ?? "", widths[i]!), widths[i]!, layout[i]!.align);
    });
    return (indent + parts.join(" ".repeat(gap))).trimEnd();
  });
}

/** Two texts at the two ends of a line; the left one gives way. */
export function ends(left: string, right: string, cells: number): string {
  const room = Math.max(6, cells - width(right) - GAP);
  return `${pad(clip(left, room), room)}${" ".repeat(GAP)}${right}`.trimEnd();
}
