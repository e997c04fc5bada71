import { beside, type Piece, stack } from "./piece.js";

/** Pieces in rows, as many beside each other as a width holds. */
export function inRows(pieces: readonly Piece[], width: number, gap: number): Piece[] {
  const rows: Piece[][] = [];
  let left = 0;
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row && left + piece.width <= width + 0.001) row.push(piece);
    else {
      rows.push([piece]);
      left = 0;
    }
    left += piece.width + gap;
  }
  return rows.map((row) => beside(row, gap));
}

/** The same, each piece beginning at a multiple of a step: pieces one below the other are in line. */
export function tabulated(pieces: readonly Piece[], width: number, steps: number, gap: number): Piece[] {
  const step = width / steps;
  const widened = pieces.map((piece) => {
    const wanted = Math.ceil((piece.width + gap) / step) * step;
    return stack([piece], Math.max(piece.width, Math.min(width, wanted)));
  });
  return inRows(widened, width, 0);
}

/** Pieces of one width in rows of at most so many. */
export function grid(pieces: readonly Piece[], columns: number, gap: number): Piece[] {
  const rows = Math.ceil(pieces.length / columns);
  return Array.from({ length: rows }, (_, i) => beside(pieces.slice(i * columns, (i + 1) * columns), gap));
}
