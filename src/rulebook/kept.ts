import type { Ruleset } from "./schema.js";

type Maker<T> = (ruleset: Ruleset) => T;

const kept = new WeakMap<Ruleset, Map<Maker<unknown>, unknown>>();

/**
 * What a function makes of a ruleset: made once, and kept as long as the ruleset is. A ruleset must not be changed after
 * its first use; a changed one is a new object.
 */
export function keptWith<T>(ruleset: Ruleset, make: Maker<T>): T {
  let parts = kept.get(ruleset);
  if (!parts) {
    parts = new Map();
    kept.set(ruleset, parts);
  }
  const known = parts.get(make) as T | undefined;
  if (known !== undefined) return known;
  const made = make(ruleset);
  parts.set(make, made);
  return made;
}
