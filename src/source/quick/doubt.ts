/** Thrown where the quick way is not sure what a text means: the parser reads it instead. */
export class Doubt extends Error {}

export function doubt(): never {
  throw new Doubt();
}
