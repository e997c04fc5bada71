import type { Point } from "../../play/vector.js";

/** A measure to two places, for people. */
export function measure(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** A point in inches: `3, 10.5`. */
export function pointText([x, y]: Point): string {
  return `${measure(x)}, ${measure(y)}`;
}
