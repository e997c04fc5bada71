import type { Point } from "../../play/vector.js";
import { measure } from "../play/measures.js";
import { element, type Markup, text } from "../text/xml.js";

const MARGIN = 44;
/** Grid lines along the longer side, at most. */
const MOST_LINES = 16;
const FAINT = "#bbb";

/** A part of the table as a picture: inches to pixels, north up. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  /** Inches between two lines of the grid. */
  readonly step: number;
  /** Where a point of the table is in the picture. */
  place(point: Point): Point;
}

/** A plane that holds all the points, its longer side of so many pixels within the margins. */
export function planeOf(points: readonly Point[], pixels: number): Plane {
  const [west, east] = extent(points.map(([x]) => x));
  const [south, north] = extent(points.map(([, y]) => y));
  const longer = Math.max(east - west, north - south);
  const scale = pixels / longer;
  return {
    width: (east - west) * scale + MARGIN * 2,
    height: (north - south) * scale + MARGIN * 2,
    step: niceStep(longer / MOST_LINES),
    place: ([x, y]) => [(x - west) * scale + MARGIN, (north - y) * scale + MARGIN],
  };
}

/** The least and greatest of some values, with room around them. */
function extent(values: readonly number[]): readonly [number, number] {
  const least = values.reduce((a, b) => Math.min(a, b));
  const greatest = values.reduce((a, b) => Math.max(a, b));
  const room = Math.max(1.5, (greatest - least) * 0.08);
  return [least - room, greatest + room];
}

/** 1, 2 or 5 times a power of ten, no less than a value; at least an inch. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? power;
}

/** The grid with inches along its edges, a scale bar and which way is north. */
export function grid(plane: Plane): Markup[] {
  const { width, height, step, place } = plane;
  const [originX, originY] = place([0, 0]);
  const pitch = place([step, 0])[0] - originX;
  const lines = (origin: number, end: number, direction: number) => {
    const first = Math.ceil((MARGIN - origin) / pitch);
    const count = Math.floor((end - MARGIN - origin) / pitch) - first + 1;
    return Array.from({ length: Math.max(0, count) }, (_, i) => ({
      at: origin + (first + i) * pitch,
      inches: measure((first + i) * step * direction),
    }));
  };
  const bottom = height - MARGIN;
  return [
    ...lines(originX, width, 1).flatMap(({ at, inches }) => [
      line([at, MARGIN], [at, bottom], { stroke: FAINT }),
      label([at, bottom + 14], inches, "middle"),
    ]),
    ...lines(originY, height, -1).flatMap(({ at, inches }) => [
      line([MARGIN, at], [width - MARGIN, at], { stroke: FAINT }),
      label([MARGIN - 6, at + 4], inches, "end"),
    ]),
    line([MARGIN, 18], [MARGIN + pitch, 18], { stroke: "#000", "stroke-width": 3 }),
    label(
      [MARGIN + pitch + 6, 22],
      `${measure(step)}" to a square; north is up, bearings clockwise`,
      "start",
    ),
  ];
}

/** A straight line between two places of the picture. */
export function line(
  [x1, y1]: Point,
  [x2, y2]: Point,
  attributes: Readonly<Record<string, string | number | undefined>>,
): Markup {
  return element("line", { x1, y1, x2, y2, ...attributes });
}

/** A small text at a place of the picture. */
export function label([x, y]: Point, content: string, anchor: "start" | "middle" | "end"): Markup {
  const font = { "font-family": "sans-serif", "font-size": 11, "text-anchor": anchor };
  return element("text", { x, y, ...font }, text(content));
}
