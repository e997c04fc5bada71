import type { CardSpecial } from "../../../play/data-card.js";
import { BOX, boxes } from "../layout/boxes.js";
import { beside, cell, line, type Piece, word } from "../layout/pieces.js";
import { shown, textWidth } from "../layout/text.js";
import { SMALL, STRONG } from "../writers/styles.js";
import type { DisplaySubject } from "./subject.js";
import { dieWords, rangesBriefly, weaponBoxes, weaponId } from "./weapon-words.js";

const GAP = 3;
const NAME_WIDTH = 80;
const BOXES_WIDTH = 4 * BOX + 18;
const DIE_WIDTH = 36;
const MOST_WEAPONS = 4;

/** A line: its name, boxes, what it does at which range in words, and the dice that knock it out. */
export function weaponLine(
  special: CardSpecial,
  index: number,
  width: number,
  subject: DisplaySubject,
): Piece {
  const left = width - NAME_WIDTH - BOXES_WIDTH - DIE_WIDTH - 3 * GAP;
  const parts = [
    line(special.notation, NAME_WIDTH, STRONG, { id: weaponId(subject, index, "notation"), least: 5 }),
    weaponBoxes(special.special.count, BOXES_WIDTH, MOST_WEAPONS),
    line(rangesBriefly(special, subject), left, SMALL, { least: 4.5 }),
    line(`on ${dieWords(index, subject)}`, DIE_WIDTH, SMALL, { least: 3 }),
  ];
  return cell(beside(parts, GAP), { title: special.notation });
}

/** Its name alone, and a box for each weapon. */
export function weaponName(
  special: CardSpecial,
  index: number,
  width: number,
  subject: DisplaySubject,
): Piece {
  const { notation, special: group } = special;
  const drawn = Math.min(group.count, MOST_WEAPONS);
  const row = boxes(drawn, drawn, { round: true });
  const over = group.count > drawn ? [word(`+${group.count - drawn}`, SMALL)] : [];
  const taken = [row, ...over].reduce((sum, each) => sum + each.width + GAP, 0);
  const wide = Math.min(width - taken, textWidth(shown(notation), STRONG.size, true) + 0.01);
  const name = line(notation, wide, STRONG, { id: weaponId(subject, index, "notation"), least: 4 });
  return cell(beside([name, row, ...over], GAP), { title: notation });
}
