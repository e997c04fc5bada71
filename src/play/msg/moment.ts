import { IMPULSES } from "../../rulebook/star-fleet.js";
import { ImpossibleInput } from "../error.js";

/** A turn from 1, and an impulse of it from 1 to 32. */
export interface Moment {
  readonly turn: number;
  readonly impulse: number;
}

/** The moment so many impulses later. Throws {@link ImpossibleInput} for a turn or impulse that no game has. */
export function later({ turn, impulse }: Moment, impulses: number): Moment {
  if (!(Number.isSafeInteger(turn) && turn >= 1))
    throw new ImpossibleInput(`turn ${turn}: expected a turn from 1`);
  if (!(Number.isInteger(impulse) && impulse >= 1 && impulse <= IMPULSES))
    throw new ImpossibleInput(`impulse ${impulse}: expected 1 to ${IMPULSES}`);
  const since = impulse - 1 + impulses;
  return { turn: turn + Math.floor(since / IMPULSES), impulse: (since % IMPULSES) + 1 };
}

/**
 * Whether a unit with a speed moves on an impulse: the published chart spreads the moves of a turn evenly and ends with
 * one on the last impulse. Speed in hexes a turn, 0 to 32 (Star Fleet Battles, impulse movement).
 */
export function movesOn(speed: number, impulse: number): boolean {
  const moved = (upTo: number) => Math.floor((upTo * speed) / IMPULSES);
  return moved(impulse) > moved(impulse - 1);
}
