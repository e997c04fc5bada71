import { type Command, CommanderError } from "commander";
import { defineCompletion } from "./commands/completion/define.js";
import { defineDiff } from "./commands/diff/define.js";
import { defineExplain } from "./commands/explain/define.js";
import { defineFmt } from "./commands/fmt/define.js";
import { defineHelp } from "./commands/help/define.js";
import { defineInit } from "./commands/init/define.js";
import { defineLint } from "./commands/lint/define.js";
import { defineMsg } from "./commands/msg/define.js";
import { definePlay } from "./commands/play/define.js";
import { definePrice } from "./commands/price/define.js";
import { defineRuleset } from "./commands/ruleset/define.js";
import { defineSchema } from "./commands/schema/define.js";
import { defineSheet } from "./commands/sheet/define.js";
import { defineShow } from "./commands/show/define.js";
import { EXIT, type Io } from "./io.js";
import { createProgram, type Program } from "./program.js";
import { failure } from "./terminal/failure.js";

/** The commands by name, in the order in which help lists them. */
export const COMMANDS: Readonly<Record<string, (program: Program) => void>> = {
  price: definePrice,
  lint: defineLint,
  diff: defineDiff,
  fmt: defineFmt,
  msg: defineMsg,
  show: defineShow,
  sheet: defineSheet,
  play: definePlay,
  explain: defineExplain,
  ruleset: defineRuleset,
  schema: defineSchema,
  init: defineInit,
  completion: defineCompletion,
  help: defineHelp,
};

/** The commands that tell of all the others. */
const ABOUT_ALL = ["completion", "help"];

/** Runs the command line and answers its exit code. Everything outside is reached through `io`. */
export async function main(argv: readonly string[], io: Io, version: string): Promise<number> {
  let code: number = EXIT.ok;
  const program = createProgram(io, version, (exit) => {
    code = exit;
  });
  // A command that is named needs none of the others: each costs as much as pricing a ship.
  const [named = ""] = argv;
  const alone = Object.hasOwn(COMMANDS, named) && !ABOUT_ALL.includes(named);
  const asked = alone ? [COMMANDS[named]!] : Object.values(COMMANDS);
  for (const define of asked) define(program);
  throwInsteadOfExit(program.root);
  try {
    if (argv.length === 0) program.root.outputHelp();
    else await program.root.parseAsync([...argv], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.failure;
    return failure(error, io);
  }
}

function throwInsteadOfExit(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) throwInsteadOfExit(each);
}
