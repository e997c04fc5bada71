import * as z from "zod";
import { count, line, version } from "./parts.js";

/** May a ship mount its MSGs? */
export const verdict = {
  sizeClass: z.int().nullable().describe("The size class."),
  limit: count.nullable().describe("How many MSGs the size class may mount."),
  mounted: count.describe("How many MSGs are mounted."),
  allowed: z.boolean().describe("Whether the ship may mount them."),
  reason: z.string().describe("Why, or why not."),
};

/** `msg --format json` */
export const msgOutput = z.object({
  version,
  ships: z
    .array(
      z.object({
        name: z.string().nullable().describe("The ship's name; null where only numbers were asked about."),
        path: z.string().nullable().describe("The file."),
        line: line.nullable().describe("The line, counted from 1; null where only numbers were asked about."),
        ...verdict,
        mounted: count
          .nullable()
          .describe("How many MSGs are mounted; null where the design cannot be read."),
      }),
    )
    .describe("The ships, with the verdict on each."),
});
