import type { Severity } from "../finding.js";
import type { Rule } from "./rule.js";

/** The severities that a configuration may give a rule, the mildest first. */
export const RULE_SETTINGS = ["off", "info", "warning", "error"] as const satisfies (Severity | "off")[];
export type RuleSetting = (typeof RULE_SETTINGS)[number];

export interface LintOptions {
  /** The budget of every document, before its own. */
  readonly budget?: number;
  /** The budget of a fleet that has none of its own; lists and lone ships are no fleets. */
  readonly defaultBudget?: number;
  /** Severities by rule id; locked rules keep their own. */
  readonly severities?: Readonly<Record<string, RuleSetting>>;
  /** Whether comments may suppress findings; they may by default. */
  readonly inlineConfig?: boolean;
}

/** The severity in force: locked rules cannot be changed. */
export function severityOf(rule: Rule, options: LintOptions): RuleSetting {
  return (rule.locked ? undefined : options.severities?.[rule.id]) ?? rule.severity;
}
