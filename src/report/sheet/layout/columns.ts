import type { Mark } from "../scene.js";
import { type Block, divide } from "./block.js";

/** Where blocks flow: columns of one height, page after page. */
export interface Frame {
  readonly columns: number;
  /** Of a column. */
  readonly height: number;
  /** Between two blocks of a column. */
  readonly gap: number;
  /** Whether columns are made as even as can be; otherwise each is filled before the next. */
  readonly even: boolean;
}

/** The blocks of one column, the first at its top. */
type Column = readonly Block[];

/** A block is divided rather than moved on where it would leave more than this part of a column empty. */
const MOST_EMPTY = 0.3;
/** Rows that a part of a divided block has at least: a heading and two more. */
const LEAST_ROWS = 3;
/** Height of what goes over into the next column, where it can be had: not a single row. */
const LEAST_REST = 60;

/** Few pages are made even from the first to the last; of many the last alone. */
const FEW_PAGES = 4;

/** Lays blocks out in columns and pages, in their order. */
export function flow(blocks: readonly Block[], frame: Frame): readonly (readonly Column[])[] {
  const pages = inPages(fill(blocks, frame), frame.columns);
  if (!frame.even) return pages;
  const full = pages.length <= FEW_PAGES ? [] : pages.slice(0, -1);
  const rest = full.length === 0 ? blocks : pages.slice(-1).flat(2);
  const columns = (pages.length - full.length) * frame.columns;
  return [...full, ...inPages(evened(rest, columns, frame), frame.columns)];
}

function inPages(columns: readonly Column[], each: number): Column[][] {
  return Array.from({ length: Math.ceil(columns.length / each) }, (_, i) =>
    columns.slice(i * each, (i + 1) * each),
  );
}

function fill(blocks: readonly Block[], { height, gap }: Frame): Column[] {
  const columns: Block[][] = [];
  let column: Block[] = [];
  let used = 0;
  const next = () => {
    // A heading goes along with what it heads.
    const headings = column.slice(1).findLastIndex(({ keep }) => !keep) + 2;
    const along = column.splice(headings);
    columns.push(column);
    column = along;
    used = along.reduce((sum, each) => sum + each.height + gap, 0);
  };
  for (const each of blocks) {
    let rest: Block = each;
    for (;;) {
      const room = height - used;
      if (rest.height <= room) break;
      const fresh = column.length === 0;
      const worth = fresh || rest.height > height || room > height * MOST_EMPTY;
      const least = fresh ? 1 : LEAST_ROWS;
      const parts = worth
        ? (divide(rest, Math.min(room, rest.height - LEAST_REST), least) ?? divide(rest, room, least))
        : null;
      if (parts) {
        column.push(parts[0]);
        rest = parts[1];
      } else if (fresh) break;
      next();
    }
    column.push(rest);
    used += rest.height + gap;
  }
  return column.length === 0 ? columns : [...columns, column];
}

/** So many columns filled only as high as they have to be. */
function evened(blocks: readonly Block[], most: number, frame: Frame): readonly Column[] {
  let [tooLow, height] = [0, frame.height];
  let best = fill(blocks, frame);
  while (height - tooLow > 1) {
    const middle = (tooLow + height) / 2;
    const tried = fill(blocks, { ...frame, height: middle });
    if (tried.length <= most && tried.every((column) => columnHeight(column, frame.gap) <= middle)) {
      best = tried;
      height = middle;
    } else tooLow = middle;
  }
  return best;
}

/** From the top of its first block to the foot of its last. */
export function columnHeight(column: Column, gap: number): number {
  return column.reduce((sum, { height }) => sum + height + gap, -gap);
}

/** Draws a column. `height` spreads its blocks down to there, each gap growing by `most` at the most. */
export function drawColumn(
  column: Column,
  [x, y]: readonly [number, number],
  { gap, height }: Frame,
  most = 0,
): Mark[] {
  const gaps = column.filter(({ keep }, i) => !keep && i < column.length - 1).length;
  const left = height - columnHeight(column, gap);
  const more = gaps === 0 ? 0 : Math.min(most, Math.max(0, left / gaps));
  let at = y;
  return column.flatMap((each) => {
    const drawn = each.draw(x, at);
    at += each.height + gap + (each.keep ? 0 : more);
    return drawn;
  });
}
