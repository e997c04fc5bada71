import type { Ship } from "../design/ship.js";
import { type Exact, exact } from "../rulebook/exact.js";
import type { NumberField } from "../rulebook/fields.js";
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

/** Levels of a modifier and what they come to: the same for every ship with as many. */
interface Share {
  readonly levels: Exact;
  readonly percent: Exact;
  /** percent ÷ 100. */
  readonly part: Exact;
  /** 1 + percent ÷ 100. */
  readonly factor: Exact;
  readonly isNothing: boolean;
}

/** A modifier made ready: what it asks for, and its shares by the number that it counts. */
interface ReadyModifier {
  readonly modifier: Modifier;
  readonly when: readonly (readonly [field: string, value: unknown])[];
  readonly shares: Map<number, Share>;
}

interface ReadyStage {
  readonly stacking: Stacking;
  readonly modifiers: readonly ReadyModifier[];
}

/** Where the numbers that modifiers count lead, one after another: at last to the factor of all of them. */
interface FactorNode {
  readonly next: Map<number, FactorNode>;
  factor: Exact | null;
}

interface ReadyRuleset {
  readonly stages: readonly ReadyStage[];
  readonly factors: FactorNode;
  kept: number;
}

const ONE = exact(1);
const HUNDRED = exact(100);
const NONE = exact(0);
/** How many shares are kept of each modifier, and factors of a ruleset: ships differ by little. */
const KEPT_SHARES = 100;
const KEPT_FACTORS = 20_000;
const NOT_MET = -1;

const ready = new WeakMap<Ruleset, ReadyRuleset>();

/**
 * Runs the ruleset's modifiers over a basic cost, in order: first those of the chart, then the final ones.
 * The rows are the explanation, and the last row's amount is the exact price.
 */
export function applyModifiers(ship: Ship, ruleset: Ruleset, basic: Exact): Applied[] {
  const rows: Applied[] = [];
  let start = basic;
  for (const { stacking, modifiers } of readyRuleset(ruleset).stages) {
    let factor = ONE;
    for (const each of modifiers) {
      if (!isMet(each.when, ship)) continue;
      const share = shareOf(each, ship, ruleset, stacking);
      if (share.isNothing) continue;
      factor = combined(factor, share, stacking);
      const { levels, percent } = share;
      rows.push({ modifier: each.modifier, levels, percent, amount: start.mul(factor) });
    }
    start = rows.at(-1)?.amount ?? basic;
  }
  return rows;
}

/** What all modifiers together make of a basic cost: basic × this is the last row's amount. */
export function modifierFactor(ship: Ship, ruleset: Ruleset): Exact {
  const known = readyRuleset(ruleset);
  let node = known.factors;
  for (const { modifiers } of known.stages) {
    for (const { modifier, when } of modifiers) {
      const counted = !isMet(when, ship) ? NOT_MET : modifier.per ? countedBy(modifier.per, ship) : 0;
      const next = node.next.get(counted);
      if (!next && known.kept >= KEPT_FACTORS) return factorOf(ship, ruleset);
      if (!next) known.kept++;
      node = next ?? addNode(node, counted);
    }
  }
  node.factor ??= factorOf(ship, ruleset);
  return node.factor;
}

function factorOf(ship: Ship, ruleset: Ruleset): Exact {
  return applyModifiers(ship, ruleset, ONE).at(-1)?.amount ?? ONE;
}

function addNode(node: FactorNode, counted: number): FactorNode {
  const next = { next: new Map<number, FactorNode>(), factor: null };
  node.next.set(counted, next);
  return next;
}

function combined(factor: Exact, share: Share, stacking: Stacking): Exact {
  return stacking === "sum" ? factor.add(share.part) : factor.mul(share.factor);
}

/** The stages of a price in their order, each with the way in which its modifiers combine. */
export function stagesOf(ruleset: Ruleset): readonly (readonly [Modifier["stage"], Stacking])[] {
  const final = ruleset.stacking === "compound" ? "compound" : "product";
  return [
    ["chart", ruleset.stacking],
    ["final", ruleset.crewAndTechLevel === "add" ? "sum" : final],
  ];
}

function readyRuleset(ruleset: Ruleset): ReadyRuleset {
  const known = ready.get(ruleset);
  if (known) return known;
  const stages = stagesOf(ruleset).map(([stage, stacking]) => ({
    stacking,
    modifiers: ruleset.modifiers
      .filter((modifier) => modifier.stage === stage)
      .map((modifier) => ({ modifier, when: Object.entries(modifier.when ?? {}), shares: new Map() })),
  }));
  const made = { stages, factors: { next: new Map(), factor: null }, kept: 0 };
  ready.set(ruleset, made);
  return made;
}

/** Whether every field that the modifier asks for has the value asked for. */
export function applies(modifier: Modifier, ship: Ship): boolean {
  return isMet(Object.entries(modifier.when ?? {}), ship);
}

function isMet(when: ReadyModifier["when"], ship: Ship): boolean {
  for (const [field, value] of when) {
    const met = field === "trait" ? ship.traits.includes(String(value)) : ship[field as keyof Ship] === value;
    if (!met) return false;
  }
  return true;
}

function shareOf(
  { modifier, shares }: ReadyModifier,
  ship: Ship,
  ruleset: Ruleset,
  stacking: Stacking,
): Share {
  const counted = modifier.per ? countedBy(modifier.per, ship) : 0;
  const known = shares.get(counted);
  if (known) return known;
  const levels = levelsOf(modifier, counted, ruleset.engineStep);
  const percent = percentOf(modifier, levels, stacking);
  const part = percent.div(HUNDRED);
  const share = { levels, percent, part, factor: part.add(ONE), isNothing: percent.equals(NONE) };
  if (shares.size < KEPT_SHARES) shares.set(counted, share);
  return share;
}

function countedBy(field: NumberField, ship: Ship): number {
  return ship[field] ?? 0;
}

function levelsOf(
  { per, over = 0, step = 1 }: Modifier,
  counted: number,
  partial: Ruleset["engineStep"],
): Exact {
  if (!per) return ONE;
  const levels = exact(Math.max(0, counted - over)).div(step);
  if (partial === "full") return levels.floor();
  return partial === "started" ? levels.ceil() : levels;
}

/** What a modifier that counts a field comes to in percent at so many points of it, from 0. */
export function percentAt(modifier: Modifier, points: number, ruleset: Ruleset): Exact {
  const [, stacking] = stagesOf(ruleset).find(([stage]) => stage === modifier.stage)!;
  return percentOf(modifier, levelsOf(modifier, points, ruleset.engineStep), stacking);
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
