import * as z from "zod";
import { count, decimal, findings, line, points, rulesetIdentity, version } from "./parts.js";
import { following } from "./show-card.js";

/** `show --format json` */
export const showOutput = z.object({
  version,
  ships: z
    .array(
      z.object({
        name: z.string().nullable().describe("The ship's name."),
        path: z.string().describe("The file."),
        line,
        design: z.string().nullable().describe("The file that a roster entry takes its design from."),
        fleet: z.string().nullable().describe("The fleet's name."),
        class: z.string().nullable().describe("The ship's class."),
        kind: z.enum(["ship", "base"]).describe("Ship or base."),
        count: count.describe("How many such ships the fleet has."),
        flagship: z.boolean().describe("Whether this is the flagship."),
        techLevel: z.int().describe("The tech level."),
        movement: z.enum(["standard", "vector"]).describe("The fleet's movement system."),
        defence: z.string().describe("Toughness, and in brackets toughness with shields: `3(4)`."),
        toughness: z.int().describe("The toughness."),
        shields: z.int().describe("The shield levels."),
        engines: z.int().describe("The engine rating."),
        agile: z.boolean().describe("Whether the ship is agile."),
        primaries: z.int().describe("Primaries mounted."),
        fighterBays: z.int().describe("Fighter bays."),
        boardingBays: z.int().describe("Boarding-craft bays."),
        traits: z.array(z.string()).describe("The traits."),
        notes: z.string().nullable().describe("The owner's notes."),
        ...following,
        exact: decimal.describe("The exact cost."),
        points: points.describe("The price of one such ship."),
        total: points.describe("points × count."),
        ruleset: rulesetIdentity,
      }),
    )
    .describe("The legal ships."),
  ...findings,
});
