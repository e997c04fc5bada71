import { MOST } from "./bounds.js";
import { type Exact, exact } from "./exact.js";
import type { NumberField } from "./fields.js";
import type { Modifier, Ruleset } from "./schema.js";

/** Digits of every number that a price is made of. The exact price of a ship may have as many. */
export function priceDigits({ boxCost, boxKinds, modifiers }: Ruleset): number {
  const numbers = [
    boxCost.used,
    boxCost.unused,
    ...boxKinds.map(({ cost }) => cost),
    ...modifiers.map(({ percent }) => percent),
  ];
  return numbers.reduce<number>((digits, each) => digits + digitsOf(exact(each)), 0);
}

/**
 * The largest value of a field whose modifiers compound, or null where none does: each point makes the exact price
 * longer. All modifiers that compound share the digits that a price may have.
 */
export function compoundCeiling({ stacking, modifiers }: Ruleset, field: NumberField): number | null {
  const compounding = stacking === "compound" ? modifiers.filter(({ per }) => per) : [];
  const own = compounding.filter(({ per }) => per === field);
  if (own.length === 0) return null;
  const share = MOST.compoundDigits / compounding.length;
  const longest = Math.max(...own.map(factorDigits));
  return Math.max(1, Math.min(MOST.levels, Math.floor(share / longest)));
}

function factorDigits({ percent }: Modifier): number {
  return digitsOf(exact(percent).div(100).add(1));
}

/** Digits of a number, below the fraction bar too. */
function digitsOf({ n, d }: Exact): number {
  return `${n}`.length + (d === 1n ? 0 : `${d}`.length);
}
