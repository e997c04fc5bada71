import type { Io } from "../../../src/cli/io.js";
import { main } from "../../../src/cli/main.js";
import type { Outcome } from "./run.js";

/** Runs the command line in this process, with a world of its own: quick, where no real stream is the question. */
export async function inProcess(cwd: string, args: readonly string[], input = ""): Promise<Outcome> {
  let stdout = "";
  let stderr = "";
  const io: Io = {
    cwd,
    env: {},
    terminal: { isTerminal: false, columns: undefined },
    out: (text) => {
      stdout += typeof text === "string" ? text : Buffer.from(text).toString();
    },
    err: (text) => {
      stderr += text;
    },
    stdin: () => new TextEncoder().encode(input),
    onInterrupt: () => {},
  };
  const code = await main(args, io, "0.0.0");
  return { code, stdout, stderr };
}

/** Runs the command with each of these argument lists in a folder, one after the other. */
export async function allInProcess(
  cwd: string,
  commands: readonly (readonly string[])[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const args of commands) outcomes.push(await inProcess(cwd, args));
  return outcomes;
}
