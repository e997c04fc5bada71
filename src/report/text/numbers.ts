import { exact } from "../../rulebook/exact.js";

/** Texts of numbers with blanks after them, so that right-aligned they stand point under point. */
export function alignPoints(numbers: readonly string[]): string[] {
  const fraction = (text: string) => (text.includes(".") ? text.length - text.indexOf(".") : 0);
  const most = Math.max(0, ...numbers.map(fraction));
  return numbers.map((text) => text + " ".repeat(most - fraction(text)));
}

/** A range of whole numbers: `3`, `9–15`. */
export function span(from: number | string, to: number | string): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Characters that a number may take in a table before it is only about what it is. */
const LONGEST = 14;

/** An exact number as people read it: one too long for a table is rounded, and says so by `≈`. */
export function readable(number: number | string): string {
  const text = String(number);
  if (text.length <= LONGEST) return text;
  const value = exact(number);
  const sign = value.s < 0n ? "-" : "";
  const whole = (value.n / value.d).toString();
  if (whole.length > LONGEST - 2) return `≈${sign}${whole[0]}.${whole.slice(1, 3)}e${whole.length - 1}`;
  const near = Math.abs(value.valueOf());
  return `≈${sign}${near < 1 ? Number(near.toPrecision(3)) : near.toFixed(3)}`;
}

/** A movement with its sign: `+2`, `-0.5`, `0`. */
export function signed(number: number | string): string {
  const text = readable(number);
  return exact(number).s > 0n && !exact(number).equals(0) ? `+${text}` : text;
}
