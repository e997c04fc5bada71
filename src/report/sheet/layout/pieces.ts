import type { CellMark, Ink, Mark, Stroke, TextMark } from "../scene.js";
import { fitted, shown, textWidth, wrapped } from "./text.js";

/** Something with a size that draws itself where it is put. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  /** Its marks, with its top left corner here. */
  draw(x: number, y: number): readonly Mark[];
}

/** How a text is set. */
export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly ink?: Ink;
}

/** Height of a line, and of its letters above the baseline, in sizes of the font. */
const LINE_HEIGHT = 1.2;
export const ASCENT = 0.935;

export interface LineOptions {
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
      const at = anchor === "end" ? width : anchor === "middle" ? width / 2 : 0;
      const named = { ...(anchor ? { anchor } : {}), ...(id ? { id } : {}) };
      return [{ kind: "text", ...style, x: x + at, y: y + style.size * ASCENT, text, size, ...named }];
    },
  };
}

/** A line of text that is as wide as it is. */
export function word(words: string, style: Style, id?: string): Piece {
  return line(words, textWidth(shown(words), style.size, style.bold) + 0.01, style, { id });
}

/** Lines of text, at most so many. */
export function paragraph(words: string, width: number, style: Style, lines: number): Piece {
  const { size, bold = false } = style;
  return stack(
    wrapped(shown(words), width, size, { bold, lines }).map((each) => line(each, width, style)),
    width,
  );
}

/** Pieces one below the other. */
export function stack(pieces: readonly Piece[], width?: number, gap = 0): Piece {
  const heights = pieces.map(({ height }) => height);
  return {
    width: width ?? Math.max(0, ...pieces.map((each) => each.width)),
    height: heights.reduce((sum, each) => sum + each, 0) + gap * Math.max(0, pieces.length - 1),
    draw: (x, y) => {
      let top = y;
      return pieces.flatMap((piece) => {
        const marks = piece.draw(x, top);
        top += piece.height + gap;
        return marks;
      });
    },
  };
}

/** Pieces side by side, their tops in line. */
export function beside(pieces: readonly Piece[], gap = 0): Piece {
  return {
    width: pieces.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, pieces.length - 1),
    height: Math.max(0, ...pieces.map(({ height }) => height)),
    draw: (x, y) => {
      let left = x;
      return pieces.flatMap((piece) => {
        const marks = piece.draw(left, y);
        left += piece.width + gap;
        return marks;
      });
    },
  };
}

/** Pieces in rows, as many beside each other as a width holds. */
export function flow(pieces: readonly Piece[], width: number, gap: number): Piece[] {
  const rows: Piece[][] = [];
  let left = 0;
  for (const piece of pieces) {
    if (rows.length === 0 || left + piece.width > width + 0.001) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)!.push(piece);
    left += piece.width + gap;
  }
  return rows.map((row) => beside(row, gap));
}

/**
 * Pieces in rows like those of a flow, each beginning at a multiple of a step: what stands one below the other is in
 * line.
 */
export function tabulated(pieces: readonly Piece[], width: number, steps: number, gap: number): Piece[] {
  const step = width / steps;
  const widened = pieces.map((piece) => {
    const wanted = Math.ceil((piece.width + gap) / step) * step;
    return stack([piece], Math.max(piece.width, Math.min(width, wanted)));
  });
  return flow(widened, width, 0);
}

/** Pieces of one width in rows of at most so many. */
export function grid(pieces: readonly Piece[], columns: number, gap: number): Piece[] {
  const rows: Piece[] = [];
  for (let from = 0; from < pieces.length; from += columns)
    rows.push(beside(pieces.slice(from, from + columns), gap));
  return rows;
}

export interface CellOptions {
  readonly title?: string;
  /** Between its edge and what is in it. */
  readonly padding?: number;
  readonly fill?: Ink;
  readonly stroke?: Stroke;
  /** At least so high. */
  readonly height?: number;
}

/** A cell around a piece. */
export function cell(
  piece: Piece,
  { padding = 0, height: least = 0, title, ...paint }: CellOptions = {},
): Piece {
  const width = piece.width + 2 * padding;
  const height = Math.max(least, piece.height + 2 * padding);
  return {
    width,
    height,
    draw: (x, y) => {
      const marks = piece.draw(x + padding, y + padding);
      const named = title === undefined ? {} : { title: shown(title) };
      return [{ kind: "cell", x, y, width, height, ...named, ...paint, marks } satisfies CellMark];
    },
  };
}

/** A piece at the right end of a width. */
export function endwise(piece: Piece, width: number): Piece {
  return beside([space(Math.max(0, width - piece.width), 0), piece]);
}

/** Empty room. */
export function space(width: number, height: number): Piece {
  return { width, height, draw: () => [] };
}

/** A line across. */
export function rule(width: number, thickness: number, ink: Ink = "black"): Piece {
  return {
    width,
    height: thickness,
    draw: (x, y) => [{ kind: "rect", x, y, width, height: thickness, fill: ink }],
  };
}
