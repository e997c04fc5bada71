import { CommanderError } from "commander";
import { COMMANDS } from "./commands/commands.js";
import { EXIT, type Io } from "./io.js";
import { makeProgram } from "./program.js";
import { failure } from "./terminal/failure.js";

/** Runs the command line and answers its exit code. Everything outside is reached through `io`. */
export async function main(argv: readonly string[], io: Io, version: string): Promise<number> {
  let code: number = EXIT.ok;
  const finish = (exit: number) => {
    code = exit;
  };
  const program = await makeProgram({ io, version, finish }, COMMANDS, argv);
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync([...argv], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.failure;
    return failure(error, io);
  }
}
