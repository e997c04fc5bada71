import type { Exact } from "../rulebook/exact.js";

/** An exact chance as the JSON contract has it: `5/6`; `0` and `1` where it is certain. */
export function chanceText(chance: Exact): string {
  return chance.toFraction();
}

/** An exact chance for people: `83.3 % (5/6)`. */
export function odds(chance: Exact): string {
  const percent = chance.mul(1000).round().div(10).toString();
  const exactly = chance.mul(1000).d === 1n;
  return `${exactly ? "" : "≈ "}${percent} % (${chance.toFraction()})`;
}
