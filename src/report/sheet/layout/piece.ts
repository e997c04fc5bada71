import type { CellMark, Ink, Mark, Stroke } from "../scene.js";
import { shown } from "./measure.js";

/** Something with a size that draws itself where it is put: a word, a box, a row of a table, a whole display. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  /** Its marks, with its top left corner here. */
  draw(x: number, y: number): readonly Mark[];
  /** Never the last of a column or page: the piece after it belongs to it. */
  readonly keep?: boolean;
  /** Said again above it where it begins a column: the headings of its table. */
  readonly under?: Piece;
}

/** Pieces one below the other. */
export function stack(pieces: readonly Piece[], width?: number, gap = 0): Piece {
  return {
    width: width ?? Math.max(0, ...pieces.map((each) => each.width)),
    height: heightOf(pieces) + gap * Math.max(0, pieces.length - 1),
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

export function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height }) => sum + height, 0);
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

/** Two pieces at the two ends of a width. */
export function ends(left: Piece, right: Piece, width: number): Piece {
  return beside([left, space(Math.max(0, width - left.width - right.width), 0), right]);
}

/** A piece in the middle of a width. */
export function centred(piece: Piece, width: number): Piece {
  const room = Math.max(0, width - piece.width) / 2;
  return beside([space(room, 0), piece, space(room, 0)]);
}

/** A piece with room to its left and right, above and below. */
export function inset(piece: Piece, across: number, down = 0): Piece {
  const inner = down === 0 ? piece : stack([space(0, down), piece, space(0, down)]);
  return across === 0 ? inner : beside([space(across, 0), inner, space(across, 0)]);
}

/** Empty room. */
export function space(width: number, height: number): Piece {
  return { width, height, draw: () => [] };
}

/** A line across. */
export function rule(width: number, thickness: number, ink: Ink = "black"): Piece {
  return rectangle(width, thickness, { fill: ink });
}

interface Paint {
  readonly fill?: Ink;
  readonly stroke?: Stroke;
}

/** A rectangle of a size, its corners rounded where a radius is given. */
export function rectangle(width: number, height: number, paint: Paint & { readonly radius?: number }): Piece {
  return { width, height, draw: (x, y) => [{ kind: "rect", x, y, width, height, ...paint }] };
}

export interface CellOptions extends Paint {
  readonly title?: string;
  /** Between its edge and what is in it. */
  readonly padding?: number;
  /** At least so high. */
  readonly height?: number;
}

/** A cell around a piece. */
export function cell(
  piece: Piece,
  { padding = 0, height: least = 0, title, ...paint }: CellOptions = {},
): Piece {
  const inner = inset(piece, padding, padding);
  const { width } = inner;
  const height = Math.max(least, inner.height);
  const named = title === undefined ? {} : { title: shown(title) };
  return {
    width,
    height,
    draw: (x, y) => {
      const marks = inner.draw(x, y);
      return [{ kind: "cell", x, y, width, height, ...named, ...paint, marks } satisfies CellMark];
    },
  };
}
