import { beside, cell, line, type Piece, rule, space, stack, word } from "../layout/pieces.js";
import { GAP, LABEL, SMALL } from "../writers/styles.js";
import { facts } from "./facts.js";
import { displayTitle, heading } from "./heading.js";
import { hull, hullLegend } from "./hull.js";
import { plates } from "./plates.js";
import type { Detail, DisplaySubject } from "./subject.js";
import { systems } from "./systems.js";
import { weapons, weaponsHeading } from "./weapons.js";

/** Between two rows of a display. */
const BETWEEN = 3;
/** Lines for notes are drawn where there is room for two of them, so far apart. */
const LINE_STEP = 18;

/** A display in rows that may be parted between pages, those at its foot in a list of their own. */
export interface Display {
  readonly top: readonly Piece[];
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
  const specials = weapons(subject, width, detail);
  const head = weaponsHeading(subject, width, detail);
  const [first, ...others] = specials;
  return {
    top: [heading(subject, width), ...body.flatMap((rows) => spaced(rows))],
    foot: [
      stack([rule(width, 0.6), space(0, 2), head, ...(first ? [space(0, 1), first] : [])], width),
      ...others,
      credit(subject, width, detail),
    ],
  };
}

/** Rows with more room before the first of them. */
function spaced(rows: readonly Piece[]): Piece[] {
  const [first, ...others] = rows;
  return first ? [stack([space(0, 2), first]), ...others] : [];
}

function hullRows(subject: DisplaySubject, width: number): Piece[] {
  const title = word("HULL", { ...LABEL, ink: "black" });
  const legend = line(hullLegend(subject), width - title.width - 8, SMALL, { anchor: "end", least: 4 });
  const [first, ...others] = hull(subject, width);
  return [
    stack(
      [rule(width, 0.6), space(0, 2), beside([title, legend], 8), ...(first ? [space(0, 2), first] : [])],
      width,
    ),
    ...others,
  ];
}

function credit(
  { ruleset: { id, version, hash } }: DisplaySubject,
  width: number,
  { leftOut }: Detail,
): Piece {
  const rules = word(`ruleset ${id} ${version} (${hash})`, { ...SMALL, size: 5.5 });
  const words = leftOut ? `Not on so small a display: ${leftOut}. See --per-page 1.` : "";
  const left = line(words, Math.max(0, width - rules.width - GAP), { ...SMALL, size: 5.5 }, { least: 4 });
  return beside([left, rules], GAP);
}

/** Rows one below the other, as one piece. */
export function rowsHeight(rows: readonly Piece[]): number {
  return rows.reduce((sum, { height }) => sum + height + BETWEEN, 0);
}

/** A display in a cell of a given size: what it is at the top, its weapons at the foot, room for notes between. */
export function filled(
  { top, foot }: Display,
  subject: DisplaySubject,
  width: number,
  height: number,
): Piece {
  const left = height - rowsHeight(top) - rowsHeight(foot) + BETWEEN;
  const parts = [...top, ...(left > 0 ? [notes(width, left - BETWEEN)] : []), ...foot];
  return cell(stack(parts, width, BETWEEN), { title: displayTitle(subject), height });
}

/** Lines to write on, where there is room. */
function notes(width: number, height: number): Piece {
  const lines = Math.max(0, Math.floor((height - LINE_STEP) / LINE_STEP));
  if (lines < 2) return space(width, Math.max(0, height));
  const rows = Array.from({ length: lines }, () =>
    stack([space(0, LINE_STEP - 0.4), rule(width, 0.4, "light")]),
  );
  return stack([stack([...rows], width), space(width, height - lines * LINE_STEP)], width);
}
