import { beside, type Piece } from "../../layout/piece.js";
import { grid, inRows } from "../../layout/rows.js";
import { line, word } from "../../layout/words.js";
import { LABEL, SMALL, STRONG } from "../styles.js";
import type { Detail, DisplaySubject } from "../subject.js";
import { weaponCard } from "./card.js";
import { weaponLine, weaponName } from "./line.js";
import { MOST_DICE, type Mounted, mountedOn } from "./mounted.js";

/** Groups that are listed: the others are counted. */
const MOST_GROUPS = 160;
/** The narrowest card. */
const CARD_WIDTH = 256;
const CARD_GAP = 14;
const NAME_GAP = 12;

/** The special weapons in the notation, as cards, lines, or names with boxes alone. */
export function weapons(subject: DisplaySubject, width: number, detail: Detail): Piece[] {
  const listed = mountedOn(subject, MOST_GROUPS);
  const rows = ROWS[detail.weapons](listed, width);
  const more = subject.card.specials.length - listed.length;
  if (more === 0) return rows;
  const words = `… and ${more} more groups of special weapons, on no paper`;
  return [...rows, line(words, width, STRONG, { least: 4 })];
}

type Rows = (mounted: readonly Mounted[], width: number) => Piece[];

const ROWS: Readonly<Record<Detail["weapons"], Rows>> = {
  cards(mounted, width) {
    const columns = Math.max(1, Math.floor((width + CARD_GAP) / (CARD_WIDTH + CARD_GAP)));
    const each = (width - (columns - 1) * CARD_GAP) / columns;
    return grid(
      mounted.map((weapon) => weaponCard(weapon, each)),
      columns,
      CARD_GAP,
    );
  },
  lines: (mounted, width) => mounted.map((weapon) => weaponLine(weapon, width)),
  names: (mounted, width) =>
    inRows(
      mounted.map((weapon) => weaponName(weapon, width)),
      width,
      NAME_GAP,
    ),
};

/** What stands above them: how the dice of a knock-out are read. */
export function weaponsHeading(subject: DisplaySubject, width: number, detail: Detail): Piece {
  const none = subject.card.specials.length === 0;
  const title = word(none ? "NO SPECIAL WEAPONS" : "SPECIAL WEAPONS", LABEL);
  const legend = detail.weapons === "names" ? "" : knockOutLegend(subject);
  return beside([title, line(legend, width - title.width - 8, SMALL, { anchor: "end", least: 4 })], 8);
}

function knockOutLegend({ card: { knockOutDice } }: DisplaySubject): string {
  if (!knockOutDice) return "";
  const { together, again } = knockOutDice;
  if (together === 0) return "A hit on special weapons takes the only one.";
  if (together > MOST_DICE)
    return `Hit on special weapons: ${together} dice, read by shipcost play knockout.`;
  const read = together === 1 ? "one die" : `${together} dice, read as digits`;
  const over = again ? ` (${again.join("")} and over: roll again)` : "";
  return `Hit on special weapons: ${read}${over}; on one that is lost already, roll again.`;
}
