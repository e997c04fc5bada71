import * as z from "zod";
import { compoundCeiling } from "../rulebook/cost.js";
import type { NumberField } from "../rulebook/fields.js";
import { boundAt, rangeOf } from "../rulebook/limits.js";
import type { Ruleset } from "../rulebook/schema.js";

/** What a field of numbers is where a design does not say; a base's engine rating is the ruleset's. */
export const SHIP_DEFAULTS = {
  toughness: 3,
  shields: 0,
  engines: 2,
  techLevel: 4,
  primaries: 0,
  secondaries: 0,
  fighterBays: 0,
  boardingBays: 0,
  count: 1,
} as const satisfies Partial<Record<NumberField, number>>;

function floor(ruleset: Ruleset, field: NumberField): number {
  return rangeOf(ruleset.limits[field]).min;
}

/** Where a field's values end whatever the tech level, or undefined. */
function ceiling(ruleset: Ruleset, field: NumberField): number | undefined {
  const { max } = rangeOf(ruleset.limits[field]);
  const limit = max === null ? Number.POSITIVE_INFINITY : boundAt(max, largestTechLevel(ruleset));
  const least = Math.min(limit, compoundCeiling(ruleset, field) ?? limit);
  return Number.isFinite(least) ? least : undefined;
}

function largestTechLevel(ruleset: Ruleset): number {
  const { max } = rangeOf(ruleset.limits.techLevel);
  return typeof max === "number" ? max : Number.MAX_SAFE_INTEGER;
}

export function numberField(ruleset: Ruleset, field: NumberField, description: string) {
  const schema = z.int().min(floor(ruleset, field));
  const max = ceiling(ruleset, field);
  return (max === undefined ? schema : schema.max(max)).describe(description);
}

/** The field with its default, unless the ruleset's limits leave that value out: then it must be written. */
export function defaulted(ruleset: Ruleset, field: keyof typeof SHIP_DEFAULTS, description: string) {
  const schema = numberField(ruleset, field, description);
  const value = SHIP_DEFAULTS[field];
  const fits = value >= floor(ruleset, field) && value <= (ceiling(ruleset, field) ?? value);
  return fits ? schema.default(value) : schema;
}
