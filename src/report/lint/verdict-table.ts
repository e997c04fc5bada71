import type { Verdict } from "../../lint/verdicts.js";
import { type Column, columns } from "../text/columns.js";
import { clip, type Layout } from "../text/text.js";
import { visible } from "../text/visible.js";

export const VERDICT_COLUMNS = [
  "Verdict",
  "File",
  "Fleet",
  "Ships",
  "Points",
  "Budget",
  "Errors",
  "Warnings",
];

/** The same where room is short. */
const HEADER = ["", ...VERDICT_COLUMNS.slice(1, -1), "Warn."];

/** The figures of a verdict, in the order of the columns after the fleet. */
export function verdictFigures({ ships, points, budget, errors, warnings }: Verdict): string[] {
  return [String(ships), String(points ?? "–"), String(budget ?? "–"), String(errors), String(warnings)];
}

/** Which fleets pass, as a table for people. */
export function verdictTable(verdicts: readonly Verdict[], { width, palette }: Layout): string {
  const rows = verdicts.map((each) => [
    each.verdict === "pass" ? "pass" : "FAIL",
    visible(each.path),
    clip(visible(each.fleet ?? "–"), 16),
    ...verdictFigures(each),
  ]);
  const layout = VERDICT_COLUMNS.map((title): Column => {
    if (title === "File") return { shrink: true, keep: "end" };
    return ["Verdict", "Fleet"].includes(title) ? {} : { align: "right" };
  });
  const [header = "", ...lines] = columns([HEADER, ...rows], layout, width);
  const shown = lines.map((line, i) => (verdicts[i]?.verdict === "pass" ? line : palette.error(line)));
  return `${[palette.faint(header), ...shown].join("\n")}\n`;
}
