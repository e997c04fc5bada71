import { countBoxes, type HullBoxes } from "../design/boxes.js";
import type { Minefield, Ship } from "../design/ship.js";
import {
  type Exact,
  exact,
  exactText,
  type Points,
  pointsUnder,
  round,
  signedPercent,
  sum,
} from "../rulebook/exact.js";
import { house } from "../rulebook/house.js";
import type { Ruleset } from "../rulebook/schema.js";
import { type Applied, applyModifiers, modifierFactor } from "./pipeline.js";

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
  /** The exact cost so far. */
  readonly amount: string;
}

/** A price with its proof. */
export interface Price {
  readonly hull: HullBoxes;
  /** The first row is the basic cost; the last row's amount is `exact`. */
  readonly ledger: readonly LedgerRow[];
  /** The exact cost before rounding. */
  readonly exact: string;
  /** The points of one such ship, rounded once. */
  readonly points: Points;
  /** points × count. */
  readonly total: Points;
}

/**
 * Prices one ship under a ruleset (house rules, Revised Ship Design Cost Modifier Chart).
 * The ship must be legal: an overfull hull has no price, and throws a RangeError.
 */
export function priceShip(
  ship: Ship,
  ruleset: Ruleset = house,
  hull: HullBoxes = countBoxes(ship, ruleset),
): Price {
  if (hull.unused < 0) throw new RangeError(`${hull.used} boxes used of a hull of ${hull.size}`);
  return new ShipPrice(ship, ruleset, hull);
}

/** A price that makes its proof when it is asked for it: most prices are only added up. */
class ShipPrice implements Price {
  readonly points: Points;
  readonly total: Points;
  readonly #ship: Ship;
  readonly #ruleset: Ruleset;

