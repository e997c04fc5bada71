import type { Mark, ScenePage } from "../scene.js";
import { type Area, type Paper, type PerPage, printable } from "./paper.js";

/** So many rows and columns: of a page, or of what a display takes of it. */
export interface Span {
  readonly columns: number;
  readonly rows: number;
}

/** The grid that so many displays to a page make. */
export const GRIDS: Readonly<Record<PerPage, Span>> = {
  1: { columns: 1, rows: 1 },
  2: { columns: 1, rows: 2 },
  4: { columns: 2, rows: 2 },
  6: { columns: 2, rows: 3 },
  8: { columns: 2, rows: 4 },
};

/** Points between displays. */
const BETWEEN = 14;

/** What is put on a page. */
export interface Placeable extends Span {
  readonly title: string;
  marks(x: number, y: number): readonly Mark[];
}

/** Puts each on a page of its grid, in their order: into the first place of the last page that is free, or a new one. */
export function gridPages(placed: Iterable<Placeable>, paper: Paper, perPage: PerPage): ScenePage[] {
  const pages: GridPage[] = [];
  for (const each of placed) {
    if (pages.at(-1)?.add(each)) continue;
    const page = new GridPage(paper, perPage);
    page.add(each);
    pages.push(page);
  }
  return pages.map((page, i) => page.scene(i + 1, pages.length));
}

/** The part of a page that some places of its grid are, the first of them in this row and column, counted from 0. */
export function slot(paper: Paper, perPage: PerPage, span: Span, [row, column] = [0, 0]): Area {
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

/** A page under construction. */
class GridPage {
  readonly #paper: Paper;
  readonly #perPage: PerPage;
  /** Places of the grid, `row column`. */
  readonly #taken = new Set<string>();
  readonly #marks: Mark[] = [];
  readonly #titles: string[] = [];

  constructor(paper: Paper, perPage: PerPage) {
    this.#paper = paper;
    this.#perPage = perPage;
  }

  /** Puts it in the first place that is free; false where none is. */
  add(placed: Placeable): boolean {
    const { columns, rows } = GRIDS[this.#perPage];
    for (let row = 0; row + placed.rows <= rows; row++) {
      for (let column = 0; column + placed.columns <= columns; column++) {
        const places = placesOf(placed, row, column);
        if (places.some((each) => this.#taken.has(each))) continue;
        for (const each of places) this.#taken.add(each);
        const { x, y } = slot(this.#paper, this.#perPage, placed, [row, column]);
        for (const mark of placed.marks(x, y)) this.#marks.push(mark);
        this.#titles.push(placed.title);
        return true;
      }
    }
    return false;
  }

  scene(number: number, of: number): ScenePage {
    const { width, height } = this.#paper;
    const title = `Ship displays, page ${number} of ${of}`;
    return { width, height, title, description: this.#titles.join("; "), marks: this.#marks };
  }
}

function placesOf({ rows, columns }: Span, row: number, column: number): string[] {
  return Array.from({ length: rows * columns }, (_, i) => {
    return `${row + Math.floor(i / columns)} ${column + (i % columns)}`;
  });
}
