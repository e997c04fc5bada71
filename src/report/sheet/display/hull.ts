import { useNames } from "../../show/facts.js";
import { span } from "../../text/numbers.js";
import { BOX, type BoxLabel, boxes, boxesPerRow } from "../layout/boxes.js";
import { beside, cell, type Piece, space, stack } from "../layout/piece.js";
import { tabulated } from "../layout/rows.js";
import { word } from "../layout/words.js";
import { LABEL, SMALL, stepsOf, TEXT } from "./styles.js";
import { type DisplaySubject, idOf } from "./subject.js";

/** Boxes of one kind, and of all kinds together, that are drawn: the others are counted. */
const MOST_OF_A_KIND = 120;
const MOST_BOXES = 400;
const MOST_KINDS = 60;
/** Boxes of all ships but the first that share a display, if they are drawn. */
const MOST_ALIKE = 150;

const CHIP_GAP = 8;
const LABEL_WIDTH = 150;

/** Boxes that mount one thing, where they stand in the count of all. */
interface Group {
  readonly name: string;
  readonly id: string;
  readonly boxes: number;
  readonly first: number;
  readonly drawn: number;
}

/** The hull as one track of boxes, in the order in which they are counted off, those that mount one thing together. */
export function hull(subject: DisplaySubject, width: number): Piece[] {
  const { drawn, rest } = groups(subject);
  const labels = losses(subject);
  const chips = drawn.map((group) => chip(group, labels, width, subject));
  const others = hullsAlike(subject, labels, width);
  const more = rest.kinds === 0 ? [] : [word(`… and ${rest.kinds} more kinds, of ${rest.boxes} boxes`, TEXT)];
  return tabulated([...chips, ...more, ...others], width, stepsOf(width), CHIP_GAP).map((row) =>
    cell(row, { title: "Hull boxes" }),
  );
}

/** Hull boxes of the other ships that share the display, where they are few: the first ship has the track above. */
function hullsAlike(
  { card: { hull }, alike }: DisplaySubject,
  losses: ReadonlyMap<number, BoxLabel>,
  width: number,
): Piece[] {
  if (hull.size * (alike - 1) > MOST_ALIKE) return [];
  const labels = new Map([...losses].map(([box, { text }]) => [box - 1, { text }]));
  return Array.from({ length: alike - 1 }, (_, i) => {
    const title = `Hull of ship ${i + 2}`;
    const track = boxes(hull.size, boxesPerRow(width), { labels });
    return cell(stack([word(title, LABEL), space(0, 1), track, space(0, BOX / 3)]), { title });
  });
}

/** How the track is read. */
export function hullLegend({ card }: DisplaySubject): string {
  const { losses } = card.engineDamage;
  const order =
    "Cross off in this order, whatever is hit: a name says what its boxes hold, not what is lost.";
  return losses === 0 ? order : `${order} Heavy box: the engine rating falls to the number in it.`;
}

function groups(subject: DisplaySubject): { drawn: Group[]; rest: { kinds: number; boxes: number } } {
  const { hull } = subject.card;
  const names = useNames(subject.card, subject.ruleset);
  const all = [
    ...hull.uses.map(({ boxes }, i) => ({ name: names[i] ?? "", boxes })),
    ...(hull.unused > 0 ? [{ name: "Unused", boxes: hull.unused }] : []),
  ];
  let first = 1;
  let left = MOST_BOXES;
  const drawn = all.slice(0, MOST_KINDS).map(({ name, boxes }, i) => {
    const group = { name, boxes, first, id: `use${i + 1}`, drawn: Math.min(boxes, MOST_OF_A_KIND, left) };
    first += boxes;
    left -= group.drawn;
    return group;
  });
  const over = all.slice(MOST_KINDS);
  return {
    drawn,
    rest: { kinds: over.length, boxes: over.reduce((sum, each) => sum + each.boxes, 0) },
  };
}

/** The boxes at which an engine point goes, by number, with the rating that is left. */
function losses(subject: DisplaySubject): ReadonlyMap<number, BoxLabel> {
  const { engineDamage, ship } = subject.card;
  return new Map(
    engineDamage.lostAt.map((box, i) => [
      box,
      { text: String(ship.engines - i - 1), id: idOf(subject, `loss${i + 1}`) },
    ]),
  );
}

function chip(
  { name, id, boxes: count, first, drawn }: Group,
  losses: ReadonlyMap<number, BoxLabel>,
  width: number,
  subject: DisplaySubject,
): Piece {
  const perRow = boxesPerRow(width);
  const range = span(first, first + count - 1);
  const labels = new Map<number, BoxLabel>();
  for (let i = 0; i < drawn; i++) {
    const label = losses.get(first + i);
    if (label) labels.set(i, label);
  }
  const named = word(name, LABEL, { most: LABEL_WIDTH, least: 5 });
  const parts = [
    beside([named, word(range, SMALL, { id: idOf(subject, `${id}-boxes`) })], 3),
    space(0, 1),
    boxes(drawn, perRow, { labels }),
    ...(drawn < count ? [space(0, 2), word(`… and ${count - drawn} more`, SMALL)] : []),
    space(0, BOX / 3),
  ];
  return cell(stack(parts), { title: `${name}: hull boxes ${range}` });
}
