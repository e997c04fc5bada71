import { readdirSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { plural } from "../../source/words.js";
import { EXIT, type Io, UsageError } from "../io.js";
import { failure } from "../terminal/failure.js";

/** Saving several files, or one in steps, is one change. */
const SETTLE_MS = 100;
/** How often is looked, at most; looking takes at most a twentieth of the time. */
const LOOK_MS = 250;
const SHARE = 20;
/** Clears the screen and leaves what was scrolled off it alone. */
const CLEAR = "\u001B[2J\u001B[H";

/**
 * Runs a command, and again whenever something that it looked at changes: a file, a folder that it went through, a place
 * where nothing was yet; until it is interrupted. It asks for their state again and again: that holds on every disk,
 * and for what is taken away and comes back. What goes wrong in one run is said, and the watch goes on.
 */
export async function watch(
  io: Io,
  args: readonly string[],
  run: (io: Io) => Promise<number>,
): Promise<number> {
  if (args.some((arg) => arg === "-" || arg.startsWith("-#")))
    throw new UsageError("--watch: standard input cannot be watched; name a file");
  const seen = new Map<string, string>();
  const watched: Io = { ...io, met: (place) => seen.set(place, stateOf(place)) };
  const pause = interruptible(io);
  let looking = 0;
  const isStale = () => {
    const start = performance.now();
    const stale = [...seen].some(([place, before]) => stateOf(place) !== before);
    looking = performance.now() - start;
    return stale;
  };
  do {
    seen.clear();
    for (const arg of args) watched.met?.(path.resolve(io.cwd, arg));
    await round(watched, run);
    const files = [...seen.values()].filter((state) => state.startsWith(FILE)).length;
    io.err(`shipcost: watching ${plural(files, "file")}; Ctrl-C ends it\n`);
    let wait = LOOK_MS;
    while ((await pause(wait)) && !isStale()) wait = Math.max(LOOK_MS, SHARE * looking);
  } while (await pause(SETTLE_MS));
  return EXIT.ok;
}

/** A wait of so many milliseconds that an interruption ends, the answer being whether there was none. */
function interruptible(io: Io): (milliseconds: number) => Promise<boolean> {
  let interrupted = false;
  let wake = () => {};
  io.onInterrupt(() => {
    interrupted = true;
    wake();
  });
  return (milliseconds) =>
    new Promise((resolve) => {
      if (interrupted) return resolve(false);
      const timer = setTimeout(() => resolve(true), milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
}

async function round(io: Io, run: (io: Io) => Promise<number>): Promise<void> {
  if (io.terminal.isTerminal) io.out(CLEAR);
  try {
    await run(io);
  } catch (error) {
    failure(error, io);
  }
}

const FILE = "file ";

/** What tells one state of a place from another; empty where there is nothing. */
function stateOf(place: string): string {
  try {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats) return "";
    return stats.isDirectory() ? namesIn(place) : FILE + versionOf(stats);
  } catch {
    return "";
  }
}

function versionOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`;
}

/** The designs and folders in a folder: what else comes and goes there, such as a report of this run, is no change. */
function namesIn(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const counted = entries.filter((entry) => entry.isDirectory() || /\.ya?ml$/.test(entry.name));
  return ["folder", ...counted.map((entry) => entry.name).sort()].join("\0");
}
