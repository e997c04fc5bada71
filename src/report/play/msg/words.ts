import type { Moment } from "../../../play/msg/moment.js";
import type { Restriction } from "../../../play/msg/target.js";
import type { UnitTrack } from "../../../play/msg/tracks.js";
import type { WhyUnpulled } from "../../../play/msg/unpulled.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { clip } from "../../text/text.js";
import { visible } from "../../text/visible.js";

/** Cells that a name takes at most within a sentence. */
const NAME = 28;

/** A name of the scenario as a sentence shows it. */
export function named(name: string): string {
  return clip(visible(name), NAME);
}

/** `impulse 2 of turn 3`. */
export function momentText({ turn, impulse }: Moment): string {
  return `impulse ${impulse} of turn ${turn}`;
}

/** Why a unit is not pulled. */
export function whyText(why: WhyUnpulled, kind: string, radius: number): string {
  switch (why) {
    case "kind":
      return `singularities move no ${kind.replace("-", " ")}`;
    case "stabilized":
      return "a base with positional stabilizers";
    case "no-clear-line":
      return "in an atmosphere, without a clear line to the singularity";
    case "out-of-reach":
      return `beyond ${plural(radius, "hex", "hexes")} throughout`;
  }
}

/** What becomes of a unit in the end, in sentences. */
export function fates({ unit, why, heldFrom, leftMap, track }: UnitTrack, rules: Ruleset["msg"]): string[] {
  const strike = track.find(({ strikes }) => strikes !== null);
  const until = strike ? "until it strikes" : `to impulse ${rules.duration}`;
  const keeps = unit.speed > 0 && !strike ? `; keeps its speed of ${unit.speed} and may turn` : "";
  return [
    why === null ? [] : [`Not pulled: ${whyText(why, unit.kind, rules.radius)}.`],
    unit.atmosphere && why === null ? ["In an atmosphere: not moved at formation."] : [],
    heldFrom === null ? [] : [`Held from impulse ${heldFrom} ${until}${keeps}.`],
    strike ? [`Strikes ${named(strike.strikes ?? "")} at impulse ${strike.impulse}.`] : [],
    leftMap === null ? [] : [`Leaves the map at impulse ${leftMap}.`],
  ].flat();
}

const CONDITIONS = {
  "rule-off": "the ruleset plays without MSGs",
  "not-armed": "the MSG is not armed",
  erratic: "the ship is in erratic maneuvers",
  "no-fire-control": "the ship has no active fire control",
  "no-lock-on": "the ship has no lock-on to the hex",
} as const;

/** Why a shot is not allowed. */
export function restrictionText(broken: Restriction): string {
  switch (broken.id) {
    case "too-near":
      return `range ${broken.range} is under ${broken.limit} hexes, where the table begins`;
    case "too-far":
      return `range ${broken.range} is over ${broken.limit} hexes`;
    case "out-of-arc":
      return `the hex is out of arc ${broken.arcs.join("")} for a ship that faces ${broken.facing}`;
    case "terrain":
      return `the hex holds a ${broken.kind}${broken.name === null ? "" : ` (${named(broken.name)})`}`;
    case "overlap": {
      const what = broken.kind === "msg" ? "another MSG's singularity" : "a black hole";
      const away = plural(broken.distance, "hex", "hexes");
      return `${away} from ${what} in ${broken.hex}: the areas overlap when closer than ${broken.least}`;
    }
    default:
      return CONDITIONS[broken.id];
  }
}

const TOPICS: Readonly<Record<Restriction["id"], string>> = {
  "rule-off": "msg-rule",
  "not-armed": "msg-arming",
  erratic: "msg-firing-conditions",
  "no-fire-control": "msg-firing-conditions",
  "no-lock-on": "msg-firing-conditions",
  "too-near": "msg-min-range",
  "too-far": "msg-range",
  "out-of-arc": "msg-range",
  terrain: "msg-terrain",
  overlap: "msg-overlap",
};

/** What `shipcost explain` tells the restriction under. */
export function restrictionTopic(broken: Restriction): string {
  return broken.id === "overlap" && broken.kind === "black-hole" ? "msg-black-hole" : TOPICS[broken.id];
}
