import type { Mark } from "../scene.js";
import type { Dots } from "../tables/part.js";
import type { Strip } from "./strips.js";
import { cellText, line } from "./table.js";
import { fitted, textWidth } from "./text.js";

const ROW = 8.6;
const SIZE = 7;
const SMALL = 6;
/** Kept free at the right, for the last number. */
const EDGE = 2;
/** Every so many columns are numbered and ruled. */
const BEAT = 4;

/** A chart of dots: what it counts, the numbers of its columns, then a strip for each row. */
export function dotStrips({ heading, columns, rows }: Dots, width: number): Strip[] {
  const names = Math.max(0, ...rows.map(({ name }) => textWidth(name, SIZE, true))) + 6;
  const each = (width - names - EDGE) / columns.length;
  const middle = (x: number, i: number) => x + names + (i + 0.5) * each;
  const edge = (x: number, i: number) => x + names + i * each;
  const head: Strip = {
    height: 17,
    keep: true,
    draw: (x, y) => [
      {
        kind: "text",
        x: x + 1,
        y: y + 6,
        ...fitted(cellText(heading), width - 2, 6.5, { least: 5 }),
        ink: "grey",
      },
      ...columns.flatMap((name, i): Mark[] =>
        i === 0 || (i + 1) % BEAT === 0
          ? [
              {
                kind: "text",
                x: middle(x, i),
                y: y + 14,
                ...fitted(cellText(name), each * BEAT, SMALL, { least: 4 }),
                anchor: "middle",
                ink: "grey",
              },
            ]
          : [],
      ),
      line(x, x + width, y + 17, "grey"),
    ],
  };
  const body = rows.map(({ name, dots }): Strip => {
    return {
      height: ROW,
      under: head,
      draw: (x, y) => [
        ...columns.flatMap((_, i): Mark[] => {
          const at = edge(x, i + 1);
          const ruled = (i + 1) % BEAT === 0 && i + 1 < columns.length;
          const d = `M ${at} ${y} L ${at} ${y + ROW}`;
          return ruled ? [{ kind: "path", d, stroke: { ink: "light", width: 0.3 } }] : [];
        }),
        { kind: "text", x: x + 1, y: y + ROW - 2.2, text: name, size: SIZE, bold: true },
        ...dots.flatMap((dot, i): Mark[] =>
          dot
            ? [
                {
                  kind: "circle",
                  x: middle(x, i),
                  y: y + ROW / 2,
                  radius: Math.min(1.9, each * 0.42),
                  fill: "black",
                },
              ]
            : [],
        ),
        line(x, x + width, y + ROW, "light"),
      ],
    };
  });
  return [head, ...body];
}
