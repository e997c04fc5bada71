import type { Mark, Stroke } from "../scene.js";

/** A mark drawn larger or smaller about the origin, and then moved. */
export function scaled(mark: Mark, by: number, dx: number, dy: number): Mark {
  const at = <T extends { readonly x: number; readonly y: number }>(each: T) => ({
    ...each,
    x: each.x * by + dx,
    y: each.y * by + dy,
  });
  const stroked = <T extends { readonly stroke?: Stroke }>(each: T) =>
    each.stroke ? { ...each, stroke: thicker(each.stroke, by) } : each;
  switch (mark.kind) {
    case "text":
      return { ...at(mark), size: mark.size * by };
    case "circle":
      return { ...stroked(at(mark)), radius: mark.radius * by };
    case "path":
      return { ...stroked(mark), d: scaledPath(mark.d, by, dx, dy) };
    case "rect": {
      const radius = mark.radius === undefined ? {} : { radius: mark.radius * by };
      return { ...stroked(at(mark)), width: mark.width * by, height: mark.height * by, ...radius };
    }
    case "cell":
      return {
        ...stroked(at(mark)),
        width: mark.width * by,
        height: mark.height * by,
        marks: mark.marks.map((each) => scaled(each, by, dx, dy)),
      };
  }
}

function thicker({ ink, width, dash }: Stroke, by: number): Stroke {
  return { ink, width: width * by, ...(dash ? { dash: dash.map((each) => each * by) } : {}) };
}

/** Numbers of an arc in SVG path data that are no place: radii, rotation and flags. */
const BEFORE_PLACE: Readonly<Record<string, number>> = { A: 5 };

function scaledPath(d: string, by: number, dx: number, dy: number): string {
  return d.replace(/([MLAC])([^MLACZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const before = BEFORE_PLACE[command] ?? 0;
    const moved = values.map((value, i) => {
      if (i < 2 && before > 0) return value * by;
      if (i < before) return value;
      return value * by + ((i - before) % 2 === 0 ? dx : dy);
    });
    return `${command}${moved.map((value) => Number(value.toFixed(3))).join(" ")}`;
  });
}
