import type { CardSpecial } from "../../../play/data-card.js";
import { beside, flow, grid, line, type Piece, word } from "../layout/pieces.js";
import { LABEL, SMALL, STRONG } from "../writers/styles.js";
import type { Detail, DisplaySubject } from "./subject.js";
import { weaponCard } from "./weapon-card.js";
import { weaponLine, weaponName } from "./weapon-line.js";
import { MOST_DICE } from "./weapon-words.js";

/** Groups that are listed: the others are counted. */
const MOST_GROUPS = 160;
/** The narrowest card. */
const CARD_WIDTH = 256;
const CARD_GAP = 14;
const NAME_GAP = 12;

/** The special weapons in the notation, as cards, lines, or names with boxes alone. */
export function weapons(subject: DisplaySubject, width: number, detail: Detail): Piece[] {
  const { specials } = subject.card;
  const listed = specials.slice(0, MOST_GROUPS);
  const rows = ROWS[detail.weapons](listed, width, subject);
  const more = specials.length - listed.length;
  return more === 0
    ? rows
    : [
        ...rows,
        line(`… and ${more} more groups of special weapons, on no paper`, width, STRONG, { least: 4 }),
      ];
}

type Rows = (specials: readonly CardSpecial[], width: number, subject: DisplaySubject) => Piece[];

const ROWS: Readonly<Record<Detail["weapons"], Rows>> = {
  cards(specials, width, subject) {
    const columns = Math.max(1, Math.floor((width + CARD_GAP) / (CARD_WIDTH + CARD_GAP)));
    const each = (width - (columns - 1) * CARD_GAP) / columns;
    return grid(
      specials.map((special, i) => weaponCard(special, i, each, subject)),
      columns,
      CARD_GAP,
    );
  },
  lines: (specials, width, subject) => specials.map((special, i) => weaponLine(special, i, width, subject)),
  names(specials, width, subject) {
    const named = specials.map((special, i) => weaponName(special, i, width, subject));
    return flow(named, width, NAME_GAP);
  },
};

/** What stands above them: how the dice of a knock-out are read. */
export function weaponsHeading(subject: DisplaySubject, width: number, detail: Detail): Piece {
  const { specials } = subject.card;
  const title = word(specials.length === 0 ? "NO SPECIAL WEAPONS" : "SPECIAL WEAPONS", {
    ...LABEL,
    ink: "black",
  });
  const legend = detail.weapons === "names" ? "" : knockOutLegend(subject);
  return beside([title, line(legend, width - title.width - 8, SMALL, { anchor: "end", least: 4 })], 8);
}

function knockOutLegend({ card }: DisplaySubject): string {
  const dice = card.knockOutDice;
  if (!dice) return "";
  if (dice.together === 0) return "A hit on special weapons takes the only one.";
  if (dice.together > MOST_DICE)
    return `Hit on special weapons: ${dice.together} dice, told by shipcost play knockout.`;
  const read = dice.together === 1 ? "one die" : `${dice.together} dice, read as digits`;
  const again = dice.again ? ` (${dice.again.join("")} and over: again)` : "";
  return `Hit on special weapons: ${read}${again}; what is lost already: again.`;
}
