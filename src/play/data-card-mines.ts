import type { Ship } from "../design/ship.js";
import { exact, type Points, toPoints } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { exactMineStrength } from "./mines.js";
import { gearOf, sweepLockOn } from "./sweep.js";

/** What a ship's mine racks carry and lay. */
export interface CardMines {
  readonly racks: number;
  /** Patterns that each rack carries. */
  readonly patternsPerRack: number;
  readonly patterns: Points;
  readonly mines: Points;
  /** Patterns a turn, of all racks together. */
  readonly laidPerTurn: Points;
  /** Attack strength of each mine at the ship's tech level. */
  readonly strengthPerMine: number;
}

/** What a ship brings against mines (house rules, Minesweeping). */
export interface CardSweeping {
  /** Boxes of minesweeping gear. */
  readonly gear: number;
  /** Secondaries that the gear adds, against mines only. */
  readonly bonus: Points;
  /** Secondaries that bear on one pattern, the gear added. */
  readonly strength: Points;
  /** The least die that locks on to mines of the ship's own tech level. */
  readonly lockOnNeeded: number;
}

export function mineRacks(racks: number, techLevel: number, ruleset: Ruleset): CardMines | null {
  if (racks === 0) return null;
  const { mines } = ruleset;
  const patterns = exact(racks).mul(mines.patternsPerRack);
  return {
    racks,
    patternsPerRack: mines.patternsPerRack,
    patterns: toPoints(patterns),
    mines: toPoints(patterns.mul(mines.minesPerPattern)),
    laidPerTurn: toPoints(exact(racks).mul(mines.laidPerTurn)),
    strengthPerMine: exactMineStrength(techLevel, ruleset).valueOf(),
  };
}

export function sweeping(ship: Ship, perTarget: number, ruleset: Ruleset): CardSweeping {
  const gear = gearOf(ship, ruleset);
  const bonus = exact(gear).mul(ruleset.minesweeping.gearSecondaries);
  return {
    gear,
    bonus: toPoints(bonus),
    strength: toPoints(bonus.add(perTarget)),
    lockOnNeeded: sweepLockOn({ gear, crew: ship.crew, advantage: 0 }, ruleset).needed,
  };
}
