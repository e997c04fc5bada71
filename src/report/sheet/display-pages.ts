import { type Display, display, filled, rowsHeight } from "./display/display.js";
import { displayTitle } from "./display/heading.js";
import { DETAILS, type Detail, type DisplaySubject } from "./display/subject.js";
import { type Area, type Paper, printable } from "./paper.js";
import type { PerPage } from "./per-page.js";
import { type Piece, rule, stack, word } from "./pieces.js";
import { scaled } from "./scaled.js";
import type { Mark, ScenePage } from "./scene.js";
import { STRONG } from "./styles.js";

/** The grid that so many displays to a page make. */
const GRIDS: Readonly<Record<PerPage, { readonly columns: number; readonly rows: number }>> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  6: { columns: 2, rows: 3 },
  8: { columns: 2, rows: 4 },
};

/** How large a display is drawn: the largest at which all fits. Boxes of a whole page stay at least 8 points high. */
const SCALES = [1.5, 1.35, 1.2, 1.1, 1, 0.9, 0.8, 0.72];
const LEAST_OF_PAGE = 0.8;
/** The narrowest that a display can be at its own scale. */
const LEAST_WIDTH = 262;

const BETWEEN = 14;
const FRAME = { padding: 6, width: 0.5 };
/** Names of displays that the description of a page tells. */
const MOST_NAMED = 8;

/** A display drawn for a place of so many rows and columns of a page's grid. */
interface Drawn {
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  marks(x: number, y: number): readonly Mark[];
}

/** The displays of ships on as few pages as they take in their order; one that is too large takes more room. */
export function displayPages(
  subjects: Iterable<DisplaySubject>,
  { paper, perPage }: { readonly paper: Paper; readonly perPage: PerPage },
): ScenePage[] {
  const pages: Page[] = [];
  for (const subject of subjects) {
    for (const each of drawnFor(subject, paper, perPage)) {
      const open = pages.at(-1)?.add(each);
      if (!open) {
        const page = new Page(paper, perPage);
        page.add(each);
        pages.push(page);
      }
    }
  }
  return pages.map((page, i) => page.scene(i + 1, pages.length));
}

/** A page under construction: which places of its grid are taken. */
class Page {
  readonly #grid;
  readonly #taken = new Set<string>();
  readonly #marks: Mark[] = [];
  readonly #titles: string[] = [];

  constructor(
    readonly paper: Paper,
    readonly perPage: PerPage,
  ) {
    this.#grid = GRIDS[perPage];
  }

