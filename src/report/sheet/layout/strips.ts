import type { CellMark, Mark } from "../scene.js";

/** A piece of a page over the whole width of a column: a heading, a row of a table, a line of text. */
export interface Strip {
  readonly height: number;
  /** What it draws with its top left corner there. */
  draw(x: number, y: number): readonly Mark[];
  /** Never the last of a column: what follows belongs to it. */
  readonly keep?: boolean;
  /** Said again above it, where it begins a column: the headings of its table. */
  readonly under?: Strip;
}

/** Strips that belong together under a heading. It may go on in the next column. */
export interface Block {
  readonly title: string;
  readonly width: number;
  /** Said above the rest where the block goes on in another column. */
  readonly again: readonly Strip[];
  readonly strips: readonly Strip[];
  readonly height: number;
  /** Never the last of a column: a heading of the blocks that follow. */
  readonly keep?: boolean;
}

export function block(made: Omit<Block, "height">): Block {
  return { ...made, height: heightOf(made.strips) };
}

function heightOf(strips: readonly Strip[]): number {
  return strips.reduce((sum, { height }) => sum + height, 0);
}

/** A block as one cell that holds the marks of all its strips. */
export function drawBlock({ title, width, height, strips }: Block, x: number, y: number): CellMark {
  let at = y;
  const marks = strips.flatMap((strip) => {
    const drawn = strip.draw(x, at);
    at += strip.height;
    return drawn;
  });
  return { kind: "cell", x, y, width, height, title, marks };
}

/** The part of a block that fits into a room, and the rest; null where there is no good place to divide it. */
export function divide(whole: Block, room: number, least: number): readonly [Block, Block] | null {
  const { strips } = whole;
  let count = 0;
  for (let used = 0; count < strips.length && used + strips[count]!.height <= room; count++)
    used += strips[count]!.height;
  while (count > 0 && strips[count - 1]!.keep) count--;
  if (count < least || count >= strips.length) return null;
  const rest = strips.slice(count);
  const again = [...whole.again, ...(rest[0]!.under ? [rest[0]!.under] : [])];
  return [
    block({ ...whole, strips: strips.slice(0, count) }),
    block({ ...whole, strips: [...again, ...rest] }),
  ];
}
