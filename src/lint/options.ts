import type { Severity } from "../finding.js";
import type { RuleInfo } from "./rule.js";

/** The severities that a configuration may give a rule, the mildest first. */
export const RULE_SETTINGS = ["off", "info", "warning", "error"] as const satisfies (Severity | "off")[];
export type RuleSetting = (typeof RULE_SETTINGS)[number];

/** What a configuration enforces, and where it says so: `.shipcost.yaml:3`. */
export interface Enforced {
  /** `defaultBudget` comes before a fleet's own. */
  readonly budget?: string;
  readonly ruleset?: string;
  /** Comments suppress nothing. */
  readonly suppressions?: string;
}

/** The content hashes of rulesets, and where they are listed. */
export interface AllowedRulesets {
  readonly hashes: readonly string[];
  readonly by: string;
}

export interface LintOptions {
  /** The budget of every document, before its own. */
  readonly budget?: number;
  /** The budget of a fleet that has none of its own; lists and lone ships are no fleets. */
  readonly defaultBudget?: number;
  /** Severities by rule id; locked rules keep their own. */
  readonly severities?: Readonly<Record<string, RuleSetting>>;
  /** What fleets have no say in. */
  readonly enforced?: Enforced;
  /** The rulesets that fleets may be judged by; any by default. */
  readonly rulesets?: AllowedRulesets;
  /** Whether comments may suppress findings; they may by default. */
  readonly inlineConfig?: boolean;
}

/** The severity in force: locked rules cannot be changed. */
export function severityOf(rule: RuleInfo, options: LintOptions): RuleSetting {
  return (rule.locked ? undefined : options.severities?.[rule.id]) ?? rule.severity;
}
