import type { Ship } from "../design/ship.js";
import { type Exact, exact } from "../rulebook/exact.js";
import type { NumberField } from "../rulebook/fields.js";
import type { Modifier, Ruleset } from "../rulebook/schema.js";

export type Stacking = Ruleset["stacking"];

/** A part of the chart: its modifiers in order, and the way in which they combine. */
export interface Stage {
  readonly stage: Modifier["stage"];
  readonly stacking: Stacking;
  readonly modifiers: readonly Modifier[];
}

/** What a modifier comes to for a ship. */
export interface Applied {
  /** Levels charged; 1 for a modifier that counts no field. */
  readonly levels: Exact;
  /** All levels together: the factor is 1 + percent ÷ 100. */
  readonly percent: Exact;
}

/** The fields that a modifier asks for, each with the value asked for. */
export type Condition = readonly (readonly [field: string, value: unknown])[];

const ONE = exact(1);
const HUNDRED = exact(100);

/** The stages of a price in their order: first the chart, then what is final. */
export function stagesOf(ruleset: Ruleset): readonly Stage[] {
  return (["chart", "final"] as const).map((stage) => ({
    stage,
    stacking: stackingOf(stage, ruleset),
    modifiers: ruleset.modifiers.filter((each) => each.stage === stage),
  }));
}

function stackingOf(stage: Modifier["stage"], { stacking, crewAndTechLevel }: Ruleset): Stacking {
  if (stage === "chart") return stacking;
  if (crewAndTechLevel === "add") return "sum";
  return stacking === "compound" ? "compound" : "product";
}

export function conditionOf({ when = {} }: Modifier): Condition {
  return Object.entries(when);
}

/** Whether a ship has every value that is asked for. */
export function meets(condition: Condition, ship: Ship): boolean {
  for (const [field, value] of condition) {
    const met = field === "trait" ? ship.traits.includes(String(value)) : ship[field as keyof Ship] === value;
    if (!met) return false;
  }
  return true;
}

/** The points of a ship that a modifier counts; 0 where it counts no field. */
export function countedBy(field: NumberField | undefined, ship: Ship): number {
  return field === undefined ? 0 : (ship[field] ?? 0);
}

/** What a modifier comes to at so many points of the field that it counts, from 0. */
export function appliedAt(modifier: Modifier, points: number, ruleset: Ruleset): Applied {
  const stacking = stackingOf(modifier.stage, ruleset);
  const levels = levelsAt(modifier, points, ruleset.engineStep);
  return { levels, percent: percentOf(exact(modifier.percent), levels, stacking) };
}

function levelsAt(
  { per, over = 0, step = 1 }: Modifier,
  points: number,
  partial: Ruleset["engineStep"],
): Exact {
  if (!per) return ONE;
  const levels = exact(Math.max(0, points - over)).div(step);
  if (partial === "full") return levels.floor();
  return partial === "started" ? levels.ceil() : levels;
}

/** Compound: a factor for each whole level, and the rest in proportion. */
function percentOf(percent: Exact, levels: Exact, stacking: Stacking): Exact {
  if (stacking !== "compound") return percent.mul(levels);
  const whole = levels.floor();
  const rest = factorOf(percent.mul(levels.sub(whole)));
  return power(factorOf(percent), whole.n).mul(rest).sub(ONE).mul(HUNDRED);
}

/** base^exponent, by its numerator and denominator: they share no factor, so none is looked for. */
function power(base: Exact, exponent: bigint): Exact {
  return exact(`${(base.s * base.n) ** exponent}/${base.d ** exponent}`);
}

/** The factor of a percentage: 1 + percent ÷ 100. */
export function factorOf(percent: Exact): Exact {
  return percent.div(HUNDRED).add(ONE);
}

/** The factor of a stage's modifiers so far, with one more percentage. */
export function combine(factor: Exact, percent: Exact, stacking: Stacking): Exact {
  return stacking === "sum" ? factor.add(percent.div(HUNDRED)) : factor.mul(factorOf(percent));
}
