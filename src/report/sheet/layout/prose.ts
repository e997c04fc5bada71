import type { Mark } from "../scene.js";
import type { Strip } from "./strips.js";
import { cellText, line } from "./table.js";
import { fitted, wrapped } from "./text.js";

export interface ProseStyle {
  readonly size: number;
  readonly ink?: "grey";
  /** Printed before the first line, the others are indented below it. */
  readonly lead?: string;
  /** Lines at most. */
  readonly lines?: number;
}

const LEADING = 1.2;
const BASE = 0.92;
const INDENT = 9;

/** A paragraph: a strip for each line. */
export function paragraph(text: string, width: number, style: ProseStyle): Strip[] {
  const { size, ink, lead, lines = 12 } = style;
  const indent = lead === undefined ? 0 : INDENT;
  const told = wrapped(cellText(text, 4000), width - indent - 2, size, { lines });
  return told.map((words, i): Strip => {
    const last = i === told.length - 1;
    return {
      height: size * LEADING + (last ? size * 0.3 : 0),
      keep: !last,
      draw(x, y) {
        const inked = ink ? { ink } : {};
        const at = { kind: "text" as const, y: y + size * BASE, size, ...inked };
        const led: Mark[] =
          lead !== undefined && i === 0 ? [{ ...at, x: x + 1, text: lead, bold: true }] : [];
        return [...led, { ...at, x: x + 1 + indent, text: words }];
      },
    };
  });
}

/** The heading of a table under a heavy line. */
export function heading(title: string, width: number, size: number): Strip {
  const set = fitted(cellText(title), width - 2, size, { bold: true, least: 6.5 });
  return {
    height: size * 1.6,
    keep: true,
    draw: (x, y) => [
      line(x, x + width, y + 0.4, "black", 0.8),
      { kind: "text", x: x + 1, y: y + size * 1.2, ...set, bold: true },
    ],
  };
}

/** The heading of a section: white on black. */
export function band(title: string, width: number): Strip {
  const set = fitted(cellText(title), width - 10, 8.5, { bold: true, least: 6.5 });
  return {
    height: 14,
    keep: true,
    draw: (x, y) => [
      { kind: "rect", x, y, width, height: 14, fill: "black", radius: 1.5 },
      { kind: "text", x: x + 5, y: y + 10, ...set, bold: true, ink: "paper" },
    ],
  };
}

/** Nothing, so high. */
export function blank(height: number): Strip {
  return { height, draw: () => [] };
}
