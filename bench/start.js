// `npm run bench -- --start`: what `shipcost price` of one ship loads and runs, by size and by time.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../bin/shipcost.js", import.meta.url));
const bundle = fileURLToPath(new URL("../dist/bin/", import.meta.url));
const MOST = 25;

/** The profile of one run, without settings of Node's own. */
function profile(folder) {
  writeFileSync(join(folder, "one.yaml"), "name: Sweeper\nhull: 4\nshields: 1\nprimaries: 4\n");
  const args = [
    "--cpu-prof",
    "--cpu-prof-interval",
    "100",
    "--cpu-prof-dir",
    folder,
    bin,
    "price",
    "one.yaml",
  ];
  const env = { PATH: process.env.PATH, HOME: folder };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  const name = readdirSync(folder).find((each) => each.endsWith(".cpuprofile"));
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

/** Milliseconds by a name that is made of each function. */
function timesBy({ nodes, samples, timeDeltas }, nameOf) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map();
  for (const [i, id] of samples.entries()) {
    const name = nameOf(byId.get(id).callFrame);
    times.set(name, (times.get(name) ?? 0) + timeDeltas[i] / 1000);
  }
  return [...times].sort(([, a], [, b]) => b - a);
}

const fileOf = ({ url }) => (url.includes("/dist/bin/") ? basename(url) : url.split(":")[0] || "V8");
const functionOf = (frame) =>
  `${fileOf(frame)} ${frame.functionName || "(top)"} at ${frame.lineNumber + 1}:${frame.columnNumber + 1}`;

/** The lines of the report. */
export function startReport() {
  const folder = mkdtempSync(join(tmpdir(), "shipcost-start-"));
  try {
    const run = profile(folder);
    const size = (name) =>
      name.endsWith(".cjs") ? `${Math.round(statSync(bundle + name).size / 1024)} KB` : "";
    const row = (time, text, more = "") => `${time.toFixed(1).padStart(8)} ms  ${more.padStart(8)}  ${text}`;
    const files = timesBy(run, fileOf).map(([name, time]) => row(time, name, size(name)));
    const functions = timesBy(run, functionOf).map(([name, time]) => row(time, name));
    return ["By file:", ...files, "", "By function:", ...functions.slice(0, MOST)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
