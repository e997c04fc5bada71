import * as z from "zod";
import { seed, version } from "./parts.js";

/** `play initiative --format json` */
export const playInitiativeOutput = z.object({
  version,
  rolls: z
    .array(
      z.object({
        round: z.int().describe("The round of dice, counted from 1. Sides that tie roll another."),
        side: z.string().describe("The side."),
        die: z.int().describe("The die."),
        modifier: z.int().describe("What the flagship's crew adds."),
        total: z.int().describe("Die and modifier."),
      }),
    )
    .describe("The dice."),
  initiative: z.string().describe("The side that has the initiative."),
  first: z.string().describe("The side that moves first."),
  order: z
    .array(
      z.object({
        subphase: z.int().describe("1 fighters and missiles, 2 ships, 3 fighters and missiles."),
        side: z.string().describe("The side that moves."),
        unit: z.int().describe("Which of the side's units of the subphase, counted from 1."),
      }),
    )
    .describe("The moves in order."),
  seed,
});

const point = z.tuple([z.number(), z.number()]);

/** `play vector --format json` */
export const playVectorOutput = z.object({
  version,
  unit: z.enum(["ship", "fighter", "missile"]).describe("What moves."),
  engines: z.int().optional().describe("Of a ship: the engine rating."),
  silent: z.boolean().optional().describe("Of a ship: whether it runs silent."),
  agile: z.boolean().optional().describe("Of a ship: whether it is agile."),
  techLevel: z.int().optional().describe("Of a fighter or missile: the tech level."),
  power: z.int().optional().describe("Of a missile: the strength."),
  allowance: z.number().describe("The longest burn in inches."),
  legal: z.boolean().describe("Whether every burn is within the allowance."),
  start: z
    .object({
      position: point.describe("The unit, x and y."),
      marker: point.describe("The marker, x and y."),
    })
    .describe("Where unit and marker begin, in inches."),
  turns: z
    .array(
      z.object({
        turn: z.int().describe("The turn, counted from 1."),
        phase: z.int().nullable().describe("The phase of a fighter or missile; null for a ship."),
        burn: z
          .object({
            distance: z.number().describe("The length in inches."),
            bearing: z.number().describe("Degrees clockwise from north."),
          })
          .nullable()
          .describe("The burn; null for none."),
        legal: z.boolean().describe("Whether the burn is within the allowance."),
        aimed: point.describe("The marker after the burn, before the move."),
        position: point.describe("The unit after the move."),
        marker: point.describe("The marker after the move."),
        speed: z.number().describe("Inches a turn."),
        course: z.number().nullable().describe("The bearing of the movement; null at rest."),
        facing: z.number().nullable().describe("The bearing of the bow; null where the owner chooses."),
      }),
    )
    .describe("The burns and moves."),
});
