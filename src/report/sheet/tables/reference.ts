import { identify } from "../../../rulebook/identity.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { arcStrips } from "../layout/arc-diagram.js";
import { dotStrips } from "../layout/dot-chart.js";
import { columnHeight, drawColumn, type Frame, flow } from "../layout/flow.js";
import { pageFrame } from "../layout/page-frame.js";
import type { Paper } from "../layout/paper.js";
import { band, blank, heading, paragraph } from "../layout/prose.js";
import { type Block, block, type Strip } from "../layout/strips.js";
import { type TableRow, tableStrips } from "../layout/table.js";
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
  const { id, version, hash } = identify(ruleset);
  return pages.map((columns, i) => {
    const page = i + 1;
    return {
      width: paper.width,
      height: paper.height,
      title: `Reference tables of ruleset ${id}, page ${page} of ${pages.length}`,
      description: `Tables: ${columns
        .flat()
        .map(({ title }) => title)
        .join("; ")}`,
      marks: [
        ...frame.marks({
          title: "Reference tables",
          subtitle: ruleset.title,
          aside: `ruleset ${id} ${version} · ${hash}`,
          foot: "A reading or assumption is told, with its alternatives, by: shipcost explain NAME",
          page: `${page} of ${pages.length}`,
        }),
        ...columns.flatMap((column, c) =>
          drawColumn(column, frame.area.x + c * (width + GUTTER), frame.area.y, drawn, STRETCH),
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
  const head = block({ title, width, again: [], strips: [band(title, width)], keep: true });
  return [head, ...parts.map((part) => partBlock(part, setting))];
}

function partBlock(part: Part, { ruleset, width, size }: Setting): Block {
  const { title, body } = part;
  const source = sourceText(part, ruleset);
  const foot = source === "" ? [] : paragraph(source, width, { size: size - 1, ink: "grey", lines: 6 });
  const strips = body.flatMap((each) => [...bodyStrips(each, width, size), blank(2)]);
  return block({
    title,
    width,
    again: [heading(`${title} (continued)`, width, size + 1.2)],
    strips: [heading(title, width, size + 1.2), ...glued(strips, foot.length > 0), ...foot],
  });
}

/** The source stays with what it is the source of. */
function glued(strips: readonly Strip[], followed: boolean): Strip[] {
  const from = strips.length - 2;
  return strips.map((strip, i) => (followed && i >= from ? { ...strip, keep: true } : strip));
}

function bodyStrips(body: Body, width: number, size: number): Strip[] {
  switch (body.kind) {
    case "grid":
      return gridStrips(body, width, size);
    case "words":
      return body.lines.flatMap((line, i) =>
        paragraph(line, width, { size: size - 0.5, ...(body.steps ? { lead: String(i + 1) } : {}) }),
      );
    case "arcs":
      return arcStrips(body.arcs, width);
    case "dots":
      return dotStrips(body, width);
  }
}

function gridStrips({ columns, rows, named = false }: Grid, width: number, size: number): Strip[] {
  const told: TableRow[] = rows.slice(0, MOST_ROWS).map((cells) => ({ cells }));
  const left = rows.length - told.length;
  const headed = columns.map((column, i) => (named && i === 0 ? { ...column, bold: true } : column));
  const strips = tableStrips({ columns: headed, rows: told }, width, { size, lines: 4 });
  const more =
    left > 0 ? paragraph(`… and ${left} more: shipcost ruleset show`, width, { size: size - 0.5 }) : [];
  return [...strips, ...more];
}
