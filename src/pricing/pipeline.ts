import type { Ship } from "../design/ship.js";
import { type Exact, exact } from "../rulebook/exact.js";
import type { Modifier, Ruleset } from "../rulebook/schema.js";

/** A modifier that applies to a ship: how many levels of it, and what they come to. */
export interface Applied {
  readonly modifier: Modifier;
  /** Levels counted; 1 for a modifier without `per`. */
  readonly levels: Exact;
  /** The whole percentage of all levels: the factor is 1 + percent ÷ 100. */
  readonly percent: Exact;
  /** The exact cost after this modifier. */
  readonly amount: Exact;
}

export type Stacking = Ruleset["stacking"];

const ONE = exact(1);
const HUNDRED = exact(100);
const NONE = exact(0);

/**
 * Runs the ruleset's modifiers over a basic cost, in order: first those of the chart, then the final ones.
 * The rows are the explanation, and the last row's amount is the exact price.
 */
export function applyModifiers(ship: Ship, ruleset: Ruleset, basic: Exact): Applied[] {
  const rows: Applied[] = [];
  for (const [stage, stacking] of stagesOf(ruleset)) {
    const start = rows.at(-1)?.amount ?? basic;
    let factor = ONE;
    for (const modifier of ruleset.modifiers) {
      if (modifier.stage !== stage || !applies(modifier, ship)) continue;
      const levels = levelsOf(modifier, ship, ruleset.engineStep);
      const percent = percentOf(modifier, levels, stacking);
      if (percent.equals(NONE)) continue;
      const own = percent.div(HUNDRED);
      factor = stacking === "sum" ? factor.add(own) : factor.mul(own.add(ONE));
      rows.push({ modifier, levels, percent, amount: start.mul(factor) });
    }
  }
  return rows;
}

/** The stages of a price in their order, each with the way in which its modifiers combine. */
export function stagesOf(ruleset: Ruleset): readonly (readonly [Modifier["stage"], Stacking])[] {
  const final = ruleset.stacking === "compound" ? "compound" : "product";
  return [
    ["chart", ruleset.stacking],
    ["final", ruleset.crewAndTechLevel === "add" ? "sum" : final],
  ];
}

/** Whether every field that the modifier asks for has the value asked for. */
export function applies(modifier: Modifier, ship: Ship): boolean {
  return Object.entries(modifier.when ?? {}).every(([field, value]) =>
    field === "trait" ? ship.traits.includes(String(value)) : ship[field as keyof Ship] === value,
  );
}

function levelsOf(modifier: Modifier, ship: Ship, partial: Ruleset["engineStep"]): Exact {
  return modifier.per ? levelsAt(modifier, ship[modifier.per] ?? 0, partial) : ONE;
}

function levelsAt({ over = 0, step = 1 }: Modifier, points: number, partial: Ruleset["engineStep"]): Exact {
  const levels = exact(Math.max(0, points - over)).div(step);
  if (partial === "full") return levels.floor();
  return partial === "started" ? levels.ceil() : levels;
}

/** What a modifier that counts a field comes to in percent at so many points of it, from 0. */
export function percentAt(modifier: Modifier, points: number, ruleset: Ruleset): Exact {
  const [, stacking] = stagesOf(ruleset).find(([stage]) => stage === modifier.stage)!;
  return percentOf(modifier, levelsAt(modifier, points, ruleset.engineStep), stacking);
}

/** All levels together, in percent. Compound: a factor for each whole level, and the rest in proportion. */
function percentOf(modifier: Modifier, levels: Exact, stacking: Stacking): Exact {
  const percent = exact(modifier.percent);
  if (stacking !== "compound") return percent.mul(levels);
  const level = percent.div(HUNDRED).add(ONE);
  const whole = levels.floor();
  const rest = percent.div(HUNDRED).mul(levels.sub(whole)).add(ONE);
  return power(level, Number(whole.n)).mul(rest).sub(ONE).mul(HUNDRED);
}

/** base^exponent, by its numerator and denominator: they share no factor, so none is looked for. */
function power(base: Exact, exponent: number): Exact {
  const times = BigInt(exponent);
  const text = `${(base.s * base.n) ** times}/${base.d ** times}`;
  return exact(text);
}
