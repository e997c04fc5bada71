import * as z from "zod";

// What several documents have in common. A part with an id is described once in each schema, and once in docs/json.md.

/** What every document begins with. */
export const version = z
  .literal(1)
  .describe("The version of the format. New keys may come without a new version.");

/** A list of this many, or a place in a file. */
export const count = z.int().min(0);
export const line = z.int().min(1).describe("The line, counted from 1.");

export const decimal = z
  .string()
  .regex(/^-?\d+(\.\d+|\/\d+)?$/)
  .meta({
    id: "decimal",
    description: 'An exact number as text: `"12.5"`, or `"1/3"` where the decimals do not end.',
  });

export const chance = z
  .string()
  .regex(/^\d+(\/\d+)?$/)
  .meta({
    id: "chance",
    description: 'An exact chance as a fraction: `"2/3"`; `"0"` is never and `"1"` is always.',
  });

export const points = z.union([z.number(), decimal]).meta({
  id: "points",
  description: "Points: a number, or exact text where the number would not be exact.",
});

export const rulesetIdentity = z
  .object({
    id: z.string().describe("The ruleset's id."),
    version: z.string().describe("The ruleset's version."),
    hash: z
      .string()
      .describe("12 hexadecimal digits that stand for the rules: equal rules have an equal hash."),
  })
  .meta({ id: "ruleset", description: "The ruleset in force." });

const edit = z.object({
  line,
  column: z.int().min(1).describe("The first column that is replaced, in Unicode code points from 1."),
  endLine: line.describe("The line where the replaced text ends."),
  endColumn: z.int().min(1).describe("The column after the last one that is replaced."),
  text: z.string().describe("The text to put there."),
});

const findingFields = {
  ruleId: z.string().describe("The id of the lint rule, such as `hull/overfull`."),
  severity: z
    .enum(["error", "warning", "info"])
    .describe("How serious the finding is, by the settings in force."),
  message: z.string().describe("What is wrong, in one sentence."),
  path: z.string().describe("The file."),
  line,
  column: z
    .int()
    .min(1)
    .describe("The column in Unicode code points, counted from 1. A byte order mark does not count."),
  endLine: line.describe("The line where the finding ends."),
  endColumn: z.int().min(1).describe("The column after the last character of the finding."),
  ship: z
    .string()
    .nullable()
    .describe("The ship's name; null where the finding belongs to no ship, or the ship has none."),
  suggestions: z.array(z.string()).describe("Words that may have been meant, the nearest first."),
  help: z.string().nullable().describe("What to do about the finding."),
  fix: z
    .object({ edits: z.array(edit).describe("The edits of the fix: make all of them or none.") })
    .nullable()
    .describe("The fix that `lint --fix` would make."),
};

export const finding = z
  .object(findingFields)
  .meta({ id: "finding", description: "A finding of a lint rule." });

export const suppressed = z
  .object({ ...findingFields, reason: z.string().describe("The reason that the comment gives.") })
  .meta({ id: "suppressedFinding", description: "A finding that a comment suppresses." });

/** The findings of a run, as every command that reads designs has them. */
export const findings = {
  findings: z.array(finding).describe("All findings, by path, line, column and rule."),
  suppressed: z.array(suppressed).describe("The findings that comments suppress."),
};

export const moment = z
  .object({
    turn: z.int().describe("The turn, counted from 1."),
    impulse: z.int().min(1).max(32).describe("The impulse of the turn, 1 to 32."),
  })
  .meta({ id: "moment", description: "A turn and an impulse of Star Fleet Battles." });

export const seed = z
  .int()
  .nullable()
  .describe("The seed that the dice were rolled from; null where the dice were given, or there are none.");
