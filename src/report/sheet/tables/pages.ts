import { identify } from "../../../rulebook/identity.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { rulesetText } from "../../text/headings.js";
import { arcRows } from "../layout/arcs.js";
import { type Block, block } from "../layout/block.js";
import { columnHeight, drawColumn, type Frame, flow } from "../layout/columns.js";
import { dotRows } from "../layout/dot-chart.js";
import { band, heading, prose } from "../layout/headings.js";
import { pageFrame } from "../layout/page-frame.js";
import type { Paper } from "../layout/paper.js";
import { type Piece, space } from "../layout/piece.js";
import { tableRows } from "../layout/table.js";
import type { ScenePage } from "../scene.js";
import { referenceTables } from "./all.js";
import type { Body, Grid, Part, Section } from "./part.js";
import { sourceText } from "./source.js";

const COLUMNS = 3;
/** Between columns, and between the tables of one. */
const GUTTER = 13;
const GAP = 7;
/** By so much a gap may grow so that a column reaches the foot of its page. */
const STRETCH = 6;
/** Sizes of the tables' texts, the best first: the largest that takes no more pages than the least. */
const SIZES = [8, 7.75, 7.5, 7.25, 7] as const;
const LEAST_SIZE = 7;
/** Of more pages than that the least size is taken at once. */
const FEW_PAGES = 4;
/** Rows of one table that are printed. */
const MOST_ROWS = 1000;

/**
 * The pages of reference tables of a ruleset: what a table needs to play by it, from the cost chart to the MSG. All
 * figures are the ruleset's and the play functions'.
 */
export function referencePages(ruleset: Ruleset, paper: Paper): ScenePage[] {
  const frame = pageFrame(paper);
  const width = (frame.area.width - (COLUMNS - 1) * GUTTER) / COLUMNS;
  const flowing = { columns: COLUMNS, height: frame.area.height, gap: GAP, even: true };
  const pages = flowed(ruleset, width, flowing);
  const deepest = pages.flat().reduce((most, column) => Math.max(most, columnHeight(column, GAP)), 0);
  const drawn = { ...flowing, height: deepest };
  const identity = identify(ruleset);
  return pages.map((columns, i) => {
    const page = i + 1;
    return {
      width: paper.width,
      height: paper.height,
      title: `Reference tables of ruleset ${identity.id}, page ${page} of ${pages.length}`,
      description: `Tables: ${columns
        .flat()
        .map(({ title }) => title)
        .join("; ")}`,
      marks: [
        ...frame.marks({
          title: "Reference tables",
          subtitle: ruleset.title,
          aside: `ruleset ${rulesetText(identity)}`,
          foot: "A reading or assumption is told, with its alternatives, by: shipcost explain NAME",
          page: `${page} of ${pages.length}`,
        }),
        ...columns.flatMap((column, c) =>
          drawColumn(column, [frame.area.x + c * (width + GUTTER), frame.area.y], drawn, STRETCH),
        ),
      ],
    };
  });
}

/** The tables in columns, set as large as they may be without another page. */
function flowed(ruleset: Ruleset, width: number, frame: Frame) {
  const sections = referenceTables(ruleset);
  const at = (size: number) =>
    flow(
      sections.flatMap((section) => sectionBlocks(section, { ruleset, width, size })),
      frame,
    );
  const least = at(LEAST_SIZE);
  if (least.length > FEW_PAGES) return least;
  for (const size of SIZES) {
    const larger = at(size);
    if (larger.length <= least.length) return larger;
  }
  return least;
}

/** How the tables are set. */
interface Setting {
  readonly ruleset: Ruleset;
  /** Of a column. */
  readonly width: number;
  /** Of the tables' texts; prose is half a point smaller, sources a whole one. */
  readonly size: number;
}

function sectionBlocks({ title, parts }: Section, setting: Setting): Block[] {
  const { width } = setting;
  const head = block({ title, width, again: [], rows: [band(title, width)], keep: true });
  return [head, ...parts.map((part) => partBlock(part, setting))];
}

function partBlock(part: Part, { ruleset, width, size }: Setting): Block {
  const { title, body } = part;
  const source = sourceText(part, ruleset);
  const small = { size: size - 1, ink: "grey" } as const;
  const foot = source === "" ? [] : prose(source, width, small, { most: 6 });
  const rows = body.flatMap((each) => [...bodyRows(each, width, size), space(width, 2)]);
  return block({
    title,
    width,
    again: [heading(`${title} (continued)`, width, size + 1.2)],
    rows: [heading(title, width, size + 1.2), ...glued(rows, foot.length > 0), ...foot],
  });
}

/** The source stays with what it is the source of. */
function glued(rows: readonly Piece[], followed: boolean): Piece[] {
  const from = rows.length - 2;
  return rows.map((row, i) => (followed && i >= from ? { ...row, keep: true } : row));
}

function bodyRows(body: Body, width: number, size: number): Piece[] {
  const small = { size: size - 0.5 };
  switch (body.kind) {
    case "grid":
      return gridRows(body, width, size);
    case "words":
      return body.lines.flatMap((line, i) =>
        prose(line, width, small, body.steps ? { lead: String(i + 1) } : {}),
      );
    case "arcs":
      return arcRows(body.arcs, width);
    case "dots":
      return dotRows(body, width);
  }
}

function gridRows({ columns, rows, named = false }: Grid, width: number, size: number): Piece[] {
  const told = rows.slice(0, MOST_ROWS).map((cells) => ({ cells }));
  const left = rows.length - told.length;
  const headed = columns.map((column, i) => (named && i === 0 ? { ...column, bold: true } : column));
  const more =
    left > 0 ? prose(`… and ${left} more: shipcost ruleset show`, width, { size: size - 0.5 }) : [];
  return [...tableRows({ columns: headed, rows: told }, width, { size, lines: 4 }), ...more];
}
