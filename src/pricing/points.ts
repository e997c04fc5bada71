import { type Exact, exact, type Points, pointsUnder, sum } from "../rulebook/exact.js";

/** Exact points in the form of those that they were made from: text where one of these is text, else a number. */
export function pointsLike(value: Exact, like: readonly (Points | null)[]): Points {
  return pointsUnder(value, like.some((each) => typeof each === "string") ? "none" : "nearest");
}

/** The exact sum of points; 0 of none. Its form is like theirs, unless it is to be like others. */
export function addPoints(points: readonly Points[], like = points): Points {
  let whole = 0;
  const rest: Exact[] = [];
  for (const value of points) {
    const more = typeof value === "number" ? whole + value : Number.NaN;
    if (Number.isSafeInteger(more)) whole = more;
    else rest.push(exact(value));
  }
  return pointsLike(sum(rest).add(whole), like);
}

/** a − b, exactly. */
export function subtractPoints(a: Points, b: Points): Points {
  return pointsLike(exact(a).sub(exact(b)), [a, b]);
}

/** Compares exact points: negative, zero or positive. */
export function comparePoints(a: Points, b: Points): number {
  return typeof a === "number" && typeof b === "number" ? a - b : exact(a).compare(exact(b));
}
