import type { Scenario, ScenarioUnit } from "../../design/scenario-schema.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { readHex } from "../hex.js";
import { later, type Moment } from "./moment.js";
import { impulsesOf } from "./pull.js";
import { msgTimeline } from "./timeline.js";
import { UnitOnMap } from "./unit-on-map.js";
import type { WhyUnpulled } from "./unpulled.js";

/** What happened to a unit in one impulse: it was pulled, moved, both, or struck. */
export interface TrackStep {
  /** Impulses since formation; 0 is the moment of forming. */
  readonly impulse: number;
  readonly moment: Moment;
  /** Where it is at the end of the impulse, and how many hexes from the singularity. */
  readonly hex: string;
  readonly range: number;
  /** Where the pull took it, or null. */
  readonly pulled: string | null;
  /** Where its own movement took it, or null. */
  readonly moved: string | null;
  /** The other hex of each exact tie that was decided. */
  readonly ties: readonly string[];
  /** The target that a seeking weapon struck here. */
  readonly strikes: string | null;
}

/** A unit from forming to the end of the singularity. */
export interface UnitTrack {
  readonly unit: ScenarioUnit;
  /** Why it is not pulled; null where it was. */
  readonly why: WhyUnpulled | null;
  /** Where it is when the singularity forms, before the first pull. */
  readonly start: { readonly hex: string; readonly range: number };
  /** The impulses in which something happened to it. */
  readonly track: readonly TrackStep[];
  /** The impulse since formation from which it is held at range 0, or null. */
  readonly heldFrom: number | null;
  /** The impulse in which it moved off the map, or null. */
  readonly leftMap: number | null;
}

/** A singularity with all that it does to the units of a scenario. */
export interface PullResult {
  readonly effective: Moment;
  readonly dissipates: Moment;
  readonly units: readonly UnitTrack[];
}

/**
 * Plays a singularity out, impulse by impulse: the pull, then the units' own movement in their headings
 * (`ownMove: false` leaves it out). Units stand where they are when it forms (MSG proposal, Effects upon solidification
 * to Effect at R0). Throws ImpossibleInput for a hex that is none.
 */
export function pullScenario(scenario: Scenario, ruleset: Ruleset, { ownMove = true } = {}): PullResult {
  const { msg } = ruleset;
  const { effective, dissipates } = msgTimeline(scenario.msg, ruleset);
  const centre = readHex(scenario.msg.at);
  const units = scenario.units.map((unit) => new UnitOnMap(unit, centre, scenario.map, ruleset));
  const byName = new Map(units.map((each) => [each.unit.name, each]));
  for (let count = 0; count <= impulsesOf(msg); count++) {
    const moment = later(effective, count);
    for (const each of units) {
      each.begin();
      if (count === 0) each.form();
      else each.act(count, moment.impulse, ownMove);
    }
    // Where all have moved, whoever shares the hex of the singularity shares it with its target.
    const struck = units.map((each) => {
      const target = each.unit.kind === "seeking" ? byName.get(each.unit.target ?? "") : undefined;
      return [each, each.isAtCentre && target?.isAtCentre ? target.unit.name : null] as const;
    });
    for (const [each, target] of struck) each.end(count, moment, target);
  }
  return { effective, dissipates, units: units.map((each) => each.result()) };
}
