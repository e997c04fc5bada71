import { type Block, block, type Strip } from "../layout/strips.js";
import { line } from "../layout/table.js";
import type { Mark } from "../scene.js";

const TURNS = 20;
const BOX = 17;
const NOTE = 20;
const MOST_NOTES = 30;
/** What is left without lines under the last one. */
const REST = 8;

/** Boxes for the turns of a battle and lines to write on, for the room that a fleet's roster leaves; null for too little. */
export function turnRecord(width: number, room: number): Block | null {
  const head = BOX + 18;
  const notes = Math.min(MOST_NOTES, Math.floor((room - head - REST) / NOTE));
  if (notes < 1) return null;
  const strips = [turns(width), ...Array.from({ length: notes }, (_, i) => note(width, i === 0))];
  return block({ title: "Turns and notes", width, again: [], strips });
}

function turns(width: number): Strip {
  const each = width / TURNS;
  return {
    height: BOX + 18,
    draw: (x, y) => [
      { kind: "text", x: x + 1, y: y + 8, text: "Turns", size: 8, bold: true },
      ...Array.from({ length: TURNS }, (_, i): Mark[] => {
        const left = x + i * each;
        return [
          {
            kind: "rect",
            x: left + 1,
            y: y + 12,
            width: each - 2,
            height: BOX,
            stroke: { ink: "grey", width: 0.6 },
          },
          { kind: "text", x: left + 4, y: y + 19, text: String(i + 1), size: 6.5, ink: "grey" },
        ];
      }).flat(),
    ],
  };
}

function note(width: number, first: boolean): Strip {
  return {
    height: NOTE,
    draw: (x, y) => [
      ...(first ? [{ kind: "text" as const, x: x + 1, y: y + 10, text: "Notes", size: 8, bold: true }] : []),
      line(x, x + width, y + NOTE - 2, "light"),
    ],
  };
}
