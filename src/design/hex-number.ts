/** A hex by the number printed in it: columns from the left, rows from the top, both from 1. */
export interface HexNumber {
  readonly column: number;
  readonly row: number;
}

/** The column and row of a hex number of four digits, such as `0101`. */
export function columnAndRow(hex: string): HexNumber {
  return { column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) };
}
