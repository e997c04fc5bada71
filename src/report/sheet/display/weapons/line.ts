import { BOX, boxes } from "../../layout/boxes.js";
import { beside, cell, type Piece } from "../../layout/piece.js";
import { line, word } from "../../layout/words.js";
import { SMALL, STRONG } from "../styles.js";
import { type Mounted, weaponBoxes } from "./mounted.js";

const GAP = 3;
const NAME_WIDTH = 80;
const BOXES_WIDTH = 4 * BOX + 18;
const DIE_WIDTH = 36;
const MOST_WEAPONS = 4;

/** A line: its name, boxes, what it does at which range in words, and the dice that knock it out. */
export function weaponLine({ special, id, die, briefly }: Mounted, width: number): Piece {
  const { notation } = special;
  const left = width - NAME_WIDTH - BOXES_WIDTH - DIE_WIDTH - 3 * GAP;
  const parts = [
    line(notation, NAME_WIDTH, STRONG, { id: `${id}-notation`, least: 5 }),
    weaponBoxes(special.special.count, BOXES_WIDTH, MOST_WEAPONS),
    line(briefly, left, SMALL, { least: 4.5 }),
    line(`on ${die}`, DIE_WIDTH, SMALL, { least: 3 }),
  ];
  return cell(beside(parts, GAP), { title: notation });
}

/** Its name alone, and a box for each weapon. */
export function weaponName({ special: { notation, special }, id }: Mounted, width: number): Piece {
  const drawn = Math.min(special.count, MOST_WEAPONS);
  const row = boxes(drawn, drawn, { round: true });
  const over = special.count > drawn ? [word(`+${special.count - drawn}`, SMALL)] : [];
  const taken = [row, ...over].reduce((sum, each) => sum + each.width + GAP, 0);
  const name = word(notation, STRONG, { most: width - taken, id: `${id}-notation`, least: 4 });
  return cell(beside([name, row, ...over], GAP), { title: notation });
}
