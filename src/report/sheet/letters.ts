import { once } from "../../source/once.js";
import { graphemes } from "../text.js";
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
  return letters().get(char.codePointAt(0)!);
}

/** What is drawn over the letter before it, or not at all. */
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]$/u;
const PICTURE = /^\p{Extended_Pictographic}$/u;

/** Letters that no text needs a font for. */
export function isIgnorable(char: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}$/u.test(char);
}

/** How far a letter advances, in ems. Another font's letters count as wide as they come: they are never wider than drawn. */
export function advanceOf(char: string, bold: boolean): number {
  const letter = letterOf(char);
  if (letter) return bold ? letter.bold : letter.regular;
  if (NO_WIDTH.test(char)) return 0;
  return PICTURE.test(char) ? 1.3 : 1;
}

/** What a person sees as one letter each. */
export function lettersOf(text: string): string[] {
  return /^[ -~]*$/.test(text) ? text.split("") : Array.from(graphemes(text), ({ segment }) => segment);
}
