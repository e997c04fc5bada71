import { FACES, facesFrom, facesUpTo } from "../../play/law.js";
import { span } from "./numbers.js";

/** The results of a die up to a number, in a sentence: `any die`, `a die of 1 to 4`; null where there is none. */
export function dieUpTo(most: number): string | null {
  const faces = facesUpTo(most);
  if (faces === 0) return null;
  if (faces === FACES) return "any die";
  return faces === 1 ? "a die of 1" : `a die of 1 to ${faces}`;
}

/** The results of a die from a number, in a sentence: `any die`, `a die of 5 or 6`; one that no die shows, by itself. */
export function dieFrom(least: number): string {
  if (facesFrom(least) === FACES) return "any die";
  if (least > FACES) return `no die, ${article(least)} ${least} would be needed`;
  if (least === FACES) return `a die of ${FACES}`;
  return `a die of ${least}${least === FACES - 1 ? " or" : " to"} ${FACES}`;
}

/** The results of a die up to a number, where room is short: `1–5`. */
export function dieSpan(most: number): string {
  return most === 0 ? "–" : span(1, most);
}

/** `a` or `an`, as a number is read: eight, eleven, eighteen, eighty. */
function article(number: number): "a" | "an" {
  return /^(?:8|11$|18$)/.test(String(number)) ? "an" : "a";
}
