import * as z from "zod";
import { count, decimal, finding, line, points, rulesetIdentity, version } from "./parts.js";

/** A value on each side; null where a side has none. */
function sides<T extends z.ZodType>(value: T) {
  return {
    old: value.nullable().describe("On the old side."),
    new: value.nullable().describe("On the new side."),
  };
}

const movement = {
  ...sides(points),
  difference: points.nullable().describe("New less old; null where a side has no total."),
};
const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const field = z.object({
  field: z.string().describe("The key, or the special weapon, trait or box kind."),
  old: fieldValue.describe("The old value; null where there was none."),
  new: fieldValue.describe("The new value; null where there is none."),
});

const side = z.object({
  name: z.string().nullable().describe("The ship's name."),
  path: z.string().describe("The file."),
  line,
  legal: z.boolean().describe("Whether the ship is legal."),
  exact: decimal.nullable().describe("The exact cost."),
  points: points.nullable().describe("The price of one such ship."),
  count: count.nullable().describe("How many such ships there are."),
  total: points.nullable().describe("points × count."),
});

const cause = z.object({
  cause: z.enum(["design", "ruleset", "both", "rounding"]).describe("What changed."),
  id: z.string().describe("The ledger row's id; `stacking` where modifiers combine differently; `rounding`."),
  title: z.string().describe("The row's title."),
  field: z.string().nullable().describe("The key of the ship that the row depends on."),
  old: z.string().nullable().describe("What the row was made of, such as `1 × +20%`."),
  new: z.string().nullable().describe("What the row is made of now."),
  amount: decimal.describe("By how much the exact price moved."),
});

const ship = z.object({
  change: z.enum(["added", "removed", "renamed", "changed"]).describe("`renamed`: only the name is new."),
  old: side.nullable().describe("The ship as it was."),
  new: side.nullable().describe("The ship as it is."),
  fields: z.array(field).describe("The keys that changed."),
  between: z
    .object({
      design: z.enum(["old", "new"]).describe("Which design was priced."),
      exact: decimal.describe("Its exact cost."),
      points: points.describe("Its price."),
    })
    .nullable()
    .describe("Where the ruleset changed too: the price of one design under the ruleset of the other side."),
  difference: points.nullable().describe("By how much the price of one such ship moved."),
  causes: z.array(cause).describe("Why the price moved. The amounts add up to the difference."),
  effect: z
    .object({
      price: points.describe("Price change × old count."),
      count: points.describe("Count change × new price."),
      total: points.describe("Both together."),
    })
    .nullable()
    .describe("What the ship's change does to the fleet's total."),
});

const document = z.object({
  change: z.enum(["same", "added", "removed", "changed"]).describe("What became of the document."),
  path: z.object(sides(z.string())).describe("The file."),
  fleet: z.object(sides(z.string())).describe("The fleet's name."),
  kind: z.object(sides(z.enum(["ship", "list", "fleet"]))).describe("What the document holds."),
  ruleset: z.object(sides(rulesetIdentity)).describe("The ruleset in force."),
  fields: z.array(field).describe("The fleet's own keys that changed."),
  ships: z.array(ship).describe("The ships that changed."),
  unchanged: count.describe("How many ships did not change."),
  totals: z
    .object({
      ...movement,
      between: points
        .nullable()
        .describe("The old document's total under the new ruleset, where that is another."),
      parts: z
        .object({
          prices: points.describe("From prices that moved."),
          counts: points.describe("From counts that moved."),
          added: points.describe("From ships added."),
          removed: points.describe("From ships removed."),
          minefields: points.describe("From minefields."),
        })
        .nullable()
        .describe("The parts of the difference. They add up to it."),
    })
    .describe("The totals."),
  budget: z.object(sides(z.number())).describe("The budget in force."),
  left: z.object(sides(points)).describe("What the total leaves of the budget; negative where it is over."),
});

/** `diff --format json` */
export const diffOutput = z.object({
  version,
  same: z.boolean().describe("Whether nothing differs but comments, layout and order."),
  summary: z.string().describe("The difference in one sentence."),
  old: z.string().describe("What the old side is called."),
  new: z.string().describe("What the new side is called."),
  points: z.object(movement).describe("The totals of all documents together."),
  documents: z.array(document).describe("The documents of both sides."),
  unread: z
    .array(
      z.object({
        side: z.enum(["old", "new"]).describe("The side."),
        path: z.string().describe("The file."),
      }),
    )
    .describe("Files that could not be read in full. What was read is compared."),
  findings: z
    .object({
      new: z.array(finding).describe("Findings that only the new side has."),
      gone: z.array(finding).describe("Findings that only the old side has."),
    })
    .describe("The findings that differ."),
});
