import { element, lined, xmlDocument } from "../text/xml.js";
import { byFile } from "./files.js";
import type { LintContext } from "./formats.js";
import type { LintReport } from "./report.js";

/** The report as Checkstyle's own, which many programs read. */
export function lintCheckstyle(report: LintReport, { pathOf }: LintContext): string {
  const files = byFile(report).map(([path, findings]) => {
    const errors = findings.map(({ line, column, severity, message, help, ruleId }) =>
      element("error", {
        line,
        column,
        severity,
        message: help === null ? message : `${message}: ${help}`,
        source: `shipcost.${ruleId}`,
      }),
    );
    return lined("file", { name: pathOf(path) }, errors);
  });
  return xmlDocument(lined("checkstyle", { version: "4.3" }, files));
}
