import { traitTitle } from "../../../rulebook/titles.js";
import { oneLine } from "../../text/visible.js";
import { shown, textWidth } from "../layout/measure.js";
import { beside, ends, type Piece, rule, space, stack } from "../layout/piece.js";
import { ASCENT, line, paragraph, type Style, word } from "../layout/words.js";
import { FAINT_LABEL, LABEL, NAME, SMALL, TEXT, VALUE } from "./styles.js";
import { type DisplaySubject, idOf } from "./subject.js";

/** The size down to which a name shrinks on one line; a longer one takes two. */
const LEAST_NAME = 14;
/** The part of the width that the points take at most. */
const POINTS_SHARE = 0.3;

/** Whose display it is, and what the ship costs. */
export function heading(subject: DisplaySubject, width: number): Piece {
  const points = pointsOf(subject, width * POINTS_SHARE);
  const left = width - points.width - 10;
  const names = stack([name(subject, left), standing(subject, left)], left);
  return stack([rule(width, 2.4), beside([names, points], 10), rule(width, 0.6)], width, 2);
}

function name(subject: DisplaySubject, width: number): Piece {
  const words = subject.card.ship.name;
  const fits = textWidth(shown(words), LEAST_NAME, true) <= width;
  if (fits) return line(words, width, NAME, { id: idOf(subject, "name"), least: LEAST_NAME });
  return paragraph(words, width, { ...NAME, size: LEAST_NAME - 2 }, 2);
}

function standing({ card, movement, ruleset, fleet }: DisplaySubject, width: number): Piece {
  const { ship, hullClass } = card;
  const isBase = ship.kind === "base";
  const words = [
    ship.class === null ? [] : oneLine(ship.class),
    hullClass ?? [],
    isBase ? "base" : [],
    ship.flagship ? "flagship" : [],
    isBase ? [] : `${movement} movement`,
    ship.traits.map((trait) => traitTitle(trait, ruleset)),
    fleet ?? [],
  ].flat();
  return line(words.join(" · "), width, TEXT, { least: 6 });
}

const POINTS: Style = { ...VALUE, size: 20 };

function pointsOf(subject: DisplaySubject, width: number): Piece {
  const { price, card, alike } = subject;
  const { count } = card.ship;
  const unit = word(price.points === 1 ? "point" : "points", FAINT_LABEL);
  const value = word(String(price.points), POINTS, {
    most: width - unit.width - 3,
    id: idOf(subject, "points"),
    least: 4,
  });
  const lowered = stack([space(0, (POINTS.size - unit.height / 1.2) * ASCENT), unit]);
  const points = beside([value, lowered], 3);
  if (count === 1) return points;
  const which = word(alike > 1 ? `${alike} alike` : `${subject.copy} of ${count}`, LABEL);
  const together = word("· together", SMALL);
  const total = word(String(price.total), SMALL, {
    most: Math.max(20, width - which.width - together.width - 4),
    id: idOf(subject, "total"),
    least: 3,
  });
  const below = beside([which, together, total], 2);
  const widest = Math.max(points.width, below.width);
  const right = (piece: Piece) => ends(space(0, 0), piece, widest);
  return stack([right(points), right(below)]);
}

/** The words by which a display is announced. */
export function displayTitle({ card: { ship }, copy, alike }: DisplaySubject): string {
  const which = ship.count === 1 ? "" : alike > 1 ? ` × ${ship.count}` : `, ${copy} of ${ship.count}`;
  return `${[ship.name, ship.class === null ? [] : oneLine(ship.class)].flat().join(" · ")}${which}`;
}
