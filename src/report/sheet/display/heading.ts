import {
  ASCENT,
  beside,
  endwise,
  line,
  type Piece,
  paragraph,
  rule,
  type Style,
  space,
  stack,
  word,
} from "../layout/pieces.js";
import { shown, textWidth } from "../layout/text.js";
import { LABEL, NAME, SMALL, TEXT, VALUE } from "../writers/styles.js";
import { type DisplaySubject, idOf } from "./subject.js";

/** The size down to which a name shrinks on one line; a longer one takes two. */
const LEAST_NAME = 14;
/** The part of the width that the points take at most. */
const POINTS_SHARE = 0.3;

/** Whose display it is, and what the ship costs. */
export function heading(subject: DisplaySubject, width: number): Piece {
  const points = pointsOf(subject, width * POINTS_SHARE);
  const left = width - points.width - 10;
  return stack(
    [
      rule(width, 2.4),
      beside([stack([name(subject, left), standing(subject, left)], left), points], 10),
      rule(width, 0.6),
    ],
    width,
    2,
  );
}

function name(subject: DisplaySubject, width: number): Piece {
  const words = subject.card.ship.name;
  const fits = textWidth(shown(words), LEAST_NAME, true) <= width;
  if (fits) return line(words, width, NAME, { id: idOf(subject, "name"), least: LEAST_NAME });
  return paragraph(words, width, { ...NAME, size: LEAST_NAME - 2 }, 2);
}

function standing({ card, movement, fleet }: DisplaySubject, width: number): Piece {
  const { ship, hullClass } = card;
  const words = [
    ship.class ?? [],
    hullClass ?? [],
    ship.kind === "base" ? "base" : [],
    ship.flagship ? "flagship" : [],
    `${movement} movement`,
    ship.traits,
    fleet ?? [],
  ].flat();
  return line(words.join(" · "), width, TEXT, { least: 6 });
}

const POINTS: Style = { ...VALUE, size: 20 };

function pointsOf(subject: DisplaySubject, width: number): Piece {
  const { price, card } = subject;
  const { count } = card.ship;
  const value = String(price.points);
  const unit = word(price.points === 1 ? "point" : "points", LABEL);
  const wanted = Math.min(width - unit.width - 3, textWidth(value, POINTS.size, true) + 0.01);
  const points = beside(
    [
      line(value, wanted, POINTS, { id: idOf(subject, "points"), least: 4 }),
      stack([space(0, (POINTS.size - LABEL.size) * ASCENT), unit]),
    ],
    3,
  );
  if (count === 1) return points;
  const which = word(`${subject.copy} of ${count}`, { ...LABEL, ink: "black" });
  const together = word("· together", SMALL);
  const total = String(price.total);
  const left = Math.max(20, width - which.width - together.width - 4);
  const sum = line(total, Math.min(left, textWidth(total, SMALL.size) + 0.01), SMALL, {
    id: idOf(subject, "total"),
    least: 3,
  });
  const below = beside([which, together, sum], 2);
  const widest = Math.max(points.width, below.width);
  return stack([endwise(points, widest), endwise(below, widest)]);
}

/** The words by which a display is announced. */
export function displayTitle({ card: { ship }, copy }: DisplaySubject): string {
  const which = ship.count === 1 ? "" : `, ${copy} of ${ship.count}`;
  return `${[ship.name, ship.class ?? []].flat().join(" · ")}${which}`;
}
