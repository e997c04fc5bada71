import Fraction from "fraction.js";
import type { Ruleset } from "./schema.js";

/** An exact rational number. */
export type Exact = Fraction;

const ZERO = new Fraction(0);
const HALF = new Fraction(1, 2);
const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** An exact number from a whole number, decimal text or `p/q`. Doubles are taken by the digits they print as. */
export function exact(value: number | string | bigint): Exact {
  if (typeof value !== "number" || Number.isSafeInteger(value)) return new Fraction(value);
  const [digits = "", exponent = "0"] = String(value).split("e");
  const power = 10n ** BigInt(Math.abs(Number(exponent)));
  const mantissa = new Fraction(digits);
  return Number(exponent) < 0 ? mantissa.div(power) : mantissa.mul(power);
}

/** The exact sum; 0 of nothing. */
export function sum(values: Iterable<Exact>): Exact {
  let total = ZERO;
  for (const value of values) total = total.add(value);
  return total;
}

/** Rounds once to a whole number: `nearest` is half up; `none` leaves it as it is. */
export function round(value: Exact, rounding: Ruleset["rounding"]): Exact {
  switch (rounding) {
    case "nearest":
      return value.d === 1n ? value : value.add(HALF).floor();
    case "up":
      return value.ceil();
    case "down":
      return value.floor();
    case "none":
      return value;
  }
}

/** The exact decimal text, or `p/q` where a decimal does not end. */
export function exactText(value: Exact): string {
  if (value.d === 1n) return (value.s * value.n).toString();
  const places = decimalPlaces(value.d);
  if (places === null) return value.toFraction();
  const scaled = (value.n * 10n ** BigInt(places)) / value.d;
  const text = scaled.toString().padStart(places + 1, "0");
  return `${value.s < 0n ? "-" : ""}${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** How many decimal places a number over this denominator has; null where they do not end. */
function decimalPlaces(denominator: bigint): number | null {
  let rest = denominator;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; twos++) rest /= 2n;
  for (; rest % 5n === 0n; fives++) rest /= 5n;
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** An exact number as it is handed out where no decimal is wanted, such as a chance: `5/6`; `0` and `1` without a bar. */
export type FractionText = string;

export function fractionText(value: Exact): FractionText {
  return value.toFraction();
}

/** A percentage with its sign: `+20%`, `-25%`. */
export function signedPercent(percent: number | string): string {
  const text = String(percent);
  return `${text.startsWith("-") ? "" : "+"}${text}%`;
}

/** Points: a number, or exact text where they are no whole number or too large for one. */
export type Points = number | string;

/** Exact points as they are handed out. */
export function toPoints(value: Exact): Points {
  if (value.d === 1n && value.n <= SAFE) return Number(value.s * value.n);
  const text = exactText(value);
  return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

/** Points as a ruleset hands them out: with `rounding: none` always exact text. */
export function pointsUnder(value: Exact, rounding: Ruleset["rounding"]): Points {
  return rounding === "none" ? exactText(value) : toPoints(value);
}
