/** Every throw of so many dice, one after another; the list is the same each time. */
export function* everyThrow(dice: number): Generator<readonly number[]> {
  const faces = Array<number>(dice).fill(1);
  for (;;) {
    yield faces;
    let turning = dice - 1;
    while (turning >= 0 && faces[turning] === 6) faces[turning--] = 1;
    if (turning < 0) return;
    faces[turning]!++;
  }
}

/** How often each value comes, as parts of the whole in lowest terms: `5/6`. */
export function shares(counts: readonly number[]): string[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => lowest(BigInt(count), BigInt(all)));
}

/** A fraction in lowest terms as the documents have it. */
export function lowest(part: bigint, whole: bigint): string {
  const divisor = common(part, whole);
  return divisor === whole ? String(part / whole) : `${part / divisor}/${whole / divisor}`;
}

function common(a: bigint, b: bigint): bigint {
  return b === 0n ? a : common(b, a % b);
}
