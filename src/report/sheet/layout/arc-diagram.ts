import type { Mark } from "../scene.js";
import type { Arc } from "../tables/part.js";
import { arcDrawing } from "./arc-drawing.js";
import type { Strip } from "./strips.js";
import { cellText } from "./table.js";
import { fitted } from "./text.js";

const DIAMETER = 27;
const EACH = 34;
const NAME = 7.2;
const DEGREES = 6;
const HEIGHT = DIAMETER + 18;

/** Small pictures of arcs, as many side by side as there is room for: a strip for each row of them. */
export function arcStrips(arcs: readonly Arc[], width: number): Strip[] {
  const each = Math.max(1, Math.floor(width / EACH));
  return Array.from({ length: Math.ceil(arcs.length / each) }, (_, row): Strip => {
    const own = arcs.slice(row * each, (row + 1) * each);
    return {
      height: HEIGHT,
      draw: (x, y) => own.map((arc, i) => diagram(arc, x + (i * width) / each, y, width / each)),
    };
  });
}

function diagram({ id, name, sector }: Arc, x: number, y: number, width: number): Mark {
  const cx = x + width / 2;
  const drawn = arcDrawing([{ id, name, degrees: sector && [sector.from, sector.to] }], DIAMETER);
  const label = fitted(cellText(id), width - 2, NAME, { bold: true, least: 5 });
  const told = fitted(cellText(name), width - 1, DEGREES, { least: 5 });
  return {
    kind: "cell",
    x,
    y,
    width,
    height: HEIGHT,
    title: cellText(`arc ${id}: ${name}`),
    marks: [
      ...drawn.draw(cx - DIAMETER / 2, y),
      { kind: "text", x: cx, y: y + DIAMETER + 8, ...label, bold: true, anchor: "middle" },
      { kind: "text", x: cx, y: y + DIAMETER + 15, ...told, anchor: "middle" },
    ],
  };
}
