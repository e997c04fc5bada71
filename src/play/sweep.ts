import type { Ship } from "../design/ship.js";
import { exact, type FractionText, fractionText } from "../rulebook/exact.js";
import type { CREWS } from "../rulebook/fields.js";
import type { Ruleset } from "../rulebook/schema.js";
import { ImpossibleInput } from "./error.js";
import { FACES, facesFrom } from "./law.js";
import { secondariesPerTarget } from "./secondaries.js";
import { checkTechLevel } from "./tech-level.js";

/** Patterns swept in one turn at most: the law of what is left of them is told in a moment. */
const MOST_PATTERNS = 100;
/** The same limit in mines, for rulesets with large patterns. */
const MOST_MINES = 10_000;
/** No lead in tech level does more to a die. */
const MOST_ADVANTAGE = 6;

/** A ship that sweeps mines. */
export interface Sweeper {
  readonly secondaries: number;
  /** Boxes of minesweeping gear. */
  readonly gear: number;
  /** Hull boxes, at least 1: large hulls bring only a part of their secondaries to one target. */
  readonly hull: number;
  readonly crew: (typeof CREWS)[number];
}

/** Boxes of minesweeping gear in a design. */
export function gearOf({ specials }: Pick<Ship, "specials">, ruleset: Ruleset): number {
  return specials.reduce((boxes, { type, count, power }) => {
    const kind = ruleset.specials.find(({ id }) => id === type);
    return kind?.effect === "minesweeper" ? boxes + count * power * kind.boxes : boxes;
  }, 0);
}

/** What is swept. */
export interface SweptField {
  /** 1 to 100. */
  readonly patterns: number;
  /** The tech level of the mines. */
  readonly techLevel: number;
  /** The ship's tech level less that of the mines, −6 to 6. */
  readonly advantage: number;
  /** The strength turned on each pattern, in order; null shares it evenly. */
  readonly share: readonly number[] | null;
}

/** A reason why a die is harder or easier. */
export interface DieModifier {
  readonly why: string;
  /** Added to the die. */
  readonly value: number;
}

/** The lock-on that has to come before fire on a pattern. */
export interface SweepLockOn {
  /** The least die that locks on, all modifiers reckoned in: under 1 any does, over 6 none. */
  readonly needed: number;
  readonly modifiers: readonly DieModifier[];
  readonly chance: FractionText;
}

/** Fire planned on one pattern. */
export interface PatternFire {
  /** Counted from 1. */
  readonly pattern: number;
  readonly strength: number;
  /** Whole odds to one against the hull of the pattern; 0 is too little to fire with. */
  readonly odds: number;
  /** The row of the Combat table, by its odds to one; null without a table, or where the odds are too small for it. */
  readonly row: number | null;
}

/** How a ship sweeps: its lock-on, its strength, and the fire on each pattern. */
export interface SweepPlan {
  readonly lockOn: SweepLockOn;
  /** The most that may be turned on one pattern: its share of the secondaries, and the gear. */
  readonly strength: number;
  /** All secondaries and the gear. */
  readonly pool: number;
  /** Added to the combat die for the small size of mines. */
  readonly fireModifier: number;
  /** Added to the combat die by the crew. */
  readonly crewModifier: number;
  readonly fire: readonly PatternFire[];
}

/**
 * How a ship sweeps mines (house rules, Minesweeping; Secondary Batteries; Crew Quality).
 * Throws {@link ImpossibleInput} for numbers out of their ranges, and for a share beyond the ship's strength.
 */
export function planSweep(sweeper: Sweeper, field: SweptField, ruleset: Ruleset): SweepPlan {
  checkSweeper(sweeper);
  checkField(field, ruleset);
  const { secondaries, gear, hull, crew } = sweeper;
  const gearStrength = gear * ruleset.minesweeping.gearSecondaries;
  const pool = secondaries + gearStrength;
  if (!Number.isSafeInteger(pool))
    throw new ImpossibleInput(`strength ${pool}: expected at most ${Number.MAX_SAFE_INTEGER}`);
  const strength = secondariesPerTarget(secondaries, hull, ruleset) + gearStrength;
  const shares = field.share ?? evenShares(pool, strength, field.patterns);
  checkShares(shares, { pool, strength, patterns: field.patterns });
  return {
    lockOn: sweepLockOn({ gear, crew, advantage: field.advantage }, ruleset),
    strength,
    pool,
    fireModifier: ruleset.minesweeping.fireModifier,
    crewModifier: ruleset.crewModifiers[crew].combat,
    fire: shares.map((share, i) => {
      const odds = Math.floor(share / ruleset.mines.patternHull);
      return { pattern: i + 1, strength: share, odds, row: rowAt(odds, ruleset) };
    }),
  };
}

