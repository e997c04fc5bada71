import { FONT } from "../font/advances.js";
import type { Ink, TextMark } from "../scene.js";
import { fitted, shown, textWidth, wrapped } from "./measure.js";
import { type Piece, stack } from "./piece.js";

/** How a text is set. */
export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly ink?: Ink;
}

/** Height of a line, and of its letters above the baseline, in sizes of the font. */
const LINE_HEIGHT = (FONT.ascent + FONT.descent) / FONT.em;
export const ASCENT = FONT.ascent / FONT.em;

export interface LineOptions {
  /** Where a program finds the value. */
  readonly id?: string | undefined;
  readonly anchor?: TextMark["anchor"];
  /** The size down to which the text shrinks before it is cut. */
  readonly least?: number;
}

/** A line of text in a given width: smaller where it does not fit, and cut at last. */
export function line(words: string, width: number, style: Style, options: LineOptions = {}): Piece {
  const { id, anchor, least = style.size } = options;
  const { bold = false } = style;
  return {
    width,
    height: style.size * LINE_HEIGHT,
    draw(x, y) {
      const { text, size } = fitted(shown(words), width, style.size, { bold, least });
      if (text === "") return [];
      const at = anchor === "end" ? width : anchor === "middle" ? width / 2 : 0;
      const named = { ...(anchor ? { anchor } : {}), ...(id ? { id } : {}) };
      return [{ kind: "text", ...style, x: x + at, y: y + style.size * ASCENT, text, size, ...named }];
    },
  };
}

export interface WordOptions extends LineOptions {
  /** The width it takes at the most. */
  readonly most?: number;
}

/** A line of text that is as wide as it is. */
export function word(words: string, style: Style, { most = Infinity, ...options }: WordOptions = {}): Piece {
  // A hair more against rounding, so that what fits is not cut.
  const wide = textWidth(shown(words), style.size, style.bold) + 0.01;
  return line(words, Math.max(0, Math.min(most, wide)), style, options);
}

/** Lines of text, at most so many. */
export function lines(words: string, width: number, style: Style, most: number): Piece[] {
  const { size, bold = false } = style;
  return wrapped(shown(words), width, size, { bold, lines: most }).map((each) => line(each, width, style));
}

/** The same as one piece. */
export function paragraph(words: string, width: number, style: Style, most: number): Piece {
  return stack(lines(words, width, style, most), width);
}
