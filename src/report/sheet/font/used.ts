import { missingLetters } from "../layout/measure.js";
import type { Mark, Scene, TextMark } from "../scene.js";
import { SUBSETS } from "./advances.js";
import { letterOf } from "./letters.js";

/** All texts of a scene, in the order in which they are drawn. */
export function* textsOf({ pages }: Scene): Generator<TextMark> {
  for (const { marks } of pages) yield* textsIn(marks);
}

function* textsIn(marks: readonly Mark[]): Generator<TextMark> {
  for (const mark of marks) {
    if (mark.kind === "text") yield mark;
    else if (mark.kind === "cell") yield* textsIn(mark.marks);
  }
}

/** What of the embedded font a scene needs. */
export interface LettersUsed {
  /** Names of the font's files, the first ones first; Latin is always there: it has the box for what is missing. */
  readonly regular: readonly [string, ...string[]];
  readonly bold: readonly [string, ...string[]];
  /** Letters that the font lacks. */
  readonly missing: ReadonlySet<string>;
}

/** The file that every sheet has. */
const LATIN = "latin";

export function lettersUsed(scene: Scene): LettersUsed {
  const used = { regular: new Set<string>(), bold: new Set<string>() };
  const missing = new Set<string>();
  for (const { text, bold } of textsOf(scene)) {
    for (const char of new Set(text)) {
      const subset = letterOf(char)?.subset;
      if (subset !== undefined) used[bold ? "bold" : "regular"].add(subset);
    }
    for (const char of missingLetters(text)) missing.add(char);
  }
  const inOrder = (names: ReadonlySet<string>): [string, ...string[]] => {
    const others = SUBSETS.map(({ name }) => name).filter((name) => name !== LATIN && names.has(name));
    return [LATIN, ...others];
  };
  return { regular: inOrder(used.regular), bold: inOrder(used.bold), missing };
}
