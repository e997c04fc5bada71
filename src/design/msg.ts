import type { Ruleset } from "../rulebook/schema.js";
import type { Ship } from "./ship.js";

/** Whether a ship may mount its MSGs (MSG proposal, Limitations). */
export interface MsgVerdict {
  readonly sizeClass: number | null;
  /** How many its size class may mount; null without a size class. */
  readonly limit: number | null;
  readonly mounted: number;
  readonly allowed: boolean;
  readonly reason: string;
}

type SizeClassKey = keyof Ruleset["msg"]["limits"];

/** How many MSGs a size class (1–7) may mount. */
export function msgAllowance(sizeClass: number, ruleset: Ruleset): number {
  return ruleset.msg.limits[`SC${sizeClass}` as SizeClassKey] ?? 0;
}

/** How many MSGs a ship mounts, whatever their arcs. */
export function msgCount(ship: Ship, ruleset: Ruleset): number {
  const types = new Set(ruleset.specials.filter(({ effect }) => effect === "msg").map(({ id }) => id));
  return ship.specials.filter(({ type }) => types.has(type)).reduce((sum, { count }) => sum + count, 0);
}

/** Judges a number of MSGs against a size class. */
export function msgVerdict(sizeClass: number | null, mounted: number, ruleset: Ruleset): MsgVerdict {
  const limit = sizeClass === null ? null : msgAllowance(sizeClass, ruleset);
  const judged = { sizeClass, limit, mounted };
  if (!ruleset.optionalRules.msg && mounted > 0)
    return { ...judged, allowed: false, reason: "the ruleset has none" };
  if (limit === null) {
    if (mounted === 0) return { ...judged, allowed: true, reason: "mounts none" };
    return { ...judged, allowed: false, reason: "no sizeClass (1 to 7)" };
  }
  const may = limit === 0 ? "none" : `at most ${limit}`;
  return { ...judged, allowed: mounted <= limit, reason: `size class ${sizeClass}: ${may}` };
}
