import type { Mark } from "../scene.js";
import { cellText } from "./cell-text.js";
import { textWidth } from "./measure.js";
import { beside, inset, type Piece, rule, space, stack } from "./piece.js";
import { line, word } from "./words.js";

/** Yes and no in columns. */
export interface DotChart {
  /** What the columns count, such as `impulse`. */
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly dots: readonly boolean[] }[];
}

const ROW = 8.6;
const NAME = { size: 7, bold: true } as const;
const HEADING = { size: 6.5, ink: "grey" } as const;
const NUMBER = { size: 6, ink: "grey" } as const;
/** Kept free at the right, for the last number. */
const EDGE = 2;
/** Every so many columns are numbered and ruled. */
const BEAT = 4;

/** A chart of dots: what it counts, the numbers of its columns, then a row for each name. */
export function dotRows({ heading, columns, rows }: DotChart, width: number): Piece[] {
  const names = Math.max(0, ...rows.map(({ name }) => textWidth(name, NAME.size, true))) + 6;
  const each = (width - names - EDGE) / columns.length;
  const numbered = columns.flatMap((name, i) => {
    if (i > 0 && (i + 1) % BEAT !== 0) return [];
    const label = line(cellText(name), each * BEAT, NUMBER, { anchor: "middle", least: 4 });
    return [{ label, at: names + (i + 0.5 - BEAT / 2) * each }];
  });
  const numbers: Piece = {
    width,
    height: NUMBER.size * 1.2,
    draw: (x, y) => numbered.flatMap(({ label, at }) => label.draw(x + at, y)),
  };
  const title = inset(line(cellText(heading), width - 2, HEADING, { least: 5 }), 1);
  const head = stack([title, numbers, space(0, 2), rule(width, 0.4, "grey")], width);
  const body = rows.map(({ name, dots }): Piece => {
    const label = stack([inset(word(name, NAME), 1)], names);
    const row = stack([beside([label, dotsOf(dots, each)]), rule(width, 0.4, "light")], width);
    return { ...row, under: head };
  });
  return [{ ...head, keep: true }, ...body];
}

/** Dots in columns of a width, with a light line after every beat. */
function dotsOf(dots: readonly boolean[], each: number): Piece {
  return {
    width: each * dots.length,
    height: ROW,
    draw: (x, y) =>
      dots.flatMap((dot, i): Mark[] => {
        const ruled = (i + 1) % BEAT === 0 && i + 1 < dots.length;
        const edge = {
          kind: "rect",
          x: x + (i + 1) * each,
          y,
          width: 0.3,
          height: ROW,
          fill: "light",
        } as const;
        const middle = { x: x + (i + 0.5) * each, y: y + ROW / 2 };
        const radius = Math.min(1.9, each * 0.42);
        return [
          ...(ruled ? [edge] : []),
          ...(dot ? [{ kind: "circle", ...middle, radius, fill: "black" } as const] : []),
        ];
      }),
  };
}
