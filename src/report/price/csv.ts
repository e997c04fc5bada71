import { stringify } from "csv-stringify/browser/esm/sync";
import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import { exact, type Points } from "../../rulebook/exact.js";
import { identify } from "../../rulebook/identity.js";
import { oneLine, visible } from "../text/visible.js";
import type { CsvStyle } from "./format-names.js";
import type { PriceReport } from "./report.js";

/** What a program or a person's spreadsheet takes: the separator, whether a mark tells that it is UTF-8, the decimal sign. */
const STYLES: Readonly<Record<CsvStyle, { delimiter: string; bom: boolean; point: string }>> = {
  plain: { delimiter: ",", bom: false, point: "." },
  excel: { delimiter: ",", bom: true, point: "." },
  semicolon: { delimiter: ";", bom: true, point: "," },
};

type Cell = string | number | null | undefined;

const HEADER = [
  "path",
  "line",
  "fleet",
  "name",
  "class",
  "kind",
  "hull",
  "used",
  "legal",
  "exact",
  "points",
  "count",
  "total",
  "crew",
  "techLevel",
  "budget",
  "ruleset",
  "rulesetVersion",
  "rulesetHash",
] as const;
type Row = Partial<Record<(typeof HEADER)[number], Cell>>;

/** Columns whose texts are numbers. */
const NUMBERS: ReadonlySet<string> = new Set(["exact", "points", "count", "total", "budget"]);

/** What is the same in all rows of a document. */
function shared({ document, budget }: CheckedDocument): Row {
  const { id, version, hash } = identify(document.ruleset);
  return { fleet: document.header.name, budget, ruleset: id, rulesetVersion: version, rulesetHash: hash };
}

function shipRow({ loaded, hull, legal, price }: CheckedShip): Row {
  const { ship, path, line, name } = loaded;
  return {
    path,
    line,
    name,
    class: ship?.class == null ? null : oneLine(ship.class),
    kind: ship?.kind,
    hull: hull?.size,
    used: hull?.used,
    legal: legal ? "yes" : "no",
    exact: price?.exact,
    points: price?.points,
    count: ship?.count,
    total: price?.total,
    crew: ship?.crew,
    techLevel: ship?.techLevel,
  };
}

/** A row for the patterns of each tech level. */
function minefieldRows({ document, minefields }: CheckedDocument): Row[] {
  return minefields.byTechLevel.map(({ techLevel, patterns, points }) => ({
    path: document.path,
    line: document.lines.minefields ?? document.line,
    name: "Minefields",
    kind: "minefield",
    legal: "yes",
    count: patterns,
    total: points,
    techLevel,
  }));
}

/** Places of a decimal that does not end. */
const PLACES = 10;

/** A number in decimals: spreadsheets read no fractions. */
function decimal(value: Points, point: string): string {
  return exact(value).round(PLACES).toString().replace(".", point);
}

/** One row a ship, and one for a fleet's mines of each tech level; cells that a spreadsheet would run are defused. */
export function priceCsv({ files }: PriceReport, style: CsvStyle = "plain"): string {
  const { delimiter, bom, point } = STYLES[style];
  const rows = files.flatMap(({ documents }) =>
    documents.flatMap((document) =>
      [...document.ships.map(shipRow), ...minefieldRows(document)].map((row) => ({
        ...shared(document),
        ...row,
      })),
    ),
  );
  const shown = rows.map((row) =>
    HEADER.map((column) => {
      const cell = row[column];
      if (cell === null || cell === undefined) return "";
      if (NUMBERS.has(column)) return decimal(cell, point);
      return typeof cell === "string" ? visible(cell) : cell;
    }),
  );
  const options = { escape_formulas: true, record_delimiter: "windows", delimiter, bom } as const;
  return stringify([[...HEADER], ...shown], options);
}
