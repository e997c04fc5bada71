import { type Piece, rectangle } from "./piece.js";
import { line } from "./words.js";

/** A box that stands out, with what is written in it. */
export interface BoxLabel {
  readonly text: string;
  /** Where a program finds the value. */
  readonly id?: string;
}

export interface BoxesOptions {
  readonly round?: boolean;
  /** By index, counted from 0. */
  readonly labels?: ReadonlyMap<number, BoxLabel>;
  /** Of a box: BOX if left out. */
  readonly side?: number;
}

/** Side of a box to cross off: at least 8 points at the smallest scale of a display that has a page of its own. */
export const BOX = 10;
const BETWEEN = 1.8;
const FIVE = 5;
/** More room after each fifth. */
const AFTER_FIVE = 2.6;

/** Boxes that a row of a width holds: by tens, or by fives where it is narrow. */
export function boxesPerRow(width: number): number {
  const fives = Math.max(1, Math.floor((width + BETWEEN + AFTER_FIVE) / offset(FIVE, BOX)));
  return Math.min(40, FIVE * (fives > 1 ? fives - (fives % 2) : 1));
}

/** How wide a row of boxes is. */
export function rowWidth(count: number, side = BOX): number {
  return count === 0 ? 0 : offset(count - 1, side) + side;
}

/** Boxes to cross off, in rows. */
export function boxes(count: number, perRow: number, options: BoxesOptions = {}): Piece {
  const { side = BOX } = options;
  const drawn = Array.from({ length: count }, (_, i) => box(side, options, options.labels?.get(i)));
  const rows = Math.ceil(count / perRow);
  return {
    width: rowWidth(Math.min(count, perRow), side),
    height: rows === 0 ? 0 : rows * (side + BETWEEN) - BETWEEN,
    draw: (x, y) =>
      drawn.flatMap((each, i) =>
        each.draw(x + offset(i % perRow, side), y + Math.floor(i / perRow) * (side + BETWEEN)),
      ),
  };
}

function offset(index: number, side: number): number {
  return index * (side + BETWEEN) + Math.floor(index / FIVE) * AFTER_FIVE;
}

function box(side: number, { round = false }: BoxesOptions, label?: BoxLabel): Piece {
  const stroke = { ink: "black", width: label ? 1.5 : side * 0.07 } as const;
  const fill = label ? "tint" : "paper";
  const radius = side / 2;
  const shape: Piece = round
    ? {
        width: side,
        height: side,
        draw: (x, y) => [{ kind: "circle", x: x + radius, y: y + radius, radius, fill, stroke }],
      }
    : rectangle(side, side, { radius: side / 10, fill, stroke });
  if (!label) return shape;
  const style = { size: side * 0.72, bold: true };
  const { text, id } = label;
  return {
    ...shape,
    draw: (x, y) => {
      const [mark] = line(text, side - 2, style, { id, anchor: "middle", least: 1 }).draw(x + 1, y);
      if (mark?.kind !== "text") return shape.draw(x, y);
      return [...shape.draw(x, y), { ...mark, y: y + radius + mark.size * 0.36 }];
    },
  };
}
