import type { CheckedShip } from "../lint/checked.js";
import { pointsLike, subtractPoints } from "../pricing/points.js";
import type { Price } from "../pricing/price.js";
import { type Exact, exact, type Points } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { stableJson } from "../rulebook/stable-json.js";
import { attribute, type Cause, roundingCause } from "./attribution.js";
import { type FieldChange, fieldChanges, shipEntries } from "./fields.js";
import type { Pair } from "./match.js";

/** A ship as one side has it. */
export interface ShipSide {
  readonly name: string | null;
  /** The file and 1-based line at which it stands in its fleet. */
  readonly path: string;
  readonly line: number;
  /** Without it there is no price, and nothing to tell why it moved. */
  readonly legal: boolean;
  readonly exact: string | null;
  readonly points: Points | null;
  readonly count: number | null;
  readonly total: Points | null;
}

/** What a ship's change does to its fleet's total: the price change × the old count, then the count change × the new price. */
export interface Effect {
  readonly price: Points;
  readonly count: Points;
  readonly total: Points;
}

export interface ShipChange {
  /** `renamed`: nothing but the name. Who is changed and renamed has two names in `old` and `new`. */
  readonly change: "added" | "removed" | "renamed" | "changed";
  readonly old: ShipSide | null;
  readonly new: ShipSide | null;
  readonly fields: readonly FieldChange[];
  /** Where the ruleset changed too: what one of the designs costs under the other's ruleset. */
  readonly between: {
    readonly design: "old" | "new";
    readonly exact: string;
    readonly points: Points;
  } | null;
  /** The points of one such ship, new − old; null where a side has no price. */
  readonly difference: Points | null;
  /** Why: parts that add up to the difference. */
  readonly causes: readonly Cause[];
  readonly effect: Effect | null;
}

/** The rulesets of two sides, and a side's ship read and checked under the other side's ruleset. */
export interface Rules {
  readonly old: Ruleset;
  readonly new: Ruleset;
  readonly same: boolean;
  oldUnderNew(ship: CheckedShip): CheckedShip | undefined;
  newUnderOld(ship: CheckedShip): CheckedShip | undefined;
}

/** What changed between two ships that are taken for the same, or null where nothing did. */
export function compareShips({ old, new: now }: Pair<CheckedShip>, rules: Rules): ShipChange | null {
  if (!old) return { ...NO_CHANGE, change: "added", new: sideOf(now), effect: onlyOne(now, 1) };
  if (!now) return { ...NO_CHANGE, change: "removed", old: sideOf(old), effect: onlyOne(old, -1) };
  const sides = { old: sideOf(old), new: sideOf(now) };
  const fields = changedFields(old, now);
  const priced = priceChange(old, now, rules) ?? NOT_PRICED;
  const moved = priced.difference !== null && (priced.causes.length > 0 || !isZero(priced.difference));
  const legal = old.legal !== now.legal;
  if (fields.length === 0 && !moved && !legal && sameText(old, now)) return null;
  const renamed = fields.length === 1 && fields[0]?.field === "name" && !moved && !legal;
  return { change: renamed ? "renamed" : "changed", ...sides, fields, ...priced };
}

const NOT_PRICED = { between: null, difference: null, causes: [], effect: null };
const NO_CHANGE = { old: null, new: null, fields: [], ...NOT_PRICED };

function isZero(points: Points): boolean {
  return exact(points).equals(0);
}

function sideOf({ loaded, legal, price }: CheckedShip): ShipSide {
  return {
    name: loaded.name,
    path: loaded.path,
    line: loaded.line,
    legal,
    exact: price?.exact ?? null,
    points: price?.points ?? null,
    count: loaded.ship?.count ?? null,
    total: price?.total ?? null,
  };
}

function changedFields(old: CheckedShip, now: CheckedShip): FieldChange[] {
  const [a, b] = [old.loaded.ship, now.loaded.ship];
  if (a && b) return fieldChanges(shipEntries(a), shipEntries(b));
  const [was, is] = [old.loaded.name, now.loaded.name];
  return was === is ? [] : [{ field: "name", old: was, new: is }];
}

/** Of ships whose structure is broken only the text can be compared. */
function sameText({ loaded: a }: CheckedShip, { loaded: b }: CheckedShip): boolean {
  if (a.ship && b.ship) return true;
  return !a.ship && !b.ship && stableJson(a.written) === stableJson(b.written);
}

/** How a ship's price moved, and why; null where a side has none. */
function priceChange(old: CheckedShip, now: CheckedShip, rules: Rules) {
  const [was, is] = [old.price, now.price];
  if (!was || !is) return null;
  const before = { price: was, ruleset: rules.old };
  const after = { price: is, ruleset: rules.new };
  const middle = rules.same ? null : between(old, now, rules);
  const legs = () => {
    if (rules.same) return attribute(before, after, "design");
    if (!middle) return attribute(before, after, "both");
    const { price, ruleset, design } = middle;
    const [first, second] =
      design === "old" ? (["ruleset", "design"] as const) : (["design", "ruleset"] as const);
    const half = { price, ruleset };
    return [...attribute(before, half, first), ...attribute(half, after, second)];
  };
  return {
    between: middle && { design: middle.design, exact: middle.price.exact, points: middle.price.points },
    difference: subtractPoints(is.points, was.points),
    causes: [...legs(), ...roundingCause(was, is)],
    effect: effectOf({ ...was, count: countOf(old) }, { ...is, count: countOf(now) }),
  };
}

/** The old design under the new ruleset; where that is illegal, the new design under the old ruleset. */
function between(
  old: CheckedShip,
  now: CheckedShip,
  rules: Rules,
): { price: Price; ruleset: Ruleset; design: "old" | "new" } | null {
  const first = rules.oldUnderNew(old)?.price;
  if (first) return { price: first, ruleset: rules.new, design: "old" };
  const second = rules.newUnderOld(now)?.price;
  return second ? { price: second, ruleset: rules.old, design: "new" } : null;
}

/** Points of one ship, and how many are bought. */
interface Bought {
  readonly points: Points;
  readonly count: number;
}

function countOf({ loaded }: CheckedShip): number {
  return loaded.ship?.count ?? 1;
}

function effectOf(old: Bought, now: Bought): Effect {
  const price = exact(now.points).sub(exact(old.points)).mul(exact(old.count));
  const count = exact(now.count).sub(exact(old.count)).mul(exact(now.points));
  return effect(price, count, [old.points, now.points]);
}

/** A ship that is new brings its whole price by being there, and one that is gone takes it away. */
function onlyOne({ price }: CheckedShip, sign: 1 | -1): Effect | null {
  return price && effect(exact(0), exact(price.total).mul(sign), [price.total]);
}

function effect(price: Exact, count: Exact, like: readonly Points[]): Effect {
  return {
    price: pointsLike(price, like),
    count: pointsLike(count, like),
    total: pointsLike(price.add(count), like),
  };
}
