import type { Ship } from "../design/ship.js";
import type { Ruleset, SpecialType } from "../rulebook/schema.js";

/** Dice of others, or for something else, that a crew's modifiers hold for as well. */
export type CrewReach =
  | "missiles"
  | "fighters"
  | "boarding-parties"
  | "mass-driver-to-hit"
  | "mines-laid"
  | "minesweeping-lock-on";

/** What a crew adds to dice (house rules, Crew Quality). */
export interface CardCrew {
  readonly quality: Ship["crew"];
  readonly combat: number;
  /** Added to scanning dice, of which lower ones find more. */
  readonly scanning: number;
  /** Added to the initiative die of its side; 0 unless it is the flagship's. */
  readonly initiative: number;
  /** What else the modifiers hold for on this ship; empty where there are none. */
  readonly alsoFor: readonly CrewReach[];
  /** How much less than others it needs on the die to lock on to mines; negative for more. */
  readonly lockOnEasedBy: number;
}

/** The modifiers of a ship's crew, and what of the ship they hold for. `mounts` tells the special weapons it has. */
export function crewOf(
  ship: Ship,
  mounts: (effect: SpecialType["effect"]) => boolean,
  ruleset: Ruleset,
): CardCrew {
  const { combat, scanning, initiative } = ruleset.crewModifiers[ship.crew];
  const reaches: readonly (readonly [CrewReach, boolean])[] = [
    ["missiles", mounts("missile")],
    ["fighters", ship.fighterBays > 0],
    ["boarding-parties", true],
    ["mass-driver-to-hit", mounts("mass-driver")],
    ["mines-laid", mounts("mine-rack")],
    ["minesweeping-lock-on", ship.secondaries > 0 || mounts("minesweeper")],
  ];
  const modified = combat !== 0 || scanning !== 0;
  return {
    quality: ship.crew,
    combat,
    scanning,
    initiative: ship.flagship ? initiative : 0,
    alsoFor: modified ? reaches.filter(([, has]) => has).map(([reach]) => reach) : [],
    // Never a plain -0.
    lockOnEasedBy: 0 - scanning,
  };
}
