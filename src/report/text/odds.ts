import { exact, type FractionText } from "../../rulebook/exact.js";

/** The longest fraction, in characters, that says more to a person than its percentage does. */
const LONGEST_FRACTION = 16;

/** An exact chance for people: `≈ 83.3 % (5/6)`; without the fraction where it is long, or no fraction at all. */
export function odds(chance: FractionText): string {
  const plain = !chance.includes("/") || chance.length > LONGEST_FRACTION;
  return plain ? percentage(chance) : `${percentage(chance)} (${chance})`;
}

/** An exact chance in percent: `50 %`, or to a tenth `≈ 83.3 %`. What is possible is never called 0 %. */
export function percentage(chance: FractionText): string {
  const told = percent(chance).replace(/^([<>])/, "$1 ");
  const exactly = exact(chance).mul(1000).d === 1n || /^[<>]/.test(told);
  return `${exactly ? "" : "≈ "}${told} %`;
}

/** The same as a figure of a table that says what it counts: `50`, `83.3`, `<0.1`. */
export function percent(chance: FractionText): string {
  const thousandths = exact(chance).mul(1000);
  const rounded = thousandths.round();
  if (thousandths.d !== 1n && rounded.equals(0)) return "<0.1";
  if (thousandths.d !== 1n && rounded.equals(1000)) return ">99.9";
  return rounded.div(10).toString();
}

/** An average for people: exact where two places are enough. */
export function average(mean: FractionText): string {
  const value = exact(mean);
  return value.mul(100).d === 1n ? value.toString() : `≈ ${value.round(2)}`;
}

/** Rows less likely than this are left out for people. */
const RARE = exact("1/2000");

/** The rows of a law that are worth showing, from the first likely one to the last. */
export function likelyRows<T extends { readonly chance: FractionText }>(rows: readonly T[]): readonly T[] {
  const likely = rows.map(({ chance }) => exact(chance).gte(RARE));
  return rows.slice(likely.indexOf(true), likely.lastIndexOf(true) + 1);
}
