import { exact, type FractionText, fractionText } from "../../rulebook/exact.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { ImpossibleInput } from "../error.js";
import { FACES } from "../law.js";

/** Why an MSG may not be fired at a range. */
export type RangeProblem = "too-near" | "too-far";

/** Whether an MSG may be fired at a range, and when it works. */
export interface MsgHit {
  readonly range: number;
  readonly ewShift: number;
  readonly allowed: boolean;
  readonly problem: RangeProblem | null;
  /** The band that counts, in hexes; null where it may not be fired. */
  readonly band: { readonly from: number; readonly to: number } | null;
  /** The die, 0 to 6, at or under which it works, the shift taken off; null where it may not be fired. */
  readonly hitOn: number | null;
  readonly chance: FractionText | null;
}

/**
 * The die by range (MSG proposal, Firing). Range in whole hexes from 0; `ewShift` is the net electronic warfare shift
 * from 0, which is added to the die. Throws {@link ImpossibleInput} outside of these.
 */
export function msgHit(range: number, ewShift: number, { msg }: Ruleset): MsgHit {
  if (!Number.isInteger(range) || range < 0)
    throw new ImpossibleInput(`range ${range}: expected whole hexes from 0`);
  if (!Number.isInteger(ewShift) || ewShift < 0)
    throw new ImpossibleInput(`a shift of ${ewShift}: expected a whole number of at least 0`);
  const problem = range < msg.minRange ? "too-near" : range > msg.maxRange ? "too-far" : null;
  if (problem) return { range, ewShift, allowed: false, problem, band: null, hitOn: null, chance: null };
  const { from, to, hitOn: die } = bandAt(range, msg);
  const hitOn = Math.max(0, die - ewShift);
  return {
    range,
    ewShift,
    allowed: true,
    problem,
    band: { from, to },
    hitOn,
    chance: fractionText(exact(hitOn).div(FACES)),
  };
}

/** Ranges in a row at which the same die counts. */
export interface HitBand {
  readonly from: number;
  readonly to: number;
  /** The die, 0 to 6, at or under which an MSG works there. */
  readonly hitOn: number;
}

/** The dice by range, nearest first, made of the first so many bands of a ruleset (MSG proposal, Firing). */
export function msgHitBands(ruleset: Ruleset, most = Infinity): HitBand[] {
  const { minRange, maxRange, bands } = ruleset.msg;
  const edges = bands.slice(0, most).flatMap(({ from, to }) => [from, to + 1]);
  const starts = [...new Set([minRange, ...edges])]
    .filter((range) => range >= minRange && range <= maxRange)
    .sort((a, b) => a - b);
  const found: HitBand[] = [];
  for (const [i, from] of starts.entries()) {
    const to = (starts[i + 1] ?? maxRange + 1) - 1;
    const hitOn = msgHit(from, 0, ruleset).hitOn ?? 0;
    const last = found.at(-1);
    if (last?.hitOn === hitOn) found[found.length - 1] = { ...last, to };
    else found.push({ from, to, hitOn });
  }
  return found;
}

function bandAt(range: number, { bands, bandOf22 }: Ruleset["msg"]) {
  const holding = bands.filter(({ from, to }) => from <= range && range <= to);
  const sorted = (holding.length > 0 ? holding : bands.slice(0, 1)).toSorted((a, b) => b.hitOn - a.hitOn);
  return (bandOf22 === "better" ? sorted[0] : sorted.at(-1)) ?? { from: range, to: range, hitOn: 0 };
}

/** One die rolled for an MSG. */
export interface MsgRoll {
  readonly die: number;
  /** The die with the shift. */
  readonly total: number;
  /** Whether a singularity will form; otherwise the MSG malfunctions. */
  readonly works: boolean;
}

/** What a die of 1 to 6 does. Throws {@link ImpossibleInput} for a face that no die has. */
export function msgRoll({ hitOn, ewShift }: MsgHit, die: number): MsgRoll {
  if (!Number.isInteger(die) || die < 1 || die > FACES)
    throw new ImpossibleInput(`a die shows 1 to ${FACES}, not ${die}`);
  return { die, total: die + ewShift, works: hitOn !== null && die <= hitOn };
}
