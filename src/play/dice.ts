import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { listed, plural } from "../source/words.js";
import { ImpossibleInput } from "./error.js";

/** Where six-sided dice come from. */
export interface Dice {
  /** The next die, 1 to 6. Throws {@link ImpossibleInput} when there is none left. */
  roll(): number;
  /** How many dice are left; undefined where they never give out. */
  left?(): number;
}

/** Dice that were rolled at the table, used in order. Throws {@link ImpossibleInput} for a face that no die has. */
export function givenDice(faces: readonly number[]): Dice {
  const wrong = faces.find((face) => !Number.isInteger(face) || face < 1 || face > 6);
  if (wrong !== undefined) throw new ImpossibleInput(`a die shows 1 to 6, not ${wrong}`);
  let used = 0;
  return {
    roll() {
      const face = faces[used++];
      if (face === undefined)
        throw new ImpossibleInput(`more than the ${faces.length} dice given are needed`);
      return face;
    },
    left: () => Math.max(0, faces.length - used),
  };
}

/** Dice rolled from a seed, a whole number: the same seed rolls the same dice. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  return { roll: () => uniformInt(generator, 1, 6) };
}

/** One of several things chosen by dice. */
export interface Pick {
  /** Counted from 0. */
  readonly index: bigint;
  /** All dice rolled for it. */
  readonly rolled: readonly number[];
}

/** How dice choose one of several things: so many read together, and each thing has its share of their results. */
export interface DicePerPick {
  readonly together: number;
  readonly results: bigint;
  readonly share: bigint;
}

/**
 * As many dice are read together as have a result for each of `count` things, and the results are shared out evenly;
 * what does not share out is rolled again. A single thing takes no die. Throws {@link ImpossibleInput} for none.
 */
export function dicePerPick(count: bigint): DicePerPick {
  if (count < 1n) throw new ImpossibleInput(`expected at least 1 to choose from, found ${count}`);
  let results = 1n;
  let together = 0;
  for (; results < count; together++) results *= 6n;
  return { together, results, share: results / count };
}

/**
 * Chooses one of `count` things, each equally likely, by as many dice as {@link dicePerPick} says: with one die, 1–2,
 * 3–4 and 5–6 are the first, second and third of three. Throws {@link ImpossibleInput} for none.
 */
export function pickFrom(count: bigint, dice: Dice): Pick {
  const { together, share } = dicePerPick(count);
  const rolled: number[] = [];
  for (;;) {
    checkLeft(dice, together, rolled);
    let result = 0n;
    for (let die = 0; die < together; die++) {
      const face = dice.roll();
      rolled.push(face);
      result = result * 6n + BigInt(face - 1);
    }
    if (result < share * count) return { index: result / share, rolled };
  }
}

/** Refuses to begin a roll that the dice left do not finish, and says why they are needed. */
function checkLeft(dice: Dice, together: number, rolled: readonly number[]): void {
  const missing = together - (dice.left?.() ?? together);
  if (missing <= 0) return;
  const last = rolled.slice(-together);
  const why =
    last.length === 0 ? "" : `${listed(last.map(String))} ${last.length === 1 ? "is" : "are"} rolled again: `;
  throw new ImpossibleInput(`${why}${plural(missing, "more die is", "more dice are")} needed`);
}
