import type { Minefield, Ship } from "../design/ship.js";
import { exact, type Points, pointsUnder, round } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { addPoints, comparePoints, subtractPoints } from "./points.js";

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

/** What minefields placed before the battle cost: 1 point a pattern, at any tech level (house rules, Mines). */
export function priceMinefields(minefields: readonly Minefield[], ruleset: Ruleset): MinefieldPrice {
  const { rounding } = ruleset;
  const levels = [...new Set(minefields.map(({ techLevel }) => techLevel))].sort((a, b) => a - b);
  const each = exact(ruleset.minefields.pointsPerPattern);
  let all = { patterns: exact(0), points: exact(0) };
  const byTechLevel = levels.map((techLevel) => {
    const before = all;
    const placed = minefields.filter((field) => field.techLevel === techLevel);
    const patterns = placed.reduce((sum, field) => sum.add(field.patterns), before.patterns);
    all = { patterns, points: round(patterns.mul(each), rounding) };
    return {
      techLevel,
      patterns: pointsUnder(patterns.sub(before.patterns), "nearest"),
      points: pointsUnder(all.points.sub(before.points), rounding),
    };
  });
  const patterns = pointsUnder(all.patterns, "nearest");
  return { patterns, points: pointsUnder(all.points, rounding), byTechLevel };
}

/** How many ships are bought: each design as often as its count says. One that could not be read is one ship. */
export function countShips(ships: readonly { readonly ship: Ship | null }[]): Points {
  return addPoints(ships.map(({ ship }) => ship?.count ?? 1));
}

/** A total beside its budget. */
export interface BudgetLeft {
  readonly over: boolean;
  /** Points that are left of the budget; negative where the total is over it. */
  readonly left: Points;
  /** The same without its sign. */
  readonly amount: Points;
}

/** What a total leaves of a budget; null without a total or a budget. */
export function budgetLeft(total: Points | null, budget: number | null): BudgetLeft | null {
  if (total === null || budget === null) return null;
  const over = comparePoints(total, budget) > 0;
  const left = subtractPoints(budget, total);
  return { over, left, amount: over ? subtractPoints(total, budget) : left };
}
