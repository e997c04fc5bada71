import { type Exact, exact, type FractionText, fractionText } from "../rulebook/exact.js";

/** The faces of a die. */
export const FACES = 6;

/** The law of a whole number that dice decide: how many of `total` equally likely cases lead to each value. */
export interface Law {
  readonly cases: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/** A law from values and their numbers of cases; a value may come several times. */
export function lawOf(values: Iterable<readonly [value: number, cases: bigint]>): Law {
  const cases = new Map<number, bigint>();
  let total = 0n;
  for (const [value, count] of values) {
    total += count;
    if (count > 0n) cases.set(value, (cases.get(value) ?? 0n) + count);
  }
  return { cases, total };
}

/** 1 in `yes` of `all` cases, else 0. */
export function yesOrNo(yes: number, all: number): Law {
  return lawOf([
    [1, BigInt(yes)],
    [0, BigInt(all - yes)],
  ]);
}

/** The law of the sum of two independent numbers. */
export function sumLaw(one: Law, other: Law): Law {
  return lawOf(
    (function* () {
      for (const [a, countA] of one.cases)
        for (const [b, countB] of other.cases) yield [a + b, countA * countB] as const;
    })(),
  );
}

/** The law of the sum of `times` independent numbers of one law. */
export function repeated(one: Law, times: number): Law {
  if (times === 0) return lawOf([[0, 1n]]);
  const half = repeated(one, Math.floor(times / 2));
  const even = sumLaw(half, half);
  return times % 2 === 0 ? even : sumLaw(even, one);
}

/** The law of what becomes of the number. */
export function mapped({ cases }: Law, change: (value: number) => number): Law {
  return lawOf([...cases].map(([value, count]) => [change(value), count] as const));
}

/** The mean, exactly. */
export function meanOf({ cases, total }: Law): Exact {
  let sum = 0n;
  for (const [value, count] of cases) sum += BigInt(value) * count;
  return ratio(sum, total);
}

/** A value with the chances of just it, and of it or more. */
export interface Chance {
  readonly value: number;
  readonly chance: FractionText;
  readonly atLeast: FractionText;
}

/** The chances of the values that can come, the least first. */
export function chancesOf({ cases, total }: Law): Chance[] {
  let left = total;
  return [...cases]
    .sort(([a], [b]) => a - b)
    .map(([value, count]) => {
      const atLeast = fractionText(ratio(left, total));
      left -= count;
      return { value, chance: fractionText(ratio(count, total)), atLeast };
    });
}

function ratio(part: bigint, whole: bigint): Exact {
  return exact(part).div(whole);
}

/** How many faces of a die are at least this. */
export function facesFrom(least: number): number {
  return Math.min(FACES, Math.max(0, FACES + 1 - least));
}

/** How many faces of a die are at most this; it need not be whole. */
export function facesUpTo(most: number): number {
  return Math.min(FACES, Math.max(0, Math.floor(most)));
}
