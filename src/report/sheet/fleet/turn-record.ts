import { type Block, block } from "../layout/block.js";
import { beside, inset, type Piece, rectangle, rule, space, stack } from "../layout/piece.js";
import { word } from "../layout/words.js";

const TURNS = 20;
const BOX = 17;
const NOTE = 20;
const MOST_NOTES = 30;
/** What is left without lines under the last one. */
const REST = 8;
const HEADING = { size: 8, bold: true } as const;
const NUMBER = { size: 6.5, ink: "grey" } as const;

/** Boxes for the turns of a battle and lines to write on, for the room that a fleet's roster leaves; null for too little. */
export function turnRecord(width: number, room: number): Block | null {
  const head = turns(width);
  const notes = Math.min(MOST_NOTES, Math.floor((room - head.height - REST) / NOTE));
  if (notes < 1) return null;
  const rows = [head, ...Array.from({ length: notes }, (_, i) => note(width, i === 0))];
  return block({ title: "Turns and notes", width, again: [], rows });
}

function turns(width: number): Piece {
  const each = width / TURNS - 2;
  const boxes = Array.from({ length: TURNS }, (_, i) => {
    const frame = rectangle(each, BOX, { stroke: { ink: "grey", width: 0.6 } });
    const number = inset(word(String(i + 1), NUMBER), 3, 0.9);
    return inset(over(frame, number), 1);
  });
  return stack([inset(word("Turns", HEADING), 1), space(0, 2), beside(boxes), space(0, 5)], width);
}

/** A piece drawn on another. */
function over(below: Piece, above: Piece): Piece {
  return { ...below, draw: (x, y) => [...below.draw(x, y), ...above.draw(x, y)] };
}

function note(width: number, first: boolean): Piece {
  const words = first ? inset(word("Notes", HEADING), 1) : space(0, 0);
  return stack([words, space(0, NOTE - 2.4 - words.height), rule(width, 0.4, "light"), space(0, 2)], width);
}
