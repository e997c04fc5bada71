import type { Point } from "../../play/vector.js";

/** The most places that a measure is shown to. */
const MOST_PLACES = 9;

/** A measure to two places, for people; to more where it would look like a whole number that it is not. */
export function measure(value: number): string {
  for (let places = 2; places < MOST_PLACES; places++) {
    const shown = Number(value.toFixed(places));
    if (shown === value || !Number.isInteger(shown)) return decimals(value, places);
  }
  return decimals(value, MOST_PLACES);
}

/** Plain decimals without zeros at their end: a small number as itself would have an exponent. */
function decimals(value: number, places: number): string {
  const shown = value.toFixed(places).replace(/\.?0+$/, "");
  return shown === "-0" ? "0" : shown;
}

/** A point in inches: `3, 10.5`. */
export function pointText([x, y]: Point): string {
  return `${measure(x)}, ${measure(y)}`;
}
