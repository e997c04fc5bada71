import type { Diagnostic } from "../../lint/rule.js";
import { type XmlElement, xmlDocument } from "../text/xml.js";
import { byFile } from "./files.js";
import type { LintContext } from "./formats.js";
import type { LintReport } from "./report.js";

/**
 * The report as JUnit's test results: a suite for each file. As in the exit code only errors fail; warnings and infos
 * are cases that pass and say something.
 */
export function lintJunit(report: LintReport, { pathOf }: LintContext): string {
  const { problems, summary } = report;
  const files = byFile(report).map(([path, findings]) => suite(pathOf(path), findings));
  const suites = problems.length > 0 ? [...files, unchecked(problems)] : files;
  return xmlDocument({
    testsuites: {
      "@name": "shipcost lint",
      "@tests": suites.reduce((sum, each) => sum + Number(each["@tests"]), 0),
      "@failures": summary.errors,
      "@errors": problems.length,
      testsuite: suites,
    },
  });
}

function suite(path: string, findings: readonly Diagnostic[]): XmlElement {
  const passed = { "@name": "no findings", "@classname": path };
  return {
    "@name": path,
    "@tests": Math.max(1, findings.length),
    "@failures": findings.filter(({ severity }) => severity === "error").length,
    "@errors": 0,
    testcase: findings.length === 0 ? [passed] : findings.map((each) => testCase(path, each)),
  };
}

function testCase(path: string, each: Diagnostic): XmlElement {
  const { ruleId, ship, severity, message, help, line, column } = each;
  // Some readers show only the message, others only the text.
  const text = [`${path}:${line}:${column}: ${severity} ${ruleId}: ${message}`, help ?? []].flat().join("\n");
  return {
    "@name": ship === null ? ruleId : `${ruleId} in ${ship}`,
    "@classname": path,
    ...(severity === "error"
      ? { failure: { "@message": message, "@type": ruleId, "#text": text } }
      : { "system-out": { "#text": text } }),
  };
}

/** What could not be checked at all. */
function unchecked(problems: readonly string[]): XmlElement {
  return {
    "@name": "shipcost",
    "@tests": problems.length,
    "@failures": 0,
    "@errors": problems.length,
    testcase: problems.map((problem) => ({
      "@name": problem,
      "@classname": "shipcost",
      error: { "@message": problem, "@type": "not-checked" },
    })),
  };
}
