import type { Ranges } from "../../../../play/ranges.js";
import type { Points } from "../../../../rulebook/exact.js";
import { dieSpan } from "../../../text/dice.js";
import { span } from "../../../text/numbers.js";
import { arcDrawing } from "../../layout/arcs.js";
import { beside, cell, type Piece, rule, space, stack } from "../../layout/piece.js";
import { line, paragraph, type Style, word } from "../../layout/words.js";
import { SMALL, STRONG } from "../styles.js";
import { type Mounted, weaponBoxes } from "./mounted.js";

const MOST_WEAPONS = 40;
const HEIGHT = 32;
const GAP = 5;
const ARC = 27;
const DIE_WIDTH = 28;
const RANGE_WIDTH = 124;
/** Brackets beside each other: fewer stand as wide as if there were so many. */
const BRACKETS = 4;
/** Bands or burns beside each other: more are told in words. */
const MOST_COLUMNS = 6;

/** A card: its arcs, its name, what it does at which range, and the dice that knock it out. */
export function weaponCard(mounted: Mounted, width: number): Piece {
  const { id, special } = mounted;
  const { notation, arcs, boxes, special: group } = special;
  const wide = width - ARC - DIE_WIDTH - RANGE_WIDTH - 3 * GAP;
  const strength = group.power > 1 ? `${boxes} boxes` : "";
  const about = mounted.hits.length > 0 ? "die by range in hexes" : strength;
  const head = [
    line(notation, wide, STRONG, { id: `${id}-notation`, least: 6 }),
    space(0, 2),
    weaponBoxes(group.count, wide, MOST_WEAPONS, about),
  ];
  const parts = [
    arcs.length > 0 ? arcDrawing(arcs, ARC) : space(ARC, ARC),
    stack(head, wide),
    stack([rangesOf(mounted, special.ranges)], RANGE_WIDTH),
    lostOn(mounted),
  ];
  const body = stack([rule(width, 0.4, "light"), space(0, 3), beside(parts, GAP)], width);
  return cell(body, { title: notation, height: HEIGHT });
}

/** What it does at which range. */
function rangesOf({ id, briefly, burns, hits }: Mounted, ranges: Ranges | null): Piece {
  if (hits.length > 0 && hits.length <= MOST_COLUMNS)
    return columns(hits, ({ from, to, hitOn }, i, width) => [
      line(span(from, to), width, SMALL, { least: 2.5 }),
      line(dieSpan(hitOn), width, STRONG, { id: `${id}-hit${i + 1}`, least: 2 }),
    ]);
  if (burns && burns.times <= MOST_COLUMNS)
    return columns(Array<Points>(burns.times).fill(burns.inches), (each, i, width) => [
      line(`burn ${i + 1}`, width, SMALL, { least: 2.5 }),
      inches(each, width, STRONG, `${id}-burn${i + 1}`),
    ]);
  if (burns) return paragraph(briefly, RANGE_WIDTH, SMALL, 3);
  if (ranges && "brackets" in ranges)
    return columns(ranges.brackets, ({ bracket, upTo, damage }, i, width) => [
      line(bracket, width, SMALL, { least: 2.5 }),
      line(String(damage), width, STRONG, { id: `${id}-damage${i + 1}`, least: 2 }),
      inches(upTo, width, { ...SMALL, ink: "black" }, `${id}-range${i + 1}`),
    ]);
  if (ranges && "moves" in ranges)
    return columns(ranges.moves, (each, i, width) => [
      line(`move ${i + 1}`, width, SMALL, { least: 2.5 }),
      inches(each, width, STRONG, `${id}-move${i + 1}`),
    ]);
  if (!ranges || ranges.bonus === 0) return paragraph(briefly, RANGE_WIDTH, SMALL, 3);
  const number = inches(ranges.bonus, RANGE_WIDTH - 6, STRONG, `${id}-bonus`);
  return stack([
    line("beyond the usual range", RANGE_WIDTH, SMALL, { least: 4 }),
    beside([word("+", STRONG), number]),
  ]);
}

function columns<T>(list: readonly T[], parts: (each: T, i: number, width: number) => Piece[]): Piece {
  const each = RANGE_WIDTH / Math.max(BRACKETS, list.length);
  return beside(list.map((one, i) => stack(parts(one, i, each - 1), each)));
}

/** `12"` with the number on its own, so that a program finds it. */
function inches(value: number | string, width: number, style: Style, id: string): Piece {
  const unit = word(`"`, style);
  return beside([word(String(value), style, { most: width - unit.width, id, least: 2 }), unit]);
}

function lostOn({ id, die }: Mounted): Piece {
  return stack([
    line("lost on", DIE_WIDTH, SMALL, { anchor: "end", least: 4 }),
    line(die, DIE_WIDTH, STRONG, { id: `${id}-die`, anchor: "end", least: 3 }),
  ]);
}
