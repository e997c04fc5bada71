import type { Ruleset } from "./schema.js";

type ClassName = Ruleset["classNames"][number];

/** The name of a hull of this size in the ruleset's table of class names, or null. */
export function hullClass({ classNames }: Ruleset, hull: number): string | null {
  return (
    classNames.find(({ from, to }) => hull >= from && hull <= (to ?? Number.POSITIVE_INFINITY))?.name ?? null
  );
}

/**
 * Class names as one table from small to large in which no two ranges meet: where rows name the same hull, the first
 * of them holds.
 */
export function oneTable(rows: readonly ClassName[]): ClassName[] {
  const table: ClassName[] = [];
  for (const row of rows) for (const part of uncovered(row, table)) table.push(part);
  table.sort((a, b) => a.from - b.from);
  const joined: ClassName[] = [];
  for (const row of table) {
    const last = joined.at(-1);
    const goesOn = last?.name === row.name && last.to !== undefined && last.to + 1 === row.from;
    if (goesOn) joined.splice(-1, 1, range(last.from, row.to, row.name));
    else joined.push(row);
  }
  return joined;
}

/** The parts of a row that none of the others names. */
function uncovered(row: ClassName, others: readonly ClassName[]): ClassName[] {
  return others.reduce<ClassName[]>((parts, other) => parts.flatMap((part) => without(part, other)), [row]);
}

function without(part: ClassName, { from, to = Number.POSITIVE_INFINITY }: ClassName): ClassName[] {
  const end = part.to ?? Number.POSITIVE_INFINITY;
  if (to < part.from || from > end) return [part];
  const below = from > part.from ? [range(part.from, from - 1, part.name)] : [];
  const above = to < end ? [range(to + 1, part.to, part.name)] : [];
  return [...below, ...above];
}

function range(from: number, to: number | undefined, name: string): ClassName {
  return to === undefined ? { from, name } : { from, to, name };
}
