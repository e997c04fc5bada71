import type { FleetHeader, Ship } from "../design/ship.js";
import { exact, type Points, toPoints } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { type HitBand, msgHitBands } from "./msg/hit.js";
import { typeOf } from "./ranges.js";
import { burnAllowance } from "./vector.js";

/** How fighters or missiles go in a turn: so many moves or burns, each up to a length in inches. */
export interface SmallMoves {
  readonly by: "move" | "burn";
  readonly times: number;
  readonly inches: Points;
}

/** What a ship needs at the table that also depends on its fleet's movement. */
export interface AtTable {
  /** The ship's longest burn in inches, and its longest while it runs silent; null where it does not burn. */
  readonly burn: { readonly most: number; readonly silent: number } | null;
  /** Null without fighter bays. */
  readonly fighters: SmallMoves | null;
  /** For each group of special weapons how its missiles burn; null for others, and in standard movement. */
  readonly burns: readonly (SmallMoves | null)[];
  /** The dice by range at which an MSG works; empty without one. */
  readonly msgHits: readonly HitBand[];
}

/** Bands of an MSG's table that are told. */
const MOST_BANDS = 40;

/**
 * How a ship moves and what its MSGs need (house rules, Vector Movement; MSG proposal, Firing). In standard movement
 * fighters are taken to move as missiles do: the texts give their burns only. Throws a RangeError for special weapons or
 * a tech level that the ruleset does not have.
 */
export function atTable(ship: Ship, movement: FleetHeader["movement"], ruleset: Ruleset): AtTable {
  const { engines, agile, techLevel } = ship;
  const { phases } = ruleset.vector;
  const isVector = movement === "vector";
  const burnOf = (silent: boolean) => burnAllowance({ unit: "ship", engines, silent, agile }, ruleset);
  const burning = (inches: number): SmallMoves => ({ by: "burn", times: phases, inches });
  const effects = ship.specials.map((special) => typeOf(special, ruleset).effect);
  const { moves, movePerTechLevel } = ruleset.missiles;
  const moving = toPoints(exact(movePerTechLevel).mul(techLevel));
  const fighters: SmallMoves = isVector
    ? burning(burnAllowance({ unit: "fighter", techLevel }, ruleset))
    : { by: "move", times: moves, inches: moving };
  return {
    burn: isVector && ship.kind !== "base" ? { most: burnOf(false), silent: burnOf(true) } : null,
    fighters: ship.fighterBays > 0 ? fighters : null,
    burns: ship.specials.map(({ power }, i) =>
      isVector && effects[i] === "missile"
        ? burning(burnAllowance({ unit: "missile", techLevel, power }, ruleset))
        : null,
    ),
    msgHits: effects.includes("msg") ? msgHitBands(ruleset, MOST_BANDS) : [],
  };
}
