import { block } from "../layout/block.js";
import { flow } from "../layout/columns.js";
import { GRIDS, gridPages, type Placeable, slot } from "../layout/page-grid.js";
import { type Area, type Paper, PER_PAGE, type PerPage } from "../layout/paper.js";
import { type Piece, rule, space, stack } from "../layout/piece.js";
import { scaled } from "../layout/scaled.js";
import { line } from "../layout/words.js";
import type { Mark, ScenePage } from "../scene.js";
import { display, displayHeight, filled, spread } from "./display.js";
import { displayTitle } from "./heading.js";
import { LEAST_NOTES } from "./notes.js";
import { STRONG } from "./styles.js";
import { DETAILS, type Detail, type DisplaySubject } from "./subject.js";

/** How large a display is drawn: the largest at which all fits. Boxes of a whole page stay at least 8 points high. */
const SCALES = [1.5, 1.35, 1.2, 1.1, 1, 0.9, 0.8, 0.72];
const LEAST_OF_PAGE = 0.8;
/** The narrowest that a display can be at its own scale. */
const LEAST_WIDTH = 262;

const FRAME = { padding: 6, width: 0.5 };

/** How many displays an automatic choice looks at. */
const LOOKED_AT = 60;

interface PageOptions {
  readonly paper: Paper;
  readonly perPage: PerPage | "auto";
}

/** The displays of ships on as few pages as they take in their order; one that is too large takes more room. */
export function displayPages(
  subjects: readonly DisplaySubject[],
  { paper, perPage: asked }: PageOptions,
): ScenePage[] {
  const grid = asked === "auto" ? readable(subjects, paper) : { perPage: asked, fit: SMALL };
  return gridPages(placed(subjects, paper, grid), paper, grid.perPage);
}

/** So many places to a page, and how small displays may be in them. */
interface Grid {
  readonly perPage: PerPage;
  readonly fit: Omit<Fit, "framed">;
}

const SMALL = { details: DETAILS, least: 0 };
/** Everything is there, in letters and boxes that can be used at a table. */
const READABLE = { details: DETAILS.slice(0, 1), least: LEAST_OF_PAGE };

/** The grid by which displays that can be read take the fewest pages, and the most room on these. */
function readable(subjects: readonly DisplaySubject[], paper: Paper): Grid {
  const some = subjects.slice(0, LOOKED_AT);
  const grids = PER_PAGE.map((perPage) => ({ perPage, fit: READABLE }));
  const pages = grids.map((grid) => gridPages(placed(some, paper, grid), paper, grid.perPage).length);
  return grids[pages.indexOf(Math.min(...pages))] ?? { perPage: 1, fit: READABLE };
}

function* placed(subjects: readonly DisplaySubject[], paper: Paper, grid: Grid): Generator<Placeable> {
  for (const subject of subjects) yield* placedOf(subject, paper, grid);
}

/** A display in the smallest place that holds it; over several pages where not even a whole one does. */
function placedOf(subject: DisplaySubject, paper: Paper, { perPage, fit }: Grid): Placeable[] {
  const { columns, rows } = GRIDS[perPage];
  const parts = columns === 1 ? rows - 1 : rows;
  for (let height = 1; height <= parts; height++) {
    const span = { rows: height, columns: 1 };
    const found = drawn(subject, slot(paper, perPage, span), { ...fit, framed: true });
    if (found) return [{ ...found, ...span }];
  }
  const page = { rows, columns };
  const area = slot(paper, perPage, page);
  const whole = drawn(subject, area, { ...READABLE, framed: perPage > 1 });
  return (whole ? [whole] : continued(subject, area)).map((each) => ({ ...each, ...page }));
}

interface Fit {
  /** Which details it may have, the fullest first. */
  readonly details: readonly Detail[];
  /** The smallest scale. */
  readonly least: number;
  /** Whether a line shows where to cut. */
  readonly framed: boolean;
}

type Drawn = Pick<Placeable, "title" | "marks">;

/** The display at the largest scale at which an area holds it, with as much detail as it can have, notes and all. */
function drawn(subject: DisplaySubject, area: Area, { details, least, framed }: Fit): Drawn | null {
  const padding = framed ? FRAME.padding : 0;
  const [width, height] = [area.width - 2 * padding, area.height - 2 * padding];
  const scales = SCALES.filter((scale) => scale >= least && width / scale >= LEAST_WIDTH);
  const within = (detail: Detail, noted: number) =>
    largest(scales, (scale) => {
      const made = display(subject, width / scale, detail);
      return displayHeight(made, noted) <= height / scale ? made : null;
    });
  for (const detail of details) {
    const hasNotes = subject.card.ship.notes !== null;
    const found = within(detail, Infinity) ?? (hasNotes ? within(detail, LEAST_NOTES) : null);
    if (!found) continue;
    const { scale, made } = found;
    const piece = filled(made, subject, { width: width / scale, height: height / scale });
    const frame = framed ? [frameOf(area)] : [];
    return {
      title: displayTitle(subject),
      marks: (x, y) => [
        ...frame.map((each) => scaled(each, 1, x, y)),
        ...drawnAt(piece, scale, x + padding, y + padding),
      ],
    };
  }
  return null;
}

/** The largest scale that holds all, of scales from the largest down: a display that fits at one fits at any smaller. */
function largest<T>(scales: readonly number[], made: (scale: number) => T | null) {
  let found: { scale: number; made: T } | null = null;
  let left = scales;
  while (left.length > 0) {
    const middle = Math.floor(left.length / 2);
    const scale = left[middle] ?? 1;
    const fit = made(scale);
    if (fit) found = { scale, made: fit };
    left = fit ? left.slice(0, middle) : left.slice(middle + 1);
  }
  return found;
}

function frameOf({ width, height }: Area): Mark {
  const stroke = { ink: "grey", width: FRAME.width } as const;
  return { kind: "rect", x: 0, y: 0, width, height, radius: 3, stroke };
}

function drawnAt(piece: Piece, scale: number, x: number, y: number): Mark[] {
  return piece.draw(0, 0).map((mark) => scaled(mark, scale, x, y));
}

/** A display over several pages, each with the name of the ship. */
function continued(subject: DisplaySubject, area: Area): Drawn[] {
  const scale = LEAST_OF_PAGE;
  const [width, height] = [area.width / scale, area.height / scale];
  const title = displayTitle(subject);
  const words = line(`${title}, continued`, width, STRONG, { least: 6 });
  const head = stack([rule(width, 2.4), words, rule(width, 0.6), space(0, 4)], width);
  const { top, notes, foot } = display(subject, width, DETAILS[0]);
  const rows = [...spread(top), ...notes, ...spread(foot)];
  const whole = block({ title, width, again: [head], rows });
  const pages = flow([whole], { columns: 1, height, gap: 0, even: false }).flat(2);
  return pages.map((page, i) => ({
    title: i === 0 ? title : `${title}, continued`,
    marks: (x, y) => drawnAt(page, scale, x, y),
  }));
}
