import type { Rule } from "./rule.js";
import { hullOverfull } from "./rules/hull-overfull.js";
import { schemaMissingKey } from "./rules/schema-missing-key.js";

/** Every lint rule, in the order of the catalogue. */
export const RULES: readonly Rule[] = [schemaMissingKey, hullOverfull];

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** The rule of an id; a finding without a rule is a bug. */
export function ruleById(id: string): Rule {
  const rule = BY_ID.get(id);
  if (!rule) throw new Error(`no lint rule ${id}`);
  return rule;
}
