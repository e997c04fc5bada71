import { WEAPON_FIELDS } from "../rulebook/fields.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { Ship } from "./ship.js";

/** What fills some hull boxes: a weapon kind, a special weapon's group or a dedicated kind. */
export interface BoxUse {
  /** A field of the ship, a special weapon type, or a box kind of the ruleset. */
  readonly kind: string;
  readonly group: "weapon" | "special" | "dedicated";
  /** How many are mounted. */
  readonly mounted: number;
  /** Whole boxes that they fill. */
  readonly boxes: number;
  /** How many more of the kind would fit into the last box. */
  readonly room: number;
}

/** A ship's hull boxes. `used` and `unused` make up the hull unless it is overfull. */
export interface HullBoxes {
  readonly size: number;
  readonly used: number;
  /** Boxes that mount nothing; negative where the hull is overfull. */
  readonly unused: number;
  readonly uses: readonly BoxUse[];
  readonly damageControlParties: number;
}

/** Counts the hull boxes of a ship (house rules, Unused Hull Size; New Rules for Special Weapons). */
export function countBoxes(ship: Ship, ruleset: Ruleset): HullBoxes {
  const uses: BoxUse[] = [];
  for (const kind of WEAPON_FIELDS) {
    if (ship[kind] > 0) uses.push(weaponBoxes(kind, ship[kind], ruleset.capacity[kind]));
  }
  for (const { type, count, power } of ship.specials) {
    const each = ruleset.specials.find(({ id }) => id === type)?.boxes ?? 1;
    uses.push({ kind: type, group: "special", mounted: count, boxes: count * power * each, room: 0 });
  }
  for (const [kind, boxes] of Object.entries(ship.boxes)) {
    if (boxes > 0) uses.push({ kind, group: "dedicated", mounted: boxes, boxes, room: 0 });
  }
  let used = 0;
  for (const { boxes } of uses) used += boxes;
  const unused = ship.hull - used;
  return { size: ship.hull, used, unused, uses, damageControlParties: parties(ship, ruleset, uses, unused) };
}

function weaponBoxes(kind: string, mounted: number, capacity: number): BoxUse {
  const over = mounted % capacity;
  const boxes = (mounted - over) / capacity + (over > 0 ? 1 : 0);
  return { kind, group: "weapon", mounted, boxes, room: over > 0 ? capacity - over : 0 };
}

/** Damage control parties: full-price boxes over the boxes a party needs (house rules, Unused Hull Size). */
function parties(ship: Ship, ruleset: Ruleset, uses: readonly BoxUse[], unused: number): number {
  let full = ship.unusedHull === "full" ? Math.max(0, unused) : 0;
  for (const { kind, group, boxes } of uses) {
    if (group !== "dedicated" || ruleset.boxKinds.find(({ id }) => id === kind)?.damageControl) full += boxes;
  }
  const { boxesPerParty, rounding } = ruleset.damageControl;
  const rest = full % boxesPerParty;
  const roundsUp = rest > 0 && (rounding === "up" || (rounding === "nearest" && rest * 2 >= boxesPerParty));
  return (full - rest) / boxesPerParty + (roundsUp ? 1 : 0);
}