  /** Puts a display in the first place that is free; false where none is. */
  add(drawn: Drawn): boolean {
    const { columns, rows } = this.#grid;
    for (let row = 0; row + drawn.rows <= rows; row++) {
      for (let column = 0; column + drawn.columns <= columns; column++) {
        const cells = placesOf(row, column, drawn);
        if (cells.some((each) => this.#taken.has(each))) continue;
        for (const each of cells) this.#taken.add(each);
        const { x, y } = slot(this.paper, this.perPage, row, column, drawn);
        for (const mark of drawn.marks(x, y)) this.#marks.push(mark);
        this.#titles.push(drawn.title);
        return true;
      }
    }
    return false;
  }

  scene(number: number, of: number): ScenePage {
    const { width, height } = this.paper;
    const named = this.#titles.slice(0, MOST_NAMED).join("; ");
    return {
      width,
      height,
      title: `Ship displays, page ${number} of ${of}`,
      description: named,
      marks: this.#marks,
    };
  }
}

function placesOf(row: number, column: number, { rows, columns }: Pick<Drawn, "rows" | "columns">): string[] {
  return Array.from({ length: rows * columns }, (_, i) => {
    return `${row + Math.floor(i / columns)} ${column + (i % columns)}`;
  });
}

/** The part of the page that some places of its grid are. */
function slot(
  paper: Paper,
  perPage: PerPage,
  row: number,
  column: number,
  span: { readonly rows: number; readonly columns: number },
): Area {
  const area = printable(paper);
  const { columns, rows } = GRIDS[perPage];
  const width = (area.width - (columns - 1) * BETWEEN) / columns;
  const height = (area.height - (rows - 1) * BETWEEN) / rows;
  return {
    x: area.x + column * (width + BETWEEN),
    y: area.y + row * (height + BETWEEN),
    width: span.columns * width + (span.columns - 1) * BETWEEN,
    height: span.rows * height + (span.rows - 1) * BETWEEN,
  };
}

/** A display in the smallest place that holds it; over several pages where not even a whole one does. */
function drawnFor(subject: DisplaySubject, paper: Paper, perPage: PerPage): Drawn[] {
  const { columns, rows } = GRIDS[perPage];
  for (let span = 1; span <= rows; span++) {
    const size = { rows: span, columns: 1 };
    const isPage = columns === 1 && span === rows;
    const area = slot(paper, perPage, 0, 0, size);
    const details = isPage ? DETAILS.slice(0, 1) : DETAILS;
    const fit = fitted(subject, area, details, isPage ? LEAST_OF_PAGE : 0, perPage > 1);
    if (fit) return [{ ...fit, ...size }];
  }
  const page = { rows, columns };
  const area = slot(paper, perPage, 0, 0, page);
  const fit = fitted(subject, area, DETAILS.slice(0, 1), LEAST_OF_PAGE, false);
  return fit ? [{ ...fit, ...page }] : continued(subject, area, page);
}

/** The display at the largest scale at which an area holds it, with as much detail as it can have. */
function fitted(
  subject: DisplaySubject,
  area: Area,
  details: readonly Detail[],
  least: number,
  framed: boolean,
): Pick<Drawn, "title" | "marks"> | null {
  const padding = framed ? FRAME.padding : 0;
  const [width, height] = [area.width - 2 * padding, area.height - 2 * padding];
  const scales = SCALES.filter((scale) => scale >= least && width / scale >= LEAST_WIDTH);
  for (const detail of details) {
    const found = largest(scales, (scale) => {
      const made = display(subject, width / scale, detail);
      return rowsHeight(made.top) + rowsHeight(made.foot) <= height / scale ? made : null;
    });
    if (!found) continue;
    const { scale, made } = found;
    const piece = filled(made, subject, width / scale, height / scale);
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

/** The largest scale that holds all, of scales from the largest down: what fits at one fits at any smaller one. */
function largest<T>(scales: readonly number[], made: (scale: number) => T | null) {
  let found: { scale: number; made: T } | null = null;
  let [from, to] = [0, scales.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const scale = scales[middle]!;
    const fit = made(scale);
    if (fit) {
      found = { scale, made: fit };
      to = middle;
    } else from = middle + 1;
  }
  return found;
}

/** Where to cut. */
function frameOf({ width, height }: Area): Mark {
  return {
    kind: "rect",
    x: 0,
    y: 0,
    width,
    height,
    radius: 3,
    stroke: { ink: "grey", width: FRAME.width },
  };
}

function drawnAt(piece: Piece, scale: number, x: number, y: number): Mark[] {
  return piece.draw(0, 0).map((mark) => scaled(mark, scale, x, y));
}

/** A display over several pages, each with the name of the ship. */
function continued(subject: DisplaySubject, area: Area, span: { rows: number; columns: number }): Drawn[] {
  const scale = LEAST_OF_PAGE;
  const [width, height] = [area.width / scale, area.height / scale];
  const made = display(subject, width, DETAILS[0]);
  const title = displayTitle(subject);
  const head = stack([rule(width, 2.4), word(`${title}, continued`, STRONG), rule(width, 0.6)], width, 2);
  return parted(made, head, height).map((rows, i) => {
    const page: Display = { top: i === 0 ? rows : [head, ...rows], foot: [] };
    const piece = filled(page, subject, width, height);
    return {
      ...span,
      title: i === 0 ? title : `${title}, continued`,
      marks: (x, y) => drawnAt(piece, scale, x, y),
    };
  });
}

/** The rows of a display by pages. */
function parted({ top, foot }: Display, head: Piece, height: number): Piece[][] {
  const pages: Piece[][] = [[]];
  let left = height;
  for (const row of [...top, ...foot]) {
    const needed = rowsHeight([row]);
    if (needed > left && pages.at(-1)!.length > 0) {
      pages.push([]);
      left = height - rowsHeight([head]);
    }
    pages.at(-1)!.push(row);
    left -= needed;
  }
  return pages;
}
