/**
 * What is drawn on paper, for every writer alike: the SVG and the PDF writer know these marks and nothing of ships. All
 * lengths are in points (1/72 inch), from the page's top left corner, y downward.
 */
export interface Scene {
  /** For the window's title and the file's properties. */
  readonly title: string;
  readonly pages: readonly ScenePage[];
}

export interface ScenePage {
  readonly width: number;
  readonly height: number;
  /** For a reader who does not see the page. */
  readonly title: string;
  readonly description: string;
  readonly marks: readonly Mark[];
}

export type Mark = TextMark | RectMark | PathMark | CircleMark | CellMark;

/** Everything is in ink: black, two greys that differ on any printer, a tint for headings and paper. */
export type Ink = "black" | "grey" | "light" | "tint" | "paper";

/** How an outline is drawn; a mark without one has no outline. */
export interface Stroke {
  readonly ink: Ink;
  readonly width: number;
  /** Lengths of dashes and gaps in turn. */
  readonly dash?: readonly number[];
}

interface Painted {
  readonly fill?: Ink;
  readonly stroke?: Stroke;
}

/** One line of text on its baseline. Shown text only, as `shown()` of text.ts makes it. */
export interface TextMark {
  readonly kind: "text";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Height of the font. */
  readonly size: number;
  readonly bold?: boolean;
  /** What of the text stands at x; its start when absent. */
  readonly anchor?: "middle" | "end";
  readonly ink?: Ink;
  /** Where a program finds this value, unique in the scene: `ship1-hull-size`. */
  readonly id?: string;
}

export interface RectMark extends Painted {
  readonly kind: "rect";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** SVG path data of absolute commands M, L, A, C and Z. */
export interface PathMark extends Painted {
  readonly kind: "path";
  readonly d: string;
}

export interface CircleMark extends Painted {
  readonly kind: "circle";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A rectangle that holds all that is drawn in it: a test holds every text to its cell, every cell to its parent. */
export interface CellMark extends Painted {
  readonly kind: "cell";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** For a reader who does not see it: makes the cell a group with a name. */
  readonly title?: string;
  readonly marks: readonly Mark[];
}
