import * as z from "zod";
import { DRAFT, type JsonSchema } from "../../source/json-schema.js";
import { diffOutput } from "./diff.js";
import { explainListOutput, explainOutput } from "./explain.js";
import { lintConfigOutput, lintFilesOutput, lintOutput } from "./lint.js";
import type { OutputName } from "./names.js";
import {
  playEnginesOutput,
  playKnockoutOutput,
  playRangesOutput,
  playSecondariesOutput,
} from "./play-fire.js";
import { playMinesOutput, playSweepOutput } from "./play-mines.js";
import { playInitiativeOutput, playVectorOutput } from "./play-move.js";
import {
  playMsgHitOutput,
  playMsgPullOutput,
  playMsgTargetOutput,
  playMsgTimelineOutput,
  playMsgTracksOutput,
} from "./play-msg.js";
import { priceOutput } from "./price.js";
import { msgOutput, showOutput } from "./show.js";

/** A JSON document: the command that prints it, and its schema. */
export interface Output {
  readonly command: string;
  readonly schema: z.ZodObject;
}

/** Every JSON document of the command line. No run of a command loads these but `schema`. */
export const OUTPUTS: Readonly<Record<OutputName, Output>> = {
  "price-output": { command: "price FILE", schema: priceOutput },
  "lint-output": { command: "lint FILE", schema: lintOutput },
  "lint-files-output": { command: "lint FILE --list-files", schema: lintFilesOutput },
  "lint-config-output": { command: "lint FILE --print-config", schema: lintConfigOutput },
  "diff-output": { command: "diff OLD NEW", schema: diffOutput },
  "msg-output": { command: "msg FILE", schema: msgOutput },
  "show-output": { command: "show FILE", schema: showOutput },
  "explain-output": { command: "explain ID", schema: explainOutput },
  "explain-list-output": { command: "explain", schema: explainListOutput },
  "play-initiative-output": { command: "play initiative", schema: playInitiativeOutput },
  "play-vector-output": { command: "play vector", schema: playVectorOutput },
  "play-secondaries-output": { command: "play secondaries", schema: playSecondariesOutput },
  "play-ranges-output": { command: "play ranges", schema: playRangesOutput },
  "play-engines-output": { command: "play engines", schema: playEnginesOutput },
  "play-knockout-output": { command: "play knockout", schema: playKnockoutOutput },
  "play-mines-output": { command: "play mines", schema: playMinesOutput },
  "play-sweep-output": { command: "play sweep", schema: playSweepOutput },
  "play-msg-hit-output": { command: "play msg hit", schema: playMsgHitOutput },
  "play-msg-timeline-output": { command: "play msg timeline", schema: playMsgTimelineOutput },
  "play-msg-pull-output": { command: "play msg pull --range N", schema: playMsgPullOutput },
  "play-msg-tracks-output": { command: "play msg pull --scenario FILE", schema: playMsgTracksOutput },
  "play-msg-target-output": { command: "play msg target", schema: playMsgTargetOutput },
};

/** The JSON Schema (draft-07) of a document. Keys that it does not name may come, so that new ones break nothing. */
export function outputSchema(name: OutputName): JsonSchema {
  const { command, schema } = OUTPUTS[name];
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ jsonSchema: part }) => {
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
    },
  });
  return {
    $schema: DRAFT,
    title: `What shipcost ${command} --format json prints`,
    ...converted,
  } as JsonSchema;
}
