/** A modifier with its sign: `+1`, `-1`. */
export function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}
