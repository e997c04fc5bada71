import type { CheckedDocument, CheckedShip } from "../../../lint/checked.js";
import { defenceMet } from "../../../play/defence.js";
import type { Price } from "../../../pricing/price.js";
import { hullClass } from "../../../rulebook/class-names.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { oneLine } from "../../text/visible.js";
import { boxes, rowWidth } from "../layout/boxes.js";
import type { Cell, Table, TableColumn, TableRow } from "../layout/column-widths.js";
import { beside, type Piece, rectangle, space, stack } from "../layout/piece.js";
import { word } from "../layout/words.js";
import { figure, signedFigure } from "../tables/phrases.js";

/** Boxes to be ticked off that are drawn one by one. */
const MOST_BOXES = 6;
const BOX = 6;
/** They stand in the middle of a line of text. */
const LOWER = 1.8;
const OF = { size: 6.5 } as const;

/**
 * A fleet's ships and minefields as a table: what each is, what it costs, and what became of it. `id` begins the ids of
 * its values.
 */
export function rosterTable(
  { document, ships, minefields, points }: CheckedDocument,
  id: string,
  withLedgers: boolean,
): Table {
  const rows = ships.map((ship, i) => {
    const row = shipRow(ship, i + 1, id, document.ruleset);
    return ship.price && withLedgers ? { ...row, note: ledgerWords(ship.price) } : row;
  });
  const mines = minefields.byTechLevel.map(({ techLevel, patterns, points: cost }) => ({
    cells: placed({
      ship: "Minefields",
      class: plural(figure(patterns), "pattern"),
      techLevel: { text: figure(techLevel), id: `${id}-minefields-tl${techLevel}` },
      total: { text: figure(cost), id: `${id}-minefields-tl${techLevel}-points` },
    }),
  }));
  const total = placed({ ship: "Total", total: points === null ? "none" : figure(points) });
  const least = fateWidth(ships);
  return {
    columns: KEYS.map((key) =>
      key === "destroyed" || key === "withdrawn" ? { ...COLUMNS[key], least } : COLUMNS[key],
    ),
    rows: [...rows, ...mines, { cells: total, total: true }],
  };
}

const COLUMNS = {
  number: { heading: "", align: "end" },
  ship: { heading: "Ship", grow: true, bold: true },
  class: { heading: "Class", grow: true },
  techLevel: { heading: "TL", align: "middle" },
  hull: { heading: "Hull" },
  defence: { heading: "Defence", align: "middle" },
  engines: { heading: "Engines", align: "middle" },
  crew: { heading: "Crew" },
  exact: { heading: "Exact", align: "end" },
  each: { heading: "Each", align: "end" },
  count: { heading: "Count", align: "end" },
  total: { heading: "Total", align: "end" },
  destroyed: { heading: "Destroyed", align: "middle" },
  withdrawn: { heading: "Withdrawn", align: "middle" },
} as const satisfies Record<string, TableColumn>;

type Key = keyof typeof COLUMNS;
const KEYS = Object.keys(COLUMNS) as Key[];

/** Cells by the names of their columns; the others are empty. */
function placed(cells: Partial<Record<Key, Cell>>): Cell[] {
  return KEYS.map((key) => cells[key] ?? "");
}

function shipRow(
  { loaded, hull, price }: CheckedShip,
  number: number,
  id: string,
  ruleset: Ruleset,
): TableRow {
  const { ship } = loaded;
  const name = loaded.name ?? "(no name)";
  if (!ship || !hull) return { cells: placed({ number: String(number), ship: name, each: "no price" }) };
  const value = (key: string, text: string): Cell => ({ text, id: `${id}-row${number}-${key}` });
  const named = hullClass(ruleset, hull.size);
  const crew = [ship.crew, ...(ship.flagship ? ["flagship"] : [])].join(", ");
  const fate: Cell = { text: "", piece: (width) => tickBoxes(ship.count, width) };
  return {
    cells: placed({
      number: String(number),
      ship: name,
      class: oneLine(ship.class ?? ""),
      techLevel: String(ship.techLevel),
      hull: `${figure(hull.used)}/${figure(hull.size)}${named === null ? "" : ` ${named}`}`,
      defence: `${figure(ship.toughness)}(${figure(defenceMet(ship))})`,
      engines: ship.kind === "base" ? "base" : `${figure(ship.engines)}${ship.agile ? " agile" : ""}`,
      crew,
      exact: value("exact", price ? figure(price.exact) : "–"),
      each: value("points", price ? figure(price.points) : "no price"),
      count: value("count", figure(ship.count)),
      total: value("total", price ? figure(price.total) : "–"),
      destroyed: fate,
      withdrawn: fate,
    }),
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
function tickBoxes(count: number, width: number): Piece {
  const lowered = (piece: Piece) => stack([space(0, LOWER), piece]);
  if (count <= MOST_BOXES) {
    const fitting = Array.from({ length: count }, (_, i) => i + 1).filter(
      (n) => rowWidth(n, BOX) <= width - 2,
    );
    return lowered(boxes(Math.max(1, fitting.length), MOST_BOXES, { side: BOX }));
  }
  const of = word(`of ${figure(count)}`, OF);
  const field = rectangle(Math.max(8, Math.min(18, width - of.width - 6)), BOX, {
    stroke: { ink: "black", width: 0.6 },
  });
  return beside([lowered(field), of], 2);
}

/** The width that boxes of so many ships take. */
function fateWidth(ships: readonly CheckedShip[]): number {
  return ships.reduce((most, { loaded }) => {
    const count = loaded.ship?.count ?? 1;
    const own = count <= MOST_BOXES ? rowWidth(count, BOX) + 8 : word(`of ${figure(count)}`, OF).width + 16;
    return Math.max(most, own);
  }, 0);
}
