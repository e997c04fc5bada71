import type { CardSpecial } from "../../../play/data-card.js";
import { rangesWords } from "../../ranges-words.js";
import { arcDrawing } from "../arc-drawing.js";
import { BOX, boxes } from "../boxes.js";
import {
  beside,
  cell,
  flow,
  grid,
  line,
  type Piece,
  paragraph,
  rule,
  space,
  stack,
  word,
} from "../pieces.js";
import { LABEL, SMALL, STRONG } from "../styles.js";
import { shown, textWidth } from "../text.js";
import { type Detail, type DisplaySubject, idOf } from "./subject.js";

/** Groups that are listed, and weapons of a group that are drawn: the others are counted. */
const MOST_GROUPS = 160;
const MOST_WEAPONS = 40;
/** The narrowest card. */
const CARD_WIDTH = 256;
const CARD_GAP = 14;
const CARD_HEIGHT = 32;
const CARD_INNER_GAP = 5;
const ARC = 27;
const DIE_WIDTH = 28;
const RANGE_WIDTH = 124;
const NAME_GAP = 12;

/** The special weapons in the notation, as cards, lines, or names with boxes alone. */
export function weapons(subject: DisplaySubject, width: number, detail: Detail): Piece[] {
  const { specials } = subject.card;
  const listed = specials.slice(0, MOST_GROUPS);
  const rows = ROWS[detail.weapons](listed, width, subject);
  const more = specials.length - listed.length;
  return more === 0
    ? rows
    : [...rows, word(`… and ${more} more groups of special weapons, on no paper`, STRONG)];
}

type Rows = (specials: readonly CardSpecial[], width: number, subject: DisplaySubject) => Piece[];

const ROWS: Readonly<Record<Detail["weapons"], Rows>> = {
  cards(specials, width, subject) {
    const columns = Math.max(1, Math.floor((width + CARD_GAP) / (CARD_WIDTH + CARD_GAP)));
    const each = (width - (columns - 1) * CARD_GAP) / columns;
    return grid(
      specials.map((special, i) => card(special, i, each, subject)),
      columns,
      CARD_GAP,
    );
  },
  lines: (specials, width, subject) => specials.map((special, i) => listed(special, i, width, subject)),
  names: (specials, width, subject) =>
    flow(
      specials.map((special, i) => named(special, i, width, subject)),
      width,
      NAME_GAP,
    ),
};

/** A card: its arcs, its name, what it does at which range, and the dice that knock it out. */
function card(special: CardSpecial, index: number, width: number, subject: DisplaySubject): Piece {
  const id = idOf(subject, `special${index + 1}-notation`);
  const wide = width - ARC - DIE_WIDTH - RANGE_WIDTH - 3 * CARD_INNER_GAP;
  const head = [
    line(special.notation, wide, STRONG, { id, least: 6 }),
    space(0, 2),
    weaponBoxes(special, wide),
  ];
  const parts = [
    special.arcs.length > 0 ? arcDrawing(special.arcs, ARC) : space(ARC, ARC),
    stack(head, wide),
    stack([rangesOf(special, index, subject)], RANGE_WIDTH),
    die(index, subject),
  ];
  const body = stack([space(0, 3), beside(parts, CARD_INNER_GAP)], width);
  const filler = space(width, Math.max(0, CARD_HEIGHT - body.height));
  return cell(stack([rule(width, 0.4, "light"), body, filler], width), { title: special.notation });
}

/** One box for each weapon: a superweapon is lost as one. */
function weaponBoxes({ special, boxes: hullBoxes }: CardSpecial, width: number): Piece {
  const most = Math.max(1, Math.floor((width - 24) / (BOX + 3)));
  const drawn = Math.min(special.count, most, MOST_WEAPONS);
  const words =
    special.count > drawn ? `+${special.count - drawn}` : special.power > 1 ? `${hullBoxes} boxes` : "";
  const row = boxes(drawn, drawn, { round: true });
  return beside([row, line(words, Math.max(0, width - row.width - 3), SMALL, { least: 4 })], 3);
}

/** What it does at which range, in cells of their own. */
function rangesOf({ ranges, effect }: CardSpecial, index: number, subject: DisplaySubject): Piece {
  const id = (name: string) => idOf(subject, `special${index + 1}-${name}`);
  if (ranges === null) return paragraph(inches(unranged(effect, subject)), RANGE_WIDTH, SMALL, 3);
  if ("brackets" in ranges) {
    const { brackets } = ranges;
    const each = RANGE_WIDTH / Math.max(4, brackets.length);
    return beside(
      brackets.map(({ bracket, upTo, damage }, i) =>
        range(
          [
            line(bracket, each - 1, SMALL, { least: 2.5 }),
            line(String(damage), each - 1, STRONG, { id: id(`damage${i + 1}`), least: 2 }),
            reach(upTo, each - 1, id(`range${i + 1}`)),
          ],
          each,
        ),
      ),
    );
  }
  if ("moves" in ranges) {
    const { moves } = ranges;
    const each = RANGE_WIDTH / Math.max(4, moves.length);
    return beside(
      moves.map((inches, i) =>
        range(
          [
            line(`move ${i + 1}`, each - 1, SMALL, { least: 2.5 }),
            reach(inches, each - 1, id(`move${i + 1}`), STRONG),
          ],
          each,
        ),
      ),
    );
  }
  return range(
    [
      line("inches beyond the usual range", RANGE_WIDTH - 1, SMALL, { least: 4 }),
      reach(ranges.bonus, RANGE_WIDTH - 1, id("bonus"), STRONG),
    ],
    RANGE_WIDTH,
  );
}

