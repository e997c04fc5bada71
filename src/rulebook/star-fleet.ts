/**
 * What Star Fleet Battles brings along and no ruleset changes: its turn, its facings and what is on its maps
 * (MSG proposal, Restrictions; Additional effects).
 */

/** Impulses of a turn; the greatest speed moves in each of them. */
export const IMPULSES = 32;

/** Directions of a hex's sides, clockwise from up. */
export const FACINGS = ["A", "B", "C", "D", "E", "F"] as const;
export type Facing = (typeof FACINGS)[number];

/** The greatest column and row that a hex number of four digits can say. */
export const LARGEST_MAP = 99;

/** Ways to break a tie between two hexes. */
export const TIES = ["clockwise", "counterclockwise"] as const;
export type Tie = (typeof TIES)[number];

/** Bodies and clouds that a singularity leaves where they are. */
const UNPULLED_BODIES = [
  "planet",
  "moon",
  "asteroid",
  "comet",
  "nebula",
  "heat-zone",
  "gravity-wave",
] as const;

/** What may lie on the map. */
export const TERRAIN = [...UNPULLED_BODIES, "star"] as const;
export type Terrain = (typeof TERRAIN)[number];

/** Into the hex of these no MSG is fired. */
export const NO_TARGET: readonly string[] = ["planet", "star", "nebula"] satisfies Terrain[];

/** Kinds of unit that no singularity pulls. */
export const UNPULLED: readonly string[] = [...UNPULLED_BODIES, "mine"];

export const UNIT_KINDS = ["ship", "base", "fighter", "seeking", ...UNPULLED_BODIES, "mine"] as const;

export const SINGULARITIES = ["msg", "black-hole"] as const;
export type SingularityKind = (typeof SINGULARITIES)[number];
