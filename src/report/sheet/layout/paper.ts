/** Sizes of paper, in points: what `--paper` offers. */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const satisfies Record<string, Paper>;

export type PaperName = keyof typeof PAPERS;

/** Displays to a page: what `--per-page` offers. */
export const PER_PAGE = [1, 2, 4, 6, 8] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** A sheet of paper, upright. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Points from the edge of the paper that stay empty: no printer reaches the edge itself. */
export const MARGIN = 28;

/** A part of a page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of a page is drawn on. */
export function printable({ width, height }: Paper): Area {
  return { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}
