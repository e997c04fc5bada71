import { type Dice, givenDice, seededDice } from "../../../play/dice.js";
import { UsageError } from "../../io.js";
import type { DiceOptions } from "./options.js";

/** The dice of a run, and the seed they are rolled from; null for dice that were given. */
export interface RunDice {
  readonly dice: Dice;
  readonly seed: number | null;
}

/** The dice given, else rolled from the seed given, else from a seed of chance. */
export function diceFor(options: DiceOptions): RunDice {
  return diceAsked(options) ?? rolled(seedOfChance());
}

/** The dice given, or rolled from the seed given; null where neither was asked for. */
export function diceAsked({ dice, seed }: DiceOptions): RunDice | null {
  if (dice && seed !== undefined) throw new UsageError("--dice and --seed: give one or the other");
  if (dice) return { dice: givenDice(dice), seed: null };
  return seed === undefined ? null : rolled(seed);
}

/** How many of the dice given were not needed, `used` being those that were. */
export function unusedDice({ dice }: DiceOptions, used: number): number {
  return dice ? dice.length - used : 0;
}

function seedOfChance(): number {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits >>> 1;
}

function rolled(seed: number): RunDice {
  return { dice: seededDice(seed), seed };
}
