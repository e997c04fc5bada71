import type { CheckedDocument, CheckedShip } from "../../../lint/lint.js";
import type { Price } from "../../../pricing/price.js";
import { exact, toPoints } from "../../../rulebook/exact.js";
import { hullClass } from "../../../rulebook/extend.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../text/text.js";
import type { Cell, Table, TableRow } from "../layout/table.js";
import { textWidth } from "../layout/text.js";
import type { Mark } from "../scene.js";
import { figure, signedFigure } from "../tables/phrases.js";

/** Boxes to be ticked off that are drawn one by one. */
const MOST_BOXES = 6;
const BOX = 6;
const BOX_GAP = 2;
const OF_SIZE = 6.5;

/** A fleet's ships and minefields as a table: what each is, what it costs, and what became of it. */
export function rosterTable(
  { document, ships, minefields, points }: CheckedDocument,
  id: string,
  withLedgers: boolean,
): Table {
  const rows = ships.map((ship, i) =>
    shipRow(ship, i + 1, `${id}-row${i + 1}`, document.ruleset, withLedgers),
  );
  const mines: TableRow[] =
    document.header.minefields.length === 0
      ? []
      : [
          {
            cells: placed({
              ship: "Minefields",
              class: plural(figure(minefields.patterns), "pattern"),
              total: { text: figure(minefields.points), id: `${id}-minefields-points` },
            }),
          },
        ];
  const total: TableRow = {
    cells: placed({ ship: "Total", total: points === null ? "none" : figure(points) }),
    total: true,
  };
  return { columns: COLUMNS, rows: [...rows, ...mines, total] };
}

const COLUMNS = [
  { heading: "", align: "end" },
  { heading: "Ship", grow: true, bold: true },
  { heading: "Class", grow: true },
  { heading: "TL", align: "middle" },
  { heading: "Hull" },
  { heading: "Defence", align: "middle" },
  { heading: "Engines", align: "middle" },
  { heading: "Crew" },
  { heading: "Exact", align: "end" },
  { heading: "Each", align: "end" },
  { heading: "Count", align: "end" },
  { heading: "Total", align: "end" },
  { heading: "Destroyed", align: "middle" },
  { heading: "Withdrawn", align: "middle" },
] as const;

const KEYS = [
  "number",
  "ship",
  "class",
  "techLevel",
  "hull",
  "defence",
  "engines",
  "crew",
  "exact",
  "each",
  "count",
  "total",
  "destroyed",
  "withdrawn",
] as const;

/** Cells by the names of their columns; the others are empty. */
function placed(cells: Partial<Record<(typeof KEYS)[number], Cell>>): Cell[] {
  return KEYS.map((key) => cells[key] ?? "");
}

function shipRow(
  { loaded, hull, price }: CheckedShip,
  number: number,
  id: string,
  ruleset: Ruleset,
  withLedgers: boolean,
): TableRow {
  const { ship } = loaded;
  const name = loaded.name ?? "(no name)";
  if (!ship || !hull) return { cells: placed({ number: String(number), ship: name, each: "no price" }) };
  const value = (key: string, text: string): Cell => ({ text, id: `${id}-${key}` });
  const named = hullClass(ruleset, hull.size);
  const crew = [ship.crew, ...(ship.flagship ? ["flagship"] : [])].join(", ");
  const fate = { text: "", draw: tickBoxes(ship.count) };
  return {
    cells: placed({
      number: String(number),
      ship: name,
      class: ship.class ?? "",
      techLevel: String(ship.techLevel),
      hull: `${figure(hull.used)}/${figure(hull.size)}${named === null ? "" : ` ${named}`}`,
      defence: `${figure(ship.toughness)}(${figure(toPoints(exact(ship.toughness).add(ship.shields)))})`,
      engines: ship.kind === "base" ? "base" : `${figure(ship.engines)}${ship.agile ? " agile" : ""}`,
      crew,
      exact: value("exact", price ? figure(price.exact) : "–"),
      each: value("points", price ? figure(price.points) : "no price"),
      count: value("count", figure(ship.count)),
      total: value("total", price ? figure(price.total) : "–"),
      destroyed: fate,
      withdrawn: fate,
    }),
    ...(price && withLedgers ? { note: ledgerWords(price) } : {}),
  };
}

/** The way from the basic cost to the points, step by step. */
function ledgerWords({ ledger, points }: Price): string {
  const steps = ledger.map(({ id, title, percent, amount, detail }) => {
    if (id === "basic") return `${title} ${figure(amount)} (${detail})`;
    return `${title} ${signedFigure(percent)}: ${figure(amount)}`;
  });
  return [...steps, plural(figure(points), "point")].join(" › ");
}

/** A box for each of so many ships; for many of them a field to write in. */
function tickBoxes(count: number): (x: number, y: number, width: number, height: number) => readonly Mark[] {
  return (x, y, width, height) => {
    const stroke = { ink: "black", width: 0.6 } as const;
    const top = y + (height - BOX) / 2;
    if (count <= MOST_BOXES) {
      const most = Math.max(1, Math.min(count, Math.floor((width - 2) / (BOX + BOX_GAP))));
      const from = x + (width - most * (BOX + BOX_GAP) + BOX_GAP) / 2;
      return Array.from({ length: most }, (_, i): Mark => {
        return { kind: "rect", x: from + i * (BOX + BOX_GAP), y: top, width: BOX, height: BOX, stroke };
      });
    }
    const of = `of ${figure(count)}`;
    const told = textWidth(of, OF_SIZE);
    const field = Math.max(8, Math.min(18, width - told - 6));
    const from = x + (width - field - told - 2) / 2;
    return [
      { kind: "rect", x: from, y: top, width: field, height: BOX, stroke },
      { kind: "text", x: from + field + 2, y: top + BOX - 0.8, text: of, size: OF_SIZE },
    ];
  };
}

/** The width that boxes of so many ships take. */
export function fateWidth(ships: readonly CheckedShip[]): number {
  const widest = ships.map(({ loaded }) => {
    const count = loaded.ship?.count ?? 1;
    return count <= MOST_BOXES ? count * (BOX + BOX_GAP) + 8 : textWidth(`of ${figure(count)}`, OF_SIZE) + 16;
  });
  return widest.reduce((most, each) => Math.max(most, each), 0);
}
