import type { Mark } from "../scene.js";
import type { Piece } from "./pieces.js";
import { fitted } from "./text.js";

/** A box that stands out, with what is written in it. */
export interface BoxLabel {
  readonly text: string;
  readonly id: string;
}

export interface BoxesOptions {
  readonly round?: boolean;
  /** By index, counted from 0. */
  readonly labels?: ReadonlyMap<number, BoxLabel>;
}

/** Side of a box to cross off: at least 8 points at the smallest scale of a display that has a page of its own. */
export const BOX = 10;
const BETWEEN = 1.8;
const FIVE = 5;
/** More room after each fifth. */
const AFTER_FIVE = 2.6;

/** Boxes that a row of a width holds: by tens, or by fives where it is narrow. */
export function boxesPerRow(width: number): number {
  const fives = Math.max(1, Math.floor((width + BETWEEN + AFTER_FIVE) / rowWidth(FIVE, true)));
  return Math.min(40, FIVE * (fives > 1 ? fives - (fives % 2) : 1));
}

/** Boxes to cross off, in rows. */
export function boxes(count: number, perRow: number, options: BoxesOptions = {}): Piece {
  const rows = Math.ceil(count / perRow);
  return {
    width: rowWidth(Math.min(count, perRow)),
    height: rows === 0 ? 0 : rows * (BOX + BETWEEN) - BETWEEN,
    draw: (x, y) =>
      Array.from({ length: count }, (_, i) =>
        box(x + offset(i % perRow), y + Math.floor(i / perRow) * (BOX + BETWEEN), i, options),
      ).flat(),
  };
}

function offset(index: number): number {
  return index * (BOX + BETWEEN) + Math.floor(index / FIVE) * AFTER_FIVE;
}

function rowWidth(count: number, andGap = false): number {
  return count === 0 ? 0 : andGap ? offset(count) : offset(count - 1) + BOX;
}

function box(x: number, y: number, index: number, { round = false, labels }: BoxesOptions): Mark[] {
  const label = labels?.get(index);
  const stroke = { ink: "black", width: label ? 1.5 : 0.7 } as const;
  const fill = label ? "tint" : "paper";
  const shape: Mark = round
    ? { kind: "circle", x: x + BOX / 2, y: y + BOX / 2, radius: BOX / 2, fill, stroke }
    : { kind: "rect", x, y, width: BOX, height: BOX, radius: 1, fill, stroke };
  if (!label) return [shape];
  const { text, size } = fitted(label.text, BOX - 2, BOX * 0.72, { bold: true, least: 1 });
  return [
    shape,
    {
      kind: "text",
      x: x + BOX / 2,
      y: y + BOX / 2 + size * 0.36,
      text,
      size,
      bold: true,
      anchor: "middle",
      id: label.id,
    },
  ];
}
