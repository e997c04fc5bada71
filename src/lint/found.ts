import type { Finding } from "../finding.js";
import type { Report, Rule, ShipView } from "./rule.js";

/** What a rule reports about a ship. */
export function findingsOf(rule: Rule, view: ShipView): Finding[] {
  const findings: Finding[] = [];
  addShipFindings(findings, rule, view);
  return findings;
}

/** Adds what a rule reports about a ship, if the rule is about such ships. */
export function addShipFindings(findings: Finding[], rule: Rule, view: ShipView): void {
  if (concerns(rule, view)) addFindings(findings, rule, rule.checkShip?.(view), view.loaded.name);
}

function concerns({ about }: Rule, { ship }: ShipView): boolean {
  if (about === "specials") return ship.specials.length > 0;
  return about !== "bases" || ship.kind === "base";
}

/** Adds what a rule reports, as findings. */
export function addFindings(
  findings: Finding[],
  rule: Rule,
  reports: Iterable<Report> | undefined,
  ship: string | null,
): void {
  for (const { at, args = {}, suggestions = [], fix = null, ship: named = ship } of reports ?? []) {
    const { path, span, via = null } = at;
    findings.push({ ruleId: rule.id, path, span, via, ship: named, args, suggestions, fix });
  }
}
