import type { Severity } from "../../finding.js";
import { fingerprints } from "../../lint/fingerprints.js";
import { jsonText } from "../text/json.js";
import { visible } from "../text/visible.js";
import type { LintContext } from "./formats.js";
import type { LintReport } from "./report.js";

const SEVERITIES: Readonly<Record<Severity, string>> = { error: "major", warning: "minor", info: "info" };

/** The report as GitLab's Code Quality reads it. */
export function lintGitlab(report: LintReport, { pathOf }: LintContext): string {
  const prints = fingerprints(report.diagnostics, pathOf);
  return jsonText(
    report.diagnostics.map((each) => ({
      description: visible(each.help === null ? each.message : `${each.message}: ${each.help}`),
      check_name: each.ruleId,
      fingerprint: prints.get(each),
      severity: SEVERITIES[each.severity],
      location: { path: pathOf(each.path), lines: { begin: each.line, end: each.endLine } },
    })),
  );
}
