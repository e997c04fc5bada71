import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMMANDS } from "../../src/cli/commands/commands.js";
import { project } from "../support/cli/run.js";

const sample = (path: string) => readFileSync(new URL(`../../ships/${path}`, import.meta.url), "utf8");
const here = project({
  "fleet.yaml": "fleet: F\nbudget: 3\nships:\n  - {name: Grün, hull: 4, primaries: 4, engines: 3}\n",
  "old.yaml": "fleet: F\nships:\n  - {name: Grün, hull: 5, primaries: 4}\n",
  "scenario.yaml": sample("scenarios/hawk-and-drone.yaml"),
  "bytes.yaml": new Uint8Array([0x6e, 0x3a, 0xff]),
});

/** One run of every command: with results, findings, a usage error, or standard input. */
const RUNS: [args: string, input?: string][] = [
  [""],
  ["price fleet.yaml"],
  ["price - --format json", "name: A\nhull: 4\n"],
  ["price bytes.yaml gone.yaml"],
  ["lint ."],
  ["lint fleet.yaml --format sarif"],
  ["lint fleet.yaml --color always"],
  ["diff old.yaml fleet.yaml"],
  ["fmt - --diff", "name: A\nhull: 4\nspecials: 1 x plasma (f)\n"],
  ["msg --size-class 3 --count 4"],
  ["show fleet.yaml"],
  ["sheet fleet.yaml -o - --format svg"],
  ["play msg pull --scenario scenario.yaml"],
  ["play mines --speed 4 --patterns 2 --dice 3,5 --format json"],
  ["explain hull/overfull"],
  ["ruleset check -", "ruleset: r\nversion: '1'\nextends: house\nrounding: sideways\n"],
  ["schema ship"],
  ["init -"],
  ["completion bash"],
  ["help price"],
];

test("each command is among them", () => {
  expect([...new Set(RUNS.map(([args]) => args.split(" ")[0]))].sort()).toEqual(
    ["", ...Object.keys(COMMANDS)].sort(),
  );
});

test.concurrent.each(RUNS)(
  "shipcost %s comes to the same in this process and in one of its own",
  async (line, input = "") => {
    const args = line === "" ? [] : line.split(" ");
    const [within, started] = [await here.run(args, { input }), await here.start(args, { input })];
    expect(within).toEqual(started);
  },
);
