import { arcDegrees } from "../design/arcs.js";
import { countBoxes, type HullBoxes } from "../design/boxes.js";
import { type MsgVerdict, msgCount, msgVerdict } from "../design/msg.js";
import { formatSpecial } from "../design/notation.js";
import type { Ship, Special } from "../design/ship.js";
import { hullClass } from "../rulebook/class-names.js";
import { exact, type Points, toPoints } from "../rulebook/exact.js";
import type { Ruleset, SpecialType } from "../rulebook/schema.js";
import { type CardCrew, crewOf } from "./data-card-crew.js";
import { type CardMines, type CardSweeping, mineRacks, sweeping } from "./data-card-mines.js";
import { defenceMet } from "./defence.js";
import { type EngineDamage, engineLosses, firstLosses } from "./engines.js";
import { type KnockOutChance, type KnockOutDice, knockOutChances, knockOutDice } from "./knockout.js";
import { type Ranges, typeOf, weaponRanges } from "./ranges.js";
import { secondariesPerTarget } from "./secondaries.js";

/** Losses of engine points that a card lists; `losses` counts them all. */
const LISTED_LOSSES = 1000;

/** A firing arc with its name, such as `F` and `forward`. */
export interface CardArc {
  readonly id: string;
  readonly name: string;
  /** Where it begins and ends, clockwise from the facing; null where the ruleset does not tell. */
  readonly degrees: readonly [from: number, to: number] | null;
}

/** A group of special weapons on a card. */
export interface CardSpecial {
  /** In canonical form, such as `1xPlasma3(F)`. */
  readonly notation: string;
  readonly special: Special;
  readonly effect: SpecialType["effect"];
  readonly arcs: readonly CardArc[];
  /** Hull boxes of the whole group. */
  readonly boxes: Points;
  /** At the ship's tech level; null where nothing is known of it. */
  readonly ranges: Ranges | null;
}

/** The MSGs of a ship (MSG proposal): whether it may mount them, where they fire, what arming takes. */
export interface CardMsg extends MsgVerdict {
  readonly arcs: readonly CardArc[];
  readonly arming: Ruleset["msg"]["arming"];
  /** Hexes. */
  readonly range: readonly [least: number, greatest: number];
}

/** What holds for a base and for no ship (house rules, Bases). */
export interface CardBase {
  /** What it takes where a ship takes an engine critical. */
  readonly engineCriticals: "reactor";
  readonly slowWhenFiredAt: true;
  readonly slowWhenScanned: false;
}

/** Everything that follows from a design: what its owner wants on the table. */
export interface DataCard {
  readonly ship: Ship;
  /** Toughness, and in brackets what fire meets: toughness and shields, such as `3(4)`. */
  readonly defence: string;
  readonly hull: HullBoxes;
  /** The ruleset's name for a hull of this size, or null. */
  readonly hullClass: string | null;
  /** At most 1000 losses are listed. */
  readonly engineDamage: EngineDamage & { readonly losses: number };
  readonly secondaries: { readonly total: number; readonly perTarget: number };
  readonly specials: readonly CardSpecial[];
  /** The chances of each group at the first hit on special weapons. */
  readonly knockOut: readonly KnockOutChance[];
  /** How dice choose among them at that hit. */
  readonly knockOutDice: KnockOutDice | null;
  readonly crew: CardCrew;
  /** Null for a ship. */
  readonly base: CardBase | null;
  /** Null without a rack. */
  readonly mines: CardMines | null;
  readonly sweeping: CardSweeping;
  /** Null without an MSG. */
  readonly msg: CardMsg | null;
}

/**
 * The data card of a ship: everything that follows from its design under a ruleset. For a ship of any size it stays
 * small. Throws a RangeError for special weapons or a tech level that the ruleset does not have.
 */
export function dataCard(
  ship: Ship,
  ruleset: Ruleset,
  hull: HullBoxes = countBoxes(ship, ruleset),
): DataCard {
  const counted = (effect: SpecialType["effect"]) =>
    ship.specials
      .filter((special) => typeOf(special, ruleset).effect === effect)
      .reduce((total, { count }) => total + count, 0);
  const perTarget = secondariesPerTarget(ship.secondaries, ship.hull, ruleset);
  return {
    ship,
    defence: `${ship.toughness}(${defenceMet(ship)})`,
    hull,
    hullClass: hullClass(ruleset, ship.hull),
    engineDamage: {
      ...firstLosses(ship.hull, ship.engines, LISTED_LOSSES, ruleset),
      losses: engineLosses(ship.hull, ship.engines, ruleset),
    },
    secondaries: { total: ship.secondaries, perTarget },
    specials: ship.specials.map((special) => cardSpecial(special, ship.techLevel, ruleset)),
    knockOut: knockOutChances(ship.specials),
    knockOutDice: knockOutDice(ship.specials),
    crew: crewOf(ship, (effect) => counted(effect) > 0, ruleset),
    base:
      ship.kind === "base"
        ? { engineCriticals: "reactor", slowWhenFiredAt: true, slowWhenScanned: false }
        : null,
    mines: mineRacks(counted("mine-rack"), ship.techLevel, ruleset),
    sweeping: sweeping(ship, perTarget, ruleset),
    msg: msgOf(ship, ruleset),
  };
}

function cardSpecial(special: Special, techLevel: number, ruleset: Ruleset): CardSpecial {
  const { effect, boxes } = typeOf(special, ruleset);
  return {
    notation: formatSpecial(special),
    special,
    effect,
    arcs: namedArcs(special.arcs, ruleset),
    boxes: toPoints(exact(special.count).mul(special.power).mul(boxes)),
    ranges: weaponRanges(special, techLevel, ruleset),
  };
}

function namedArcs(ids: Iterable<string>, { arcs }: Ruleset): CardArc[] {
  const known = new Map([...arcs.sfb, ...arcs.house].map((arc) => [arc.id, arc.name]));
  return [...ids].map((id) => ({ id, name: known.get(id) ?? id, degrees: arcDegrees(id, arcs) }));
}

function msgOf(ship: Ship, ruleset: Ruleset): CardMsg | null {
  const mounted = msgCount(ship, ruleset);
  if (mounted === 0) return null;
  const { arming, minRange, maxRange } = ruleset.msg;
  const arcs = ship.specials
    .filter((special) => typeOf(special, ruleset).effect === "msg")
    .flatMap((special) => special.arcs);
  return {
    ...msgVerdict(ship.sizeClass, mounted, ruleset),
    arcs: namedArcs(new Set(arcs), ruleset),
    arming,
    range: [minRange, maxRange],
  };
}
