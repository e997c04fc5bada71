import type { CardSpecial } from "../../../play/data-card.js";
import { arcDrawing } from "../layout/arc-drawing.js";
import {
  beside,
  cell,
  line,
  type Piece,
  paragraph,
  rule,
  type Style,
  space,
  stack,
  word,
} from "../layout/pieces.js";
import { textWidth } from "../layout/text.js";
import { SMALL, STRONG } from "../writers/styles.js";
import type { DisplaySubject } from "./subject.js";
import { dieWords, rangesBriefly, weaponBoxes, weaponId } from "./weapon-words.js";

const MOST_WEAPONS = 40;
const HEIGHT = 32;
const GAP = 5;
const ARC = 27;
const DIE_WIDTH = 28;
const RANGE_WIDTH = 124;
/** Brackets beside each other: fewer stand as wide as if there were so many. */
const BRACKETS = 4;

/** A card: its arcs, its name, what it does at which range, and the dice that knock it out. */
export function weaponCard(
  special: CardSpecial,
  index: number,
  width: number,
  subject: DisplaySubject,
): Piece {
  const { notation, arcs, boxes, special: group } = special;
  const wide = width - ARC - DIE_WIDTH - RANGE_WIDTH - 3 * GAP;
  const strength = group.power > 1 ? `${boxes} boxes` : "";
  const head = [
    line(notation, wide, STRONG, { id: weaponId(subject, index, "notation"), least: 6 }),
    space(0, 2),
    weaponBoxes(group.count, wide, MOST_WEAPONS, strength),
  ];
  const parts = [
    arcs.length > 0 ? arcDrawing(arcs, ARC) : space(ARC, ARC),
    stack(head, wide),
    stack([rangesOf(special, index, subject)], RANGE_WIDTH),
    die(index, subject),
  ];
  const body = stack([space(0, 3), beside(parts, GAP)], width);
  const filler = space(width, Math.max(0, HEIGHT - body.height));
  return cell(stack([rule(width, 0.4, "light"), body, filler], width), { title: notation });
}

/** What it does at which range. */
function rangesOf(special: CardSpecial, index: number, subject: DisplaySubject): Piece {
  const { ranges } = special;
  const id = (name: string) => weaponId(subject, index, name);
  if (ranges === null) return paragraph(rangesBriefly(special, subject), RANGE_WIDTH, SMALL, 3);
  if ("brackets" in ranges)
    return columns(ranges.brackets, ({ bracket, upTo, damage }, i, width) => [
      line(bracket, width, SMALL, { least: 2.5 }),
      line(String(damage), width, STRONG, { id: id(`damage${i + 1}`), least: 2 }),
      reach(upTo, width, id(`range${i + 1}`), { ...SMALL, ink: "black" }),
    ]);
  if ("moves" in ranges)
    return columns(ranges.moves, (inches, i, width) => [
      line(`move ${i + 1}`, width, SMALL, { least: 2.5 }),
      reach(inches, width, id(`move${i + 1}`), STRONG),
    ]);
  return stack([
    line("beyond the usual range", RANGE_WIDTH, SMALL, { least: 4 }),
    reach(ranges.bonus, RANGE_WIDTH, id("bonus"), STRONG, "+"),
  ]);
}

function columns<T>(list: readonly T[], parts: (each: T, i: number, width: number) => Piece[]): Piece {
  const each = RANGE_WIDTH / Math.max(BRACKETS, list.length);
  return beside(list.map((one, i) => stack(parts(one, i, each - 1), each)));
}

/** `12"` with the number on its own. */
function reach(inches: number | string, width: number, id: string, style: Style, sign = ""): Piece {
  const [before, after] = [word(sign, style), word(`"`, style)];
  const text = String(inches);
  const left = Math.max(0, width - before.width - after.width);
  const number = Math.min(left, textWidth(text, style.size, style.bold) + 0.01);
  return beside([...(sign ? [before] : []), line(text, number, style, { id, least: 2 }), after]);
}

function die(index: number, subject: DisplaySubject): Piece {
  const id = weaponId(subject, index, "die");
  return stack([
    line("lost on", DIE_WIDTH, SMALL, { anchor: "end", least: 4 }),
    line(dieWords(index, subject), DIE_WIDTH, STRONG, { id, anchor: "end", least: 3 }),
  ]);
}
