import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadFleet } from "../../src/index.js";
import { sameLater } from "../../src/lint/identity.js";
import type { LintOptions } from "../../src/lint/options.js";
import type { Diagnostic } from "../../src/lint/rule.js";
import { type LintInput, type LintObserver, lintFiles } from "../../src/lint/run.js";
import { memoryFiles } from "../../src/source/files.js";
import { folder, write } from "../support/cli/folder.js";
import { inProcess } from "../support/cli/in-process.js";
import { runLint } from "../support/linting.js";
import { writtenShip } from "../support/random-ships.js";

const utf8 = (text: string) => new TextEncoder().encode(text);
const input = (path: string, text: string, more: Partial<LintInput> = {}) => ({
  path,
  bytes: utf8(text),
  ...more,
});

const LONE = "name: Kite\nhull: 4\nprimaries: 4\nengines: 3\n";

describe("a file that is asked for", () => {
  test("by one of its ships is that ship alone, without its fleet's budget and minefields", () => {
    const fleet = `fleet: F\nbudget: 1\nminefields: [{patterns: 2}]\nships:\n- {name: A, hull: 4, primaries: 4}\n- {name: B, hull: four}\n`;
    const { files, diagnostics } = lintFiles([input("f.yaml", fleet, { shipName: "A" })]);
    expect(diagnostics).toEqual([]);
    expect(files[0]?.documents).toMatchObject([
      { points: 4, budget: null, ships: [{ loaded: { name: "A" } }] },
    ]);
  });

  test("by a ship that is not there is missing, with a name that is like it; or empty where the ship may lack", () => {
    const run = lintFiles([
      input("a.yaml", LONE, { shipName: "Kit" }),
      input("b.yaml", LONE, { shipName: "Zeppelin" }),
      input("c.yaml", LONE, { shipName: "Zeppelin", mayLack: true }),
    ]);
    expect(run.missing).toEqual([
      { path: "a.yaml", ship: "Kit", near: "Kite" },
      { path: "b.yaml", ship: "Zeppelin", near: null },
    ]);
    expect(run.inputs.map(({ path }) => path)).toEqual(["c.yaml"]);
    expect(run.files).toMatchObject([{ documents: [], findings: [] }]);
  });

  test("or met is checked; what holds no designs is passed over where it was met, and found out where it was named", () => {
    const others = [
      input("r.yaml", "ruleset: r\nextends: house\n"),
      input("x/.shipcost.yaml", "rules: ["),
      input("s.yaml", "scenario: Pull\n"),
    ];
    const met = lintFiles([
      input("a.yaml", LONE, { met: true }),
      ...others.map((each) => ({ ...each, met: true })),
    ]);
    expect(met.passedOver).toEqual([
      { path: "r.yaml", foreign: "ruleset" },
      { path: "x/.shipcost.yaml", foreign: "config" },
      { path: "s.yaml", foreign: "scenario" },
    ]);
    expect(met.files.map(({ file }) => file.path)).toEqual(["a.yaml"]);
    const named = lintFiles(others);
    expect(named.passedOver).toEqual([]);
    expect(named.diagnostics.map(({ path, ruleId }) => `${path} ${ruleId}`)).toEqual([
      "r.yaml schema/type",
      "s.yaml schema/type",
      "x/.shipcost.yaml yaml/syntax",
    ]);
  });
});

