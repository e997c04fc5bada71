import type { Command } from "commander";
import { COMMANDS } from "../../../src/cli/commands/commands.js";
import type { Io } from "../../../src/cli/io.js";
import { makeProgram } from "../../../src/cli/program.js";

const NOWHERE: Io = {
  cwd: "/",
  env: {},
  terminal: { isTerminal: false, columns: undefined },
  out: () => {},
  err: () => {},
  stdin: () => new Uint8Array(),
  onInterrupt: () => {},
};

/** The root of all commands, as they are defined. */
export function wholeProgram(): Promise<Command> {
  return makeProgram({ io: NOWHERE, version: "0.0.0", finish: () => {} }, COMMANDS, []);
}

/** A command and all below it. */
export function allCommandsOf(command: Command): Command[] {
  return [command, ...command.commands.flatMap(allCommandsOf)];
}

/** The words that lead to a command, without the program's own. */
export function pathOf(command: Command): string[] {
  return command.parent ? [...pathOf(command.parent), command.name()] : [];
}
