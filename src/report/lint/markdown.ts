import type { Diagnostic } from "../../lint/rule.js";
import type { Verdict } from "../../lint/verdicts.js";
import { plural } from "../../source/words.js";
import { markdownText, table } from "../text/markdown.js";
import type { LintContext } from "./formats.js";
import { summary } from "./pretty.js";
import type { LintReport } from "./report.js";
import { VERDICT_COLUMNS, verdictFigures } from "./verdict-table.js";

/** A page of GitHub's takes a megabyte, and nothing at all of more: each list gets a third. */
const MOST_BYTES = 350_000;

/** Which fleets pass, and the findings, as Markdown: for a step's summary or a comment. */
export function lintMarkdown(report: LintReport, _: LintContext): string {
  const { diagnostics, fleets, problems } = report;
  const passed = report.summary.errors === 0 && problems.length === 0 && report.tooManyWarnings.length === 0;
  const parts = [
    `## ${passed ? "Pass" : "Fail"}: ${summary(report)}`,
    ...section(
      "Not done",
      problems.map((problem) => `- ${markdownText(problem)}`),
    ),
    ...fleetTable(fleets),
    ...section("Findings", diagnostics.map(findingLine)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  const { shown, left } = asManyAsFit(lines);
  const more = left > 0 ? [`- and ${left} more`] : [];
  return lines.length === 0 ? [] : [`### ${title}`, [...shown, ...more].join("\n")];
}

function fleetTable(fleets: readonly Verdict[]): string[] {
  if (fleets.length === 0) return [];
  const rows = fleets.map((each) => [
    each.verdict === "pass" ? "pass" : "**FAIL**",
    markdownText(each.path),
    markdownText(each.fleet ?? "–"),
    ...verdictFigures(each),
  ]);
  const { shown, left } = asManyAsFit(rows);
  const align = VERDICT_COLUMNS.map((_, i) => (i < VERDICT_COLUMNS.length - FIGURES ? "l" : "r"));
  return [
    table(VERDICT_COLUMNS, shown, align, false),
    ...(left > 0 ? [`and ${plural(left, "fleet")} more`] : []),
  ];
}

const FIGURES = 5;

function findingLine({ severity, ruleId, path, line, column, ship, message, help }: Diagnostic): string {
  const place = markdownText(`${path}:${line}:${column}`);
  const whose = ship === null ? "" : ` in ${markdownText(ship)}`;
  const way = help === null ? "" : ` *${markdownText(help)}*`;
  return `- ${severity} \`${ruleId}\` ${place}${whose}: ${markdownText(message)}${way}`;
}

const encoder = new TextEncoder();

/** The first of many rows or lines, as long as they fit. */
function asManyAsFit<T extends string | readonly string[]>(items: readonly T[]) {
  let bytes = 0;
  const end = items.findIndex((item) => {
    bytes += encoder.encode(String(item)).length;
    return bytes > MOST_BYTES;
  });
  const shown = end < 0 ? items : items.slice(0, end);
  return { shown, left: items.length - shown.length };
}
