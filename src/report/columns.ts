import { clip, pad, width } from "./text.js";

/** How a column is laid out. At most one may shrink, so that the rows fit. */
export interface Column {
  readonly align?: "left" | "right";
  readonly shrink?: boolean;
}

const GAP = 2;

/** Lays rows of cells out in columns, none wider than `cells` while something can shrink. */
export function columns(
  rows: readonly (readonly string[])[],
  layout: readonly Column[],
  cells: number,
  indent = "",
): string[] {
  const widths = layout.map((_, i) => rows.reduce((most, row) => Math.max(most, width(row[i] ?? "")), 0));
  const shown = layout.map((_, i) => i).filter((i) => widths[i]! > 0);
  const total =
    shown.reduce((sum, i) => sum + widths[i]!, 0) + GAP * Math.max(0, shown.length - 1) + indent.length;
  const shrinking = layout.findIndex((column) => column.shrink);
  if (shrinking >= 0 && total !== cells) {
    widths[shrinking] = Math.max(Math.min(widths[shrinking]!, 12), widths[shrinking]! + cells - total);
  }
  return rows.map((row) => {
    const parts = shown.map((i) => pad(clip(row[i] ?? "", widths[i]!), widths[i]!, layout[i]!.align));
    return (indent + parts.join(" ".repeat(GAP))).trimEnd();
  });
}

/** Two texts at the two ends of a line; the left one gives way. */
export function ends(left: string, right: string, cells: number): string {
  const room = Math.max(8, cells - width(right) - GAP);
  return `${pad(clip(left, room), room)}${" ".repeat(GAP)}${right}`.trimEnd();
}
