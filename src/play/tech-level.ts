import { boundAt, rangeOf } from "../rulebook/limits.js";
import type { Ruleset } from "../rulebook/schema.js";
import { ImpossibleInput } from "./error.js";

/** Throws {@link ImpossibleInput} for a tech level that the ruleset's limits leave out. */
export function checkTechLevel(techLevel: number, ruleset: Ruleset): void {
  const { min, max } = rangeOf(ruleset.limits.techLevel);
  const most = max === null ? Number.MAX_SAFE_INTEGER : boundAt(max, techLevel);
  if (!Number.isInteger(techLevel) || techLevel < min || techLevel > most)
    throw new ImpossibleInput(
      `tech level ${techLevel}: expected ${max === null ? `at least ${min}` : `${min} to ${most}`}`,
    );
}
