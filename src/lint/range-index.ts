import type { Lines } from "./extent.js";

interface Range<T> extends Lines {
  readonly value: T;
  /** The range that was open where this one begins. */
  outer: Range<T> | null;
}

/** Values of ranges of lines that may lie in one another, looked up by a line. */
export class RangeIndex<T> {
  readonly #ranges: Range<T>[] = [];
  #isSorted = true;

  add({ from, to }: Lines, value: T): void {
    this.#ranges.push({ from, to, value, outer: null });
    this.#isSorted = false;
  }

  /** The value of the innermost range that holds a line; of two that are the same, the one added first. */
  at(line: number): T | undefined {
    if (!this.#isSorted) this.#sort();
    let [low, high] = [0, this.#ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ranges[middle]?.from ?? line) <= line) low = middle + 1;
      else high = middle;
    }
    let range = this.#ranges[low - 1] ?? null;
    while (range && range.to < line) range = range.outer;
    return range?.value;
  }

  /** Outer ranges come first; of those that are the same, the last. */
  #sort(): void {
    this.#isSorted = true;
    this.#ranges.reverse().sort((a, b) => a.from - b.from || b.to - a.to);
    let open: Range<T> | null = null;
    for (const range of this.#ranges) {
      while (open && open.to < range.from) open = open.outer;
      range.outer = open;
      open = range;
    }
  }
}
