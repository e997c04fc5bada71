import { xmlDocument } from "../text/xml.js";
import { byFile } from "./files.js";
import type { LintContext } from "./formats.js";
import type { LintReport } from "./report.js";

/** The report as Checkstyle's own, which many programs read. */
export function lintCheckstyle(report: LintReport, { pathOf }: LintContext): string {
  return xmlDocument({
    checkstyle: {
      "@version": "4.3",
      file: byFile(report).map(([path, findings]) => ({
        "@name": pathOf(path),
        error: findings.map(({ line, column, severity, message, help, ruleId }) => ({
          "@line": line,
          "@column": column,
          "@severity": severity,
          "@message": help === null ? message : `${message}: ${help}`,
          "@source": `shipcost.${ruleId}`,
        })),
      })),
    },
  });
}
