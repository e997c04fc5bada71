// Runs whole processes and compares them in rounds, one beside the other: what else the machine does hits both alike.
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";

const hook = fileURLToPath(new URL("usage.cjs", import.meta.url));
const USAGE_ROUNDS = 3;

/** What Node and shipcost compile is kept in `cache`. Settings of Node's own are left out: some treble its start. */
function environment(cache) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("NODE_"));
  return { ...Object.fromEntries(own), XDG_CACHE_HOME: cache, TMPDIR: cache, TEMP: cache };
}

/** Runs a process to its end in a folder: how long it took, and what it wrote into a pipe of its own. */
function run({ args, exits = 0 }, cwd, cache) {
  const start = performance.now();
  const { status, output } = spawnSync(process.execPath, args, {
    cwd,
    env: environment(cache),
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  const wall = performance.now() - start;
  if (exits !== null && status !== exits)
    throw new Error(`node ${args.join(" ")} exited ${status}\n${output[2]}`);
  return { wall, said: output[3].toString() };
}

/**
 * Compares two processes in a folder after a run of each that does not count, and fills the cache: wall time in
 * milliseconds, unless it is not `timed`; then, because asking for it takes time as well, CPU time and the largest
 * resident set in megabytes.
 */
export function compareProcesses([subject, against], { rounds, timed, folder }) {
  const warm = mkdtempSync(join(folder, "warm-"));
  const cacheOf = ({ cold }) => (cold ? mkdtempSync(join(folder, "cold-")) : warm);
  const time = (process) => ({ wall: run(process, folder, cacheOf(process)).wall });
  const usage = (process) => {
    const watched = { ...process, args: ["--require", hook, ...process.args] };
    return JSON.parse(run(watched, folder, cacheOf(process)).said);
  };
  const compareBy = (measure, rounds, fields) => {
    measure(subject);
    measure(against);
    return compare(inPairs(subject, against, rounds, measure), fields);
  };
  return {
    ...(timed ? compareBy(time, rounds, ["wall"]) : {}),
    ...compareBy(usage, Math.min(rounds, USAGE_ROUNDS), ["cpu", "peak"]),
  };
}

/** Measures both in each round, each first in every other. */
function inPairs(subject, against, rounds, measure) {
  return Array.from({ length: rounds }, (_, i) => {
    if (i % 2 === 0) return [measure(subject), measure(against)];
    const other = measure(against);
    return [measure(subject), other];
  });
}

/** Of pairs of records: of each field the medians of both sides, and of their ratio. */
export function compare(pairs, fields) {
  const of = (field) => ({
    mine: median(pairs.map(([mine]) => mine[field])),
    theirs: median(pairs.map(([, theirs]) => theirs[field])),
    ratio: median(pairs.map(([mine, theirs]) => mine[field] / theirs[field])),
  });
  return Object.fromEntries(fields.map((field) => [field, of(field)]));
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}
