import * as z from "zod";
import { count, findings, line, points, version } from "./parts.js";

const verdict = z.object({
  path: z.string().describe("The file."),
  line: line.describe("The line at which the document begins."),
  fleet: z.string().nullable().describe("The name of the fleet or lone ship; null for a list."),
  ships: points.describe("Ships bought: an entry with `count: 3` is three."),
  points: points.nullable().describe("The total; null where a ship or the fleet's own keys have an error."),
  budget: z.number().nullable().describe("The budget in force."),
  errors: count.describe("Errors in the fleet and in the designs that it buys."),
  warnings: count.describe("Warnings in the fleet and in the designs that it buys."),
  verdict: z.enum(["pass", "fail"]).describe("`fail` where there is an error."),
});

const stale = z.object({
  path: z.string().describe("The file, relative to the baseline's folder."),
  ruleId: z.string().describe("The id of the lint rule."),
  ship: z.string().nullable().describe("The ship's name."),
  fingerprint: z
    .string()
    .nullable()
    .describe("16 hexadecimal digits that stand for the finding; null for any of the rule in the ship."),
  count: count.describe("How many such findings are gone."),
});

const tooMany = z.object({
  limit: count.describe("The warnings that are allowed."),
  saidAt: z
    .object({ path: z.string().describe("The configuration."), line })
    .nullable()
    .describe("Where a configuration sets the limit; null for `--max-warnings`."),
  warnings: count.describe("The warnings that are reported."),
});

/** `lint --format json` */
export const lintOutput = z.object({
  version,
  summary: z
    .object({
      files: count.describe("Files checked."),
      ships: count.describe("Ships checked: an entry counts once, whatever its `count`."),
      errors: count.describe("Errors."),
      warnings: count.describe("Warnings."),
      infos: count.describe("Infos."),
      suppressed: count.describe("Findings that comments suppress."),
      baselined: count.describe("Findings that the baseline lists."),
    })
    .describe("What was counted."),
  tooManyWarnings: z
    .array(tooMany)
    .describe("The limits on warnings that are exceeded; with one in the list the exit code is not 0."),
  fleets: z.array(verdict).describe("Which fleets, lists and lone ships pass."),
  ...findings,
  stale: z.array(stale).describe("What the baseline lists and is no longer found."),
});

/** `lint --list-files --format json` */
export const lintFilesOutput = z.object({
  version,
  files: z
    .array(
      z.object({
        path: z.string().describe("The file."),
        config: z.string().nullable().describe("The configuration that governs the file."),
      }),
    )
    .describe("The files that would be checked."),
  passedOver: z
    .array(
      z.object({
        path: z.string().describe("The file."),
        kind: z
          .enum(["ruleset", "scenario", "config", "other"])
          .describe("What the file is instead; `other` has no key of a ship or fleet."),
      }),
    )
    .describe("Files met in a folder that hold no designs."),
  leftOut: z
    .array(
      z.object({
        path: z.string().describe("The file."),
        by: z.string().describe("The ignore file or configuration, and its pattern."),
      }),
    )
    .describe("Files that were named and are ignored."),
});

const origin = {
  from: z.enum(["flag", "fleet", "config", "default"]).describe("Where the value comes from."),
  path: z.string().nullable().describe("The file that says so."),
  line: line.nullable().describe("The line that says so."),
};
const text = z.object({ value: z.string().describe("The value."), ...origin });
const number = z.object({ value: z.number().nullable().describe("The value; null for none."), ...origin });

/** `lint --print-config --format json` */
export const lintConfigOutput = z.object({
  version,
  path: z.string().describe("The file that was asked about."),
  config: z.string().nullable().describe("The configuration that governs the file."),
  ignored: z.string().nullable().describe("What leaves the file out when it is met in a folder."),
  ruleset: text.describe("The ruleset for fleets that name none."),
  budget: number.describe("The budget of fleets that name none."),
  maxWarnings: number.describe("The number of warnings above which lint fails."),
  ignore: z.array(text).describe("The patterns of ignored files."),
  documents: z
    .array(
      z.object({
        line,
        ruleset: text.describe("The ruleset in force."),
        budget: number.describe("The budget in force."),
      }),
    )
    .describe("What holds for each document of the file."),
  rules: z
    .array(
      z.object({
        id: z.string().describe("The id of the lint rule."),
        locked: z.boolean().describe("Whether the severity cannot be changed."),
        value: z.enum(["off", "info", "warning", "error"]).describe("The severity in force."),
        ...origin,
      }),
    )
    .describe("The severity of every lint rule."),
});
