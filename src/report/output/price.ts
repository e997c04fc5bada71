import * as z from "zod";
import { count, decimal, findings, line, points, rulesetIdentity, version } from "./parts.js";

const row = z.object({
  id: z.string().describe("The modifier's id; `basic` for the first row."),
  title: z.string().describe("The row's title."),
  detail: z
    .string()
    .describe("What the percentage is made of, such as `2 × +20%`; the boxes in the first row."),
  percent: decimal.describe("The row's own percentage."),
  factor: decimal.describe("1 + percent ÷ 100."),
  amount: decimal.describe("The exact cost up to and with this row."),
});

const hull = z.object({
  size: count.describe("Hull boxes in all."),
  used: z.int().describe("Boxes that mount something."),
  unused: z.int().describe("Boxes that mount nothing; negative where the hull is overfull."),
  damageControlParties: count.describe("Damage control parties."),
  class: z.string().nullable().describe("The ruleset's name for a hull of this size."),
});

const ship = z.object({
  name: z.string().nullable().describe("The ship's name."),
  class: z.string().nullable().describe("The ship's class."),
  kind: z.enum(["ship", "base"]).nullable().describe("Ship or base."),
  count: count.nullable().describe("How many such ships the fleet has."),
  line,
  design: z.string().nullable().describe("The file that a roster entry takes its design from."),
  legal: z
    .boolean()
    .describe("Whether the ship has no error. Errors of `price/*` and `fleet/*` rules do not count here."),
  hull: hull.nullable().describe("How the hull is used; null where the design cannot be read."),
  ledger: z.array(row).optional().describe("Every step of the price; only legal ships have one."),
  exact: decimal.nullable().describe("The exact cost before rounding: the amount of the last row."),
  points: points.nullable().describe("The price of one such ship; null where the ship is illegal."),
  total: points.nullable().describe("points × count."),
});

const document = z.object({
  fleet: z.string().nullable().describe("The fleet's name."),
  kind: z.enum(["ship", "list", "fleet"]).describe("What the document holds."),
  ruleset: rulesetIdentity,
  rounding: z.string().describe("How the ruleset rounds a cost to points."),
  budget: z.number().nullable().describe("The budget in force."),
  points: points.nullable().describe("The total; null where a ship or the fleet's own keys have an error."),
  ships: z.array(ship).describe("The ships, in the order of the file or of `--sort`."),
  minefields: z
    .object({
      patterns: points.describe("Mine patterns."),
      points: points.describe("What the patterns cost."),
      byTechLevel: z
        .array(
          z.object({
            techLevel: count.describe("The tech level of the mines."),
            patterns: points.describe("Mine patterns of this tech level."),
            points: points.describe("What these patterns cost."),
          }),
        )
        .describe("The patterns of each tech level, the lowest first."),
    })
    .describe("Minefields placed before the battle."),
});

/** `price --format json` */
export const priceOutput = z.object({
  version,
  files: z
    .array(
      z.object({
        path: z.string().describe("The file."),
        documents: z.array(document).describe("The fleets, lists and ships of the file."),
      }),
    )
    .describe("The files, in the order in which they were named."),
  points: points
    .nullable()
    .describe(
      "The sum over all documents; null where one has no total. A design file counts only where it was named or met itself.",
    ),
  ...findings,
});
