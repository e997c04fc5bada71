import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import type { Diagnostic } from "../../lint/rule.js";
import { countSeverities } from "../../lint/verdicts.js";
import type { LedgerRow } from "../../pricing/price.js";
import { hullClass } from "../../rulebook/class-names.js";
import { type Points, signedPercent } from "../../rulebook/exact.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { plural } from "../../source/words.js";
import { columns, ends } from "../text/columns.js";
import { documentHeading, priceWords, shipTitle } from "../text/headings.js";
import { alignPoints } from "../text/numbers.js";
import { type Layout, type Palette, wrap } from "../text/text.js";
import { visible } from "../text/visible.js";
import { budgetTable, designTable, fleetTable } from "./fleet-table.js";
import type { PriceReport } from "./report.js";

const ROUNDINGS: Readonly<Record<Ruleset["rounding"], string>> = {
  nearest: "half up to a whole point",
  up: "up to a whole point",
  down: "down to a whole point",
  none: "none: points stay exact",
};

/** The report for people: each ship's heading and ledger, then each fleet's table. `brief` is a line a ship. */
export function priceTable(report: PriceReport, layout: Layout, brief: boolean): string {
  const documents = report.files.flatMap((file) => file.documents);
  const blocks = brief
    ? briefBlocks(documents, layout)
    : documents.flatMap((document) => ledgers(document, layout));
  const closing = [...unread(report, layout), ...grandTotal(report, layout), ...counts(report, layout)];
  const filled = [...blocks, closing].filter((lines) => lines.length > 0);
  return filled.map((lines) => `${lines.join("\n")}\n`).join("\n");
}

function ledgers(document: CheckedDocument, layout: Layout): string[][] {
  const ships = document.ships.map((ship) => shipBlock(ship, document, layout));
  const table =
    document.document.kind === "ship" ? budgetTable(document, layout) : fleetTable(document, layout);
  return [heading(document, layout), ...ships, table];
}

/** Fleets with their rosters; lone designs that follow one another share a table. */
function briefBlocks(documents: readonly CheckedDocument[], layout: Layout): string[][] {
  const blocks: string[][] = [];
  let designs: CheckedDocument[] = [];
  const flush = () => {
    if (designs.length > 0) blocks.push(designTable(designs, layout));
    designs = [];
  };
  for (const document of documents) {
    if (document.document.kind === "ship") designs.push(document);
    else {
      flush();
      blocks.push([...heading(document, layout), ...fleetTable(document, layout)]);
    }
  }
  flush();
  return blocks;
}

/** What is wrong with files and fleets as a whole. */
function unread({ files }: PriceReport, { palette }: Layout): string[] {
  return files.flatMap(({ file, loose }) =>
    loose.map(({ message }) => `${palette.error("not priced")} ${visible(file.path)}: ${visible(message)}`),
  );
}

function heading({ document, headerFindings }: CheckedDocument, layout: Layout): string[] {
  const errors = headerFindings.filter(({ severity }) => severity === "error");
  const broken = errors.flatMap((each) => errorLines(each, layout.palette, layout.width));
  return [documentHeading(document, layout), ...broken];
}

function shipBlock(checked: CheckedShip, { document }: CheckedDocument, layout: Layout): string[] {
  const { loaded, hull, price } = checked;
  const { width, palette } = layout;
  const { ship } = loaded;
  const title = shipTitle(loaded);
  if (!ship || !hull || !price) {
    return [palette.strong(ends(title, "no price", width)), ...illegal(checked, layout)];
  }
  const size = hullClass(document.ruleset, hull.size);
  const facts = [
    `hull ${hull.used}/${hull.size}${size ? ` (${visible(size)})` : ""}`,
    priceWords(price, ship.count),
  ];
  return [
    palette.strong(ends(title, facts.join("   "), width)),
    ...ledger(price.ledger, price.points, document.ruleset, layout),
  ];
}

/** The errors that leave a ship without a price, in short. */
function illegal({ findings, legal, loaded }: CheckedShip, { palette, width }: Layout): string[] {
  const errors = findings.filter(({ severity }) => severity === "error");
  if (legal || errors.length === 0)
    return [`  ${palette.error("error")} in ${visible(loaded.design ?? loaded.path)}`];
  return errors.flatMap((each) => errorLines(each, palette, width));
}

function errorLines({ message }: Diagnostic, palette: Palette, width: number): string[] {
  const [first, ...rest] = wrap(visible(message), width - 8);
  return [`  ${palette.error("error")} ${first ?? ""}`, ...rest.map((line) => `        ${line}`)];
}

function ledger(rows: readonly LedgerRow[], total: Points, ruleset: Ruleset, { width }: Layout): string[] {
  const cells = rows.map(({ title, detail, percent, factor, amount }, i) =>
    i === 0
      ? [title, detail, "", "", amount]
      : [title, detail, signedPercent(percent), `× ${factor}`, amount],
  );
  const rounding = ["Rounding", ROUNDINGS[ruleset.rounding], "", "", String(total)];
  const layout = [{}, { shrink: true }, { align: "right" }, {}, { align: "right" }] as const;
  const all = [...cells.map((row) => row.map(visible)), rounding];
  const amounts = alignPoints(all.map((row) => row[4] ?? ""));
  return columns(
    all.map((row, i) => [...row.slice(0, 4), amounts[i] ?? ""]),
    layout,
    width,
    "  ",
  );
}

function grandTotal({ files, points: total }: PriceReport, { width, palette }: Layout): string[] {
  const documents = files.reduce((count, file) => count + file.documents.length, 0);
  if (documents < 2) return [];
  const value = total === null ? "none: a ship or file has errors" : String(total);
  return [palette.strong(ends(`All ${documents} together`, value, width))];
}

function counts({ diagnostics, suppressed }: PriceReport, { palette, quiet }: Layout): string[] {
  if (quiet) return [];
  const { errors: silenced } = countSeverities(suppressed);
  const hidden =
    silenced > 0
      ? [`${plural(silenced, "error")} suppressed by comments: see shipcost price --no-inline-config`]
      : [];
  const { errors, warnings } = countSeverities(diagnostics);
  if (errors + warnings === 0) return hidden;
  const found = [
    errors > 0 ? palette.error(plural(errors, "error")) : [],
    warnings > 0 ? palette.warning(plural(warnings, "warning")) : [],
  ];
  const paths = [...new Set(diagnostics.filter((each) => each.severity !== "info").map((each) => each.path))];
  const where = paths.length > 3 ? "FILE" : paths.map(visible).join(" ");
  return [`${found.flat().join(", ")}: see shipcost lint ${where}`, ...hidden];
}
