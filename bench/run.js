// `npm run bench`: shipcost beside bare Node, the YAML parser, Spectral and ajv-cli, in one run of a few minutes.
// `npm run bench -- FILE…` measures files of your own, `npm run bench -- --start` what a start loads and runs.
// SIZES=1,20,100 leaves out fleets of other sizes; ROUNDS=9; `npm run bench -- --docs` writes the table of docs/speed.md.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn } from "./files.js";
import { compareProcesses } from "./measure.js";
import { compareOneShip } from "./one-ship.js";
import { installPeers } from "./peers.js";
import { markdown, plainHeader, plainRow, withTable } from "./report.js";
import { rowsOf, rowsOfFiles } from "./rows.js";
import { startReport } from "./start.js";

const sizes = (process.env.SIZES ?? "1,20,100,1000,10000,100000").split(",").map(Number);
const rounds = Number(process.env.ROUNDS ?? 9);
const root = fileURLToPath(new URL("../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "shipcost-bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
copyFileSync(join(root, "schemas/fleet.schema.json"), join(folder, "fleet.schema.json"));

/** Long rows have fewer rounds. */
function roundsOf({ ships = 1 }) {
  if (ships < 10_000) return rounds;
  return Math.min(rounds, ships < 100_000 ? 5 : 3);
}

/** A row with what came out; null where the other side is not there. */
function resultOf(row, peers) {
  if (row.oneShip) return { ...row, ...compareOneShip(row.oneShip, rounds) };
  const pair = row.pair();
  if (pair[1].peer && !peers) return null;
  return {
    ...row,
    ...compareProcesses(pair, { rounds: roundsOf(row), timed: row.of === undefined, folder }),
  };
}

const named = process.argv.slice(2).filter((each) => !each.startsWith("-"));
const say = (line) => process.stdout.write(`${line}\n`);
const machine = `Node ${process.versions.node} on ${cpus().length} × ${cpus()[0].model}`;
const when = `${new Date().toISOString().slice(0, 10)}, with ${loadavg()[0].toFixed(1)} processes at work beside it`;
say(`${machine}, ${when}; ${rounds} rounds`);
if (process.argv.includes("--start")) {
  for (const line of startReport()) say(line);
  process.exit();
}
const peers = named.length > 0 || installPeers();
if (!peers) say("Without Spectral and ajv-cli: they are not installed, and the registry does not answer.");
say(plainHeader());

const results = [];
const rows =
  named.length > 0
    ? rowsOfFiles(named.map((each) => resolve(each)))
    : rowsOf(filesIn(folder)).filter(({ ships }) => !ships || sizes.includes(ships));
for (const row of rows) {
  const result = resultOf(row, peers);
  say(result ? plainRow(result) : `${row.what} ÷ ${row.than}: left out`);
  if (result) results.push(result);
}

if (process.argv.includes("--docs")) {
  const page = join(root, "docs/speed.md");
  const table = `${markdown(results)}\n\n${machine}, ${when}.`;
  writeFileSync(page, withTable(readFileSync(page, "utf8"), table));
}
