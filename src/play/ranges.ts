import type { Special } from "../design/ship.js";
import { exact, type Points, round, toPoints } from "../rulebook/exact.js";
import type { Ruleset, SpecialType } from "../rulebook/schema.js";
import { ImpossibleInput } from "./error.js";
import { checkTechLevel } from "./tech-level.js";

/** One range bracket of a plasma cannon. */
export interface Bracket {
  /** The bracket's name, such as `short`. */
  readonly bracket: string;
  /** Its far end in inches; exact text where it is too large for a number. */
  readonly upTo: Points;
  /** Damage of a hit there; exact text where it is too large for a number. */
  readonly damage: Points;
}

/** How far a special weapon reaches: by brackets, by moves, or only how much farther than the usual weapon. */
export type Ranges =
  | { readonly brackets: readonly Bracket[] }
  /** Inches of each move of a turn. */
  | { readonly moves: readonly Points[] }
  /** Inches added to a range that the texts do not give. */
  | { readonly bonus: Points };

/** The type of a special weapon in a ruleset. Throws {@link ImpossibleInput} for one that the ruleset does not know. */
export function typeOf({ type }: Special, ruleset: Ruleset): SpecialType {
  const known = ruleset.specials.find(({ id }) => id === type);
  if (known) return known;
  const names = ruleset.specials.map(({ id }) => id).join(", ");
  throw new ImpossibleInput(`special weapon ${type}: expected one of ${names}`);
}

/**
 * How far a special weapon reaches at a tech level, strength reckoned in; null where nothing is known of its range
 * (house rules, New Rules for Special Weapons: Increased Range for Superweapons).
 * Throws {@link ImpossibleInput} for a type or tech level that the ruleset does not have.
 */
export function weaponRanges(special: Special, techLevel: number, ruleset: Ruleset): Ranges | null {
  checkTechLevel(techLevel, ruleset);
  const { effect } = typeOf(special, ruleset);
  const extra = exact(ruleset.superweapons.inchesPerBox).mul(special.power - 1);
  switch (effect) {
    case "plasma":
      return { brackets: plasmaBrackets(special.power, techLevel, ruleset) };
    case "missile": {
      const { movePerTechLevel, moves } = ruleset.missiles;
      const each = toPoints(exact(movePerTechLevel).mul(techLevel).add(extra));
      return { moves: Array.from({ length: moves }, () => each) };
    }
    case "mass-driver":
      return { bonus: toPoints(extra) };
    default:
      return null;
  }
}

function plasmaBrackets(power: number, techLevel: number, ruleset: Ruleset): Bracket[] {
  const { plasma, superweapons } = ruleset;
  const strength = superweapons.damage === "strength" ? power : 1;
  return plasma.brackets.map(({ name, inches, damage }) => ({
    bracket: name,
    upTo: toPoints(
      exact(superweapons.inchesPerBox)
        .mul(power - 1)
        .add(inches),
    ),
    damage: toPoints(round(exact(damage).mul(techLevel).mul(strength), plasma.rounding)),
  }));
}
