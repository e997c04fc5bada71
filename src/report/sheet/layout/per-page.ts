/** Displays to a page: what `--per-page` offers. */
export const PER_PAGE = [1, 2, 4, 6, 8] as const;
export type PerPage = (typeof PER_PAGE)[number];
