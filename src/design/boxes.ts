import { type Ruleset, WEAPON_FIELDS } from "../rulebook/schema.js";
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
  const uses = [...weaponBoxes(ship, ruleset), ...specialBoxes(ship, ruleset), ...dedicatedBoxes(ship)];
  const used = uses.reduce((total, use) => total + use.boxes, 0);
  const unused = ship.hull - used;
  return { size: ship.hull, used, unused, uses, damageControlParties: parties(ship, ruleset, uses, unused) };
}

function* weaponBoxes(ship: Ship, ruleset: Ruleset): Generator<BoxUse> {
  for (const kind of WEAPON_FIELDS) {
    const mounted = ship[kind];
    if (mounted === 0) continue;
    const capacity = ruleset.capacity[kind];
    const over = mounted % capacity;
    const boxes = (mounted - over) / capacity + (over > 0 ? 1 : 0);
    yield { kind, group: "weapon", mounted, boxes, room: over > 0 ? capacity - over : 0 };
  }
}

function* specialBoxes(ship: Ship, ruleset: Ruleset): Generator<BoxUse> {
  for (const { type, count, power } of ship.specials) {
    const each = ruleset.specials.find(({ id }) => id === type)?.boxes ?? 1;
    yield { kind: type, group: "special", mounted: count, boxes: count * power * each, room: 0 };
  }
}

function* dedicatedBoxes(ship: Ship): Generator<BoxUse> {
  for (const [kind, boxes] of Object.entries(ship.boxes)) {
    if (boxes > 0) yield { kind, group: "dedicated", mounted: boxes, boxes, room: 0 };
  }
}

/** Damage control parties: full-price boxes over the boxes a party needs (house rules, Unused Hull Size). */
function parties(ship: Ship, ruleset: Ruleset, uses: readonly BoxUse[], unused: number): number {
  const counting = new Set(ruleset.boxKinds.filter((kind) => kind.damageControl).map((kind) => kind.id));
  const mounting = uses
    .filter((use) => use.group !== "dedicated" || counting.has(use.kind))
    .reduce((total, use) => total + use.boxes, 0);
  const full = mounting + (ship.unusedHull === "full" ? Math.max(0, unused) : 0);
  const { boxesPerParty, rounding } = ruleset.damageControl;
  const rest = full % boxesPerParty;
  const roundsUp = rest > 0 && (rounding === "up" || (rounding === "nearest" && rest * 2 >= boxesPerParty));
  return (full - rest) / boxesPerParty + (roundsUp ? 1 : 0);
}
