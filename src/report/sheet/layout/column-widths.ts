import { asCell, cellText, PAD, type Table, type TableStyle } from "./table.js";
import { textWidth } from "./text.js";

interface Measured {
  /** In one line. */
  readonly natural: number;
  /** Of its longest word. */
  readonly word: number;
}

/** Shares a width out by what the columns hold; where it is too narrow, by the longest words. */
export function columnWidths(table: Table, width: number, style: TableStyle): number[] {
  const { columns } = table;
  const measured = measure(table, width, style);
  const even = Math.max(0, ...measured.filter((_, i) => columns[i]!.even).map(({ natural }) => natural));
  const alike = measured.map((each, i) => (columns[i]!.even ? even : each.natural));
  const wanted = total(alike) <= width ? alike : measured.map(({ natural }) => natural);
  const natural = total(wanted);
  if (natural <= width) {
    const takes = ["even", "grow"].find((key) => columns.some((column) => column[key as "even"])) as "even";
    const taking = columns.map((column) => takes === undefined || column[takes] === true);
    const share = (width - natural) / taking.filter((each) => each).length;
    return wanted.map((each, i) => each + (taking[i] ? share : 0));
  }
  const word = total(measured.map((each) => each.word));
  if (word >= width) return crowded(table, measured, width);
  return narrowed(measured, width);
}

/** Where not even the longest words fit, those of names give way: a number that is cut is another number. */
function crowded({ columns }: Table, measured: readonly Measured[], width: number): number[] {
  const words = (grow: boolean) =>
    total(measured.filter((_, i) => (columns[i]!.grow === true) === grow).map((each) => each.word));
  const [names, others] = [words(true), words(false)];
  const forNames = Math.max(width - others, names * Math.min(0.25, width / (names + others)));
  const scale = { names: forNames / names, others: (width - forNames) / others };
  return measured.map((each, i) => each.word * (columns[i]!.grow ? scale.names : scale.others));
}

/** Narrow columns keep what they need; the wide ones are cut to one width, though not into their words. */
function narrowed(measured: readonly Measured[], width: number): number[] {
  let [low, high] = [0, width];
  const cut = (most: number) => measured.map((each) => Math.max(each.word, Math.min(each.natural, most)));
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (total(cut(middle)) <= width) low = middle;
    else high = middle;
  }
  return cut(low);
}

function measure({ columns, rows }: Table, width: number, { size }: TableStyle): Measured[] {
  return columns.map(({ heading, bold = false, least = 0 }, i) => {
    const cells = rows.map((row) => [asCell(row.cells[i]), row.total] as const);
    const texts = [
      [heading, size - 0.5, false] as const,
      ...cells.map(([cell, total]) => [cell.text, size, cell.bold ?? total ?? bold] as const),
    ];
    let [natural, word] = [least, least];
    for (const [text, of, strong] of texts) {
      const told = cellText(text);
      natural = Math.max(natural, textWidth(told, of, strong) + 2 * PAD);
      for (const part of told.split(" ")) word = Math.max(word, textWidth(part, of, strong) + 2 * PAD);
    }
    // Half a point against rounding, so that what fits is not broken.
    return { natural: natural + 0.5, word: Math.min(word, width / 2) + 0.5 };
  });
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
