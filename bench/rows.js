// What is measured, against what, and the ratio that it must keep to.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { ajv, spectral } from "./peers.js";

const bin = fileURLToPath(new URL("../bin/shipcost.js", import.meta.url));
const yaml = fileURLToPath(new URL("../node_modules/yaml/", import.meta.url));
const shipcost = (...args) => ({ args: [bin, ...args] });
const bare = { args: ["-e", "0"] };
const parse = (file) => ({
  args: ["-e", PARSE, yaml, file],
});
/** What `yaml.parse` does, for each document of the file. */
const PARSE = `const [yaml, file] = process.argv.slice(1);
  const documents = require(yaml).parseAllDocuments(require("fs").readFileSync(file, "utf8"));
  for (const document of documents) document.toJS({ maxAliasCount: -1 });`;

const brief = (file) => shipcost("price", file, "--brief");
const json = (file) => shipcost("price", file, "--format", "json");
const lint = (file) => shipcost("lint", file);

/**
 * A row compares two whole processes, made when their files are wanted, or a ship in this process (`oneShip`).
 * `ships`: left out where SIZES leaves that out. `of`: peak memory instead of time. `per`: how many times more ships
 * the first has. `aim`: the greatest ratio; without one the row only informs.
 */
export function rowsOf({ plain, styles, oneBad, many }) {
  return [
    { what: "--version", than: "bare node", pair: () => [shipcost("--version"), bare], aim: 1.25 },
    ...[
      [1, 1.7],
      [20, 2.2],
      [100, 2.6],
    ].map(([ships, aim]) => ({
      what: `price, ${count(ships, "ship")}`,
      than: "bare node",
      ships,
      pair: () => [shipcost("price", plain(ships)), bare],
      aim,
    })),
    {
      what: "price, 1 ship, the very first run",
      than: "later runs",
      ships: 1,
      pair: () => [{ ...shipcost("price", plain(1)), cold: true }, shipcost("price", plain(1))],
      aim: 2,
    },
    ...[
      [1000, 0.85],
      [10_000, 0.7],
    ].map(([ships, aim]) => ({
      what: `price --brief, ${count(ships, "ship")}`,
      than: "yaml.parse",
      ships,
      pair: () => [brief(plain(ships)), parse(plain(ships))],
      aim,
    })),
    ...[
      [1000, 0.9],
      [10_000, 0.7],
    ].flatMap(([ships, aim]) =>
      styles(ships).map(([name, file]) => ({
        what: `${ships.toLocaleString("en")} ships, ${name}`,
        than: "yaml.parse",
        ships,
        of: "cpu",
        pair: () => [brief(file()), parse(file())],
        aim,
      })),
    ),
    {
      what: "lint, 10,000 ships, one bad",
      than: "yaml.parse",
      ships: 10_000,
      pair: () => [{ ...lint(oneBad(10_000)), exits: 1 }, parse(oneBad(10_000))],
      aim: 0.7,
    },
    {
      what: "lint, 10,000 ships",
      than: "Spectral",
      ships: 10_000,
      pair: () => [lint(plain(10_000)), spectral(plain(10_000))],
      aim: 0.85,
    },
    {
      what: "lint, 10,000 ships",
      than: "ajv-cli",
      ships: 10_000,
      pair: () => [lint(plain(10_000)), ajv(plain(10_000))],
    },
    {
      what: "price --brief, 200 files of 20 ships",
      than: "1 file of 4,000",
      ships: 20,
      pair: () => [brief(many(200, 20)), brief(plain(4000))],
      aim: 1.3,
    },
    {
      what: "price --brief, 100,000 ships, time a ship",
      than: "10,000 ships",
      ships: 100_000,
      pair: () => [brief(plain(100_000)), brief(plain(10_000))],
      per: 10,
      aim: 1.3,
    },
    ...[10_000, 100_000].map((ships) => ({
      what: `price --format json, ${count(ships, "ship")}, peak`,
      than: "yaml.parse",
      ships,
      of: "peak",
      pair: () => [json(plain(ships)), parse(plain(ships))],
      aim: 1,
    })),
    { what: "price of a ship that is read", than: "copying it as JSON", oneShip: { ledger: false }, aim: 2 },
    { what: "price of it with its ledger", than: "copying it as JSON", oneShip: { ledger: true }, aim: 10 },
  ];
}

/** Rows for files of a user's own; those with errors count as well. */
export function rowsOfFiles(files) {
  return files.flatMap((file) =>
    [brief(file), lint(file)].map((mine) => ({
      what: `${mine.args[1]} ${basename(file)}`,
      than: "yaml.parse",
      of: "cpu",
      pair: () => [{ ...mine, exits: null }, parse(file)],
    })),
  );
}

function count(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
