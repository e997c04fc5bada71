import { exact } from "../rulebook/exact.js";
import type { Ruleset } from "../rulebook/schema.js";
import { ImpossibleInput } from "./error.js";
import { checkTechLevel } from "./tech-level.js";

/** No table is larger: what lies beyond is a slip of the pen. */
const FARTHEST = 1_000_000;
/** What is told is told to a billionth of an inch or degree: the rest is floating noise. */
const TOLD = 1e9;
/** What is reckoned on with is kept finer, so that noise does not add up. */
const KEPT = 1e12;

/** A place on the table: inches east and north of the origin. */
export type Point = readonly [x: number, y: number];

/** A burn: so many inches toward a bearing in degrees, clockwise from north. */
export interface Burn {
  readonly distance: number;
  readonly bearing: number;
}

/** Where a unit and its Intended Movement marker are. */
export interface VectorState {
  readonly position: Point;
  readonly marker: Point;
}

/** What burns and moves. Engines in points; a missile's power is its strength. */
export type Mover =
  | { readonly unit: "ship"; readonly engines: number; readonly silent: boolean; readonly agile: boolean }
  | { readonly unit: "fighter"; readonly techLevel: number }
  | { readonly unit: "missile"; readonly techLevel: number; readonly power: number };

/** One burn and move. */
export interface VectorTurn {
  /** Counted from 1. */
  readonly turn: number;
  /** Of a fighter or missile, counted from 1 within the turn; null for a ship. */
  readonly phase: number | null;
  /** Null for none. */
  readonly burn: Burn | null;
  /** Whether the burn is within the allowance. One that is not is carried out all the same, to be looked at. */
  readonly legal: boolean;
  /** Where the burn put the marker, before the move. */
  readonly aimed: Point;
  /** After the move. */
  readonly position: Point;
  readonly marker: Point;
  /** The length of the vector, from the unit to its marker, in inches. */
  readonly speed: number;
  /** The bearing of the vector; null at rest. */
  readonly course: number | null;
  /** The bearing of the bow; null where the owner chooses. */
  readonly facing: number | null;
}

export interface VectorTrack {
  readonly start: VectorState;
  /** The longest burn, in inches. */
  readonly allowance: number;
  readonly turns: readonly VectorTurn[];
}

/**
 * The longest burn of a unit in inches: a ship's engine rating, less while it runs silent; of fighters and missiles a
 * length by tech level, and more for a strong missile (house rules, Vector Movement).
 * Throws {@link ImpossibleInput} for engines below 0, a strength below 1 or a tech level that there is none of.
 */
export function burnAllowance(mover: Mover, ruleset: Ruleset): number {
  const { silentBurn, burnPerTechLevel } = ruleset.vector;
  if (mover.unit === "ship") {
    const { engines, silent } = mover;
    if (!(engines >= 0)) throw new ImpossibleInput(`engine rating ${engines}: expected at least 0`);
    return silent ? Math.min(engines, exact(silentBurn).valueOf()) : engines;
  }
  checkTechLevel(mover.techLevel, ruleset);
  const power = mover.unit === "missile" ? mover.power : 1;
  if (!Number.isSafeInteger(power) || power < 1)
    throw new ImpossibleInput(`strength ${power}: expected a whole number of at least 1`);
  return burnPerTechLevel * mover.techLevel + ruleset.superweapons.inchesPerBox * (power - 1);
}

/**
 * Burns and moves, one a turn for a ship, one a phase for fighters and missiles: the burn shifts the marker, the unit
 * goes to the marker and the marker as far again (house rules, Vector Movement). Points within a million inches,
 * bearings from 0 to 360 degrees. Throws {@link ImpossibleInput} for others, and where a missile outlives its turn.
 */
export function vectorTrack(
  start: VectorState,
  burns: readonly (Burn | null)[],
  mover: Mover,
  ruleset: Ruleset,
): VectorTrack {
  const allowance = burnAllowance(mover, ruleset);
  const phases = mover.unit === "ship" ? 1 : ruleset.vector.phases;
  if (mover.unit === "missile" && burns.length > phases)
    throw new ImpossibleInput(`${burns.length} burns: a missile lasts one turn, expected at most ${phases}`);
  // Of a vector that is flown in parts, each phase flies one.
  const share = ruleset.vector.fighterVector === "half" ? 1 / phases : 1;
  const free = mover.unit === "ship" && mover.agile;
  const turns: VectorTurn[] = [];
  let position = onTable(start.position);
  let vector = between(position, onTable(start.marker));
  for (const [i, burn] of burns.entries()) {
    vector = add(vector, shift(burn));
    const aimed = onTable(add(position, vector));
    position = onTable(add(position, scale(vector, share)));
    const burned = burn !== null && burn.distance > 0;
    turns.push({
      turn: Math.floor(i / phases) + 1,
      phase: mover.unit === "ship" ? null : (i % phases) + 1,
      burn,
      legal: (burn?.distance ?? 0) <= allowance,
      aimed: told(aimed),
      position: told(position),
      marker: told(onTable(add(position, vector))),
      speed: rounded(Math.hypot(...vector), TOLD),
      course: bearingOf(vector),
      facing: burned && !free ? rounded(burn.bearing % 360, TOLD) : null,
    });
  }
  return { start, allowance, turns };
}

/** The shift of the marker that a burn makes. */
function shift(burn: Burn | null): Point {
  if (!burn) return [0, 0];
  const { distance, bearing } = burn;
  if (!(distance >= 0 && distance <= FARTHEST))
    throw new ImpossibleInput(`burn of ${distance}": expected 0 to ${FARTHEST}`);
  if (!(bearing >= 0 && bearing <= 360))
    throw new ImpossibleInput(`bearing ${bearing}: expected 0 to 360 degrees, clockwise from north`);
  const angle = (bearing * Math.PI) / 180;
  return kept([distance * Math.sin(angle), distance * Math.cos(angle)]);
}

/** The bearing of a vector, from 0 to under 360 degrees; null for none. */
function bearingOf([x, y]: Point): number | null {
  if (x === 0 && y === 0) return null;
  return rounded((rounded((Math.atan2(x, y) * 180) / Math.PI, TOLD) + 360) % 360, TOLD);
}

function onTable(point: Point): Point {
  if (point.every((value) => Math.abs(value) <= FARTHEST)) return point;
  throw new ImpossibleInput(`the point ${point.join(",")}: expected inches from -${FARTHEST} to ${FARTHEST}`);
}

function rounded(value: number, grain: number): number {
  // Adding 0 makes a plain zero of a negative one.
  return Math.round(value * grain) / grain + 0;
}

function told([x, y]: Point): Point {
  return [rounded(x, TOLD), rounded(y, TOLD)];
}

function kept([x, y]: Point): Point {
  return [rounded(x, KEPT), rounded(y, KEPT)];
}

function add([x, y]: Point, [dx, dy]: Point): Point {
  return kept([x + dx, y + dy]);
}

function between([x, y]: Point, [toX, toY]: Point): Point {
  return kept([toX - x, toY - y]);
}

function scale([x, y]: Point, by: number): Point {
  return [x * by, y * by];
}