  constructor(ship: Ship, ruleset: Ruleset, hull: HullBoxes) {
    this.#ship = ship;
    this.#ruleset = ruleset;
    const each = roundedPoints(this.#cost(hull), ruleset);
    this.points = pointsUnder(each, ruleset.rounding);
    this.total = ship.count === 1 ? this.points : pointsUnder(each.mul(ship.count), ruleset.rounding);
  }

  get hull(): HullBoxes {
    return countBoxes(this.#ship, this.#ruleset);
  }

  #cost(hull: HullBoxes): Exact {
    return basicCost(this.#ship, this.#ruleset, hull).mul(modifierFactor(this.#ship, this.#ruleset));
  }

  get exact(): string {
    return exactText(this.#cost(this.hull));
  }

  get ledger(): readonly LedgerRow[] {
    const [ship, ruleset, hull] = [this.#ship, this.#ruleset, this.hull];
    const basic = basicCost(ship, ruleset, hull);
    const rows = applyModifiers(ship, ruleset, basic).map(toRow);
    return [basicRow(ship, ruleset, hull, basic), ...rows];
  }

  toJSON(): Price {
    const { hull, ledger, exact, points, total } = this;
    return { hull, ledger, exact, points, total };
  }
}

/** The one rounding: at the very end, then the minimum. */
function roundedPoints(cost: Exact, ruleset: Ruleset): Exact {
  const rounded = round(cost, ruleset.rounding);
  const minimum = exact(ruleset.minimumPoints);
  return rounded.lt(minimum) ? minimum : rounded;
}

/** Hull boxes of a kind and what each costs. */
interface BoxPrice {
  readonly boxes: number;
  readonly what: string;
  readonly cost: Exact;
}

/** The parts of a basic cost: so many boxes at a price each. */
function boxPrices(ship: Ship, ruleset: Ruleset, hull: HullBoxes): BoxPrice[] {
  const { used, unused } = ruleset.boxCost;
  const dedicated: BoxPrice[] = [];
  let mounting = hull.used;
  for (const { kind, group, boxes } of hull.uses) {
    if (group !== "dedicated") continue;
    mounting -= boxes;
    const cost = ruleset.boxKinds.find(({ id }) => id === kind)?.cost ?? used;
    dedicated.push({ boxes, what: kind, cost: exactly(cost) });
  }
  const rest = exactly(ship.unusedHull === "full" ? used : unused);
  const parts = [
    { boxes: mounting, what: "used", cost: exactly(used) },
    ...dedicated,
    { boxes: hull.unused, what: "unused", cost: rest },
  ];
  return parts.filter(({ boxes }) => boxes > 0);
}

function basicCost(ship: Ship, ruleset: Ruleset, hull: HullBoxes): Exact {
  const [first, ...others] = boxPrices(ship, ruleset, hull);
  if (!first) return ZERO;
  return others.reduce((sum, { boxes, cost }) => sum.add(cost.mul(boxes)), first.cost.mul(first.boxes));
}

const ZERO = exact(0);
const KEPT_COSTS = 1000;
const costs = new Map<number | string, Exact>();

/** The exact number of a ruleset's cost: rulesets have few. */
function exactly(cost: number | string): Exact {
  const known = costs.get(cost) ?? exact(cost);
  if (costs.size < KEPT_COSTS) costs.set(cost, known);
  return known;
}

function basicRow(ship: Ship, ruleset: Ruleset, hull: HullBoxes, basic: Exact): LedgerRow {
  const parts = boxPrices(ship, ruleset, hull).map(
    ({ boxes, what, cost }) => `${boxes} ${what} × ${exactText(cost)}`,
  );
  return {
    id: "basic",
    title: "Basic cost",
    detail: parts.join(" + "),
    percent: "0",
    factor: "1",
    amount: exactText(basic),
  };
}

function toRow({ modifier, levels, percent, amount }: Applied): LedgerRow {
  const detail = modifier.per
    ? `${exactText(levels)} × ${signedPercent(exactText(exact(modifier.percent)))}`
    : "";
  const factor = exactText(percent.div(100).add(1));
  return {
    id: modifier.id,
    title: modifier.title,
    detail,
    percent: exactText(percent),
    factor,
    amount: exactText(amount),
  };
}

/** What minefields placed before the battle cost: 1 point a pattern, at any tech level (house rules, Mines). */
export function priceMinefields(minefields: readonly Minefield[], ruleset: Ruleset): MinefieldPrice {
  const levels = [...new Set(minefields.map(({ techLevel }) => techLevel))].sort((a, b) => a - b);
  const upTo = (level: number) =>
    sum(minefields.filter(({ techLevel }) => techLevel <= level).map(({ patterns }) => exact(patterns)));
  const costOf = (patterns: Exact) =>
    roundedOnly(patterns.mul(exact(ruleset.minefields.pointsPerPattern)), ruleset);
  const rows = levels.map((techLevel, i) => {
    const [patterns, before] = [upTo(techLevel), upTo(levels[i - 1] ?? 0)];
    return {
      techLevel,
      patterns: pointsUnder(patterns.sub(before), "nearest"),
      points: pointsUnder(costOf(patterns).sub(costOf(before)), ruleset.rounding),
    };
  });
  const patterns = upTo(Number.POSITIVE_INFINITY);
  return {
    patterns: pointsUnder(patterns, "nearest"),
    points: pointsUnder(costOf(patterns), ruleset.rounding),
    byTechLevel: rows,
  };
}

/** What a fleet's minefields cost. */
export interface MinefieldPrice {
  readonly patterns: Points;
  readonly points: Points;
  /** The patterns of each tech level, the lowest first; their points add up to those of all. */
  readonly byTechLevel: readonly {
    readonly techLevel: number;
    readonly patterns: Points;
    readonly points: Points;
  }[];
}

function roundedOnly(cost: Exact, ruleset: Ruleset): Exact {
  return round(cost, ruleset.rounding);
}

/** The exact sum of points. */
export function addPoints(points: Iterable<Points>, rounding: Ruleset["rounding"] = "nearest"): Points {
  let whole = 0;
  const rest: Exact[] = [];
  for (const value of points) {
    const more = typeof value === "number" ? whole + value : Number.NaN;
    if (Number.isSafeInteger(more)) whole = more;
    else rest.push(exact(value));
  }
  return pointsUnder(sum(rest).add(whole), rounding);
}

/** Compares exact points: negative, zero or positive. */
export function comparePoints(a: Points, b: Points): number {
  return typeof a === "number" && typeof b === "number" ? a - b : exact(a).compare(exact(b));
}

/** a − b, exactly. */
export function subtractPoints(a: Points, b: Points): Points {
  const difference = exact(a).sub(exact(b));
  return pointsUnder(difference, "nearest");
}
