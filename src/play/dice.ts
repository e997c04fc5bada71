import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { ImpossibleInput } from "./error.js";

/** Where six-sided dice come from. */
export interface Dice {
  /** The next die, 1 to 6. Throws {@link ImpossibleInput} when there is none left. */
  roll(): number;
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
  };
}

/** Dice rolled from a seed, a whole number: the same seed rolls the same dice. */
export function seededDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  return { roll: () => uniformInt(generator, 1, 6) };
}
