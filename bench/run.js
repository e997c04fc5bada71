// `npm run bench`: whole processes side by side, in rounds one after the other; prints medians and ratios.
// SIZES=1,20,100 and ROUNDS=9 choose; it takes about two minutes by default.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { loadFleet, priceShip } from "../dist/index.js";
import { fleet } from "./fleets.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const bin = join(root, "bin/shipcost.js");
const sizes = (process.env.SIZES ?? "1,20,100,1000,10000").split(",").map(Number);
const rounds = Number(process.env.ROUNDS ?? 9);
const work = mkdtempSync(join(tmpdir(), "shipcost-bench-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

const parse =
  'require("yaml").parse(require("fs").readFileSync(process.argv[1], "utf8"), { maxAliasCount: -1 })';
const node = { name: "node -e 0", args: ["-e", "0"] };
const shipcost = (...args) => ({ name: `shipcost ${args[0]}`, args: [bin, ...args] });

/** The time of a whole process in milliseconds. */
function once({ args }) {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "ignore", "ignore"] });
  if (status === null || status > 1) throw new Error(`${args.join(" ")} exited ${status}`);
  return performance.now() - start;
}

/** The largest resident set of a process, in megabytes. */
function peak({ args }) {
  const say = "process.stderr.write('\\npeak ' + process.resourceUsage().maxRSS)";
  const report = `process.on("exit", () => ${say});`;
  const hook = join(work, "peak.cjs");
  writeFileSync(hook, report);
  const { stderr } = spawnSync(process.execPath, ["--require", hook, ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  return Number(/peak (\d+)$/.exec(stderr)[1]) / 1024;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Runs both in turn: what else the machine does hits them alike. */
function compare(label, subject, against, times = rounds) {
  const pairs = Array.from({ length: times }, () => [once(subject), once(against)]);
  const [mine, theirs] = [0, 1].map((i) => median(pairs.map((pair) => pair[i])));
  const ratio = median(pairs.map(([a, b]) => a / b));
  print(label, `${mine.toFixed(0)} ms`, `${theirs.toFixed(0)} ms`, ratio.toFixed(2));
}

function print(label, mine, theirs, ratio) {
  process.stdout.write(`${label.padEnd(44)}${mine.padStart(10)}${theirs.padStart(10)}${ratio.padStart(8)}\n`);
}

process.stdout.write(
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0].model}, ${rounds} rounds\n`,
);
print("whole processes, medians", "shipcost", "against", "ratio");
compare("--version ÷ bare node", shipcost("--version"), node);
for (const ships of sizes) {
  const file = join(work, `${ships}.yaml`);
  writeFileSync(file, fleet(ships));
  if (ships <= 100) compare(`price ${ships} ÷ bare node`, shipcost("price", file), node);
  else {
    const times = ships >= 10_000 ? Math.min(rounds, 3) : rounds;
    const yaml = { name: "yaml.parse", args: ["-e", parse, file] };
    compare(`price ${ships} --brief ÷ yaml.parse`, shipcost("price", file, "--brief"), yaml, times);
    compare(`lint ${ships} ÷ yaml.parse`, shipcost("lint", file), yaml, times);
    print(
      `price ${ships} --format json, peak memory`,
      `${peak(shipcost("price", file, "--format", "json")).toFixed(0)} MB`,
      "",
      "",
    );
  }
}

const { documents } = loadFleet(fleet(200));
const typed = documents[0].ships.map(({ loaded }) => loaded.ship);
const { ruleset } = documents[0].document;
const inner = () => {
  const start = performance.now();
  for (let i = 0; i < 50; i++) for (const ship of typed) priceShip(ship, ruleset);
  return ((performance.now() - start) * 1000) / (50 * typed.length);
};
inner();
print("price of one typed ship", `${median(Array.from({ length: rounds }, inner)).toFixed(1)} µs`, "", "");
