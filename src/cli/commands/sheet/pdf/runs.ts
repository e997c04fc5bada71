import type { Font } from "fontkit";
import { isIgnorable, lettersOf } from "../../../../report/sheet/font/letters.js";
import { codeOf } from "../../../../report/text/visible.js";

/** A font that texts are drawn with. */
export interface Face {
  /** Unique among the faces of a document. */
  readonly name: string;
  readonly font: Font;
}

/** A part of a text that one face draws; none has its letters when there is no face. */
export interface TextRun {
  readonly text: string;
  readonly face: Face | undefined;
}

/** Which face draws a letter, looked for once for each letter. */
export type FaceFinder = (letter: string) => Face | undefined;

/** Finds the first of some faces that has a letter. */
export function faceFinder(faces: readonly Face[]): FaceFinder {
  const known = new Map<string, Face | undefined>();
  return (letter) => {
    if (!known.has(letter))
      known.set(
        letter,
        faces.find(({ font }) => hasAll(font, letter)),
      );
    return known.get(letter);
  };
}

/**
 * Splits a text into runs, each letter drawn by the face that is found for it: with the marks on it if there is one for
 * all, else each by its own.
 */
export function runsOf(text: string, find: FaceFinder): TextRun[] {
  const runs: { text: string; face: Face | undefined }[] = [];
  for (const letter of lettersOf(text).flatMap((each) => (find(each) ? each : [...each]))) {
    const last = runs.at(-1);
    const face = last && goesOn(letter, last.face) ? last.face : find(letter);
    if (last && last.face === face) last.text += letter;
    else runs.push({ text: letter, face });
  }
  return runs;
}

/** Blanks between words stay with them, so that a font can set a phrase of its script in the script's own order. */
function goesOn(letter: string, face: Face | undefined): boolean {
  return letter === " " && face !== undefined && hasAll(face.font, letter);
}

/** Whether a font has a letter together with the marks on it. */
export function hasAll(font: Font, text: string): boolean {
  for (const char of text) if (!isIgnorable(char) && !font.hasGlyphForCodePoint(codeOf(char))) return false;
  return true;
}
