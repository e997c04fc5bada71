import {
  type Exact,
  exact,
  type FractionText,
  fractionText,
  type Points,
  round,
  toPoints,
} from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { Dice } from "./dice.js";
import { ImpossibleInput } from "./error.js";
import {
  chancesOf,
  FACES,
  facesFrom,
  facesUpTo,
  type Law,
  lawOf,
  mapped,
  meanOf,
  repeated,
  yesOrNo,
} from "./law.js";
import { checkTechLevel } from "./tech-level.js";

/** No table holds more: the law of so many patterns is still told in a moment. */
const MOST_PATTERNS = 500;

/** A unit that touches mines as it moves. */
export interface MineContact {
  /** Inches moved this turn, at least 0; a fraction is compared as it is. */
  readonly speed: number;
  /** Patterns touched, 1 to 500. */
  readonly patterns: number;
  /** Whether the unit runs silent. */
  readonly silent: boolean;
  /** Whose mines they are, seen from the unit. */
  readonly iff: "hostile" | "friendly" | "allied";
  readonly unit: "ship" | "fighter";
}

/** How likely mines are to attack. All chances are exact, all rolls counted. */
export interface MineChances {
  /** That a certain one of the patterns touched attacks, before the limit that holds for fighters. */
  readonly triggerChance: FractionText;
  /** How many patterns attack, from none to all (fighters: to their limit). */
  readonly distribution: readonly {
    readonly patterns: number;
    readonly chance: FractionText;
    /** That so many or more attack. */
    readonly atLeast: FractionText;
  }[];
  readonly expectedPatterns: FractionText;
}

/**
 * The exact odds that patterns touched attack (house rules, Mines).
 * Throws {@link ImpossibleInput} for a speed below 0, or patterns that are not 1 to 500.
 */
export function mineChances(contact: MineContact, ruleset: Ruleset): MineChances {
  checkContact(contact);
  const triggered = triggerLaw(contact, ruleset);
  const most = mostAttacks(contact, ruleset);
  const attacking = mapped(triggered, (patterns) => Math.min(patterns, most));
  const possible = new Map(chancesOf(attacking).map((each) => [each.value, each]));
  let atLeast = "0";
  const distribution = Array.from({ length: most + 1 }, (_, i) => {
    const patterns = most - i;
    const row = possible.get(patterns);
    atLeast = row?.atLeast ?? atLeast;
    return { patterns, chance: row?.chance ?? "0", atLeast };
  }).reverse();
  return {
    // The patterns are all alike, so each has its share of the mean.
    triggerChance: fractionText(meanOf(triggered).div(contact.patterns)),
    distribution,
    expectedPatterns: fractionText(meanOf(attacking)),
  };
}

/** How many patterns are triggered, before any limit. */
function triggerLaw({ speed, patterns, silent, iff }: MineContact, { mines }: Ruleset): Law {
  const openly = facesUpTo(speed);
  if (!silent) {
    const unknown = iff === "hostile" ? FACES : facesFrom(mines.iff[iff]);
    return repeated(yesOrNo(unknown * openly, FACES * FACES), patterns);
  }
  const unseen = repeated(yesOrNo(facesUpTo(speed - mines.silentBonus), FACES), patterns);
  if (!mines.silentReRoll) return unseen;
  const seen = repeated(yesOrNo(openly, FACES), patterns);
  const missed = unseen.cases.get(0) ?? 0n;
  return lawOf([
    [0, missed * seen.total],
    ...[...seen.cases].map(([count, cases]) => [count, (unseen.total - missed) * cases] as const),
  ]);
}

function mostAttacks({ patterns, unit }: MineContact, { mines }: Ruleset): number {
  return unit === "fighter" ? Math.min(patterns, mines.fighterTriggers) : patterns;
}

/** One die for a pattern. */
export interface MineRoll {
  /** The pattern that it was rolled for, counted from 1. */
  readonly pattern: number;
  readonly roll: "iff" | "trigger" | "re-roll";
  readonly die: number;
  /** Added to the die. */
  readonly modifier: number;
  readonly total: number;
  /** Whether the pattern took the unit for an enemy, or was triggered by it. */
  readonly met: boolean;
}

/**
 * Rolls for patterns touched: IFF dice of all, then trigger dice of those that took the unit for an enemy; of a silent
 * unit the first dice of all, then the re-rolls (house rules, Mines). Answers the rolls and how many patterns attack.
 * Throws {@link ImpossibleInput} as {@link mineChances} does, and where the dice run out.
 */
export function rollMines(
  contact: MineContact,
  dice: Dice,
  ruleset: Ruleset,
): { readonly rolls: readonly MineRoll[]; readonly patterns: number } {
  checkContact(contact);
  const { mines } = ruleset;
  const { speed, silent, iff } = contact;
  const rolls: MineRoll[] = [];
  const roll = (
    patterns: readonly number[],
    kind: MineRoll["roll"],
    modifier: number,
    met: (total: number) => boolean,
  ) =>
    patterns.filter((pattern) => {
      const die = dice.roll();
      const total = die + modifier;
      rolls.push({ pattern, roll: kind, die, modifier, total, met: met(total) });
      return met(total);
    });
  const triggers = (total: number) => speed >= total;

  const touched = Array.from({ length: contact.patterns }, (_, i) => i + 1);
  const hostile =
    silent || iff === "hostile" ? touched : roll(touched, "iff", 0, (total) => total >= mines.iff[iff]);
  let triggered = roll(hostile, "trigger", silent ? mines.silentBonus : 0, triggers);
  if (silent && mines.silentReRoll && triggered.length > 0) triggered = roll(touched, "re-roll", 0, triggers);
  return { rolls, patterns: Math.min(triggered.length, mostAttacks(contact, ruleset)) };
}

/** Attacking mines, added up to one attack. */
export interface MineAttack {
  readonly patterns: number;
  readonly mines: number;
  readonly strength: Points;
}

/** The attack of so many patterns of a tech level (house rules, Mines). Throws {@link ImpossibleInput} as {@link mineStrength}. */
export function mineAttack(patterns: number, techLevel: number, ruleset: Ruleset): MineAttack {
  const mines = patterns * ruleset.mines.minesPerPattern;
  return { patterns, mines, strength: toPoints(exactMineStrength(techLevel, ruleset).mul(mines)) };
}

/**
 * The attack strength of one mine: its share of the tech level, rounded (house rules, Mines).
 * Throws {@link ImpossibleInput} for a tech level out of the ruleset's range.
 */
export function mineStrength(techLevel: number, ruleset: Ruleset): Points {
  return toPoints(exactMineStrength(techLevel, ruleset));
}

/** {@link mineStrength} as a number to go on with. */
export function exactMineStrength(techLevel: number, ruleset: Ruleset): Exact {
  checkTechLevel(techLevel, ruleset);
  const { strengthPerTechLevel, strengthRounding } = ruleset.mines;
  return round(exact(strengthPerTechLevel).mul(techLevel), strengthRounding);
}

function checkContact({ speed, patterns }: MineContact): void {
  if (!(speed >= 0 && speed < Number.POSITIVE_INFINITY))
    throw new ImpossibleInput(`speed ${speed}: expected at least 0 inches`);
  if (!Number.isInteger(patterns) || patterns < 1 || patterns > MOST_PATTERNS)
    throw new ImpossibleInput(`${patterns} mine patterns: expected 1 to ${MOST_PATTERNS}`);
}
