import type { CardSpecial } from "../../../play/data-card.js";
import { rangesWords } from "../../text/ranges.js";
import { BOX, boxes } from "../layout/boxes.js";
import { beside, line, type Piece } from "../layout/pieces.js";
import { SMALL } from "../writers/styles.js";
import { type DisplaySubject, idOf } from "./subject.js";

/** The id of a value of a special weapon, by its index from 0. */
export function weaponId(subject: DisplaySubject, index: number, name: string): string {
  return idOf(subject, `special${index + 1}-${name}`);
}

/** Dice that people read together: the results of more are left to the calculator. */
export const MOST_DICE = 4;

/** The results of the dice at which it is the one that is knocked out. */
export function dieWords(index: number, { card }: DisplaySubject): string {
  const { together, groups } = card.knockOutDice!;
  if (together > MOST_DICE) return "–";
  const { from, to } = groups[index]!;
  const [first, last] = [from.join(""), to.join("")];
  return first === last ? first || "any" : `${first}–${last}`;
}

/** What it does at which range, in few words: the brackets stand nearest first. */
export function rangesBriefly({ ranges, effect }: CardSpecial, { card }: DisplaySubject): string {
  if (ranges && "brackets" in ranges)
    return `damage ${ranges.brackets.map(({ upTo, damage }) => `${damage} to ${upTo}"`).join(", ")}`;
  if (effect === "msg" && card.msg) return `range ${card.msg.range.join(" to ")} hexes`;
  return rangesWords(ranges, effect);
}

/** A box for each weapon, as many as there is room for, and a few words: a superweapon is lost as one. */
export function weaponBoxes(count: number, width: number, most: number, words = ""): Piece {
  const room = Math.floor((width - (count > 1 ? 18 : 0)) / (BOX + 3));
  const drawn = Math.max(1, Math.min(count, most, room));
  const row = boxes(drawn, drawn, { round: true });
  const told = count > drawn ? `+${count - drawn}` : words;
  return beside([row, line(told, Math.max(0, width - row.width - 3), SMALL, { least: 3 })], 3);
}
