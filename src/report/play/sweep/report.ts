import type { Chance } from "../../../play/law.js";
import type { Sweeper, SweepPlan, SweptField } from "../../../play/sweep.js";
import type { PatternResult, SweepChances, SweepOutlook } from "../../../play/sweep-fire.js";
import { exact, type Points, sum, toPoints } from "../../../rulebook/exact.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { jsonDocument } from "../../text/json.js";
import { oddsText, sweepNotes } from "./words.js";

/** What `play sweep` answers. */
export interface SweepAnswer {
  readonly sweeper: Sweeper;
  readonly field: SweptField;
  readonly plan: SweepPlan;
  readonly strengthPerMine: Points;
  /** Null without a Combat table. */
  readonly outlook: SweepOutlook | null;
  /** The dice, if there were any; `seed` is null for those that were given. */
  readonly roll: {
    readonly results: readonly PatternResult[];
    readonly seed: number | null;
    /** Dice given that were not needed. */
    readonly unused: number;
  } | null;
  readonly ruleset: Ruleset;
}

export function sweepJson(answer: SweepAnswer): string {
  const { sweeper, field, plan, outlook, roll } = answer;
  const results = outlook ? (roll?.results ?? null) : null;
  const needs = outlook ? (roll ? null : "dice") : "combatTable";
  return jsonDocument({
    secondaries: sweeper.secondaries,
    gear: sweeper.gear,
    hull: sweeper.hull,
    crew: sweeper.crew,
    techLevel: field.techLevel,
    techAdvantage: field.advantage,
    lockOn: { ...plan.lockOn, chance: plan.lockOn.chance },
    strength: plan.strength,
    pool: plan.pool,
    fireModifier: plan.fireModifier,
    crewModifier: plan.crewModifier,
    strengthPerMine: answer.strengthPerMine,
    ...outlookJson(outlook?.all),
    seed: roll?.seed ?? null,
    ...totalJson(results),
    needs,
    patterns: plan.fire.map((fire, i) => ({
      pattern: fire.pattern,
      strength: fire.strength,
      odds: oddsText(fire.odds),
      row: oddsText(fire.row),
      ...outlookJson(outlook?.perPattern[i]),
      lockOn: roll?.results[i]?.lockOn ?? null,
      combat: roll?.results[i]?.combat ?? null,
      ...totalJson(results?.slice(i, i + 1) ?? null),
      needs,
    })),
    notes: sweepNotes(answer),
  });
}

function outlookJson(chances: SweepChances | undefined) {
  const rows = <K extends string>(list: readonly Chance[] | undefined, key: K) =>
    list?.map(({ value, chance }) => ({ [key]: value, chance: chance })) ?? null;
  return {
    distribution: rows(chances?.survivors, "survivors"),
    attacking: rows(chances?.attackers, "mines"),
    expectedSurvivors: chances ? chances.expectedSurvivors : null,
    expectedAttackers: chances ? chances.expectedAttackers : null,
  };
}

function totalJson(results: readonly PatternResult[] | null) {
  if (!results) return { result: null, survivors: null, attack: null };
  const { destroyed, survivors, mines, strength } = totals(results);
  return { result: destroyed, survivors, attack: { mines, strength } };
}

/** What came of all patterns together. */
export function totals(results: readonly PatternResult[]) {
  const add = (of: (result: PatternResult) => number) => results.reduce((total, each) => total + of(each), 0);
  return {
    destroyed: add(({ destroyed }) => destroyed),
    survivors: add(({ survivors }) => survivors),
    mines: add(({ attack }) => attack.mines),
    strength: toPoints(sum(results.map(({ attack }) => exact(attack.strength)))),
  };
}
