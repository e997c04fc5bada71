import type { Bound } from "./design-schema.js";
import type { NumberField } from "./fields.js";
import type { Ruleset, RulesetFile } from "./schema.js";

type Limit = Ruleset["limits"][NumberField];
type WrittenLimit = NonNullable<NonNullable<RulesetFile["limits"]>[NumberField]>;

/** A limit with both ends; `max: null` is no maximum. */
export interface Range {
  readonly min: number;
  readonly max: Bound | null;
}

/** A limit as min and max: a bare number or multiple is a maximum. */
export function rangeOf(limit: Limit): Range {
  if (isBound(limit)) return { min: 0, max: limit };
  return { min: limit.min ?? 0, max: limit.max ?? null };
}

/** The number that a bound comes to for a ship of this tech level. */
export function boundAt(bound: Bound, techLevel: number): number {
  return typeof bound === "number" ? bound : bound.perTechLevel * techLevel;
}

/** A limit with what a file changes of it: a bare bound leaves the minimum, `max: null` lifts the maximum. */
export function extendLimit(base: Limit, own: WrittenLimit): Limit {
  const before = rangeOf(base);
  if (isBound(own)) return { min: before.min, max: own };
  const max = own.max === undefined ? before.max : own.max;
  return { min: own.min ?? before.min, ...(max === null ? {} : { max }) };
}

function isBound(limit: WrittenLimit): limit is Bound {
  return typeof limit === "number" || "perTechLevel" in limit;
}
