import type { Scenario } from "../../design/scenario-schema.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { type Facing, NO_TARGET, type SingularityKind } from "../../rulebook/star-fleet.js";
import { ImpossibleInput } from "../error.js";
import { distance, readHex } from "../hex.js";
import { isInArc } from "./firing-arc.js";
import { type MsgHit, msgHit } from "./hit.js";
import { type MsgTimeline, msgTimeline } from "./timeline.js";

/** One restriction that forbids a shot, with the facts. */
export type Restriction =
  | { readonly id: "rule-off" | "erratic" | "no-fire-control" | "no-lock-on" | "not-armed" }
  | { readonly id: "too-near" | "too-far"; readonly range: number; readonly limit: number }
  | { readonly id: "out-of-arc"; readonly arcs: readonly string[]; readonly facing: Facing }
  | { readonly id: "terrain"; readonly kind: string; readonly name: string | null }
  | {
      readonly id: "overlap";
      readonly kind: SingularityKind;
      readonly hex: string;
      readonly distance: number;
      /** The least distance at which the areas share no hex. */
      readonly least: number;
    };

/** Whether an MSG may be fired into a hex. */
export interface TargetVerdict {
  readonly from: string;
  readonly at: string;
  readonly range: number;
  readonly allowed: boolean;
  /** Every restriction that is broken, not only the first. */
  readonly restrictions: readonly Restriction[];
  /** What firing ends: a cloak, a wild weasel. */
  readonly voids: readonly ("cloak" | "wild-weasel")[];
  readonly hit: MsgHit;
  readonly timeline: MsgTimeline;
}

/**
 * Judges a shot by every restriction (MSG proposal, Firing, Restrictions). Throws {@link ImpossibleInput} where the
 * scenario does not say from which hex, in which arc and facing it is fired.
 */
export function judgeTarget(scenario: Scenario, ruleset: Ruleset): TargetVerdict {
  const { from, at, facing, arcs, cloaked, wildWeasel, ewShift } = scenario.msg;
  if (from === undefined || facing === undefined || arcs.length === 0)
    throw new ImpossibleInput("a shot needs the ship's hex, its facing A to F and the MSG's arc");
  const range = distance(readHex(from), readHex(at));
  const inArc = isInArc(readHex(at), { at: readHex(from), facing, arcs }, ruleset);
  const restrictions: Restriction[] = [
    ...conditions(scenario, ruleset),
    ...rangeLimits(range, ruleset),
    ...(inArc ? [] : [{ id: "out-of-arc" as const, arcs, facing }]),
    ...inTheHex(scenario),
    ...overlaps(scenario, ruleset),
  ];
  return {
    from,
    at,
    range,
    allowed: restrictions.length === 0,
    restrictions,
    voids: [...(cloaked ? ["cloak" as const] : []), ...(wildWeasel ? ["wild-weasel" as const] : [])],
    hit: msgHit(range, ewShift, ruleset),
    timeline: msgTimeline(scenario.msg, ruleset),
  };
}

function* conditions({ msg }: Scenario, { optionalRules }: Ruleset): Generator<Restriction> {
  if (!optionalRules.msg) yield { id: "rule-off" };
  if (!msg.armed) yield { id: "not-armed" };
  if (msg.em) yield { id: "erratic" };
  if (!msg.afc) yield { id: "no-fire-control" };
  if (!msg.lockOn) yield { id: "no-lock-on" };
}

function* rangeLimits(range: number, { msg }: Ruleset): Generator<Restriction> {
  if (range < msg.minRange) yield { id: "too-near", range, limit: msg.minRange };
  if (range > msg.maxRange) yield { id: "too-far", range, limit: msg.maxRange };
}

/** What lies in the chosen hex, whether it is listed as terrain or as a unit. */
function* inTheHex({ msg, terrain, units }: Scenario): Generator<Restriction> {
  const forbidden = (each: { hex: string; kind: string }) =>
    each.hex === msg.at && NO_TARGET.includes(each.kind);
  for (const { kind } of terrain.filter(forbidden)) yield { id: "terrain", kind, name: null };
  for (const { kind, name } of units.filter(forbidden)) yield { id: "terrain", kind, name };
}

/** The least distance in hexes at which an MSG's area shares no hex with another's (MSG proposal, Restrictions). */
export function overlapDistance(kind: SingularityKind, { msg }: Ruleset): number {
  return msg.radius + (kind === "msg" ? msg.radius : msg.blackHoleRadius) + 1;
}

function* overlaps({ msg, singularities }: Scenario, ruleset: Ruleset): Generator<Restriction> {
  for (const { hex, kind } of singularities) {
    const least = overlapDistance(kind, ruleset);
    const away = distance(readHex(msg.at), readHex(hex));
    if (away < least) yield { id: "overlap", kind, hex, distance: away, least };
  }
}
