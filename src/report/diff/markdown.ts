import type { Comparison } from "../../compare/compare.js";
import type { DocumentChange } from "../../compare/document.js";
import type { ShipChange } from "../../compare/ship.js";
import { htmlText, markdownText, table } from "../text/markdown.js";
import { signed } from "../text/numbers.js";
import { clip } from "../text/text.js";
import { diffSummary } from "./summary.js";
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

/** Cells of a value in a comment. */
const VALUE_CELLS = 60;

/** The report for a comment on a change: a line on top, a table a fleet, the reasons folded away below it. */
export function diffMarkdown({ names, comparison }: DiffReport, brief: boolean): string {
  const { documents, unread } = comparison;
  const changed = documents.filter(({ change }) => change !== "same");
  const blocks = [
    `**${markdownText(diffSummary(comparison))}**`,
    markdownText(arrow(names.old, names.new)),
    ...changed.flatMap((document) => documentBlocks(document, brief)),
    unread.map(({ side, path }) => `- not compared: ${markdownText(path)} (${side})`).join("\n"),
    findingList(comparison.findings),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function documentBlocks(document: DocumentChange, brief: boolean): string[] {
  const { change, ships } = document;
  const mark = change === "changed" ? "" : ` (${change})`;
  return [
    `### ${markdownText(documentName(document))}${mark}`,
    documentFields(document),
    fleetTable(document),
    ...(brief ? [] : ships.map(reasons)),
  ];
}

function documentFields(document: DocumentChange): string {
  const { change, fields, ruleset, left, totals } = document;
  const rules = rulesetChanged(document)
    ? [
        `ruleset ${rulesText(ruleset.old)} → ${rulesText(ruleset.new)}`,
        `the old fleet under the new ruleset: ${pointsText(totals.between, "no total")}`,
      ]
    : [];
  const said = fields.map((each) => `${each.field} ${fieldText(each, cut)}`);
  const rest = left.old !== null || left.new !== null ? [`left of the budget ${pointsOf(change, left)}`] : [];
  return [...rules, ...said, ...rest].map((line) => `- ${markdownText(line)}`).join("\n");
}

function cut(text: string): string {
  return clip(text, VALUE_CELLS);
}

function fleetTable(document: DocumentChange): string {
  const { change, totals, ships } = document;
  const rows = ships.map((ship) => [
    `\`${MARKS[ship.change]}\``,
    markdownText(shipName(ship)),
    markdownText(shipPoints(ship)),
    shipCount(ship),
    ship.effect ? signed(ship.effect.total) : "",
    markdownText(fieldsInShort(ship)),
  ]);
  const parts = totalParts(document).map(([what, points]) => ["", what, "", "", signed(points), ""]);
  const moved = totals.difference === null ? "" : `**${signed(totals.difference)}**`;
  const total = ["", "**Total**", `**${pointsOf(change, totals)}**`, "", moved, ""];
  const header = ["", "Ship", "Points", "Count", "Change", "What"];
  return table(header, [...rows, ...parts, total], ["c", "l", "r", "r", "r", "l"]);
}

function fieldsInShort({ change, fields }: ShipChange): string {
  if (change === "added" || change === "removed") return change;
  return fields
    .filter(({ field }) => field !== "name" && field !== "count")
    .map((each) => `${each.field} ${fieldText(each, cut)}`)
    .join("; ");
}

/** Why the price of one ship moved: rows that add up to it. */
function reasons(ship: ShipChange): string {
  const { causes, difference, between } = ship;
  if (causes.length === 0 || difference === null) return "";
  const rows = causes.map((each) => [
    markdownText(causeTitle(each)),
    markdownText(causeText(each)),
    signed(each.amount),
  ]);
  rows.push(["**Points**", markdownText(shipPoints(ship)), `**${signed(difference)}**`]);
  const title = `<details><summary>Why ${htmlText(shipName(ship))} ${signed(difference)}</summary>`;
  const step = between
    ? `The ${between.design} design under the other ruleset: ${pointsText(between.points)}.\n\n`
    : "";
  return `${title}\n\n${step}${table(["What", "From what to what", "Points"], rows, ["l", "l", "r"])}\n\n</details>`;
}

function findingList({ new: added, gone }: Comparison["findings"]): string {
  const line = (mark: string) => (each: (typeof added)[number]) =>
    `- ${mark} ${each.severity} \`${each.ruleId}\` ${markdownText(`${each.path}:${each.line}:${each.column}`)}: ${markdownText(each.message)}`;
  const told = (findings: typeof added) => findings.filter(({ severity }) => severity !== "info");
  const lines = [...told(added).map(line("new")), ...told(gone).map(line("gone"))];
  return lines.length === 0 ? "" : `### Findings\n\n${lines.join("\n")}`;
}
