import type { FleetHeader } from "../../../design/ship.js";
import type { AtTable } from "../../../play/at-table.js";
import type { DataCard } from "../../../play/data-card.js";
import type { Price } from "../../../pricing/price.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import type { Run } from "../layout/sentence.js";

/** The ship of a display: one of several alike, or all of them, if it was bought more than once. */
export interface DisplaySubject {
  readonly card: DataCard;
  readonly table: AtTable;
  readonly price: Price;
  readonly movement: FleetHeader["movement"];
  /** The name of its fleet, or null. */
  readonly fleet: string | null;
  readonly ruleset: Ruleset;
  /** Which of the ships that were bought together, counted from 1. */
  readonly copy: number;
  /** How many ships share the display. */
  readonly alike: number;
  /** Begins the id of each of its values: `ship1`. */
  readonly id: string;
}

/** How much a display tells, and what it leaves out for want of room: the first comes before the others. */
export const DETAILS = [
  { weapons: "cards", leftOut: null },
  { weapons: "lines", leftOut: "drawings of arcs" },
  { weapons: "names", leftOut: "arcs, ranges and knock-out dice of special weapons" },
] as const;
export type Detail = (typeof DETAILS)[number];

/** The parts of a sentence, its values with the ids of a ship. */
export function runsOf(subject: DisplaySubject, runs: readonly Run[]): Run[] {
  return runs.map((run) => (run.id ? { ...run, id: idOf(subject, run.id) } : run));
}

/** The id of a value of a ship. */
export function idOf({ id }: DisplaySubject, name: string): string {
  return `${id}-${name}`;
}
