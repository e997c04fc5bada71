import { once } from "../source/once.js";
import { readAll } from "./files/project.js";
import { EXIT, type Io } from "./io.js";
import { main } from "./main.js";
import { Progress } from "./terminal/progress.js";

/** Runs the command line in this process: sets its exit code and lets its streams run dry. */
export async function runProcess(host: NodeJS.Process, version: string): Promise<void> {
  const cwd = workingFolder(host);
  if (cwd === null) {
    host.stderr.write("shipcost: the current folder is gone: change to one that is there\n");
    host.exitCode = EXIT.failure;
    return;
  }
  let unwritable = false;
  const stops: (() => void)[] = [];
  const watched = (stream: NodeJS.WriteStream) => {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      // The reader went away: nothing is left to say.
      for (const stop of stops) stop();
      if (error.code === "EPIPE" || unwritable) return;
      unwritable = true;
      host.exitCode = EXIT.failure;
      if (stream === host.stdout) io.err(`shipcost: the output cannot be written: ${error.code}\n`);
    });
    return stream;
  };
  const out = watched(host.stdout);
  // Most runs have nothing to say there, and a stream takes long to make.
  const err = once(() => watched(host.stderr));
  const progress = new Progress({
    // The clock of performance.now takes longer to load than to wait for.
    now: () => process.uptime() * 1000,
    isTerminal: () => host.stderr.isTTY && host.env.TERM !== "dumb",
    columns: () => host.stderr.columns || 80,
    write: (text) => void err().write(text),
  });
  const io: Io = {
    cwd,
    env: host.env,
    terminal: { isTerminal: out.isTTY === true, columns: out.columns },
    out(text) {
      progress.clear();
      out.write(text);
    },
    err(text) {
      progress.clear();
      err().write(text);
    },
    progress,
    stdin: () => readAll(0),
    onInterrupt(stop) {
      stops.push(stop);
      for (const signal of ["SIGINT", "SIGTERM"]) host.once(signal, stop);
    },
  };
  try {
    const code = await main(host.argv.slice(2), io, version);
    progress.clear();
    host.exitCode = unwritable ? EXIT.failure : code;
  } catch (error) {
    host.exitCode = EXIT.failure;
    io.err(`shipcost: internal fault: ${String(error)}\nPlease report it, with the file that caused it.\n`);
    if (host.env.SHIPCOST_DEBUG) io.err(`${(error as Error).stack}\n`);
  }
}

/** The working folder; null where someone has deleted it. */
function workingFolder(host: NodeJS.Process): string | null {
  try {
    return host.cwd();
  } catch {
    return null;
  }
}
