import type { Mark } from "./scene.js";
import type { Strip } from "./strips.js";
import { cellText } from "./table.js";
import type { Arc } from "./tables/part.js";
import { fitted } from "./text.js";

const RADIUS = 12;
const EACH = 34;
const NAME = 7.2;
const DEGREES = 6;
const HEIGHT = 2 * RADIUS + 21;

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
  const [cx, cy] = [x + width / 2, y + 2 + RADIUS];
  const circle = { kind: "circle", x: cx, y: cy, radius: RADIUS } as const;
  const filled: Mark[] = sector === null ? [] : [sectorMark(sector, cx, cy)];
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
      ...filled,
      { ...circle, stroke: { ink: "grey", width: 0.5 } },
      ship(cx, cy),
      { kind: "text", x: cx, y: y + 2 * RADIUS + 10, ...label, bold: true, anchor: "middle" },
      { kind: "text", x: cx, y: y + 2 * RADIUS + 17, ...told, anchor: "middle" },
    ],
  };
}

/** An arrowhead, bow up. */
function ship(x: number, y: number): Mark {
  return {
    kind: "path",
    d: `M ${x} ${y - 4.2} L ${x + 2.5} ${y + 3.2} L ${x} ${y + 1.8} L ${x - 2.5} ${y + 3.2} Z`,
    fill: "black",
    stroke: { ink: "paper", width: 0.5 },
  };
}

function sectorMark({ from, to }: NonNullable<Arc["sector"]>, x: number, y: number): Mark {
  const paint = { fill: "light", stroke: { ink: "black", width: 0.6 } } as const;
  if (to - from >= 360) return { kind: "circle", x, y, radius: RADIUS, ...paint };
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + RADIUS * Math.sin(angle)).toFixed(3)} ${(y - RADIUS * Math.cos(angle)).toFixed(3)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  return {
    kind: "path",
    d: `M ${x} ${y} L ${at(from)} A ${RADIUS} ${RADIUS} 0 ${large} 1 ${at(to)} Z`,
    ...paint,
  };
}