test("a finding that two configurations judge has the worse severity, and each file its own", () => {
  const files = {
    "a.yaml": LONE,
    "f.yaml": "ships: [{design: a.yaml}]\n",
    "g.yaml": "ships: [{design: a.yaml}]\n",
  };
  const severities = (severity: "info" | "error" | "off") => ({
    severities: { "engines/odd-point": severity },
  });
  const inputs = [
    input("f.yaml", files["f.yaml"], { lint: severities("info") }),
    input("g.yaml", files["g.yaml"], { lint: severities("error") }),
    input("a.yaml", files["a.yaml"], { lint: severities("off") }),
  ];
  const run = lintFiles(inputs, { files: memoryFiles(files) });
  const told = (findings: readonly Diagnostic[]) =>
    findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`);
  expect(told(run.diagnostics)).toEqual(["error engines/odd-point"]);
  expect(run.files.map(({ findings }) => told(findings))).toEqual([
    ["info engines/odd-point"],
    ["error engines/odd-point"],
    [],
  ]);
  expect(run.files.map(({ documents }) => documents[0]?.ships[0]?.legal)).toEqual([true, false, true]);
});

test("a result depends on the designs and rulesets that its file names, those that are missing too", () => {
  const files = {
    "fleets/f.yaml": "ruleset: ../rules/own.yaml\nships: [{design: a.yaml}, {design: gone.yaml}]\n",
    "fleets/g.yaml": "ships: [{design: a.yaml}]\n",
    "fleets/a.yaml": LONE,
    "rules/own.yaml": "ruleset: own\nversion: '1'\nextends: base.yaml\n",
    "rules/base.yaml": "ruleset: base\nversion: '1'\nextends: house\n",
  };
  const { files: checked } = runLint(files, { named: ["fleets/f.yaml", "fleets/g.yaml", "fleets/a.yaml"] });
  const told = checked.map(({ dependencies }) =>
    dependencies.map(({ from, reference, path }) => `${from} ${reference} ${path}`).sort(),
  );
  expect(told).toEqual([
    [
      "fleets/f.yaml ../rules/own.yaml rules/own.yaml",
      "fleets/f.yaml a.yaml fleets/a.yaml",
      "fleets/f.yaml gone.yaml null",
      "rules/own.yaml base.yaml rules/base.yaml",
    ],
    ["fleets/g.yaml a.yaml fleets/a.yaml"],
    [],
  ]);
});

test("an observer is told of every file, and of every ship once read and once checked", () => {
  const told: string[] = [];
  const observer: LintObserver = {
    begin: (files) => told.push(`begin ${files}`),
    file: (path) => told.push(path),
    read: () => told.push("read"),
    checked: () => told.push("checked"),
  };
  lintFiles([input("a.yaml", LONE), input("b.yaml", `- {name: A, hull: 1}\n- {name: B, hull: x}\n`)], {
    observer,
  });
  expect(told).toEqual([
    "begin 2",
    "a.yaml",
    "read",
    "checked",
    "b.yaml",
    "read",
    "read",
    "checked",
    "checked",
  ]);
});

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));
const below = (root: string) =>
  readdirSync(fileURLToPath(new URL(`../../${root}/`, import.meta.url)), {
    recursive: true,
    encoding: "utf8",
  })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /[^/]\.yaml$/.test(file) && !file.endsWith(".shipcost.yaml"))
    .sort();

/** The samples and the files with one mistake each, by path below their folder. */
const FOLDERS = ["ships", "test/broken"].map((root): [string, Record<string, Uint8Array>] => [
  root,
  Object.fromEntries(below(root).map((path) => [path, text(`${root}/${path}`)])),
]);

const CONFIGURATIONS: [name: string, lint: LintOptions & { defaultBudget?: number }, yaml: string][] = [
  ["none", {}, ""],
  [
    "other severities",
    { severities: { "engines/none": "error", "special/style": "off", "hull/partly-filled-box": "warning" } },
    "rules: {engines/none: error, special/style: off, hull/partly-filled-box: warning}\n",
  ],
  ["a budget", { defaultBudget: 20 }, "budget: 20\n"],
];

/** What is found, in the terms of the JSON contract. */
const inBrief = (findings: readonly Diagnostic[]) =>
  findings.map(
    ({ ruleId, severity, message, help, path, line, column, endLine, endColumn, ship, suggestions }) => ({
      ruleId,
      severity,
      message,
      help,
      path,
      line,
      column,
      endLine,
      endColumn,
      ship,
      suggestions,
    }),
  );

/** The findings that the command prints of files, without what only JSON has. */
async function commanded(root: string, paths: readonly string[]): Promise<object[]> {
  const { stdout } = await inProcess(root, ["lint", ...paths, "--format", "json"]);
  const { findings } = JSON.parse(stdout) as { findings: { fix: unknown }[] };
  return findings.map(({ fix: _, ...rest }) => rest);
}

describe.each(CONFIGURATIONS)(
  "with %s as configuration, library, command and driver agree on",
  (_, lint, config) => {
    test.each(FOLDERS)("every file of %s", async (_, contents) => {
      const root = folder({ ".git/": "", ".shipcost.yaml": config, ...contents });
      const texts = Object.fromEntries(
        Object.entries(contents).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
      );
      const files = memoryFiles(texts);
      const inputs = Object.entries(contents).map(([path, bytes]) => ({ path, bytes }));
      for (const each of inputs) {
        const { path, bytes } = each;
        const driven = lintFiles([each], { files, lint });
        expect(loadFleet(bytes, { path, files, ...lint }).diagnostics).toEqual(driven.diagnostics);
      }
      const together = inBrief(lintFiles(inputs, { files, lint }).diagnostics);
      expect(await commanded(root, Object.keys(contents))).toEqual(together);
    });

    test("any fleet", async () => {
      const root = folder({ ".git/": "", ".shipcost.yaml": config });
      const fleet = fc.record({
        ships: fc.array(writtenShip(), { minLength: 1, maxLength: 4 }),
        points: fc.option(fc.nat(300), { nil: undefined }),
        extra: fc.constantFrom({}, { shild: 1 }, { engines: 3 }, { hull: 1 }, { crew: "elit" }),
      });
      await fc.assert(
        fc.asyncProperty(fleet, async ({ ships, points, extra }) => {
          const [first, ...others] = ships;
          const yaml = JSON.stringify({ fleet: "F", ships: [{ ...first, points, ...extra }, ...others] });
          write(root, { "f.yaml": yaml });
          const driven = inBrief(lintFiles([input("f.yaml", yaml)], { lint }).diagnostics);
          expect(inBrief(loadFleet(yaml, { path: "f.yaml", ...lint }).diagnostics)).toEqual(driven);
          expect(await commanded(root, ["f.yaml"])).toEqual(driven);
        }),
        { numRuns: 12 },
      );
    });
  },
);

test("what is found is plain data: a copy of any kind has all of it", () => {
  for (const [, contents] of FOLDERS) {
    const { files, passedOver, diagnostics, suppressed, missing, brokenRulesets } = runLint(contents);
    const found = { files, passedOver, diagnostics, suppressed, missing, brokenRulesets };
    expect(structuredClone(found)).toEqual(found);
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(files.map((file) => ({ ...file }))).toEqual(files);
    expect(diagnostics.map((each) => ({ ...each }))).toEqual(diagnostics);
  }
});

describe("ships that share a value by an alias", () => {
  const fleet = (comments: readonly string[] = ["", "", "", ""]) =>
    [
      "x-base: &base {toughness: 4}",
      "ships:",
      `  - {name: A, hull: 9, primaries: 9, engines: &odd 3}${comments[0]}`,
      `  - {name: B, hull: 9, primaries: 9, engines: *odd}${comments[1]}`,
      `  - &whole {<<: *base, name: C, hull: 9, primaries: 9, engines: *odd}${comments[2]}`,
      `  - {<<: *whole, name: D}${comments[3]}`,
      "",
    ].join("\n");
  const told = ({ diagnostics }: ReturnType<typeof runLint>) =>
    diagnostics.map(({ ship, line, message }) => [
      ship,
      line,
      / \(through the alias (.*)\)$/.exec(message)?.[1],
    ]);

  test("have a finding each, at the value, that says through which alias", () => {
    const run = runLint({ "f.yaml": fleet() });
    expect(new Set(run.diagnostics.map(({ ruleId }) => ruleId))).toEqual(new Set(["engines/odd-point"]));
    expect(told(run)).toEqual([
      ["A", 3, undefined],
      ["B", 3, "*odd on line 4"],
      ["C", 3, "*odd on line 5"],
      ["D", 3, "*whole on line 6"],
    ]);
  });

  const comment = " # shipcost-disable-line engines/odd-point: agreed";
  test.each([0, 1, 2, 3])(
    "are suppressed where the alias stands, all of them where the value does: ship %i",
    (at) => {
      const run = runLint({
        "f.yaml": fleet(["", "", "", ""].map((none, i) => (i === at ? comment : none))),
      });
      const names = ["A", "B", "C", "D"];
      expect(told(run).map(([ship]) => ship)).toEqual(at === 0 ? [] : names.filter((_, i) => i !== at));
      expect(run.suppressed).toHaveLength(at === 0 ? 4 : 1);
    },
  );

  test("count alike in lint and price, and are the same in a later run whatever the lines", () => {
    const { diagnostics } = runLint({ "f.yaml": fleet().replaceAll("hull: 9", "hull: 4") });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ ship }) => ship)).toEqual(["A", "B", "C", "D"]);
    const later = (run: readonly Diagnostic[]) =>
      run.map((each) => sameLater(each, { file: "f", ship: each.ship }));
    const moved = runLint({ "f.yaml": `\n\n${fleet().replaceAll("hull: 9", "hull: 4")}` });
    expect(later(moved.diagnostics)).toEqual(later(diagnostics));
  });
});