/** The lock-on to mines (house rules, Minesweeping). The advantage is in tech levels and added to the die. */
export function sweepLockOn(
  { gear, crew, advantage }: Pick<Sweeper, "gear" | "crew"> & Pick<SweptField, "advantage">,
  { minesweeping, crewModifiers }: Ruleset,
): SweepLockOn {
  const { needed, modifiers } = minesweeping.lockOn;
  const mines = modifiers
    .filter(({ removedByGear }) => gear === 0 || !removedByGear)
    .map(({ why, value }) => ({ why, value }));
  const own = [
    { why: "technology advantage", value: advantage },
    // A crew's scanning modifier is in its favour where it is negative.
    { why: `${crew} crew`, value: 0 - crewModifiers[crew].scanning },
  ].filter(({ value }) => value !== 0);
  // The ruleset's number is the one with all of its modifiers: what is left of them, and what is new, moves it.
  const bare = needed + total(modifiers);
  const least = bare - total(mines) - total(own);
  return {
    needed: least,
    modifiers: [...mines, ...own],
    chance: fractionText(exact(facesFrom(least)).div(FACES)),
  };
}

/** Mines destroyed by a combat die on a row of the Combat table; a total beyond the table is its nearest end. */
export function minesDestroyed(
  die: number,
  { fireModifier, crewModifier }: Pick<SweepPlan, "fireModifier" | "crewModifier">,
  row: number,
  { minesweeping, mines }: Ruleset,
): number {
  const face = Math.min(FACES, Math.max(1, die + fireModifier + crewModifier));
  const results = minesweeping.combatTable?.find(({ odds }) => odds === row)?.results;
  return Math.min(results?.[face - 1] ?? 0, mines.minesPerPattern);
}

function total(modifiers: readonly DieModifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

/** The pool in parts that differ by one at most, the larger ones first, none beyond what one pattern may get. */
function evenShares(pool: number, most: number, patterns: number): number[] {
  const over = pool % patterns;
  const each = (pool - over) / patterns;
  return Array.from({ length: patterns }, (_, i) => Math.min(most, each + (i < over ? 1 : 0)));
}

/** The greatest odds of the table that are reached. */
function rowAt(reached: number, { minesweeping }: Ruleset): number | null {
  const rows = (minesweeping.combatTable ?? []).filter(({ odds }) => odds <= reached);
  return rows.length === 0 ? null : rows.reduce((most, { odds }) => Math.max(most, odds), 0);
}

function checkSweeper({ secondaries, gear, hull }: Sweeper): void {
  expectWhole("secondaries", secondaries, 0);
  expectWhole("boxes of gear", gear, 0);
  expectWhole("hull", hull, 1);
}

function checkField({ patterns, techLevel, advantage }: SweptField, ruleset: Ruleset): void {
  const most = Math.min(MOST_PATTERNS, Math.floor(MOST_MINES / ruleset.mines.minesPerPattern));
  expectWhole("mine patterns", patterns, 1, most);
  expectWhole("technology advantage", advantage, -MOST_ADVANTAGE, MOST_ADVANTAGE);
  checkTechLevel(techLevel, ruleset);
}

function checkShares(
  shares: readonly number[],
  { pool, strength, patterns }: { pool: number; strength: number; patterns: number },
): void {
  if (shares.length !== patterns)
    throw new ImpossibleInput(`expected ${patterns} shares, one for each pattern, found ${shares.length}`);
  for (const share of shares) expectWhole("share", share, 0, strength);
  const shared = shares.reduce((sum, share) => sum + share, 0);
  if (shared > pool) throw new ImpossibleInput(`shares of ${shared} in all: expected at most ${pool}`);
}

function expectWhole(what: string, value: number, least: number, most = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new ImpossibleInput(`${what} ${value}: expected a whole number ${range}`);
}
