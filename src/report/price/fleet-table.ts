import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import { addPoints, comparePoints, subtractPoints } from "../../pricing/price.js";
import type { Points } from "../../rulebook/exact.js";
import { type Column, columns, headed } from "../text/columns.js";
import { nameText } from "../text/headings.js";
import { type Layout, plural } from "../text/text.js";
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
  const { ships, minefields, points: total } = checked;
  const rows = ships.map((ship) => [nameText(ship.loaded.name), ...shipCells(ship)]);
  for (const { techLevel, patterns, points } of minefields.byTechLevel) {
    rows.push([`Minefields, TL ${techLevel}`, plural(patterns, "pattern"), "", "", String(points)]);
  }
  const sum = ["Total", plural(shipCount(ships), "ship"), "", "", total === null ? "none" : String(total)];
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

/** How many ships a fleet has, each entry counted as often as it is bought. */
export function shipCount(ships: readonly CheckedShip[]): Points {
  return addPoints(ships.map(({ loaded }) => loaded.ship?.count ?? 1));
}

/** What of a budget is left, or by how much a total is over it; null without a total or a budget. */
export function againstBudget({ points, budget }: Pick<CheckedDocument, "points" | "budget">): {
  readonly over: boolean;
  readonly points: Points;
} | null {
  if (budget === null || points === null) return null;
  const over = comparePoints(points, budget) > 0;
  return { over, points: over ? subtractPoints(points, budget) : subtractPoints(budget, points) };
}

function budgetRows(checked: CheckedDocument): string[][] {
  if (checked.budget === null) return [];
  const row = (what: string, value: string) => [what, "", "", "", value];
  const left = againstBudget(checked);
  return [
    row("Budget", String(checked.budget)),
    ...(left ? [row(left.over ? "Over the budget by" : "Left", String(left.points))] : []),
  ];
}
