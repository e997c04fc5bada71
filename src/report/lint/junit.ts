import type { Diagnostic } from "../../lint/rule.js";
import { element, lined, linesOfText, type Markup, xmlDocument } from "../text/xml.js";
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
  const tests = suites.reduce((sum, each) => sum + each.tests, 0);
  const counts = { tests, failures: summary.errors, errors: problems.length };
  const written = suites.map(({ name, cases, ...own }) => lined("testsuite", { name, ...own }, cases));
  return xmlDocument(lined("testsuites", { name: "shipcost lint", ...counts }, written));
}

/** A suite with what it counts. */
interface Suite {
  readonly name: string;
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly cases: readonly Markup[];
}

function suite(path: string, findings: readonly Diagnostic[]): Suite {
  const passed = element("testcase", { name: "no findings", classname: path });
  const names = caseNames(findings);
  const cases =
    findings.length === 0 ? [passed] : findings.map((each, i) => testCase(path, names[i] ?? "", each));
  const failures = findings.filter(({ severity }) => severity === "error").length;
  return { name: path, tests: cases.length, failures, errors: 0, cases };
}

/** Readers show the first of equal names alone: the others have a number. */
function caseNames(findings: readonly Diagnostic[]): readonly string[] {
  const taken = new Set<string>();
  return findings.map(({ ruleId, ship }) => {
    const plain = ship === null ? ruleId : `${ruleId} in ${ship}`;
    let name = plain;
    for (let i = 2; taken.has(name); i++) name = `${plain} (${i})`;
    taken.add(name);
    return name;
  });
}

function testCase(path: string, name: string, each: Diagnostic): Markup {
  const { ruleId, severity, message, help, line, column } = each;
  // Some readers show only the message, others only the text.
  const words = [`${path}:${line}:${column}: ${severity} ${ruleId}: ${message}`, help ?? []].flat();
  const told = linesOfText(words.join("\n"));
  const outcome =
    severity === "error"
      ? element("failure", { message, type: ruleId }, told)
      : element("system-out", {}, told);
  return element("testcase", { name, classname: path, file: path, line }, outcome);
}

/** What could not be checked at all. */
function unchecked(problems: readonly string[]): Suite {
  const cases = problems.map((problem) => {
    const outcome = element("error", { message: problem, type: "not-checked" });
    return element("testcase", { name: problem, classname: "shipcost" }, outcome);
  });
  return { name: "shipcost", tests: cases.length, failures: 0, errors: cases.length, cases };
}
