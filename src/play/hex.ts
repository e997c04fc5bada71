import { columnAndRow, HEX_NUMBER, type HexNumber, hexText } from "../design/hex-number.js";
import { FACINGS, type Facing, LARGEST_MAP, type Tie } from "../rulebook/star-fleet.js";
import { ImpossibleInput } from "./error.js";

/**
 * A hex, or the way from one to another, in cube coordinates: three axes whose sum is 0. Maps are those of Star Fleet
 * Battles: flat-topped hexes, `0101` upper left, even columns half a hex lower.
 */
export interface Cube {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

/** The steps to the six neighbours: A is up, then clockwise. */
const STEPS: Readonly<Record<Facing, Cube>> = {
  A: cube(0, -1),
  B: cube(1, -1),
  C: cube(1, 0),
  D: cube(0, 1),
  E: cube(-1, 1),
  F: cube(-1, 0),
};

function cube(q: number, r: number): Cube {
  return { q, r, s: -q - r };
}

/** A hex number such as `0101`, column and row from 01 to 99. Throws {@link ImpossibleInput} for anything else. */
export function readHex(hex: string): Cube {
  if (!HEX_NUMBER.test(hex))
    throw new ImpossibleInput(`the hex ${hex}: expected four digits, column and row from 01 to 99`);
  const { column, row } = columnAndRow(hex);
  return cube(column - 1, row - 1 - Math.floor((column - 1) / 2));
}

/** The number of a hex; null where no four digits can say it: it is off any map. */
export function hexNumber(hex: Cube): string | null {
  const place = columnRow(hex);
  const said = [place.column, place.row].every((each) => each >= 1 && each <= LARGEST_MAP);
  return said ? hexText(place) : null;
}

/** Column and row of a hex, also of one off the map. */
export function columnRow({ q, r }: Cube): HexNumber {
  return { column: q + 1, row: r + Math.floor(q / 2) + 1 };
}

/** The hex that many steps away in a direction. */
export function neighbour(hex: Cube, direction: Facing): Cube {
  return plus(hex, STEPS[direction]);
}

function plus(a: Cube, b: Cube): Cube {
  return cube(a.q + b.q, a.r + b.r);
}

function minus(a: Cube, b: Cube): Cube {
  return cube(a.q - b.q, a.r - b.r);
}

/** Range in hexes. */
export function distance(a: Cube, b: Cube): number {
  const way = minus(b, a);
  return Math.max(Math.abs(way.q), Math.abs(way.r), Math.abs(way.s));
}

/**
 * The directions in which the neighbour lies nearest to the line of centres: one, or two where it is an exact tie, the
 * clockwise one last. None at range 0.
 */
export function toward(from: Cube, to: Cube): readonly Facing[] {
  const way = minus(to, from);
  if (distance(from, to) === 0) return [];
  // How far each step leads along the line of centres.
  const along = FACINGS.map((facing) => {
    const step = STEPS[facing];
    return step.q * way.q + step.r * way.r + step.s * way.s;
  });
  const most = Math.max(...along);
  const nearest = FACINGS.filter((_, i) => along[i] === most);
  return nearest[0] === "A" && nearest[1] === "F" ? nearest.reverse() : nearest;
}

/** Of the two directions of a tie, as {@link toward} gives them, the one chosen. */
export function chosen(directions: readonly Facing[], tie: Tie): Facing | undefined {
  return tie === "clockwise" ? directions.at(-1) : directions[0];
}

/**
 * The bearing of a hex in degrees clockwise from a facing, 0 to 345 in steps of 15. Multiples of 30 are exact, the rows
 * of hexes and the lines midway between them; the odd steps stand for all that lies between. Null at range 0.
 */
export function bearing(from: Cube, to: Cube, facing: Facing): number | null {
  const way = minus(to, from);
  for (const [side, each] of FACINGS.entries()) {
    const off = cross(STEPS[each], way);
    const left = cross(way, clockwise(STEPS[each]));
    if (off < 0 || left <= 0) continue;
    const within = off === 0 ? 0 : off < left ? 15 : off === left ? 30 : 45;
    return (360 + 60 * (side - FACINGS.indexOf(facing)) + within) % 360;
  }
  return null;
}

/** A way turned by 60 degrees. */
function clockwise({ r, s }: Cube): Cube {
  return cube(-r, -s);
}

/** Twice the area that two ways span: above 0 where the second is clockwise of the first. */
function cross(a: Cube, b: Cube): number {
  return a.q * b.r - a.r * b.q;
}
