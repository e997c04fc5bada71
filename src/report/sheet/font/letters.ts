import { once } from "../../../source/once.js";
import { graphemes } from "../../text/text.js";
import { codeOf } from "../../text/visible.js";
import { FONT, SUBSETS } from "./advances.js";

/** A letter of the embedded font: how far it advances, in ems, and which of the font's files has it. */
export interface Letter {
  readonly regular: number;
  readonly bold: number;
  readonly subset: string;
}

const letters = once(() => {
  const found = new Map<number, Letter>();
  for (const { name, runs } of SUBSETS) {
    for (const [from, regular, bold] of runs) {
      for (let i = 0; i < regular.length; i += 2) {
        const code = from + i / 2;
        if (!found.has(code)) found.set(code, { regular: at(regular, i), bold: at(bold, i), subset: name });
      }
    }
  }
  return found;
});

function at(widths: string, i: number): number {
  return Number.parseInt(widths.slice(i, i + 2), 36) / FONT.em;
}

/** What the embedded font knows of a letter; undefined where it lacks it. */
export function letterOf(char: string): Letter | undefined {
  return letters().get(codeOf(char));
}

const PICTURE = /^\p{Extended_Pictographic}$/u;
/** What a browser adds to a letter of a font that has no bold, in ems, and a little more. */
const EMBOLDENED = 0.03;
const MARK = /^[\p{Mn}\p{Me}]$/u;

/** Letters that no text needs a font for. */
export function isIgnorable(char: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}$/u.test(char);
}

/**
 * How far a letter advances, in ems. Another font's letters count as wide as they come: they are hardly ever drawn wider.
 * So does a mark that is in another file than the letters that it goes with: a browser takes another font for both.
 */
export function advanceOf(char: string, bold: boolean): number {
  const letter = letterOf(char);
  if (letter && (letter.subset === "latin" || !MARK.test(char))) return bold ? letter.bold : letter.regular;
  if (isIgnorable(char)) return 0;
  if (MARK.test(char)) return 0.2;
  return (PICTURE.test(char) ? 1.3 : 1) + (bold ? EMBOLDENED : 0);
}

/** What a person sees as one letter each. */
export function lettersOf(text: string): string[] {
  return /^[ -~]*$/.test(text) ? text.split("") : Array.from(graphemes(text), ({ segment }) => segment);
}
