import { exact, round } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { ImpossibleInput } from "./error.js";

/** So many attacks at the same odds. */
export interface Attack {
  /** Odds to one, such as `6-1`. */
  readonly odds: string;
  readonly count: number;
}

/** The fire on one target. */
export interface TargetFire {
  readonly defence: number;
  /** Secondaries that may bear on it: `used` and `unused` together. */
  readonly allocated: number;
  readonly attacks: readonly Attack[];
  /** Secondaries that the attacks take. */
  readonly used: number;
  /** Too few for one more attack at even odds: they go back to the pool for the next target. */
  readonly unused: number;
}

/** Fire of all secondaries of a ship in one turn. */
export interface FirePlan {
  /** The most secondaries that may bear on one target. */
  readonly perTarget: number;
  /** In the order of fire. */
  readonly plan: readonly TargetFire[];
  /** Secondaries that have not fired. */
  readonly left: number;
}

/** How many of its secondaries a ship may bring to one target (house rules, Secondary Batteries). Hull in boxes. */
export function secondariesPerTarget(count: number, hull: number, ruleset: Ruleset): number {
  const { shareFromHull, share, rounding } = ruleset.secondaries;
  if (hull < shareFromHull) return count;
  return Math.min(count, round(exact(share).mul(count), rounding).valueOf());
}

/**
 * Shares out secondaries among targets, given by their defences in the order of fire: as many attacks at full odds
 * as the secondaries allow, then one at the best whole odds (house rules, Secondary Batteries).
 * Count from 0, hull from 1 box, defences from 1. Throws {@link ImpossibleInput} for anything else.
 */
export function planSecondaries(
  count: number,
  hull: number,
  defences: readonly number[],
  ruleset: Ruleset,
): FirePlan {
  expectWhole("secondaries", count, 0);
  expectWhole("hull", hull, 1);
  for (const defence of defences) expectWhole("a target's defence", defence, 1);
  const perTarget = secondariesPerTarget(count, hull, ruleset);
  const plan: TargetFire[] = [];
  let left = count;
  for (const defence of defences) {
    const fire = fireOn(defence, Math.min(perTarget, left), ruleset.secondaries.fullOdds);
    plan.push(fire);
    left -= fire.used;
  }
  return { perTarget, plan, left };
}

/** The secondaries that an attack at whole odds to one takes on a target of a defence (house rules, Secondary Batteries). */
export function secondariesFor(odds: number, defence: number): number {
  return odds * defence;
}

function fireOn(defence: number, allocated: number, fullOdds: number): TargetFire {
  const fullAttack = secondariesFor(fullOdds, defence);
  const rest = allocated % fullAttack;
  const unused = rest % defence;
  const full = Math.floor(allocated / fullAttack);
  const odds = Math.floor(rest / defence);
  const attacks = [
    { odds: `${fullOdds}-1`, count: full },
    { odds: `${odds}-1`, count: odds > 0 ? 1 : 0 },
  ].filter((attack) => attack.count > 0);
  return { defence, allocated, attacks, used: allocated - unused, unused };
}

function expectWhole(what: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least) return;
  throw new ImpossibleInput(`${what} ${value}: expected a whole number of at least ${least}`);
}
