import { countBoxes, type HullBoxes } from "../design/boxes.js";
import type { Ship } from "../design/ship.js";
import { type Exact, exact, exactText, type Points, pointsUnder, round } from "../rulebook/exact.js";
import { house } from "../rulebook/house.js";
import { keptWith } from "../rulebook/kept.js";
import type { Ruleset } from "../rulebook/schema.js";
import { basicCost, basicDetail, pricedBoxes } from "./basic.js";
import { type Step, stepsOf } from "./steps.js";

/** A row of a ledger. Decimals are exact text, or `p/q` where a decimal does not end. */
export interface LedgerRow {
  /** A modifier's id; `basic` for the first row. */
  readonly id: string;
  readonly title: string;
  /** What the percentage is made of, such as `2 × +20%`; of the first row, its boxes. */
  readonly detail: string;
  /** The row's own percentage. */
  readonly percent: string;
  /** 1 + percent ÷ 100. */
  readonly factor: string;
  /** The exact cost so far, in points. */
  readonly amount: string;
}

/** A price with its proof: plain data, so that a copy of any kind keeps all of it. Ships that cost alike share a ledger. */
export interface Price {
  readonly hull: HullBoxes;
  /** The first row is the basic cost; the last row's amount is `exact`. Frozen. */
  readonly ledger: readonly [LedgerRow, ...LedgerRow[]];
  /** The exact cost before rounding, in points: decimal text, or `p/q` where a decimal does not end. */
  readonly exact: string;
  /** The points of one such ship, rounded once. */
  readonly points: Points;
  /** points × count. */
  readonly total: Points;
}

/** What all ships cost that have the same boxes and modifiers. */
interface Cost extends Pick<Price, "ledger" | "exact" | "points"> {
  /** `points` as a number to go on with. */
  readonly rounded: Exact;
}

/**
 * Prices one ship under a ruleset (house rules, Revised Ship Design Cost Modifier Chart). `hull` spares counting the
 * ship's boxes again. The ship must be legal: an overfull hull has no price, and throws a RangeError.
 */
export function priceShip(
  ship: Ship,
  ruleset: Ruleset = house,
  hull: HullBoxes = countBoxes(ship, ruleset),
): Price {
  if (hull.unused < 0) throw new RangeError(`${hull.used} boxes used of a hull of ${hull.size}`);
  const { ledger, exact, points, rounded } = costOf(ship, ruleset, hull);
  const total = ship.count === 1 ? points : pointsUnder(rounded.mul(ship.count), ruleset.rounding);
  return { hull, ledger, exact, points, total };
}

/** How many costs are kept of a ruleset. When there are more, all are dropped. */
const MOST_COSTS = 10_000;

/** The costs that are kept of a ruleset: by the modifiers, then by the boxes in words. */
interface KeptCosts {
  readonly bySteps: Map<readonly Step[], Map<string, Cost>>;
  count: number;
}

function costOf(ship: Ship, ruleset: Ruleset, hull: HullBoxes): Cost {
  const kept = keptWith(ruleset, noCosts);
  const steps = stepsOf(ship, ruleset);
  const parts = pricedBoxes(ship, ruleset, hull);
  const detail = basicDetail(parts);
  const known = kept.bySteps.get(steps)?.get(detail);
  if (known) return known;
  const made = makeCost(basicCost(parts), detail, steps, ruleset);
  keep(kept, steps, detail, made);
  return made;
}

function noCosts(): KeptCosts {
  return { bySteps: new Map(), count: 0 };
}

function keep(kept: KeptCosts, steps: readonly Step[], detail: string, cost: Cost): void {
  if (kept.count >= MOST_COSTS) {
    kept.bySteps.clear();
    kept.count = 0;
  }
  const costs = kept.bySteps.get(steps) ?? new Map<string, Cost>();
  kept.bySteps.set(steps, costs.set(detail, cost));
  kept.count++;
}

function makeCost(basic: Exact, detail: string, steps: readonly Step[], ruleset: Ruleset): Cost {
  const start = {
    id: "basic",
    title: "Basic cost",
    detail,
    percent: "0",
    factor: "1",
    amount: exactText(basic),
  };
  const ledger: [LedgerRow, ...LedgerRow[]] = [Object.freeze(start)];
  let cost = basic;
  for (const { id, title, detail, percent, factor, soFar } of steps) {
    cost = basic.mul(soFar);
    // Each field by name: copying the rest of a record takes ten times as long.
    ledger.push(Object.freeze({ id, title, detail, percent, factor, amount: exactText(cost) }));
  }
  const rounded = roundedPoints(cost, ruleset);
  const points = pointsUnder(rounded, ruleset.rounding);
  return { ledger: Object.freeze(ledger), exact: exactText(cost), points, rounded };
}

/** The one rounding: at the very end, then the minimum. */
function roundedPoints(cost: Exact, ruleset: Ruleset): Exact {
  const rounded = round(cost, ruleset.rounding);
  const minimum = exact(ruleset.minimumPoints);
  return rounded.lt(minimum) ? minimum : rounded;
}
