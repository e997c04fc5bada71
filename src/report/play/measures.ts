import type { Point } from "../../play/vector.js";

/** The most places that a measure is shown to. */
const MOST_PLACES = 9;

/** A measure to two places, for people; to more where it would look like a whole number that it is not. */
export function measure(value: number): string {
  for (let places = 2; places < MOST_PLACES; places++) {
    const shown = Number(value.toFixed(places)) + 0;
    if (shown === value || !Number.isInteger(shown)) return String(shown);
  }
  return String(Number(value.toFixed(MOST_PLACES)) + 0);
}

/** A point in inches: `3, 10.5`. */
export function pointText([x, y]: Point): string {
  return `${measure(x)}, ${measure(y)}`;
}
