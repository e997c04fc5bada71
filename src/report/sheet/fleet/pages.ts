import type { CheckedDocument } from "../../../lint/checked.js";
import { budgetLeft, countShips } from "../../../pricing/totals.js";
import { identify } from "../../../rulebook/identity.js";
import { plural } from "../../../source/words.js";
import { type Block, block } from "../layout/block.js";
import { cellText } from "../layout/cell-text.js";
import { columnHeight, drawColumn, flow } from "../layout/columns.js";
import { prose } from "../layout/headings.js";
import { pageFrame } from "../layout/page-frame.js";
import type { Paper } from "../layout/paper.js";
import { beside, cell, inset, type Piece, space, stack } from "../layout/piece.js";
import { tableRows } from "../layout/table.js";
import { line } from "../layout/words.js";
import type { ScenePage } from "../scene.js";
import { figure } from "../tables/phrases.js";
import { rosterTable } from "./roster.js";
import { turnRecord } from "./turn-record.js";

const SIZE = 8;
const GAP = 8;
/** Ships whose ledgers are told: of more than a page of them the price is enough. */
const TOLD_LEDGERS = 30;

/**
 * The pages of a fleet: its ships, points, budget and rules, with boxes for what became of each ship. `number` counts
 * fleets from 1 and begins the ids of values: `fleet1-total`, `fleet1-row3-points`.
 */
export function fleetPages(checked: CheckedDocument, paper: Paper, number: number): ScenePage[] {
  const { document, ships } = checked;
  const { id, version, hash } = identify(document.ruleset);
  const prefix = `fleet${number}`;
  const frame = pageFrame(paper);
  const name = document.header.name ?? document.path;
  const flowing = { columns: 1, height: frame.area.height, gap: GAP, even: false };
  const { width, height } = frame.area;
  const blocks = [summary(checked, width, prefix), rosterBlock(checked, width, prefix)];
  const last = flow(blocks, flowing).at(-1)?.at(-1) ?? [];
  const room = height - columnHeight(last, GAP) - GAP;
  const record = turnRecord(width, room);
  const pages = flow(record ? [...blocks, record] : blocks, flowing);
  const levels = [...new Set(ships.flatMap(({ loaded }) => loaded.ship?.techLevel ?? []))].sort(
    (a, b) => a - b,
  );
  const about = [
    `${document.header.movement} movement`,
    `tech level ${levels.length > 1 ? `${levels[0]} to ${levels.at(-1)}` : (levels[0] ?? "–")}`,
  ];
  return pages.map((columns, i) => ({
    width: paper.width,
    height: paper.height,
    title: `Fleet ${cellText(name)}, page ${i + 1} of ${pages.length}`,
    description: `Roster of ${plural(figure(countShips(document.ships)), "ship")}: points, budget and losses`,
    marks: [
      ...frame.marks({
        title: name,
        subtitle: about.join(", "),
        aside: `ruleset ${id} ${version} · ${hash}`,
        foot: document.ruleset.title,
        page: `${i + 1} of ${pages.length}`,
        ...(i === 0 ? { id: prefix } : {}),
      }),
      ...columns.flatMap((column) => drawColumn(column, [frame.area.x, frame.area.y], flowing)),
    ],
  }));
}

function rosterBlock(checked: CheckedDocument, width: number, id: string): Block {
  const table = rosterTable(checked, id, checked.ships.length <= TOLD_LEDGERS);
  const words =
    "Each: the exact cost, rounded once. Total: each × count. Tick off what is destroyed or has withdrawn.";
  const rows = [
    ...tableRows(table, width, { size: SIZE, lines: 2 }),
    space(width, 3),
    ...prose(words, width, { size: 6.5, ink: "grey" }),
  ];
  return block({ title: "Roster", width, again: [], rows });
}

interface Tile {
  readonly label: string;
  readonly value: string;
  readonly id: string;
}

/** The figures that matter most, large. */
function summary(checked: CheckedDocument, width: number, id: string): Block {
  const { points, budget, document, minefields } = checked;
  const left = budgetLeft(points, budget);
  const tiles: (Tile | null)[] = [
    { label: "Points", value: points === null ? "no total" : figure(points), id: `${id}-total` },
    budget === null ? null : { label: "Budget", value: figure(budget), id: `${id}-budget` },
    left && {
      label: left.over ? "Over the budget by" : "Left",
      value: figure(left.amount),
      id: `${id}-left`,
    },
    { label: "Ships", value: figure(countShips(document.ships)), id: `${id}-ships` },
    document.header.minefields.length === 0
      ? null
      : { label: "Mine patterns", value: figure(minefields.patterns), id: `${id}-patterns` },
  ];
  const row = tileRow(
    tiles.filter((tile) => tile !== null),
    width,
  );
  return block({ title: "Totals", width, again: [], rows: [row, space(width, 4)] });
}

const TILE = 34;
const TILE_GAP = 8;

function tileRow(tiles: readonly Tile[], width: number): Piece {
  const each = Math.min(110, (width + TILE_GAP) / tiles.length - TILE_GAP);
  const made = tiles.map(({ label, value, id }, i) => {
    const [fill, ink] = i === 0 ? (["black", "paper"] as const) : (["tint", "black"] as const);
    const parts = [
      line(label, each - 12, { size: 7, ink }, { least: 5 }),
      line(value, each - 12, { size: 17, bold: true, ink }, { least: 7, id }),
    ];
    return cell(inset(stack(parts), 6, 2.6), { fill, title: label, height: TILE });
  });
  return beside(made, TILE_GAP);
}
