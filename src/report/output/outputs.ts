import type * as z from "zod";
import type { JsonSchema } from "../../source/json-schema.js";

/** A JSON document: the command that prints it, and its schema. */
export interface Output {
  readonly command: string;
  /** Schemas are loaded when they are asked for: no command but `schema` needs them. */
  schema(): Promise<z.ZodObject>;
}

/** Every JSON document of the command line, as `shipcost schema` names its schema. */
export const OUTPUTS = {
  "price-output": output("price FILE", async () => (await import("./price.js")).priceOutput),
  "lint-output": output("lint FILE", async () => (await import("./lint.js")).lintOutput),
  "lint-files-output": output(
    "lint FILE --list-files",
    async () => (await import("./lint.js")).lintFilesOutput,
  ),
  "lint-config-output": output(
    "lint FILE --print-config",
    async () => (await import("./lint.js")).lintConfigOutput,
  ),
  "diff-output": output("diff OLD NEW", async () => (await import("./diff.js")).diffOutput),
  "msg-output": output("msg FILE", async () => (await import("./msg.js")).msgOutput),
  "show-output": output("show FILE", async () => (await import("./show.js")).showOutput),
  "explain-output": output("explain ID", async () => (await import("./explain.js")).explainOutput),
  "explain-list-output": output("explain", async () => (await import("./explain.js")).explainListOutput),
  "play-initiative-output": output(
    "play initiative",
    async () => (await import("./play-move.js")).playInitiativeOutput,
  ),
  "play-vector-output": output("play vector", async () => (await import("./play-move.js")).playVectorOutput),
  "play-secondaries-output": output(
    "play secondaries",
    async () => (await import("./play-fire.js")).playSecondariesOutput,
  ),
  "play-ranges-output": output("play ranges", async () => (await import("./play-fire.js")).playRangesOutput),
  "play-engines-output": output(
    "play engines",
    async () => (await import("./play-fire.js")).playEnginesOutput,
  ),
  "play-knockout-output": output(
    "play knockout",
    async () => (await import("./play-fire.js")).playKnockoutOutput,
  ),
  "play-mines-output": output("play mines", async () => (await import("./play-mines.js")).playMinesOutput),
  "play-sweep-output": output("play sweep", async () => (await import("./play-mines.js")).playSweepOutput),
  "play-msg-hit-output": output("play msg hit", async () => (await import("./play-msg.js")).playMsgHitOutput),
  "play-msg-timeline-output": output(
    "play msg timeline",
    async () => (await import("./play-msg.js")).playMsgTimelineOutput,
  ),
  "play-msg-pull-output": output(
    "play msg pull --range N",
    async () => (await import("./play-msg.js")).playMsgPullOutput,
  ),
  "play-msg-tracks-output": output(
    "play msg pull --scenario FILE",
    async () => (await import("./play-msg.js")).playMsgTracksOutput,
  ),
  "play-msg-target-output": output(
    "play msg target",
    async () => (await import("./play-msg.js")).playMsgTargetOutput,
  ),
} as const satisfies Readonly<Record<string, Output>>;

export type OutputName = keyof typeof OUTPUTS;

/** The documents in the order of the table. */
export const OUTPUT_NAMES = Object.keys(OUTPUTS) as OutputName[];

export function isOutputName(name: string): name is OutputName {
  return Object.hasOwn(OUTPUTS, name);
}

function output(command: string, schema: Output["schema"]): Output {
  return { command, schema };
}

/** The JSON Schema (draft-07) of a document. Keys that it does not name may come, so that new ones break nothing. */
export async function outputSchema(name: OutputName): Promise<JsonSchema> {
  const { command, schema } = OUTPUTS[name];
  const { documentSchema } = await import("./document-schema.js");
  return documentSchema(`What shipcost ${command} --format json prints`, await schema());
}
