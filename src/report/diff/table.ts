import type { DocumentChange } from "../../compare/document.js";
import type { ShipChange } from "../../compare/ship.js";
import type { Diagnostic } from "../../lint/rule.js";
import { columns, ends } from "../text/columns.js";
import { alignPoints, signed } from "../text/numbers.js";
import { clip, type Layout, type Palette, wrap } from "../text/text.js";
import { visible } from "../text/visible.js";
import { diffCounts, diffSummary } from "./summary.js";
import {
  arrow,
  causeText,
  causeTitle,
  type DiffReport,
  documentName,
  fieldText,
  MARKS,
  pointsOf,
  pointsText,
  rulesetChanged,
  rulesText,
  shipCount,
  shipName,
  shipPoints,
  totalParts,
} from "./words.js";

/** The report for people: what changed, and why the price moved. `brief` is a line a ship. */
export function diffTable(report: DiffReport, layout: Layout, brief: boolean): string {
  const { comparison } = report;
  const { findings, same, documents, unread } = comparison;
  const changed = documents.filter(({ change }) => change !== "same");
  const blocks = [
    same ? [] : summary(report, layout),
    ...changed.map((document) => documentBlock(document, layout, brief)),
    unread.map(({ side, path }) => `${layout.palette.error("not compared")} ${visible(path)} (${side})`),
    findingLines("New findings", "+", findings.new, layout),
    findingLines("Findings gone", "-", findings.gone, layout),
    layout.quiet ? [] : [diffCounts(comparison)],
  ];
  const filled = blocks.filter((lines) => lines.length > 0);
  return filled.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

function summary({ names, comparison }: DiffReport, { width, palette }: Layout): string[] {
  const half = Math.floor((width - 3) / 2);
  const name = (text: string) => clip(visible(text), half);
  return [
    palette.faint(arrow(name(names.old), name(names.new))),
    ...wrap(diffSummary(comparison), width).map((line) => palette.strong(line)),
  ];
}

function documentBlock(document: DocumentChange, layout: Layout, brief: boolean): string[] {
  const { width, palette } = layout;
  const { change, ruleset } = document;
  const mark = change === "changed" ? "" : `${change} `;
  const right = rulesetChanged(document) ? "" : `ruleset ${rulesText(ruleset.new ?? ruleset.old)}`;
  return [
    palette.accent(ends(mark + documentName(document), right, width)),
    ...documentFields(document, layout),
    ...fleetLines(document, layout, brief),
  ];
}

/** What changed of the fleet as a whole; its budget stands below its total. */
function documentFields(document: DocumentChange, { width }: Layout): string[] {
  const { ruleset, fields } = document;
  const shown = fields.filter(({ field }) => field !== "budget");
  const rows = shown.map((each) => [`~ ${each.field}`, fieldText(each, half(width))]);
  if (rulesetChanged(document)) {
    rows.unshift(["~ ruleset", `${rulesText(ruleset.old)} → ${rulesText(ruleset.new)}`]);
  }
  return columns(rows, [{}, { shrink: true }], width);
}

/** Cuts a value so that both sides of an arrow can be seen. */
function half(width: number): (text: string) => string {
  const cells = Math.floor((width - 24) / 2);
  return (text) => clip(text, Math.max(6, cells));
}

/** A line a ship with what changed of it below, then the total, in the same columns. */
function fleetLines(document: DocumentChange, layout: Layout, brief: boolean): string[] {
  const { width, palette } = layout;
  const { ships } = document;
  const rows = ships.map((ship) => [
    `${MARKS[ship.change]} ${shipName(ship)}`,
    shipPoints(ship),
    shipCount(ship),
    ship.effect ? signed(ship.effect.total) : "",
  ]);
  const header = ships.length > 0 ? [["  Ship", "Points", "Count", "Change"]] : [];
  const right = { align: "right" } as const;
  const lines = columns(
    [...header, ...rows, ...totalRows(document)],
    [{ shrink: true }, right, right, right],
    width,
  );
  const [heads, shipLines, totals] = [
    lines.slice(0, header.length),
    lines.slice(header.length, header.length + ships.length),
    lines.slice(header.length + ships.length),
  ];
  return [
    ...heads.map((line) => palette.faint(line)),
    ...ships.flatMap((ship, i) => [
      painted(ship.change, palette)(shipLines[i] ?? ""),
      ...(brief ? [] : shipDetails(ship, layout)),
    ]),
    ...totals.map((line) => palette.strong(line)),
  ];
}

function painted(change: ShipChange["change"], palette: Palette): (line: string) => string {
  if (change === "added") return palette.added;
  return change === "removed" ? palette.removed : palette.strong;
}

/** Which fields changed, and why the price of one such ship moved. */
function shipDetails({ fields, causes, between, old, new: now }: ShipChange, layout: Layout): string[] {
  const { width, palette } = layout;
  const amounts = alignPoints(causes.map(({ amount }) => signed(amount)));
  const rows = [
    ...fields
      .filter(({ field }) => field !== "name" && field !== "count")
      .map((each) => [each.field, fieldText(each, half(width)), ""]),
    ...causes.map((each, i) => [causeTitle(each), causeText(each), amounts[i] ?? ""]),
  ];
  const under =
    between?.design === "old" ? "old design under the new ruleset" : "new design under the old ruleset";
  const step = between ? [`    ${under}: ${pointsText(between.points)}`] : [];
  const illegal = old?.legal === false || now?.legal === false;
  const why = illegal ? ["    no price where a ship has errors: see shipcost lint"] : [];
  return [
    ...columns(rows, [{}, { shrink: true }, { align: "right" }], width, "    "),
    ...[...step, ...why].map((line) => palette.faint(line)),
  ];
}

/** The total with the parts of its movement, the budget and what is left. */
function totalRows(document: DocumentChange): string[][] {
  const { change, totals, budget, left, kind } = document;
  const lone = [kind.old, kind.new].every((each) => each === null || each === "ship");
  const parts = totalParts(document).map(([what, points]) => [`  ${what}`, "", "", signed(points)]);
  const moved = totals.difference === null ? "" : signed(totals.difference);
  if (totals.between !== null) {
    parts.unshift(["  The old fleet under the new ruleset", pointsText(totals.between), "", ""]);
  }
  const rows = lone ? [] : [...parts, ["  Total", pointsOf(change, totals), "", moved]];
  if (budget.old !== null || budget.new !== null) {
    rows.push(["  Budget", pointsOf(change, budget), ""], ["  Left", pointsOf(change, left), ""]);
  }
  return rows;
}

function findingLines(
  title: string,
  mark: string,
  findings: readonly Diagnostic[],
  { width, palette }: Layout,
): string[] {
  if (findings.length === 0) return [];
  const lines = findings.flatMap(({ severity, ruleId, path, line, column, message }) => {
    const words = `${ruleId} ${visible(path)}:${line}:${column}: ${visible(message)}`;
    const [first, ...rest] = wrap(words, width - severity.length - 3);
    const head = `${mark} ${palette[severity](severity)} ${first ?? ""}`;
    return [head, ...rest.map((each) => `    ${each}`)];
  });
  return [palette.faint(title), ...lines];
}
