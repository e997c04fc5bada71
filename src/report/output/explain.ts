import * as z from "zod";
import { version } from "./parts.js";

/** `explain ID --format json` */
export const explainOutput = z.object({
  version,
  id: z.string().describe("The id that was asked about."),
  text: z.string().describe("The explanation."),
});

/** `explain --format json` */
export const explainListOutput = z.object({
  version,
  topics: z
    .array(
      z.object({
        id: z.string().describe("The id."),
        kind: z.enum(["lint rule", "modifier", "topic"]).describe("What is explained."),
        title: z.string().describe("The title."),
      }),
    )
    .describe("Everything that can be explained."),
});
