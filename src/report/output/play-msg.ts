import * as z from "zod";
import { chance, count, moment, seed, version } from "./parts.js";

const hex = z.string().describe("A hex of four digits, such as `1022`.");
const hitOn = z.int().nullable().describe("The die at or under which the MSG works; null out of range.");
const effective = moment.describe("When the singularity forms.");
const dissipates = moment.describe("When the singularity ends.");

/** `play msg hit --format json` */
export const playMsgHitOutput = z.object({
  version,
  range: count.describe("The range in hexes."),
  ewShift: count.describe("The electronic warfare shift, added to the die."),
  allowed: z.boolean().describe("Whether the MSG may be fired at this range."),
  band: z
    .object({ from: count.describe("The nearest hex."), to: count.describe("The farthest hex.") })
    .nullable()
    .describe("The range band; null out of range."),
  hitOn,
  chance: chance.nullable().describe("The chance that the MSG works; null out of range."),
  reason: z.string().nullable().describe("Why it may not be fired; null where it may."),
  roll: z
    .object({
      die: z.int().describe("The die."),
      total: z.int().describe("The die with the shift."),
      works: z.boolean().describe("Whether a singularity forms."),
      seed,
    })
    .nullable()
    .describe("The die; null where none was rolled."),
});

/** `play msg timeline --format json` */
export const playMsgTimelineOutput = z.object({
  version,
  fired: moment.describe("When the MSG is fired."),
  effective,
  dissipates,
  arming: z
    .object({
      turns: z.array(z.int()).describe("The turns of arming; 0 and below lie before the game."),
      warp: count.describe("Points of warp power in each of them."),
      beforehand: z.boolean().describe("Whether arming began before the game."),
      note: z.string().describe("The arming in a sentence."),
    })
    .describe("How the MSG was armed at the latest."),
});

const held = {
  held: z.boolean().describe("Whether the singularity comes to hold the unit at range 0."),
  heldFrom: z.int().nullable().describe("The impulse since formation from which the unit is held."),
};

/** `play msg pull --range N --format json` */
export const playMsgPullOutput = z.object({
  version,
  range: count.describe("The range when the singularity forms."),
  moves: z
    .array(
      z.object({
        impulse: z.int().describe("Impulses since formation; 0 is the pull at formation."),
        range: count.describe("The range after the pull."),
      }),
    )
    .describe("Each pull."),
  ...held,
});

const step = z.object({
  impulse: z.int().describe("Impulses since formation."),
  moment: moment.describe("Turn and impulse."),
  hex: hex.describe("Where the unit is after the impulse."),
  range: count.describe("Hexes from the singularity."),
  pulled: hex.nullable().describe("The hex that the pull took the unit to."),
  moved: hex.nullable().describe("The hex that the unit's own movement took it to."),
  ties: z.array(hex).describe("The hexes that were as near, where the pull had to choose."),
  strikes: z.string().nullable().describe("The target that a seeking weapon struck."),
});

/** `play msg pull --scenario FILE --format json` */
export const playMsgTracksOutput = z.object({
  version,
  scenario: z.string().nullable().describe("The scenario's name."),
  at: hex.describe("The hex of the singularity."),
  fired: moment.describe("When the MSG was fired."),
  effective,
  dissipates,
  naturalEcm: count.describe("Points of natural ECM of the hex."),
  units: z
    .array(
      z.object({
        name: z.string().describe("The unit."),
        kind: z.string().describe("What the unit is."),
        why: z.string().nullable().describe("Why the unit is not pulled; null where it is."),
        ...held,
        heading: z.string().nullable().describe("The direction A to F in which the unit moves."),
        speed: count.describe("Hexes a turn."),
        start: z
          .object({ hex, range: count.describe("Hexes from the singularity.") })
          .describe("Where the unit is when the singularity forms."),
        track: z.array(step).describe("The impulses in which something happened to the unit."),
        leftMap: z.int().nullable().describe("The impulse in which the unit moved off the map."),
      }),
    )
    .describe("The units of the scenario."),
  notes: z.array(z.string()).describe("What was left out."),
});

/** `play msg target --format json` */
export const playMsgTargetOutput = z.object({
  version,
  allowed: z.boolean().describe("Whether the MSG may be fired into the hex."),
  reasons: z.array(z.string()).describe("Every reason against the shot, in sentences."),
  topics: z.array(z.string()).describe("For each reason the id that `explain` knows."),
  notes: z.array(z.string()).describe("What firing ends, such as a cloak."),
  from: hex.describe("The hex of the firing ship."),
  at: hex.describe("The chosen hex."),
  range: count.describe("The range in hexes."),
  hitOn,
  chance: chance.nullable().describe("The chance that the MSG works; null out of range."),
  effective,
  dissipates,
});
