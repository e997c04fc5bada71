import { type HexNumber, hexText } from "../../design/hex-number.js";
import { element, type Markup, text } from "../text/xml.js";

/** From the centre of a hex to a corner, in pixels. */
export const SIZE = 30;
const HEIGHT = SIZE * Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of a map that is shown: first and last column and row. */
export interface View {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** The smallest part of a map that holds these hexes; at least one has to be given. */
export function viewOf(hexes: readonly HexNumber[]): View {
  const span = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
  return { columns: span(hexes.map(({ column }) => column)), rows: span(hexes.map(({ row }) => row)) };
}

export function isInView({ columns, rows }: View, { column, row }: HexNumber): boolean {
  return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
}

/** The size of a view in pixels. */
export function sizeOf({ columns, rows }: View): { width: number; height: number } {
  const across = columns[1] - columns[0] + 1;
  const down = rows[1] - rows[0] + 1;
  return { width: (across * 1.5 + 0.5) * SIZE, height: (down + 0.5) * HEIGHT };
}

/** Where the centre of a hex is: even columns stand half a hex lower. */
export function centreOf({ columns, rows }: View, { column, row }: HexNumber): Point {
  const lower = column % 2 === 0 ? 0.5 : 0;
  return { x: SIZE + (column - columns[0]) * 1.5 * SIZE, y: (row - rows[0] + 0.5 + lower) * HEIGHT };
}

/** A hex with its number. */
export function drawHex(hex: HexNumber, { x, y }: Point, fill: string): Markup[] {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + SIZE * Math.cos(angle)).toFixed(1)},${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
  });
  return [
    element("polygon", { points: corners.join(" "), fill, stroke: "#888", "stroke-width": 0.75 }),
    element(
      "text",
      { x, y: y - HEIGHT / 2 + 9, "font-size": 7, fill: "#555", "text-anchor": "middle" },
      text(hexText(hex)),
    ),
  ];
}
