import type { Ruleset } from "../../rulebook/schema.js";
import { ImpossibleInput } from "../error.js";
import { later, type Moment } from "./moment.js";

type MsgRules = Ruleset["msg"];

const LONGEST = 1000;

/** The impulses that a singularity lasts. Throws {@link ImpossibleInput} for a ruleset's that could not be listed. */
export function impulsesOf({ duration }: MsgRules): number {
  if (duration > LONGEST)
    throw new ImpossibleInput(`a singularity of ${duration} impulses: expected at most ${LONGEST}`);
  return duration;
}

/**
 * Whether a unit at a range, in hexes, is drawn a hex closer (MSG proposal, Additional movement effects). `count` is the
 * impulses since formation, from 1; `impulse` that of the turn.
 */
export function isPulled(range: number, count: number, impulse: number, msg: MsgRules): boolean {
  const counted = msg.pullCount === "formation" ? count : impulse;
  return range >= 1 && range <= msg.radius && counted % range === 0;
}

/** How far a unit at a range, in hexes, is drawn at the moment of forming. */
export function formationPull(range: number, msg: MsgRules): number {
  return range <= msg.radius ? Math.min(range, msg.formationPull) : 0;
}

/** The range of a drifting unit after a change: impulse 0 is the moment of forming. */
export interface PullMove {
  readonly impulse: number;
  readonly range: number;
}

/** What becomes of one unit that drifts. */
export interface Drift {
  readonly range: number;
  readonly moves: readonly PullMove[];
  /** The impulse since formation from which it is held at range 0, or null. */
  readonly heldFrom: number | null;
}

/**
 * The ranges of a drifting unit, from forming to the end (MSG proposal, Additional movement effects). `range` is where
 * it is when the singularity forms, in hexes from 0. `effective`, the moment of forming, only matters where the ruleset
 * counts the impulses of the turn. Throws {@link ImpossibleInput} outside of these.
 */
export function drift(range: number, { msg }: Ruleset, effective: Moment = { turn: 1, impulse: 1 }): Drift {
  if (!Number.isInteger(range) || range < 0)
    throw new ImpossibleInput(`range ${range}: expected whole hexes from 0`);
  const moves: PullMove[] = [];
  let now = range;
  const draw = (impulse: number, hexes: number) => {
    now -= hexes;
    if (hexes > 0) moves.push({ impulse, range: now });
  };
  draw(0, formationPull(now, msg));
  for (let count = 1; count <= impulsesOf(msg); count++) {
    if (isPulled(now, count, later(effective, count).impulse, msg)) draw(count, 1);
  }
  const heldFrom = now > 0 ? null : (moves.at(-1)?.impulse ?? 0);
  return { range, moves, heldFrom };
}
