import { stringify } from "csv-stringify/browser/esm/sync";
import type { CheckedDocument, CheckedShip } from "../../lint/checked.js";
import { visible } from "../text/visible.js";
import type { PriceReport } from "./report.js";

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
];

function row(document: CheckedDocument, { loaded, hull, legal, price }: CheckedShip) {
  const { ship } = loaded;
  return [
    loaded.path,
    loaded.line,
    document.document.header.name,
    loaded.name,
    ship?.class,
    ship?.kind,
    hull?.size,
    hull?.used,
    legal ? "yes" : "no",
    price?.exact,
    price?.points,
    ship?.count,
    price?.total,
  ];
}

function minefieldRow({ document, minefields }: CheckedDocument) {
  const filled: Record<string, unknown> = {
    path: document.path,
    line: 1,
    fleet: document.header.name,
    name: "Minefields",
    kind: "minefield",
    legal: "yes",
    count: minefields.patterns,
    total: minefields.points,
  };
  return HEADER.map((column) => filled[column]);
}

/** One row a ship (and one for a fleet's minefields); cells that a spreadsheet would run as formulas are defused. */
export function priceCsv(report: PriceReport): string {
  const rows = report.files.flatMap(({ documents }) =>
    documents.flatMap((document) => [
      ...document.ships.map((ship) => row(document, ship)),
      ...(document.document.header.minefields.length > 0 ? [minefieldRow(document)] : []),
    ]),
  );
  const shown = rows.map((cells) => cells.map((cell) => (typeof cell === "string" ? visible(cell) : cell)));
  return stringify([HEADER, ...shown], { escape_formulas: true, record_delimiter: "windows" });
}
