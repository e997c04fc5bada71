/** Rows of one kind of box that are drawn; the others are counted. */
const MOST_ROWS = 3;
const GROUP = 5;

/** Boxes to tick, by fives, in rows of at most so many cells; of very many only some are drawn. */
export function drawBoxes(count: number, cells: number): string[] {
  const groups = Math.max(1, Math.floor((cells + 1) / (GROUP + 1)));
  const perRow = groups * GROUP;
  const drawn = Math.min(count, perRow * MOST_ROWS);
  const rows: string[] = [];
  for (let from = 0; from < drawn; from += perRow) rows.push(row(Math.min(perRow, drawn - from)));
  return count > drawn ? [...rows, `… and ${count - drawn} more`] : rows;
}

function row(boxes: number): string {
  return "□".repeat(boxes).replace(/□{5}(?=□)/g, "$& ");
}
