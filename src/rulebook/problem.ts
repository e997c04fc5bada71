import type { Args } from "../finding.js";
import type { Path } from "../source/tree.js";

/** What is wrong with a ruleset file beyond its form: a rule's id, the keys that lead to the place, and the facts. */
export interface RulesetProblem {
  readonly ruleId: "schema/range" | "schema/missing-key";
  readonly at: Path;
  readonly args: Args;
  readonly suggestions: readonly string[];
}

/** A value that does not fit. */
export function unfit(
  at: Path,
  expected: string,
  found: string,
  suggestions: readonly string[] = [],
): RulesetProblem {
  const key = String(at.findLast((step) => typeof step === "string") ?? "");
  return { ruleId: "schema/range", at, args: { key, expected, found }, suggestions };
}
