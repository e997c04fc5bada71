import type { CheckedDocument } from "../../../lint/lint.js";
import { identify } from "../../../rulebook/identity.js";
import { againstBudget, shipCount } from "../../price/fleet-table.js";
import { plural } from "../../text/text.js";
import { turnRecord } from "../display/turn-record.js";
import { columnHeight, drawColumn, flow } from "../layout/flow.js";
import { pageFrame } from "../layout/page-frame.js";
import type { Paper } from "../layout/paper.js";
import { blank, paragraph } from "../layout/prose.js";
import { type Block, block, type Strip } from "../layout/strips.js";
import { cellText, tableStrips } from "../layout/table.js";
import { fitted } from "../layout/text.js";
import type { CellMark, ScenePage } from "../scene.js";
import { figure } from "../tables/phrases.js";
import { fateWidth, rosterTable } from "./roster.js";

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
  const room = height - columnHeight(flow(blocks, flowing).at(-1)![0]!, GAP) - GAP;
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
    description: `Roster of ${plural(figure(shipCount(ships)), "ship")}: points, budget and losses`,
    marks: [
      ...frame.marks({
        title: name,
        subtitle: about.join(", "),
        aside: `ruleset ${id} ${version} · ${hash}`,
        foot: document.ruleset.title,
        page: `${i + 1} of ${pages.length}`,
        ...(i === 0 ? { id: prefix } : {}),
      }),
      ...columns.flatMap((column) => drawColumn(column, frame.area.x, frame.area.y, flowing)),
    ],
  }));
}

function rosterBlock(checked: CheckedDocument, width: number, id: string): Block {
  const table = rosterTable(checked, id, checked.ships.length <= TOLD_LEDGERS);
  const least = fateWidth(checked.ships);
  const columns = table.columns.map((column, i) =>
    i >= table.columns.length - 2 ? { ...column, least } : column,
  );
  const strips = tableStrips({ ...table, columns }, width, { size: SIZE, lines: 2 });
  const words =
    "Each: the exact cost, rounded once. Total: each × count. Tick off what is destroyed or has withdrawn.";
  return block({
    title: "Roster",
    width,
    again: [],
    strips: [...strips, blank(3), ...paragraph(words, width, { size: 6.5, ink: "grey" })],
  });
}

interface Tile {
  readonly label: string;
  readonly value: string;
  readonly id: string;
}

/** The figures that matter most, large. */
function summary(checked: CheckedDocument, width: number, id: string): Block {
  const { ships, points, budget, document, minefields } = checked;
  const left = againstBudget(checked);
  const tiles: Tile[] = [
    { label: "Points", value: points === null ? "no total" : figure(points), id: `${id}-total` },
    ...(budget === null ? [] : [{ label: "Budget", value: figure(budget), id: `${id}-budget` }]),
    ...(left === null
      ? []
      : [
          {
            label: left.over ? "Over the budget by" : "Left",
            value: figure(left.points),
            id: `${id}-left`,
          },
        ]),
    { label: "Ships", value: figure(shipCount(ships)), id: `${id}-ships` },
    ...(document.header.minefields.length === 0
      ? []
      : [{ label: "Mine patterns", value: figure(minefields.patterns), id: `${id}-patterns` }]),
  ];
  return block({ title: "Totals", width, again: [], strips: [tileStrip(tiles, width), blank(4)] });
}

const TILE = 34;

function tileStrip(tiles: readonly Tile[], width: number): Strip {
  const gap = 8;
  const each = Math.min(110, (width - gap * (tiles.length - 1)) / tiles.length);
  return {
    height: TILE,
    draw: (x, y) =>
      tiles.map(({ label, value, id }, i): CellMark => {
        const left = x + i * (each + gap);
        const strong = i === 0;
        return {
          kind: "cell",
          x: left,
          y,
          width: each,
          height: TILE,
          fill: strong ? "black" : "tint",
          title: label,
          marks: [
            {
              kind: "text",
              x: left + 6,
              y: y + 10,
              text: label,
              size: 7,
              ...(strong ? { ink: "paper" as const } : {}),
            },
            {
              kind: "text",
              x: left + 6,
              y: y + 28,
              ...fitted(value, each - 12, 17, { bold: true, least: 7 }),
              bold: true,
              id,
              ...(strong ? { ink: "paper" as const } : {}),
            },
          ],
        };
      }),
  };
}
