import type { Severity } from "../../finding.js";
import type { Diagnostic } from "../../lint/rule.js";
import { visible } from "../text/visible.js";
import type { LintContext } from "./formats.js";
import { summary } from "./pretty.js";
import { type LintReport, lintConcise } from "./report.js";

const LEVELS = { error: "error", warning: "warning", info: "notice" } as const satisfies Record<
  Severity,
  string
>;
/** GitHub shows so many annotations of a level for a step, and drops the others without a word. */
const SHOWN = 10;

/** Commands that annotate the files of a pull request; before them the log has every finding, and how many there are. */
export function lintGithub(report: LintReport, { layout, pathOf }: LintContext): string {
  const { diagnostics, problems } = report;
  const counts = [dropped(report), summary(report)].filter((line) => line !== null);
  const commands = [
    ...problems.map((problem) => `::error::${data(visible(problem))}`),
    ...diagnostics.map((each) => annotation(each, pathOf)),
  ];
  const lines = [...(layout.quiet ? [] : counts), ...commands].map((line) => `${line}\n`);
  return lintConcise(report) + lines.join("");
}

function dropped({ summary: { errors, warnings, infos } }: LintReport): string | null {
  const most = Math.max(errors, warnings, infos);
  return most > SHOWN ? `GitHub annotates the first ${SHOWN} of a level; all are listed above.` : null;
}

function annotation(each: Diagnostic, pathOf: LintContext["pathOf"]): string {
  const { severity, ruleId, message, help, ship, line, column, endLine, endColumn } = each;
  const properties = {
    file: pathOf(each.path),
    line: String(line),
    endLine: String(endLine),
    // Columns of different lines are refused.
    ...(line === endLine ? { col: String(column), endColumn: String(endColumn) } : {}),
    title: visible(ship === null ? `shipcost ${ruleId}` : `shipcost ${ruleId} in ${ship}`),
  };
  const shown = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  const text = [message, ...(help === null ? [] : [help])].map(visible).join("\n");
  return `::${LEVELS[severity]} ${shown.join(",")}::${data(text)}`;
}

/** What a command carries: the runner reads `%0A` as a line break, and so `%` comes first. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** A property of a command. What is not for showing is not written to a log; line breaks are, as the name's own. */
function property(text: string): string {
  return visible(data(text).replaceAll(":", "%3A").replaceAll(",", "%2C"));
}
