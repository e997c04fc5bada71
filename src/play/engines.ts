import { exact, round } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { ImpossibleInput } from "./error.js";

/** No ship of any game loses more: a list of losses stays printable. */
const MOST_LOSSES = 10_000;

/** How a ship loses its engines as its hull is hit. */
export interface EngineDamage {
  /** Hull boxes between two losses, at least 1; null where there is no engine point to lose. */
  readonly interval: number | null;
  /** The hull boxes lost, counted from 1, at which an engine point goes. */
  readonly lostAt: readonly number[];
}

/**
 * When engine points are lost: at each multiple of hull ÷ engines, rounded, up to the hull. Hull in boxes from 1,
 * engines in points from 0 (house rules, Damage to Engine Rating). Throws {@link ImpossibleInput} for more than 10,000
 * losses.
 */
export function engineDamage(hull: number, engines: number, ruleset: Ruleset): EngineDamage {
  const losses = engineLosses(hull, engines, ruleset);
  if (losses > MOST_LOSSES)
    throw new ImpossibleInput(`expected at most ${MOST_LOSSES} engine points to lose, found ${losses}`);
  return firstLosses(hull, engines, MOST_LOSSES, ruleset);
}

/** The same, with at most so many of the losses listed: for ships of any size. */
export function firstLosses(hull: number, engines: number, most: number, ruleset: Ruleset): EngineDamage {
  if (engines === 0) return { interval: null, lostAt: [] };
  const interval = engineInterval(hull, engines, ruleset);
  const listed = Math.min(most, lossesWithin(hull, engines, interval));
  return { interval, lostAt: Array.from({ length: listed }, (_, i) => (i + 1) * interval) };
}

/** How many engine points a ship loses while its hull lives; the others outlive it. */
export function engineLosses(hull: number, engines: number, ruleset: Ruleset): number {
  return engines === 0 ? 0 : lossesWithin(hull, engines, engineInterval(hull, engines, ruleset));
}

function lossesWithin(boxes: number, engines: number, interval: number): number {
  return Math.min(engines, Math.floor(boxes / interval));
}

/** Hull boxes between two losses, at least 1, for an engine rating of at least 1. */
export function engineInterval(hull: number, engines: number, ruleset: Ruleset): number {
  const { rounding, minimum } = ruleset.engineDamage;
  return Math.max(minimum, round(exact(hull).div(engines), rounding).valueOf());
}

/**
 * The engine rating left after damage to the hull, in boxes.
 * Throws {@link ImpossibleInput} for damage below 0 or beyond the hull.
 */
export function engineRating(hull: number, engines: number, damage: number, ruleset: Ruleset): number {
  if (!(damage >= 0 && damage <= hull))
    throw new ImpossibleInput(`damage of ${damage}: expected 0 to ${hull}, the hull's boxes`);
  if (engines === 0) return 0;
  return engines - lossesWithin(damage, engines, engineInterval(hull, engines, ruleset));
}
