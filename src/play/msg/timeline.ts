import type { Ruleset } from "../../rulebook/schema.js";
import { ImpossibleInput } from "../error.js";
import { later, type Moment } from "./moment.js";

/** When an MSG that works takes effect and ends, and how it was armed at the latest. */
export interface MsgTimeline {
  readonly fired: Moment;
  readonly effective: Moment;
  readonly dissipates: Moment;
  readonly arming: Arming;
}

/** How an MSG was armed at the latest; one that is held was armed earlier. */
export interface Arming {
  /** The turns of arming; 0 and below lie before the game. The last is allocated, reserve warp will do for the others. */
  readonly turns: readonly number[];
  /** Points of warp power in each of them. */
  readonly warp: number;
  /** Whether arming began before the game. */
  readonly beforehand: boolean;
}

const MOST_ARMING = 100;

/**
 * From arming to the end (MSG proposal, Arming, Formation, Dissipation): `fired` is the turn from 1 and the impulse from
 * 1 to 32. Throws {@link ImpossibleInput} outside of these.
 */
export function msgTimeline(fired: Moment, { msg }: Ruleset): MsgTimeline {
  const { warp, turns } = msg.arming;
  if (turns > MOST_ARMING)
    throw new ImpossibleInput(`arming of ${turns} turns: expected at most ${MOST_ARMING}`);
  const effective = later(fired, msg.effectDelay);
  const dissipates = later(effective, msg.duration);
  const first = fired.turn - turns + 1;
  const armed = Array.from({ length: turns }, (_, i) => first + i);
  return { fired, effective, dissipates, arming: { turns: armed, warp, beforehand: first < 1 } };
}