/** What is told where there are no inches to tell. */
function unranged(effect: CardSpecial["effect"], { card }: DisplaySubject): string {
  const { range } = card.msg ?? {};
  return effect === "msg" && range ? `range ${range[0]} to ${range[1]} hexes` : rangesWords(null, effect);
}

function range(parts: readonly Piece[], width: number): Piece {
  return stack(parts, width);
}

/** `12″` with the number on its own. */
function reach(
  inches: number | string,
  width: number,
  id: string,
  style: typeof SMALL = { ...SMALL, ink: "black" },
): Piece {
  const text = String(inches);
  const number = Math.min(width - 4, textWidth(text, style.size, style.bold) + 0.01);
  return beside([line(text, number, style, { id, least: 2 }), word("″", style)]);
}

/** The results of the dice at which it is the one that is knocked out. */
function die(index: number, subject: DisplaySubject): Piece {
  const words = dieWords(index, subject);
  const parts = [
    line("lost on", DIE_WIDTH, SMALL, { anchor: "end", least: 4 }),
    line(words, DIE_WIDTH, STRONG, {
      id: idOf(subject, `special${index + 1}-die`),
      anchor: "end",
      least: 3,
    }),
  ];
  return stack(parts, DIE_WIDTH);
}

function dieWords(index: number, { card }: DisplaySubject): string {
  const { from, to } = card.knockOutDice!.groups[index]!;
  const [first, last] = [from.join(""), to.join("")];
  return first === last ? first || "any" : `${first}–${last}`;
}

/** How the dice of a knock-out are read. */
export function knockOutLegend({ card }: DisplaySubject): string {
  const dice = card.knockOutDice;
  if (!dice) return "";
  if (dice.together === 0) return "A hit on special weapons takes the only one.";
  const read = dice.together === 1 ? "one die" : `${dice.together} dice, read as digits`;
  const again = dice.again ? ` (${dice.again.join("")} and over: again)` : "";
  return `Hit on special weapons: ${read}${again}; what is lost already: again.`;
}

/** One line: name, boxes, ranges in words and dice. */
function listed(special: CardSpecial, index: number, width: number, subject: DisplaySubject): Piece {
  const id = idOf(subject, `special${index + 1}-notation`);
  const name = line(special.notation, 80, STRONG, { id, least: 6 });
  const row = boxes(Math.min(special.special.count, 3), 3, { round: true });
  const over = special.special.count > 3 ? [word(`+${special.special.count - 3}`, SMALL)] : [];
  const dice = `on ${dieWords(index, subject)}`;
  const left = width - name.width - 46 - 34 - 9;
  const boxed = beside([row, ...over], 2);
  const told = inches(briefly(special, subject));
  const words = line(told, left, SMALL, { least: 4.5 });
  return cell(
    beside(
      [name, boxed, space(Math.max(0, 46 - boxed.width), 0), words, line(dice, 34, SMALL, { least: 4 })],
      3,
    ),
    { title: special.notation },
  );
}

/** What it does at which range, in few words: the brackets stand nearest first. */
function briefly({ ranges, effect }: CardSpecial, subject: DisplaySubject): string {
  if (ranges === null) return unranged(effect, subject);
  if ("brackets" in ranges)
    return `damage ${ranges.brackets.map(({ upTo, damage }) => `${damage} to ${upTo}″`).join(", ")}`;
  return rangesWords(ranges, effect);
}

/** A name with a box for each weapon. */
function named(special: CardSpecial, index: number, width: number, subject: DisplaySubject): Piece {
  const id = idOf(subject, `special${index + 1}-notation`);
  const wide = Math.min(width - 60, textWidth(shown(special.notation), STRONG.size, true) + 0.01);
  const drawn = Math.min(special.special.count, 4);
  const over = special.special.count > drawn ? [word(`+${special.special.count - drawn}`, SMALL)] : [];
  return cell(
    beside(
      [line(special.notation, wide, STRONG, { id, least: 5 }), boxes(drawn, drawn, { round: true }), ...over],
      3,
    ),
    { title: special.notation },
  );
}

/** The heading of the weapons. */
export function weaponsHeading(subject: DisplaySubject, width: number, detail: Detail): Piece {
  const { specials } = subject.card;
  const title = word(specials.length === 0 ? "NO SPECIAL WEAPONS" : "SPECIAL WEAPONS", {
    ...LABEL,
    ink: "black",
  });
  const legend = detail.weapons === "names" ? "" : knockOutLegend(subject);
  return beside([title, line(legend, width - title.width - 8, SMALL, { anchor: "end", least: 4 })], 8);
}

/** Inches as they are printed. */
function inches(words: string): string {
  return words.replaceAll('"', "″");
}
