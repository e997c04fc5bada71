import type { CardArc } from "../../../play/data-card.js";
import type { TableColumn } from "../layout/column-widths.js";
import type { DotChart } from "../layout/dot-chart.js";

/** One table of the reference pages as data: what it says, and where that comes from. Drawing it is another matter. */
export interface Part {
  readonly title: string;
  /** Ids of the rulebook's topics that it tells. */
  readonly topics: readonly string[];
  /** Where else it comes from: the sources that a ruleset's own records name. */
  readonly sources?: readonly string[];
  readonly body: readonly Body[];
  /** Whether its rows are readings themselves: then its foot names sections only. */
  readonly ofReadings?: boolean;
}

/** Tables of one matter, under one heading. */
export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}

export type Body = Grid | Words | Arcs | Dots;

/** Rows under column headings. */
export interface Grid {
  readonly kind: "grid";
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the first column names the rows. */
  readonly named?: boolean;
}

/** Sentences, each a paragraph; steps are numbered. */
export interface Words {
  readonly kind: "words";
  readonly lines: readonly string[];
  readonly steps?: boolean;
}

/** Firing arcs, to be drawn. */
export interface Arcs {
  readonly kind: "arcs";
  readonly arcs: readonly CardArc[];
}

/** A chart of yes and no. */
export interface Dots extends DotChart {
  readonly kind: "dots";
}

/** Columns of figures after one that names the rows. */
export function figures(name: string, headings: readonly string[]): TableColumn[] {
  return [
    { heading: name },
    ...headings.map((heading) => ({ heading, align: "middle" as const, even: true })),
  ];
}

/** Sentences; those that do not hold are left out. */
export function words(...lines: readonly (string | false | null)[]): Words {
  return { kind: "words", lines: lines.filter((line) => typeof line === "string") };
}
