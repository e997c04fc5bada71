import type { CREWS, KINDS, MOVEMENTS, UNUSED_HULL } from "../rulebook/fields.js";
import type { Ruleset } from "../rulebook/schema.js";

/** One group of the special-weapon notation: `count` weapons of a type. */
export interface Special {
  readonly count: number;
  /** The id of a weapon type of the ruleset, such as `Mass Driver`. */
  readonly type: string;
  /** Strength as a multiple of the normal weapon: over 1 it is a superweapon. */
  readonly power: number;
  /** Arc ids in canonical order; empty for a type without arcs, or an MSG whose arc is missing. */
  readonly arcs: readonly string[];
}

/** A ship or base, complete and typed: every default filled in, special weapons parsed. */
export interface Ship {
  readonly name: string;
  /** The class as written, or null. */
  readonly class: string | null;
  readonly kind: (typeof KINDS)[number];
  /** Hull boxes, at least 1. */
  readonly hull: number;
  readonly toughness: number;
  readonly shields: number;
  readonly engines: number;
  readonly agile: boolean;
  readonly techLevel: number;
  readonly crew: (typeof CREWS)[number];
  readonly primaries: number;
  readonly secondaries: number;
  readonly fighterBays: number;
  readonly boardingBays: number;
  readonly specials: readonly Special[];
  /** `discount` pays a quarter for unused hull boxes; `full` pays all, and they count for damage control. */
  readonly unusedHull: (typeof UNUSED_HULL)[number];
  /** Star Fleet Battles size class 1–7, or null. */
  readonly sizeClass: number | null;
  readonly traits: readonly string[];
  /** Boxes dedicated to kinds that the ruleset defines. */
  readonly boxes: Readonly<Record<string, number>>;
  readonly count: number;
  readonly flagship: boolean;
  /** What the owner believes one such ship costs, or null. */
  readonly points: number | null;
  readonly notes: string | null;
}

/** Mine patterns placed before the battle. */
export interface Minefield {
  readonly patterns: number;
  readonly techLevel: number;
}

/** The ruleset that a fleet asks for. */
export interface AskedRuleset {
  /** The version and hash that the fleet pins; null where it does not. */
  readonly version: string | null;
  readonly hash: string | null;
  /** What it names; null where that was not read, because another ruleset is in force anyway. */
  readonly named: Ruleset | null;
}

/** What a document says of a fleet as a whole. */
export interface FleetHeader {
  /** The fleet's name, or null. */
  readonly name: string | null;
  readonly player: string | null;
  /** The ruleset that the fleet asks for; null where it asks for none. */
  readonly ruleset: AskedRuleset | null;
  readonly budget: number | null;
  readonly movement: (typeof MOVEMENTS)[number];
  readonly minefields: readonly Minefield[];
}
