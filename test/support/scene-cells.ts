import { textsOf as textsIn } from "../../src/report/sheet/font/used.js";
import { textWidth } from "../../src/report/sheet/layout/measure.js";
import type { CellMark, Mark, ScenePage, TextMark } from "../../src/report/sheet/scene.js";

/** A rectangle, in points. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rounding of sums of widths. */
const SLACK = 0.02;

export function boxOf({ x, y, width, height }: Omit<CellMark, "kind" | "marks">): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** What a text covers: from the tops of its letters to the ends of their tails. */
export function boxOfText({ x, y, text, size, bold = false, anchor }: TextMark): Box {
  const width = textWidth(text, size, bold);
  const left = anchor === "end" ? x - width : anchor === "middle" ? x - width / 2 : x;
  return { left, top: y - 0.74 * size, right: left + width, bottom: y + 0.22 * size };
}

export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right - SLACK &&
    other.left < one.right - SLACK &&
    one.top < other.bottom - SLACK &&
    other.top < one.bottom - SLACK
  );
}

/** Texts that leave their cell, cells that leave their parent or the page, and cells or texts that lie on each other. */
export function misfits({ width, height, marks }: ScenePage): string[] {
  return within(marks, { left: 0, top: 0, right: width, bottom: height }, "page");
}

function within(marks: readonly Mark[], outer: Box, name: string): string[] {
  const found: string[] = [];
  const placed: { readonly what: string; readonly box: Box }[] = [];
  for (const mark of marks) {
    if (mark.kind === "text") {
      const box = boxOfText(mark);
      if (!holds(outer, box)) found.push(`text "${mark.text}" leaves ${name}`);
      placed.push({ what: `text "${mark.text}"`, box });
    } else if (mark.kind === "cell") {
      const box = boxOf(mark);
      if (!holds(outer, box)) found.push(`cell ${mark.title ?? ""} leaves ${name}`);
      found.push(...within(mark.marks, box, `cell ${mark.title ?? textsOf(mark.marks).join(" ")}`));
      placed.push({ what: `cell ${mark.title ?? textsOf(mark.marks).join(" ")}`, box });
    } else if (mark.kind === "rect") {
      if (!holds(outer, boxOf(mark))) found.push(`a rectangle leaves ${name}`);
    } else if (mark.kind === "circle") {
      const { x, y, radius } = mark;
      const box = { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
      if (!holds(outer, box)) found.push(`a circle leaves ${name}`);
    }
  }
  const sorted = placed.toSorted((a, b) => a.box.top - b.box.top);
  for (const [i, one] of sorted.entries()) {
    for (let n = i + 1; n < sorted.length && sorted[n]!.box.top < one.box.bottom; n++) {
      if (overlap(one.box, sorted[n]!.box)) found.push(`${one.what} lies on ${sorted[n]!.what} in ${name}`);
    }
  }
  return found;
}

/** All texts of some marks, in the order in which they are drawn. */
export function textsOf(marks: readonly Mark[]): string[] {
  return textMarks(marks).map(({ text }) => text);
}

export function textMarks(marks: readonly Mark[]): TextMark[] {
  const page = { width: 0, height: 0, title: "", description: "", marks };
  return [...textsIn({ title: "", pages: [page] })];
}

/** The values that programs find by their ids. */
export function valuesById(pages: readonly ScenePage[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, text } of pages.flatMap(({ marks }) => textMarks(marks))) {
    if (id === undefined) continue;
    if (found.has(id)) throw new Error(`two values ${id}`);
    found.set(id, text);
  }
  return found;
}
