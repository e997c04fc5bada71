import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { watch as watchFiles } from "chokidar";
import { plural } from "../../report/text/text.js";
import { EXIT, type Io, UsageError } from "../io.js";
import { failure } from "../terminal/failure.js";

/** Saving several files, or one in steps, is one change. */
const SETTLE_MS = 100;
/** How often folders that were named are looked for. */
const LOOK_MS = 500;
/** Clears the screen and leaves what was scrolled off it alone. */
const CLEAR = "\u001B[2J\u001B[H";

/**
 * Runs a command, and again whenever a file that it looked at changes or a design comes into one of its folders, until
 * it is interrupted. What goes wrong in one run is said, and the watch goes on.
 */
export async function watch(
  io: Io,
  args: readonly string[],
  run: (io: Io) => Promise<number>,
): Promise<number> {
  if (args.some((arg) => arg === "-" || arg.startsWith("-#")))
    throw new UsageError("--watch: standard input cannot be watched; name a file");
  const roots = foldersOf(args, io);
  const watcher = watchFiles(roots, { ignoreInitial: true, ignored: unlikely });
  // What the last round looked at, in the state in which it did.
  const seen = new Map<string, string>();
  const known = new Set<string>();
  const watched: Io = {
    ...io,
    met(file) {
      if (!known.has(file)) watcher.add(file);
      known.add(file);
      seen.set(file, stamp(file));
    },
  };
  let changed = true;
  let wake = () => {};
  let stopped = false;
  const change = () => {
    changed = true;
    wake();
  };
  // What a round has seen already is no change, however late it is told.
  watcher.on("all", (_, file) => {
    if (seen.get(file) !== stamp(file)) change();
  });
  watcher.on("error", (error) => io.err(`shipcost: --watch: ${String(error)}\n`));
  io.onInterrupt(() => {
    stopped = true;
    wake();
  });
  const stale = () => [...seen].some(([file, before]) => stamp(file) !== before);
  // What the watcher does not tell: a file that comes where none was, a folder taken away and back. With nothing left
  // to watch the process would end.
  const gone = new Set<string>();
  const look = setInterval(() => {
    if (stale()) change();
    for (const root of roots) {
      if (!existsSync(root)) gone.add(root);
      else if (gone.delete(root)) {
        watcher.add(root);
        change();
      }
    }
  }, LOOK_MS);
  while (!stopped) {
    // What changes while a round runs is not missed either.
    if (changed || stale()) {
      changed = false;
      seen.clear();
      await round(watched, run);
      await settled();
    } else {
      const there = [...seen.values()].filter((state) => state !== "").length;
      io.err(`shipcost: watching ${plural(there, "file")}; Ctrl-C ends it\n`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (changed || stopped) resolve();
      });
      await settled();
    }
  }
  clearInterval(look);
  await watcher.close();
  return EXIT.ok;
}

async function round(io: Io, run: (io: Io) => Promise<number>): Promise<void> {
  if (io.terminal.isTerminal) io.out(CLEAR);
  try {
    await run(io);
  } catch (error) {
    failure(error, io);
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

/** What tells one state of a file from another; empty where there is none. */
function stamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : "";
}

/** The folders in which new files count: those named, and those that patterns start in. */
function foldersOf(args: readonly string[], { cwd }: Io): string[] {
  return args.flatMap((arg) => {
    const stats = statSync(path.resolve(cwd, arg), { throwIfNoEntry: false });
    if (stats) return stats.isDirectory() ? [path.resolve(cwd, arg)] : [];
    const fixed = arg
      .replaceAll("\\", "/")
      .split(/[*?[{(!]/, 1)
      .join();
    const folder = path.resolve(cwd, fixed.endsWith("/") || fixed === "" ? fixed : path.dirname(fixed));
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? [folder] : [];
  });
}

/** What lies in a folder and can be no design: other files, hidden folders, packages. */
function unlikely(file: string, stats?: { isFile(): boolean }): boolean {
  const name = path.basename(file);
  if (name === "node_modules" || name === ".git") return true;
  return stats?.isFile() === true && !/\.(ya?ml|json)$|^\.gitignore$/.test(name);
}
