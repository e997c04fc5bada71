import type { CREWS } from "../rulebook/fields.js";
import type { Ruleset } from "../rulebook/schema.js";
import { listed, plural } from "../source/words.js";
import type { Dice } from "./dice.js";
import { ImpossibleInput } from "./error.js";

const MOST_SIDES = 12;
/** Units that a side has in a subphase at most: an order of movement stays readable. */
const MOST_UNITS = 1000;

/** What moves in each subphase of a turn (house rules, Unplotted Movement). */
export const SUBPHASES = ["fighters and missiles", "ships", "fighters and missiles"] as const;

/** A side in a battle. */
export interface Side {
  readonly name: string;
  /** The crew of its flagship; a side without one is as `regular`. */
  readonly crew: (typeof CREWS)[number];
  /** Single units, squadrons and stacks that it moves in each of the three subphases. */
  readonly units: readonly [number, number, number];
}

/** One side's die. */
export interface InitiativeRoll {
  /** Counted from 1; ties make another. */
  readonly round: number;
  readonly side: string;
  readonly die: number;
  readonly modifier: number;
  readonly total: number;
}

export interface Initiative {
  readonly rolls: readonly InitiativeRoll[];
  /** The side that has the initiative: it moves first, or makes another do so. */
  readonly initiative: string;
}

/** One unit's move. */
export interface Move {
  /** 1 to 3: fighters and missiles, ships, fighters and missiles. */
  readonly subphase: number;
  readonly side: string;
  /** The side's first, second … unit of that subphase, counted from 1. */
  readonly unit: number;
}

/**
 * Rolls for initiative: a die a side and its flagship's crew, the highest total has it; sides that tie for it roll
 * again, or as the ruleset decides (house rules, Unplotted Movement). 2 to 12 sides of different names.
 * Throws {@link ImpossibleInput} for others, or when the dice give out.
 */
export function rollInitiative(sides: readonly Side[], dice: Dice, ruleset: Ruleset): Initiative {
  checkSides(sides);
  const rolls: InitiativeRoll[] = [];
  let tied = sides;
  for (let round = 1, highest = 0; tied.length > 1; round++) {
    checkLeft(dice, tied, round === 1 ? null : highest);
    const totals = tied.map((side) => {
      const die = dice.roll();
      const modifier = ruleset.crewModifiers[side.crew].initiative;
      rolls.push({ round, side: side.name, die, modifier, total: die + modifier });
      return die + modifier;
    });
    highest = Math.max(...totals);
    tied = tied.filter((_, i) => totals[i] === highest);
    if (ruleset.initiative.ties === "first-named") tied = tied.slice(0, 1);
  }
  return { rolls, initiative: tied[0]?.name ?? "" };
}

/** Refuses to begin a round that the dice left do not finish. */
function checkLeft(dice: Dice, sides: readonly Side[], tiedAt: number | null): void {
  const missing = sides.length - (dice.left?.() ?? sides.length);
  if (missing <= 0) return;
  const names = listed(sides.map(({ name }) => name));
  const why = tiedAt === null ? "each side rolls a die" : `${names} are tied at ${tiedAt}`;
  throw new ImpossibleInput(`${why}: ${plural(missing, "more die is", "more dice are")} needed`);
}

/**
 * Who moves which unit when: in each subphase the sides take turns, from the first mover on in the order in which they
 * are named; a side without units left is passed over (house rules, Unplotted Movement). `first` names a side.
 * Throws {@link ImpossibleInput} for sides, names or numbers of units that cannot be.
 */
export function movementOrder(sides: readonly Side[], first: string): Move[] {
  checkSides(sides);
  const start = sides.findIndex(({ name }) => name === first);
  const names = sides.map(({ name }) => name).join(", ");
  if (start < 0) throw new ImpossibleInput(`no side is called ${first}: expected one of ${names}`);
  const inTurn = [...sides.slice(start), ...sides.slice(0, start)];
  return ([0, 1, 2] as const).flatMap((phase) => {
    const most = Math.max(...sides.map(({ units }) => units[phase]));
    const rounds = Array.from({ length: most }, (_, i) => i + 1);
    return rounds.flatMap((unit) =>
      inTurn
        .filter(({ units }) => unit <= units[phase])
        .map(({ name }) => ({ subphase: phase + 1, side: name, unit })),
    );
  });
}

function checkSides(sides: readonly Side[]): void {
  if (sides.length < 2 || sides.length > MOST_SIDES)
    throw new ImpossibleInput(`${sides.length} sides: expected 2 to ${MOST_SIDES}`);
  const seen = new Set<string>();
  for (const { name, units } of sides) {
    if (seen.has(name)) throw new ImpossibleInput(`two sides called ${name}: expected names that differ`);
    seen.add(name);
    const odd = units.find((count) => !Number.isInteger(count) || count < 0 || count > MOST_UNITS);
    if (odd !== undefined)
      throw new ImpossibleInput(`${odd} units of ${name}: expected 0 to ${MOST_UNITS} in a subphase`);
  }
}
