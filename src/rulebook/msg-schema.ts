import * as z from "zod";
import { MOST } from "./bounds.js";
import { forEach, values } from "./values.js";

const SIZE_CLASSES = ["SC1", "SC2", "SC3", "SC4", "SC5", "SC6", "SC7"] as const;

/** The schema of the Momentary Singularity Generator. */
export function msgSchema() {
  return z
    .strictObject({ ...firingParts(), ...effectParts() })
    .describe("The Momentary Singularity Generator.");
}

function firingParts() {
  const { die, few, positive, whole } = values();
  const band = z.strictObject({
    from: whole.describe("The nearest range of the band, in hexes."),
    to: whole.describe("The farthest range of the band, in hexes."),
    hitOn: die.describe("The highest roll at which the MSG works."),
  });
  const arming = z.strictObject({
    warp: whole.describe("Points of warp power in each turn of arming."),
    turns: few.describe("Turns that arming takes."),
  });
  return {
    limits: z
      .strictObject(forEach(SIZE_CLASSES, whole))
      .describe("How many MSGs a ship of each size class may mount."),
    arming: arming.describe("What arming an MSG takes."),
    minRange: whole.describe("The least range, in hexes. Ranges below the first band count as in that band."),
    maxRange: positive.describe("The greatest range, in hexes."),
    bands: z.array(band).min(1).max(MOST.bands).describe("The range bands, nearest first."),
    bandOf22: z.enum(["better", "worse"]).describe("Which band counts at a range that belongs to two bands."),
  };
}

function effectParts() {
  const { positive, whole } = values();
  const impulses = positive.max(MOST.impulses);
  const hexes = positive.max(MOST.hexes);
  return {
    effectDelay: impulses.describe("Impulses from firing to forming."),
    duration: impulses.describe("Impulses from forming to the end."),
    radius: hexes.describe("The reach of a singularity, in hexes."),
    blackHoleRadius: hexes.describe("The reach of a black hole, in hexes. The two areas may not overlap."),
    formationPull: whole.max(MOST.hexes).describe("Hexes that a unit moves at the moment of forming."),
    pullCount: z
      .enum(["formation", "turn"])
      .describe("Whether impulses are counted from forming or from the start of the turn to time the pull."),
    pullBeforeMovement: z.boolean().describe("Whether the pull comes before voluntary movement."),
    ties: z
      .enum(["clockwise", "counterclockwise"])
      .describe("Which of two hexes is entered when both are equally near the line between the centres."),
    naturalEcm: whole.describe("Points of natural ECM at range 0 and for fire across the hex."),
  };
}
