import { NUMBER_FIELDS, REMOVABLE_KINDS, type RemovableKind } from "./fields.js";
import { rangeOf } from "./limits.js";
import { namesOf, recordsOf } from "./remove.js";
import type { Ruleset } from "./schema.js";
import { stableJson } from "./stable-json.js";
import { traitsOf } from "./titles.js";

/**
 * All that a ruleset says, as parts of a file that extends `base` and comes to the same rules: what the base has
 * otherwise is removed first, and maximums that only the base has are lifted.
 */
export function restated(ruleset: Ruleset, base: Ruleset): Readonly<Record<string, unknown>> {
  const { ruleset: _id, version: _version, title: _title, ...parts } = ruleset;
  const removed = REMOVABLE_KINDS.map((kind) => [kind, removedOf(kind, ruleset, base)] as const);
  const remove = Object.fromEntries(removed.filter(([, names]) => names.length > 0));
  const limits = NUMBER_FIELDS.map((field) => {
    const { min, max } = rangeOf(ruleset.limits[field]);
    const lifts = max === null && rangeOf(base.limits[field]).max !== null;
    return [field, { min, ...(max === null && !lifts ? {} : { max }) }] as const;
  });
  return {
    ...(Object.keys(remove).length > 0 ? { remove } : {}),
    ...parts,
    limits: Object.fromEntries(limits),
  };
}

/** What is removed of a kind: all of it where anything differs, so that the order is right too. */
function removedOf(kind: RemovableKind, ruleset: Ruleset, base: Ruleset): readonly string[] {
  const names = namesOf(kind, base);
  if (kind === "traits") {
    const known = traitsOf(ruleset);
    return names.filter((name) => !known.includes(name));
  }
  const isKept = stableJson(recordsOf(kind, base)) === stableJson(recordsOf(kind, ruleset));
  return isKept ? [] : names;
}
