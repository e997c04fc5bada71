/** A hex by the number printed in it: columns from the left, rows from the top, both from 1. */
export interface HexNumber {
  readonly column: number;
  readonly row: number;
}

/** A hex number of four digits: column, then row, each from 01 to 99. */
export const HEX_NUMBER = /^(0[1-9]|[1-9]\d){2}$/;

/** The column and row of a hex number such as `0101`. */
export function columnAndRow(hex: string): HexNumber {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) };
}

/** The hex number of a column and row of at most two digits. */
export function hexText({ column, row }: HexNumber): string {
  return [column, row].map((each) => String(each).padStart(2, "0")).join("");
}
