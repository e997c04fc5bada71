import { InvalidArgumentError } from "commander";

/** The largest whole number of an option. What the calculators make of it is still exact. */
const MOST = 10 ** 15;

/** A whole number of at least 0, as an option's value. */
export function wholeNumber(text: string): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= MOST))
    throw new InvalidArgumentError(`expected a whole number of at least 0 and at most ${MOST}.`);
  return value;
}

/** A reader of whole numbers from `least` to `most`; `what` names them in messages. */
export function between(least: number, most: number, what: string): (text: string) => number {
  return (text) => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`expected ${what} from ${least} to ${most}.`);
    return value;
  };
}

/** A decimal number of at least 0, as an option's value, with as many decimals as the calculators print. */
export function decimalNumber(text: string): number {
  if (!/^(?:\d{1,12}(?:\.\d{1,15})?|\.\d{1,15})$/.test(text))
    throw new InvalidArgumentError("expected a number of at least 0 and at most 999999999999, such as 2.5.");
  return Number(text);
}

/** A reader of numbers between commas, each of which the pattern takes. */
export function numbers(each: RegExp, expected: string): (text: string) => readonly number[] {
  return (text) => {
    const parts = text.split(",").map((part) => part.trim());
    if (!parts.every((part) => each.test(part))) throw new InvalidArgumentError(`expected ${expected}.`);
    return parts.map(Number);
  };
}

/** Faces of dice, as an option's value: `3,5`. */
export const dieFaces = numbers(/^[1-6]$/, "the faces of dice, 1 to 6, such as 3,5");

/** The text as it was typed. */
export function asTyped(text: string): string {
  return text;
}
