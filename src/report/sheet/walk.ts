import type { Mark, Scene, TextMark } from "./scene.js";

/** All texts of a scene, in the order in which they are drawn. */
export function* textsOf({ pages }: Scene): Generator<TextMark> {
  for (const { marks } of pages) yield* textsIn(marks);
}

function* textsIn(marks: readonly Mark[]): Generator<TextMark> {
  for (const mark of marks) {
    if (mark.kind === "text") yield mark;
    else if (mark.kind === "cell") yield* textsIn(mark.marks);
  }
}
