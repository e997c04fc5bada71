import type { SmallMoves } from "../../../../play/at-table.js";
import type { CardSpecial } from "../../../../play/data-card.js";
import type { HitBand } from "../../../../play/msg/hit.js";
import { span } from "../../../text/numbers.js";
import { reachWords } from "../../../text/ranges.js";
import { BOX, boxes } from "../../layout/boxes.js";
import { beside, type Piece } from "../../layout/piece.js";
import { line } from "../../layout/words.js";
import { SMALL } from "../styles.js";
import { type DisplaySubject, idOf } from "../subject.js";

/** A group of special weapons on a display. */
export interface Mounted {
  readonly special: CardSpecial;
  /** How its missiles burn; null for others, and in standard movement. */
  readonly burns: SmallMoves | null;
  /** The dice by range at which it works, if it is an MSG. */
  readonly hits: readonly HitBand[];
  /** Begins the ids of its values: `ship1-special1`. */
  readonly id: string;
  /** The results of the dice at which it is the one that is knocked out. */
  readonly die: string;
  /** What it does at which range, in few words: the brackets stand nearest first. */
  readonly briefly: string;
}

/** Dice that people read together: the results of more are left to the calculator. */
export const MOST_DICE = 4;

/** The first so many groups of special weapons of a ship. */
export function mountedOn(subject: DisplaySubject, most: number): Mounted[] {
  const { card, table } = subject;
  return card.specials.slice(0, most).map((special, i) => ({
    special,
    burns: table.burns[i] ?? null,
    hits: special.effect === "msg" ? table.msgHits : [],
    id: idOf(subject, `special${i + 1}`),
    die: dieWords(i, subject),
    briefly: rangesBriefly(special, i, subject),
  }));
}

function dieWords(index: number, { card: { knockOutDice } }: DisplaySubject): string {
  const group = knockOutDice?.groups[index];
  if (!group || knockOutDice.together > MOST_DICE) return "–";
  return span(group.from.join(""), group.to.join("")) || "any";
}

function rangesBriefly(special: CardSpecial, index: number, { table }: DisplaySubject): string {
  const { ranges } = special;
  if (ranges && "brackets" in ranges)
    return `damage ${ranges.brackets.map(({ upTo, damage }) => `${damage} to ${upTo}"`).join(", ")}`;
  return reachWords(special, index, table);
}

/** A box for each weapon, as many as there is room for, and a few words: a superweapon is lost as one. */
export function weaponBoxes(count: number, width: number, most: number, words = ""): Piece {
  const room = Math.floor((width - (count > 1 ? 18 : 0)) / (BOX + 3));
  const drawn = Math.max(1, Math.min(count, most, room));
  const row = boxes(drawn, drawn, { round: true });
  const told = count > drawn ? `+${count - drawn}` : words;
  return beside([row, line(told, Math.max(0, width - row.width - 3), SMALL, { least: 3 })], 3);
}
