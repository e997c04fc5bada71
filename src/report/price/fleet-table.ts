import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import { budgetLeft, countShips } from "../../pricing/totals.js";
import { plural } from "../../source/words.js";
import { type Column, columns, headed } from "../text/columns.js";
import { nameText } from "../text/headings.js";
import type { Layout } from "../text/text.js";
import { visible } from "../text/visible.js";

const COLUMNS: readonly Column[] = [
  { shrink: true },
  {},
  { align: "right" },
  { align: "right" },
  { align: "right" },
];
const HEADER = ["Ship", "Hull", "Points", "Count", "Total"];

/** A fleet's roster: its ships, minefields, total, budget and what is left. */
export function fleetTable(checked: CheckedDocument, layout: Layout): string[] {
  const { document, ships, minefields, points: total } = checked;
  const rows = ships.map((ship) => [nameText(ship.loaded.name), ...shipCells(ship)]);
  for (const { techLevel, patterns, points } of minefields.byTechLevel) {
    rows.push([`Minefields, TL ${techLevel}`, plural(patterns, "pattern"), "", "", String(points)]);
  }
  const sum = [
    "Total",
    plural(countShips(document.ships), "ship"),
    "",
    "",
    total === null ? "none" : String(total),
  ];
  const lines = headed([HEADER, ...rows, sum, ...budgetRows(checked)], COLUMNS, layout, "  ");
  return lines.map((line, i) => (i > rows.length ? layout.palette.strong(line) : line));
}

/** A line for each lone design, one after another. */
export function designTable(documents: readonly CheckedDocument[], look: Layout): string[] {
  const rows = documents.flatMap((checked) => [
    ...checked.ships.map((ship) => [
      nameText(ship.loaded.name),
      visible(ship.loaded.path),
      ...shipCells(ship),
    ]),
    ...budgetRows(checked).map(([what = "", ...cells]) => [what, "", ...cells]),
  ]);
  return headed([["Design", "File", ...HEADER.slice(1)], ...rows], [{}, ...COLUMNS], look, "  ");
}

/** The budget of a lone design, where one was asked for. */
export function budgetTable(checked: CheckedDocument, { width }: Layout): string[] {
  return columns(budgetRows(checked), COLUMNS, width, "  ");
}

function shipCells({ loaded, hull, price }: CheckedShip): string[] {
  const size = hull ? `${hull.used}/${hull.size}` : "";
  if (!price) return [size, "no price", "", ""];
  return [size, String(price.points), String(loaded.ship?.count), String(price.total)];
}

function budgetRows({ points, budget }: CheckedDocument): string[][] {
  if (budget === null) return [];
  const row = (what: string, value: string) => [what, "", "", "", value];
  const left = budgetLeft(points, budget);
  return [
    row("Budget", String(budget)),
    ...(left ? [row(left.over ? "Over the budget by" : "Left", String(left.amount))] : []),
  ];
}
