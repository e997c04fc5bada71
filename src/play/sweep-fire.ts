import { type FractionText, fractionText, type Points, toPoints } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { Dice } from "./dice.js";
import { type Chance, chancesOf, FACES, facesFrom, type Law, lawOf, meanOf, sumLaw } from "./law.js";
import { exactMineStrength } from "./mines.js";
import { minesDestroyed, type PatternFire, type SweepPlan, type SweptField } from "./sweep.js";

/** What may come of the fire on some patterns: exact chances, lock-on and combat die counted. */
export interface SweepChances {
  /** Mines that are left, also in patterns that were not locked on to. */
  readonly survivors: readonly Chance[];
  /** Mines that attack the ship: those left of patterns fired on. */
  readonly attackers: readonly Chance[];
  readonly expectedSurvivors: FractionText;
  readonly expectedAttackers: FractionText;
}

/** A sweep's chances pattern by pattern, and of all together. */
export interface SweepOutlook {
  readonly perPattern: readonly SweepChances[];
  readonly all: SweepChances;
}

/** The exact outlook of a sweep, or null where the ruleset has no Combat table (house rules, Minesweeping). */
export function sweepOutlook(plan: SweepPlan, ruleset: Ruleset): SweepOutlook | null {
  if (ruleset.minesweeping.combatTable === null) return null;
  const laws = plan.fire.map((fire) => ({
    survivors: patternLaw(fire, plan, ruleset, "survivors"),
    attackers: patternLaw(fire, plan, ruleset, "attackers"),
  }));
  return {
    perPattern: laws.map(chancesOfBoth),
    all: chancesOfBoth({
      survivors: laws.map(({ survivors }) => survivors).reduce(sumLaw),
      attackers: laws.map(({ attackers }) => attackers).reduce(sumLaw),
    }),
  };
}

function chancesOfBoth({ survivors, attackers }: { survivors: Law; attackers: Law }): SweepChances {
  return {
    survivors: chancesOf(survivors),
    attackers: chancesOf(attackers),
    expectedSurvivors: fractionText(meanOf(survivors)),
    expectedAttackers: fractionText(meanOf(attackers)),
  };
}

/** Every lock-on die with every combat die. */
function patternLaw(
  { row }: PatternFire,
  plan: SweepPlan,
  ruleset: Ruleset,
  counted: "survivors" | "attackers",
): Law {
  const all = ruleset.mines.minesPerPattern;
  const locking = row === null ? 0 : facesFrom(plan.lockOn.needed);
  const unhurt = counted === "survivors" ? all : 0;
  const dice = Array.from({ length: FACES }, (_, i) => i + 1);
  return lawOf([
    [unhurt, BigInt((FACES - locking) * FACES)],
    ...dice.map((die) => {
      const destroyed = row === null ? 0 : minesDestroyed(die, plan, row, ruleset);
      return [all - destroyed, BigInt(locking)] as const;
    }),
  ]);
}

/** What a roll made of one pattern. */
export interface PatternResult {
  /** Counted from 1. */
  readonly pattern: number;
  readonly lockOn: { readonly die: number; readonly achieved: boolean };
  /** The die on the Combat table; null where nothing was fired, or there is no table. */
  readonly combat: { readonly die: number; readonly total: number } | null;
  /** Mines destroyed. */
  readonly destroyed: number;
  readonly survivors: number;
  /** What is left of a pattern fired on attacks the ship at once; 0 mines where nothing was fired. */
  readonly attack: { readonly mines: number; readonly strength: Points };
}

/**
 * Rolls a sweep: lock-on dice of all patterns first, then a combat die for each pattern locked on to and fired on.
 * Without a Combat table only the lock-on dice (house rules, Minesweeping).
 * Throws {@link ImpossibleInput} where the dice run out.
 */
export function rollSweep(
  plan: SweepPlan,
  { techLevel }: SweptField,
  dice: Dice,
  ruleset: Ruleset,
): PatternResult[] {
  const all = ruleset.mines.minesPerPattern;
  const each = exactMineStrength(techLevel, ruleset);
  const locks = plan.fire.map((fire) => {
    const die = dice.roll();
    return { fire, lockOn: { die, achieved: die >= plan.lockOn.needed } };
  });
  return locks.map(({ fire: { pattern, row }, lockOn }) => {
    const firedOn = lockOn.achieved ? row : null;
    const die = firedOn === null ? null : dice.roll();
    const destroyed = die === null || firedOn === null ? 0 : minesDestroyed(die, plan, firedOn, ruleset);
    const mines = firedOn === null ? 0 : all - destroyed;
    return {
      pattern,
      lockOn,
      combat: die === null ? null : { die, total: die + plan.fireModifier + plan.crewModifier },
      destroyed,
      survivors: all - destroyed,
      attack: { mines, strength: toPoints(each.mul(mines)) },
    };
  });
}
