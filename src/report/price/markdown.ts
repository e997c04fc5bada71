import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import { budgetLeft } from "../../pricing/totals.js";
import { identify } from "../../rulebook/identity.js";
import { rulesetText } from "../text/headings.js";
import { htmlText, markdownText, table } from "../text/markdown.js";
import { oneLine } from "../text/visible.js";
import type { PriceReport } from "./report.js";

/** The report as Markdown: a table a fleet, the ledgers folded away below it, and the findings. */
export function priceMarkdown(report: PriceReport, brief: boolean): string {
  const blocks = report.files.flatMap(({ documents }) =>
    documents.flatMap((document) => documentBlocks(document, brief)),
  );
  const findings = report.diagnostics
    .filter((each) => each.severity !== "info")
    .map(
      (each) =>
        `- ${each.severity} \`${each.ruleId}\` ${markdownText(`${each.path}:${each.line}:${each.column}`)}: ${markdownText(each.message)}`,
    );
  const parts = [...blocks, ...(findings.length > 0 ? ["### Findings", findings.join("\n")] : [])];
  return `${parts.join("\n\n")}\n`;
}

function documentBlocks(checked: CheckedDocument, brief: boolean): string[] {
  const { document, ships } = checked;
  const title = `## ${markdownText(document.header.name ?? document.path)}`;
  const ledgers = brief ? [] : ships.flatMap((ship) => ledger(ship));
  return [
    title,
    markdownText(`Ruleset ${rulesetText(identify(document.ruleset))}`),
    fleetTable(checked),
    ...ledgers,
  ];
}

function fleetTable({ ships, minefields, points, budget }: CheckedDocument): string {
  const rows = ships.map(({ loaded, hull, price }) => [
    markdownText(loaded.name ?? "(no name)"),
    markdownText(oneLine(loaded.ship?.class ?? "")),
    hull ? `${hull.used}/${hull.size}` : "",
    price ? String(price.points) : "no price",
    String(loaded.ship?.count ?? ""),
    price ? String(price.total) : "",
  ]);
  for (const { techLevel, patterns, points } of minefields.byTechLevel) {
    rows.push([`Minefields, TL ${techLevel}`, "", "", "", String(patterns), String(points)]);
  }
  const bold = (what: string, value: string) => [`**${what}**`, "", "", "", "", `**${value}**`];
  rows.push(bold("Total", points === null ? "none" : String(points)));
  const left = budgetLeft(points, budget);
  if (budget !== null) rows.push(bold("Budget", String(budget)));
  if (left) rows.push(bold(left.over ? "Over by" : "Left", String(left.amount)));
  return table(["Ship", "Class", "Hull", "Points", "Count", "Total"], rows, ["l", "l", "r", "r", "r", "r"]);
}

function ledger({ loaded, price }: CheckedShip): string[] {
  if (!price) return [];
  const rows = price.ledger.map(({ title, detail, percent, factor, amount }, i) => [
    markdownText(title),
    markdownText(detail),
    i === 0 ? "" : `${percent}%`,
    i === 0 ? "" : factor,
    amount,
  ]);
  rows.push(["Rounding", "", "", "", String(price.points)]);
  const summary = `<details><summary>${htmlText(loaded.name ?? "(no name)")}: ${price.points} points</summary>`;
  const body = table(["What", "Of what", "Percent", "Factor", "Running cost"], rows, [
    "l",
    "l",
    "r",
    "r",
    "r",
  ]);
  return [summary, body, "</details>"];
}
