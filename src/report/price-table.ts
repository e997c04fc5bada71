import type { CheckedDocument, CheckedFile, CheckedShip } from "../lint/lint.js";
import { ruleById } from "../lint/rules.js";
import type { Points } from "../pricing/exact.js";
import { addPoints, comparePoints, type LedgerRow, subtractPoints } from "../pricing/price.js";
import { hullClass } from "../rulebook/extend.js";
import { identify } from "../rulebook/identity.js";
import type { Ruleset } from "../rulebook/schema.js";
import { columns, ends } from "./columns.js";
import type { PriceReport } from "./price-report.js";
import { type Layout, plural, visible, wrap } from "./text.js";

const ROUNDINGS: Readonly<Record<Ruleset["rounding"], string>> = {
  nearest: "half up to a whole point",
  up: "up to a whole point",
  down: "down to a whole point",
  none: "none: points stay exact",
};

/** The report for people: each ship's heading and ledger, then each fleet's table. `brief` is a line a ship. */
export function priceTable(report: PriceReport, layout: Layout, brief: boolean): string {
  const blocks = report.files.flatMap((file) => fileBlocks(file, layout, brief));
  const closing = [...grandTotal(report, layout), ...counts(report, layout)];
  return `${[...blocks, ...(closing.length > 0 ? [closing] : [])].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function fileBlocks({ file, documents }: CheckedFile, layout: Layout, brief: boolean): string[][] {
  const { palette } = layout;
  const loose = file.findings.map((each) => {
    const rule = ruleById(each.ruleId);
    return `${palette.error("not priced")} ${visible(file.path)}: ${visible(rule.message(each.args))}`;
  });
  const blocks = documents.flatMap((document) => {
    const ships = document.ships.map((ship) => (brief ? [] : shipBlock(ship, document, layout)));
    return [
      [heading(document, layout)],
      ...ships.filter((lines) => lines.length > 0),
      fleetTable(document, layout, brief),
    ];
  });
  return [...blocks.filter((lines) => lines.length > 0), ...(loose.length > 0 ? [loose] : [])];
}

function heading({ document }: CheckedDocument, { width, palette }: Layout): string {
  const { id, version, hash } = identify(document.ruleset);
  const name =
    document.header.name === null
      ? visible(document.path)
      : `${visible(document.header.name)} · ${visible(document.path)}`;
  return palette.accent(ends(name, visible(`ruleset ${id} ${version} (${hash})`), width));
}

function shipBlock(checked: CheckedShip, { document }: CheckedDocument, layout: Layout): string[] {
  const { loaded, hull, price } = checked;
  const { width, palette } = layout;
  const { ship } = loaded;
  const title = [loaded.name ?? "(no name)", ship?.class ?? []].flat().map(visible).join(" · ");
  if (!ship || !hull || !price) {
    return [palette.strong(ends(title, "no price", width)), ...illegal(checked, layout)];
  }
  const size = hullClass(document.ruleset, hull.size);
  const facts = [
    `hull ${hull.used}/${hull.size}${size ? ` (${visible(size)})` : ""}`,
    `${points(price.points)} × ${ship.count} = ${price.total}`,
  ];
  return [
    palette.strong(ends(title, facts.join("   "), width)),
    ...ledger(price.ledger, price.points, document.ruleset, layout),
  ];
}

function points(value: Points): string {
  return plural(value, "point");
}

/** The errors that leave a ship without a price, in short. */
function illegal({ findings, legal, loaded }: CheckedShip, { palette, width }: Layout): string[] {
  const errors = findings.filter((each) => ruleById(each.ruleId).severity === "error");
  if (legal || errors.length === 0)
    return [`  ${palette.error("error")} in ${visible(loaded.design ?? loaded.path)}`];
  return errors.flatMap(({ ruleId, args }) => {
    const [first, ...rest] = wrap(visible(ruleById(ruleId).message(args)), width - 8);
    return [`  ${palette.error("error")} ${first ?? ""}`, ...rest.map((line) => `        ${line}`)];
  });
}

function ledger(rows: readonly LedgerRow[], total: Points, ruleset: Ruleset, { width }: Layout): string[] {
  const cells = rows.map(({ title, detail, percent, factor, amount }, i) =>
    i === 0 ? [title, detail, "", "", amount] : [title, detail, signed(percent), `× ${factor}`, amount],
  );
  const rounding = ["Rounding", ROUNDINGS[ruleset.rounding], "", "", String(total)];
  const layout = [{}, { shrink: true }, { align: "right" }, {}, { align: "right" }] as const;
  return columns([...cells.map((row) => row.map(visible)), rounding], layout, width, "  ");
}

/** `+20%`, `-25%`. */
function signed(percent: string): string {
  return `${percent.startsWith("-") ? "" : "+"}${percent}%`;
}

function fleetTable(checked: CheckedDocument, layout: Layout, brief: boolean): string[] {
  const { document, ships, minefields, points: total, budget } = checked;
  if (document.kind === "ship" && !brief)
    return budget === null ? [] : columns(budgetRows(checked), SUMMARY, layout.width, "  ");
  const rows = ships.map(({ loaded, hull, price }) => [
    visible(loaded.name ?? "(no name)"),
    hull ? `hull ${hull.used}/${hull.size}` : "",
    price ? String(price.points) : "no price",
    price ? `× ${loaded.ship?.count}` : "",
    price ? String(price.total) : "",
  ]);
  if (document.header.minefields.length > 0) {
    rows.push(["Minefields", plural(minefields.patterns, "pattern"), "", "", String(minefields.points)]);
  }
  const sum =
    document.kind === "ship"
      ? []
      : [["Total", shipCount(ships), "", "", total === null ? "none" : String(total)]];
  const lines = columns([...rows, ...sum, ...budgetRows(checked)], SUMMARY, layout.width, "  ");
  return lines.map((line, i) => (i >= rows.length ? layout.palette.strong(line) : line));
}

const SUMMARY = [{ shrink: true }, {}, { align: "right" }, {}, { align: "right" }] as const;

function shipCount(ships: readonly CheckedShip[]): string {
  const count = addPoints(ships.map(({ loaded }) => loaded.ship?.count ?? 1));
  return plural(count, "ship");
}

function budgetRows({ points: total, budget }: CheckedDocument): string[][] {
  if (budget === null) return [];
  const row = (what: string, value: string) => [what, "", "", "", value];
  if (total === null) return [row("Budget", String(budget))];
  const over = comparePoints(total, budget) > 0;
  const left = over ? subtractPoints(total, budget) : subtractPoints(budget, total);
  return [row("Budget", String(budget)), row(over ? "Over the budget by" : "Left", String(left))];
}

function grandTotal({ files, points: total }: PriceReport, { width, palette }: Layout): string[] {
  const documents = files.reduce((count, file) => count + file.documents.length, 0);
  if (documents < 2) return [];
  const value = total === null ? "none: a ship or file has errors" : String(total);
  return [palette.strong(ends(`All ${documents} together`, value, width))];
}

function counts({ diagnostics }: PriceReport, { palette }: Layout): string[] {
  const count = (severity: string) => diagnostics.filter((each) => each.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  if (errors + warnings === 0) return [];
  const found = [
    errors > 0 ? palette.error(plural(errors, "error")) : [],
    warnings > 0 ? palette.warning(plural(warnings, "warning")) : [],
  ];
  const paths = [...new Set(diagnostics.filter((each) => each.severity !== "info").map((each) => each.path))];
  const where = paths.length > 3 ? "FILE" : paths.map(visible).join(" ");
  return [`${found.flat().join(", ")}: see shipcost lint ${where}`];
}
