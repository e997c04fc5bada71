import { formatSpecial } from "../design/notation.js";
import type { Special } from "../design/ship.js";
import { exact, type FractionText, fractionText } from "../rulebook/exact.js";
import { type Dice, dicePerPick, pickFrom } from "./dice.js";
import { ImpossibleInput } from "./error.js";

/** A run that lists more chances than this is no longer of use to anyone. */
const MOST_CHANCES = 100_000;

/** How likely the next hit on special weapons is to take one of a group. */
export interface KnockOutChance {
  /** The group as it is now, such as `2xPlasma(F)`. */
  readonly notation: string;
  readonly chance: FractionText;
}

/** One special weapon knocked out. */
export interface KnockOut {
  /** The chances before it, of the groups that had any weapon left. */
  readonly chances: readonly KnockOutChance[];
  /** The dice it took, throws that pointed at no weapon included; none for the last weapon. */
  readonly dice: readonly number[];
  /** The weapon lost, as a group of one. */
  readonly lost: string;
}

/**
 * The chance of each group at the next hit: every weapon is equally likely, a superweapon being one (house rules, New
 * Rules for Special Weapons: Multiple types). Empty where there are none; the chances add up to 1 otherwise.
 */
export function knockOutChances(specials: readonly Special[]): KnockOutChance[] {
  const total = weaponsOf(specials);
  return specials.map((special) => ({
    notation: formatSpecial(special),
    chance: fractionText(exact(special.count).div(total)),
  }));
}

/** What the dice of a knock-out mean, as long as all weapons work. */
export interface KnockOutDice {
  /** Dice read together, the first being the highest digit; none for a single weapon. */
  readonly together: number;
  /** The first and last result of each group, as faces of the dice. */
  readonly groups: readonly { readonly from: readonly number[]; readonly to: readonly number[] }[];
  /** The first result that is rolled again, as everything above it is; null where none is. */
  readonly again: readonly number[] | null;
}

/** The results of dice by which {@link knockOut} chooses; null where there is nothing to choose from. */
export function knockOutDice(specials: readonly Special[]): KnockOutDice | null {
  const total = weaponsOf(specials);
  if (total === 0n) return null;
  const { together, results, share } = dicePerPick(total);
  const faces = (result: bigint) =>
    Array.from({ length: together }, (_, i) => Number((result / 6n ** BigInt(together - 1 - i)) % 6n) + 1);
  let before = 0n;
  const groups = specials.map(({ count }) => {
    const from = before;
    before += BigInt(count) * share;
    return { from: faces(from), to: faces(before - 1n) };
  });
  return { together, groups, again: before < results ? faces(before) : null };
}

/**
 * Knocks out special weapons one after another. Hits from 0 to the number of weapons.
 * Throws {@link ImpossibleInput} for more of them, or when the dice give out.
 */
export function knockOut(specials: readonly Special[], hits: number, dice: Dice): KnockOut[] {
  const total = weaponsOf(specials);
  if (total === 0n) throw new ImpossibleInput("no special weapon to knock out: expected at least one");
  if (!Number.isSafeInteger(hits) || hits < 0 || BigInt(hits) > total)
    throw new ImpossibleInput(`${hits} hits: expected 0 to ${total}, as many as there are special weapons`);
  if (hits * specials.length > MOST_CHANCES)
    throw new ImpossibleInput(
      `${hits} hits: expected at most ${Math.floor(MOST_CHANCES / specials.length)} at a time`,
    );
  const lost: KnockOut[] = [];
  let working = specials;
  for (let hit = 0; hit < hits; hit++) {
    const { index, rolled } = pickFrom(weaponsOf(working), dice);
    const chances = knockOutChances(working);
    const hitGroup = groupAt(working, index);
    // biome-ignore lint/style/noNonNullAssertion: the dice choose among the weapons that work
    lost.push({ chances, dice: rolled, lost: formatSpecial({ ...working[hitGroup]!, count: 1 }) });
    working = working
      .map((special, i) => (i === hitGroup ? { ...special, count: special.count - 1 } : special))
      .filter(({ count }) => count > 0);
  }
  return lost;
}

/** How many weapons there are; a superweapon is one. */
function weaponsOf(specials: readonly Special[]): bigint {
  return specials.reduce((total, { count }) => total + BigInt(count), 0n);
}

/** The group that holds the weapon of this index, counted from 0. */
function groupAt(specials: readonly Special[], index: bigint): number {
  let before = 0n;
  return specials.findIndex(({ count }) => {
    before += BigInt(count);
    return index < before;
  });
}
