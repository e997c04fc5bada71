import { identify } from "../../../rulebook/identity.js";
import { rulesetText } from "../../text/headings.js";
import { beside, cell, ends, heightOf, type Piece, rule, space, stack } from "../layout/piece.js";
import { line, paragraph, word } from "../layout/words.js";
import { facts } from "./facts.js";
import { displayTitle, heading } from "./heading.js";
import { hull, hullLegend } from "./hull.js";
import { noteRows } from "./notes.js";
import { plates } from "./plates.js";
import { GAP, LABEL, SMALL, TINY } from "./styles.js";
import type { Detail, DisplaySubject } from "./subject.js";
import { systems } from "./systems.js";
import { weapons, weaponsHeading } from "./weapons/rows.js";

/** Between two rows of a display. */
const BETWEEN = 3;
/** Lines to write on are drawn where there is room for two of them, so far apart. */
const LINE_STEP = 18;
const LEAST_LINES = 2;

/** A display in rows that may be parted between pages. */
export interface Display {
  readonly top: readonly Piece[];
  /** What the owner notes: between the others, as far as there is room. */
  readonly notes: readonly Piece[];
  readonly foot: readonly Piece[];
}

/** The display of a ship at its own scale, so wide. */
export function display(subject: DisplaySubject, width: number, detail: Detail): Display {
  const body = [
    plates(subject, width),
    hullRows(subject, width),
    systems(subject, width),
    facts(subject, width, detail),
  ];
  const [first, ...others] = weapons(subject, width, detail);
  const head = weaponsHeading(subject, width, detail);
  return {
    top: [heading(subject, width), ...body.flatMap(spaced)],
    notes: noteRows(subject.card.ship.notes, width),
    foot: [
      stack([rule(width, 0.6), space(0, 2), head, ...(first ? [space(0, 1), first] : [])], width),
      ...others,
      credit(subject, width, detail),
    ],
  };
}

/** Rows with more room before the first of them. */
function spaced([first, ...others]: readonly Piece[]): Piece[] {
  return first ? [stack([space(0, 2), first]), ...others] : [];
}

function hullRows(subject: DisplaySubject, width: number): Piece[] {
  const title = word("HULL", LABEL);
  const words = hullLegend(subject);
  const legend = word(words, SMALL);
  const isBeside = title.width + 8 + legend.width <= width;
  const named = isBeside ? [ends(title, legend, width)] : [title, paragraph(words, width, SMALL, 3)];
  const [first, ...others] = hull(subject, width);
  const head = [rule(width, 0.6), space(0, 2), ...named];
  return [stack([...head, ...(first ? [space(0, 2), first] : [])], width), ...others];
}

function credit({ ruleset }: DisplaySubject, width: number, { leftOut }: Detail): Piece {
  const right = word(`ruleset ${rulesetText(identify(ruleset))}`, TINY);
  const words = leftOut ? `Not on so small a display: ${leftOut}. See --per-page 1.` : "";
  const left = line(words, Math.max(0, width - right.width - GAP), TINY, { least: 4 });
  return beside([left, right], GAP);
}

/** Rows of a display with the room between them. */
export function spread(rows: readonly Piece[]): Piece[] {
  return rows.map((row) => stack([row, space(0, BETWEEN)]));
}

/** How high a display is at the least, with so many rows of its notes. */
export function displayHeight({ top, notes, foot }: Display, noted: number): number {
  return heightOf(spread([...top, ...foot])) + heightOf(notes.slice(0, noted)) + BETWEEN;
}

/** A display in a cell of a given size: the ship at the top, its weapons at the foot, notes and lines between. */
export function filled(
  { top, notes, foot }: Display,
  subject: DisplaySubject,
  { width, height }: { readonly width: number; readonly height: number },
): Piece {
  const [above, below] = [spread(top), stack(foot, width, BETWEEN)];
  const room = height - heightOf(above) - below.height;
  const told = stack(fitting(notes, room - BETWEEN, width), width);
  const left = Math.max(0, room - told.height);
  const parts = [...above, told, linesToWriteOn(width, left), below];
  return cell(stack(parts, width), { title: displayTitle(subject), height });
}

/** Rows of notes as far as they fit; the last one says that there are more. */
function fitting(rows: readonly Piece[], room: number, width: number): readonly Piece[] {
  if (heightOf(rows) <= room) return rows;
  const cut = line("… cut here: shipcost show tells all of the notes", width, SMALL, { least: 4 });
  let used = cut.height;
  const kept = rows.findIndex(({ height }) => {
    used += height;
    return used > room;
  });
  return cut.height > room ? [] : [...rows.slice(0, kept), cut];
}

function linesToWriteOn(width: number, height: number): Piece {
  const lines = Math.max(0, Math.floor((height - LINE_STEP) / LINE_STEP));
  if (lines < LEAST_LINES) return space(width, height);
  const each = stack([space(0, LINE_STEP - 0.4), rule(width, 0.4, "light")]);
  return stack([...Array<Piece>(lines).fill(each), space(width, height - lines * LINE_STEP)], width);
}
