import { cell, type Piece, stack } from "./piece.js";

/** Rows that belong together, in a cell with a title. A block may go on in another column or on another page. */
export interface Block extends Piece {
  readonly title: string;
  /** Said above the rest where the block goes on. */
  readonly again: readonly Piece[];
  readonly rows: readonly Piece[];
}

export function block(made: Pick<Block, "title" | "width" | "again" | "rows" | "keep">): Block {
  return { ...made, ...sized(made) };
}

function sized({ rows, width, title }: Pick<Block, "rows" | "width" | "title">): Piece {
  const { height, draw } = cell(stack(rows, width), { title });
  return { width, height, draw };
}

/** The part of a block that fits into a room, and the rest; null where there is no good place to divide it. */
export function divide(whole: Block, room: number, least: number): readonly [Block, Block] | null {
  const { rows } = whole;
  let used = 0;
  let count = 0;
  for (const { height } of rows) {
    used += height;
    if (used > room) break;
    count++;
  }
  while (rows[count - 1]?.keep) count--;
  const rest = rows.slice(count);
  if (count < least || rest.length === 0) return null;
  const under = rest[0]?.under;
  return [
    block({ ...whole, rows: rows.slice(0, count) }),
    block({ ...whole, rows: [...whole.again, ...(under ? [under] : []), ...rest] }),
  ];
}
