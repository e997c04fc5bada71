import { NUMBER_FIELDS, REMOVABLE_KINDS } from "./fields.js";
import { rangeOf } from "./limits.js";
import { namesOf, recordsOf } from "./remove.js";
import type { Ruleset } from "./schema.js";
import { stableJson } from "./stable-json.js";

/**
 * All that a ruleset says, as parts of a file that extends `base` and comes to the same rules: what the base has
 * otherwise is removed first, and maximums that only the base has are lifted.
 */
export function restated(ruleset: Ruleset, base: Ruleset): Readonly<Record<string, unknown>> {
  const { ruleset: _id, version: _version, title: _title, ...parts } = ruleset;
  const removed = REMOVABLE_KINDS.flatMap((kind) => {
    const names = namesOf(kind, base);
    const isKept = stableJson(recordsOf(kind, base)) === stableJson(recordsOf(kind, ruleset));
    return isKept || names.length === 0 ? [] : [[kind, names] as const];
  });
  const limits = NUMBER_FIELDS.map((field) => {
    const { min, max } = rangeOf(ruleset.limits[field]);
    const lifts = max === null && rangeOf(base.limits[field]).max !== null;
    return [field, { min, ...(max === null && !lifts ? {} : { max }) }] as const;
  });
  return {
    ...(removed.length === 0 ? {} : { remove: Object.fromEntries(removed) }),
    ...parts,
    limits: Object.fromEntries(limits),
  };
}
