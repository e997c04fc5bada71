import { describe, expect, it } from "vitest";
import type { Files } from "../../src/source/files.js";
import { memoryFiles } from "../../src/source/files.js";
import { applyFixes, load, repeat } from "../support/loading.js";

const SHIP = "name: A\nhull: 4\n";

describe("numbers", () => {
  const cases: [string, string, string][] = [
    [".inf", "schema/type", "the number .inf"],
    ["-.inf", "schema/type", "the number -.inf"],
    [".nan", "schema/type", "the number .nan"],
    ["1_000", "schema/type", 'the text "1_000"'],
    ["yes", "schema/type", 'the text "yes"'],
    ["no", "schema/type", 'the text "no"'],
    ["'4'", "schema/type", 'the text "4"'],
    ["0b1", "schema/type", 'the text "0b1"'],
    ["1:30", "schema/type", 'the text "1:30"'],
    ["4.5", "schema/type", "the number 4.5"],
    ["1e-7", "schema/type", "the number 1e-7"],
    ["1e400", "schema/type", "the number 1e400"],
    ["9007199254740992", "schema/type", "the number 9007199254740992, too long to read exactly"],
    ["9007199254740993", "schema/type", "the number 9007199254740993, too long to read exactly"],
    ["99999999999999999999", "schema/type", "the number 99999999999999999999, too long to read exactly"],
    ["1e21", "schema/type", "the number 1e21, too long to read exactly"],
    ["0x20000000000001", "schema/type", "the number 0x20000000000001, too long to read exactly"],
    ["4.00000000000000000001", "schema/type", "the number 4.00000000000000000001, too long to read exactly"],
    ["null", "schema/type", "nothing (null, written null)"],
    ["~", "schema/type", "nothing (null, written ~)"],
    ["true", "schema/type", "the truth value true"],
    ["-3", "schema/range", "the number -3"],
    ["-010", "schema/range", "the number -010"],
    ["0", "schema/range", "the number 0"],
    ["-0", "schema/range", "the number -0"],
  ];
  it.each(cases)("hull: %s is a %s", (written, rule, found) => {
    const { told, ships } = load(`name: A\nhull: ${written}\n`);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule, text: written, args: { found } });
    expect(told[0]?.finding.fix !== null).toBe(["1_000", "'4'"].includes(written));
    expect(ships).toEqual([null]);
  });

  it.each(["[1]", "[010]", "[1, 010]", "{a: 010}", "{a: [010, .inf]}"])(
    "hull: %s, a collection, is one error and no matter of style",
    (written) => {
      const { told } = load(`name: A\nhull: ${written}\n`);
      expect(told.map(({ rule }) => rule)).toEqual(["schema/type"]);
      expect(told[0]!.args.found).toMatch(/^a (list|map)$/);
    },
  );

  it("an empty value is told at its key", () => {
    const { told } = load("name: A\nhull:\nshields: 1\n");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/type", text: "hull", args: { found: "nothing (null)" } });
  });

  it.each(["4.0", "4", "9007199254740991"])("hull: %s is read without a word", (written) => {
    expect(load(`name: A\nhull: ${written}\n`)).toMatchObject({
      told: [],
      ships: [{ hull: Number(written) }],
    });
  });

  it.each([
    ["hull", "010", "10"],
    ["hull", "0o17", "15"],
    ["hull", "0x1F", "31"],
    ["hull", "+5", "5"],
    ["hull", "2e3", "2000"],
    ["hull", "1E1", "10"],
    ["hull", "0.1e1", "1"],
    ["hull", "5.", "5"],
    ["points", ".5", "0.5"],
    ["points", "1e-7", "0.0000001"],
    ["points", "12.50e-1", "1.25"],
  ])("%s: %s is a warning, and its fix writes %s", (key, written, plain) => {
    const text = `name: A\n${key === "hull" ? "" : "hull: 4\n"}${key}: ${written} # as it is\n`;
    const { told, ships } = load(text);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      rule: "schema/number-style",
      text: written,
      args: { raw: written, plain },
    });
    const fixed = applyFixes(text, told);
    expect(fixed).toContain(`${key}: ${plain} # as it is\n`);
    expect(load(fixed)).toMatchObject({ told: [], ships });
  });

  it.each(["9007199254740993", "1e21", "0x20000000000001", "1.23456789012345678", "1e-400"])(
    "points: %s cannot be read exactly",
    (written) => {
      const { told, ships } = load(`${SHIP}points: ${written}\n`);
      expect(told.map(({ rule, text }) => [rule, text])).toEqual([["schema/type", written]]);
      expect(ships).toEqual([null]);
    },
  );

  it("points: a short number of many zeros can", () => {
    expect(load(`${SHIP}points: 0.00000000000000001\n`)).toMatchObject({
      told: [],
      ships: [{ points: 1e-17 }],
    });
  });
});

describe("text", () => {
  it.each([
    ["4", "the number 4"],
    ["1.10", "the number 1.10"],
    ["010", "the number 010"],
    ["9007199254740993", "the number 9007199254740993, too long to read exactly"],
    ["true", "the truth value true"],
    ["null", "nothing (null, written null)"],
    ["[a]", "a list"],
    ["{a: b}", "a map"],
  ])("name: %s is no name", (written, found) => {
    const { told } = load(`name: ${written}\nhull: 4\n`);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/type", args: { key: "name", expected: "text", found } });
  });

  it.each([
    ['""', "text that is not empty"],
    ["x".repeat(1001), "text of at most 1000 characters"],
  ])("a name too short or too long: %.5s", (written, expected) => {
    const { told } = load(`name: ${written}\nhull: 4\n`);
    expect(told.map(({ rule, args }) => [rule, args.expected])).toEqual([["schema/range", expected]]);
  });

  it.each([
    "toString",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "\u001b[31mred",
    "two\nlines",
    "\u202Eevil",
    "\u0000",
    "\u0007",
    "=1+1",
    "<script>",
    "2001-01-01",
  ])("a ship may be called %j, and is kept as it is", (name) => {
    expect(load(`- {name: ${JSON.stringify(name)}, hull: 4}\n`)).toMatchObject({ told: [], names: [name] });
  });

  it("raw control characters are kept too", () => {
    expect(load("name: a\u001b[31m\u202Eb\nhull: 4\n").names).toEqual(["a\u001b[31m\u202Eb"]);
  });

  it("a value outside a fixed list gets a suggestion", () => {
    const { told } = load(`${SHIP}crew: elit\n`);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/range", text: "elit", suggestions: ["elite"] });
  });
});

describe("keys", () => {
  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "prototype", "X-foo"])(
    "%s is unknown like any other",
    (key) => {
      for (const text of [
        `${SHIP}${key}: 1\n`,
        `${SHIP}boxes: {${key}: 1}\n`,
        `ships: []\n${key}: {budget: 4}\n`,
      ]) {
        const { told } = load(text);
        expect(told).toHaveLength(1);
        expect(told[0]).toMatchObject({ rule: "schema/unknown-key", text: key, args: { key, oddKey: null } });
      }
      expect({}).not.toHaveProperty("budget");
    },
  );

  it.each([
    ["null", "null"],
    ["~", "null"],
    ["1", "the number 1"],
    ["true", "the boolean true"],
    ["? [a, b]\n", "a collection"],
    ["? {a: b}\n", "a collection"],
    ["", "null"],
  ])("%j is a key that is no text", (key, oddKey) => {
    const { told } = load(`${SHIP}${key}: 1\n`);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/unknown-key", args: { oddKey }, suggestions: [] });
  });

  it.each([
    ["hul", "hull"],
    ["Hull", "hull"],
    ["HULL", "hull"],
    ["hlul", "hull"],
    ["uhll", "hull"],
  ])("%s for a required key is one finding, with a suggestion", (key, meant) => {
    const { told } = load(`name: A\n${key}: 4\n`);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/unknown-key", text: key, suggestions: [meant] });
  });

  it.each([
    ["sheilds", "shields"],
    ["techlevel", "techLevel"],
    ["secondarys", "secondaries"],
  ])("%s suggests %s", (key, meant) => {
    expect(load(`${SHIP}${key}: 4\n`).told.map(({ suggestions }) => suggestions)).toEqual([[meant]]);
  });

  it("nothing near has no suggestion", () => {
    expect(load(`${SHIP}photonTorpedoes: 4\n`).told).toMatchObject([{ suggestions: [] }]);
  });

  it("a comma in unquoted text of a flow map leaves a bare key", () => {
    const { told } = load("ships: [{name: A, hull: 4, specials: 1xMine Rack, 1xMinesweeper}]\n");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      rule: "schema/unknown-key",
      text: "1xMinesweeper",
      args: { bare: true },
    });
  });

  it("missing keys are told at the head of the ship", () => {
    expect(load("- shields: 4\n").brief).toEqual(["schema/missing-key 1:3", "schema/missing-key 1:3"]);
  });

  it.each([
    ["of a fleet", "x-a: {any: [thing, 010]}\nships: []\n"],
    ["of a ship", `${SHIP}x-a: [.inf]\nx-b: null\nx-: 1\n`],
    ["of boxes", `${SHIP}boxes: {x-a: 1}\n`],
    ["of minefields", "ships: []\nminefields: [{patterns: 1, x-a: 1}]\n"],
    ["of a merged map", "x-a: &a {x-b: 1, hull: 4}\n<<: *a\nname: A\n"],
  ])("keys beginning x- are free: %s", (_, text) => {
    expect(load(text).told).toEqual([]);
  });

  it("anchors under free keys are used from anywhere", () => {
    const { ships } = load("x-a: &a {name: A, hull: &h 4}\nships: [*a, {<<: *a, name: B, shields: *h}]\n");
    expect(ships).toMatchObject([{ name: "A" }, { name: "B", shields: 4 }]);
  });
});

describe("fleets, lists and lone ships", () => {
  it.each([
    ["designs/a.b.c.yaml", "a.b.c"],
    ["designs/lancer.yml", "lancer"],
    ["Makefile", "Makefile"],
    [".hidden", ".hidden"],
    ["a\\b\\c.yaml", "c"],
    ["plain.json", "plain"],
  ])("a lone ship in %s is called %s", (path, name) => {
    expect(load("hull: 4\n", { path })).toMatchObject({ told: [], names: [name] });
  });

  it("JSON is read, with tabs too", () => {
    const json = JSON.stringify({ fleet: "F", ships: [{ name: "A", hull: 4 }] }, null, "\t");
    expect(load(json)).toMatchObject({ told: [], names: ["A"], file: { documents: [{ kind: "fleet" }] } });
  });

  it("a file may hold a fleet, a list and a ship", () => {
    const { file } = load(`ships: []\n---\n- {name: A, hull: 4}\n---\n${SHIP}`);
    expect(file.documents.map(({ kind }) => kind)).toEqual(["fleet", "list", "ship"]);
  });

  it.each([
    [".shipcost.yaml", "rules: {}\n", "config"],
    ["a/.shipcost.yaml", SHIP, "config"],
    ["r.yaml", "ruleset: r\nextends: house\n", "ruleset"],
    ["r.yaml", "ruleset: r\nmodifiers: []\n", "ruleset"],
    ["s.yaml", "scenario: x\n", "scenario"],
  ])("%s with %j is no design", (path, text, kind) => {
    const { told, file } = load(text, { path });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/type", args: { kind } });
    expect(told[0]!.args.command).toMatch(/^shipcost /);
    expect(file).toMatchObject({ foreign: kind, documents: [] });
  });

  it("one broken ship leaves the others readable", () => {
    const { names, told } = load(
      "- {name: A, hull: 4}\n- {name: B, hull: x}\n- 4\n-\n- {name: C, hull: 1}\n",
    );
    expect(names).toEqual(["A", null, null, null, "C"]);
    expect(told.map(({ rule, finding }) => [rule, finding.ship])).toEqual([
      ["schema/type", "B"],
      ["schema/type", null],
      ["schema/type", null],
    ]);
  });

  it.each([
    ["a wrong budget", "budget: x\nships: [{name: A, hull: 4}]\n", ["schema/type 1:9"]],
    ["a wrong name", "fleet: 4\nships: [{name: A, hull: 4}]\n", ["schema/type 1:8"]],
    ["an unknown key", "budgt: 4\nships: [{name: A, hull: 4}]\n", ["schema/unknown-key 1:1"]],
    ["an inexact budget", "budget: 1e21\nships: [{name: A, hull: 4}]\n", ["schema/type 1:9"]],
    [
      "a wrong minefield",
      "ships: [{name: A, hull: 4}]\nminefields: [{patterns: 0}]\n",
      ["schema/range 2:25"],
    ],
    ["a ruleset that is no text", "ruleset: 4\nships: [{name: A, hull: 4}]\n", ["schema/type 1:10"]],
  ])("%s leaves the header unread and the ships readable", (_, text, brief) => {
    const loaded = load(text);
    expect(loaded.brief).toEqual(brief);
    expect(loaded.file.documents).toMatchObject([{ headerRead: false }]);
    expect(loaded.names).toEqual(["A"]);
  });

  it("a broken ship leaves the header read, and so does a matter of style", () => {
    const { file } = load("budget: 010\nships: [{name: A}]\n");
    expect(file.documents).toMatchObject([{ headerRead: true, header: { budget: 10 } }]);
  });

  it.each([
    ["ships:\n", "schema/type"],
    ["ships: 4\n", "schema/type"],
    ["ships: {a: 1}\n", "schema/type"],
    ["fleet: F\n", "schema/missing-key"],
  ])("%j is a fleet without a list of ships", (text, rule) => {
    const { told, file } = load(text);
    expect(told.map((each) => each.rule)).toEqual([rule]);
    expect(file.documents).toMatchObject([{ kind: "fleet", headerRead: false, ships: [] }]);
  });

  it.each([
    ["[1xPlasma(F), 4]", ["4"]],
    ["[1, 010, 1xPlasma(F)]", ["1", "010"]],
    ["[[1xPlasma(F)]]", ["1xPlasma(F)"]],
    ["[1xPlasma(F), null]", ["null"]],
  ])("specials: %s is told at the very items", (specials, texts) => {
    const { told } = load(`${SHIP}specials: ${specials}\n`);
    expect(told.map(({ rule }) => rule)).toEqual(texts.map(() => "schema/type"));
    expect(told.map(({ text }) => text)).toEqual(texts);
  });

  it.each(["4", "{a: 1}", "null"])("specials: %s says what is expected", (specials) => {
    const { told } = load(`${SHIP}specials: ${specials}\n`);
    expect(told).toHaveLength(1);
    expect(told[0]!.args.expected).toMatch(/^text in the special-weapon notation/);
  });
});

const DESIGN = "name: Lancer\nclass: Lance\nhull: 4\npoints: 3\nnotes: from the yard\n";
const fleetOf = (entry: string) => `ships:\n  - ${entry}\n`;
const reference = (design: string) => fleetOf(`{design: ${JSON.stringify(design)}, name: E}`);

describe("designs of their own", () => {
  const files = { "d.yaml": DESIGN, "designs/lancer.yaml": "hull: 4\n" };

  it("an entry says name, count, crew, flagship, points and notes for itself", () => {
    const own = { name: "L", count: 3, crew: "green", flagship: true, points: 9, notes: "mine" };
    const { told, ships, loadedShips, places } = load(fleetOf(JSON.stringify({ design: "d.yaml", ...own })), {
      files,
    });
    expect(told).toEqual([]);
    expect(ships).toMatchObject([{ ...own, hull: 4, class: "Lance" }]);
    expect(loadedShips).toMatchObject([{ path: "fleet.yaml", line: 2, design: "d.yaml" }]);
    expect(places(0).at(["hull"])).toMatchObject({ path: "d.yaml" });
    expect(places(0).at(["name"])).toMatchObject({ path: "fleet.yaml" });
  });

  it.each([
    ["d.yaml", "Lancer"],
    ["./d.yaml", "Lancer"],
    ["sub/../d.yaml", "Lancer"],
    ["designs/lancer.yaml", "lancer"],
  ])("an entry of %s without a name is called %s", (design, name) => {
    expect(load(fleetOf(`design: ${design}`), { files })).toMatchObject({ told: [], names: [name] });
  });

  it("a path is relative to the file that names it", () => {
    const at = (path: string, design: string) => load(fleetOf(`design: ${design}`), { path, files }).names;
    expect(at("designs/fleet.yaml", "lancer.yaml")).toEqual(["lancer"]);
    expect(at("designs/fleet.yaml", "../d.yaml")).toEqual(["Lancer"]);
    expect(at("./fleet.yaml", "d.yaml")).toEqual(["Lancer"]);
  });

  it("what the design says stands where the entry says nothing", () => {
    const { ships } = load(fleetOf("design: d.yaml"), { files });
    expect(ships).toMatchObject([{ points: 3, notes: "from the yard", count: 1, flagship: false }]);
  });

  it.each(["hull", "class", "specials", "kind"])("an entry may not say %s", (key) => {
    const { told, ships } = load(fleetOf(`{design: d.yaml, ${key}: 4}`), { files });
    expect(told.map(({ rule, text }) => [rule, text])).toEqual([["schema/unknown-key", key]]);
    expect(ships).toEqual([null]);
  });

  const OUTSIDE = ["../x.yaml", "/x.yaml", "C:\\x.yaml", "c:/x.yaml", "\\\\server\\x.yaml", "..\\x.yaml"];
  const secrets = Object.fromEntries(
    ["x.yaml", "../x.yaml", "/x.yaml", ...OUTSIDE].map((path) => [path, "SECRET: [\n"]),
  );
  it.each([...OUTSIDE, "a/../../x.yaml"])("%s is outside, and nothing of it is told", (design) => {
    const { told, ships, loader } = load(reference(design), { files: secrets });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "fleet/design-reference", args: { problem: "outside", design } });
    expect(JSON.stringify(told)).not.toContain("SECRET");
    expect([...loader.sources.keys()]).toEqual(["fleet.yaml"]);
    expect(ships).toEqual([null]);
  });

  const problems: [string, string, Record<string, string>][] = [
    ["missing", "no.yaml", {}],
    ["missing", ".", {}],
    ["cyclic", "fleet.yaml", { "fleet.yaml": reference("fleet.yaml") }],
    ["not-one-ship", "d.yaml", { "d.yaml": "- {name: A, hull: 4}\n- {name: B, hull: 4}\n" }],
    ["not-one-ship", "d.yaml", { "d.yaml": "hull: 4\n---\nhull: 4\n" }],
    ["not-one-ship", "d.yaml", { "d.yaml": "[]" }],
    ["not-one-ship", "d.yaml", { "d.yaml": "ships: []\n" }],
    ["roster-entry", "d.yaml", { "d.yaml": "design: e.yaml\n", "e.yaml": "hull: 4\n" }],
    ["roster-entry", "d.yaml", { "d.yaml": "design: d.yaml\n" }],
    ["roster-entry", "d.yaml", { "d.yaml": fleetOf("design: ../../etc/passwd") }],
  ];
  it.each(problems)("%s: %s in %j is told at the entry", (problem, design, contents) => {
    const { told, ships, loadedShips } = load(reference(design), { files: contents });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      rule: "fleet/design-reference",
      text: JSON.stringify(design),
      args: { problem },
    });
    expect(told[0]!.finding.ship).toBe("E");
    expect(ships).toEqual([null]);
    expect(loadedShips[0]!.name).toBe("E");
  });

  it.each([
    ["a duplicate key", "hull: 4\nhull: 5\n", "yaml/duplicate-key d.yaml:2:1"],
    ["a syntax error", "hull: [\n", "yaml/syntax d.yaml:2:1"],
    ["nothing", "", "yaml/empty d.yaml:1:1"],
    ["a wrong type", "hull: x\n", "schema/type d.yaml:1:7"],
    ["an unknown key", "hull: 4\nfoo: 1\n", "schema/unknown-key d.yaml:2:1"],
    ["a broken header", "budget: x\nships: [{name: A, hull: 4}]\n", "schema/type d.yaml:1:9"],
    ["a ruleset", "ruleset: r\nextends: house\n", "schema/type d.yaml:1:1"],
    ["a broken second document", "hull: 4\n---\nhull: [\n", "yaml/syntax d.yaml:4:1"],
  ])("%s in the design stands in its own file", (_, design, brief) => {
    const loaded = load(reference("d.yaml"), { files: { "d.yaml": design } });
    expect(loaded.brief).toEqual([brief]);
    expect(loaded.ships).toEqual([null]);
  });

  it.each([
    ["a matter of style", "hull: 010\n", "schema/number-style d.yaml:1:7"],
    [
      "a matter of style in its header",
      "budget: 010\nships: [{name: A, hull: 4}]\n",
      "schema/number-style d.yaml:1:9",
    ],
    ["a mistake in the notation", "hull: 4\nspecials: 1xFoo(F)\n", "special/unknown-type d.yaml:2:13"],
  ])("%s leaves the design readable", (_, design, brief) => {
    const loaded = load(reference("d.yaml"), { files: { "d.yaml": design } });
    expect(loaded.brief).toEqual([brief]);
    expect(loaded.names).toEqual(["E"]);
  });

  it("a design that a thousand entries name is read once", () => {
    const memory = memoryFiles(files);
    const read: string[] = [];
    const counting: Files = {
      read(from, design) {
        read.push(design);
        return memory.read(from, design);
      },
    };
    const entries = repeat(1000, (i) => `  - {design: d.yaml, name: S${i}}\n`);
    const { told, names } = load(`ships:\n${entries}`, { files: counting });
    expect(told).toEqual([]);
    expect(names).toHaveLength(1000);
    expect(read).toEqual(["d.yaml"]);
  });
});

describe("a fleet's ruleset", () => {
  const under = (ruleset: string, files: Record<string, string> = {}) =>
    load(`ruleset: ${ruleset}\nships: [{name: A, hull: 4}]\n`, { files });

  it.each([
    ["no.yaml", "missing", []],
    ["../r.yaml", "outside", []],
    ["/r.yaml", "outside", []],
    ["hose", "missing", ["house"]],
  ])("%s cannot be read", (ruleset, problem, suggestions) => {
    const { told, file } = under(ruleset, { "../r.yaml": "SECRET", "/r.yaml": "SECRET" });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ rule: "schema/range", text: ruleset, suggestions });
    expect(told[0]!.args.found).toBe(`"${ruleset}" (${problem})`);
    expect(file.documents).toEqual([]);
  });

  it.each([
    ["an unknown key", "ruleset: r\nversion: '1'\nfoo: 1\n", "schema/unknown-key r.yaml:3:1"],
    ["broken YAML", "ruleset: [\n", "yaml/syntax r.yaml:2:1"],
    ["a base outside", "ruleset: r\nversion: '1'\nextends: ../x.yaml\n", "schema/range r.yaml:3:10"],
    ["itself for a base", "ruleset: r\nversion: '1'\nextends: r.yaml\n", "schema/range r.yaml:3:10"],
  ])("%s is told in the ruleset's own file, and no ship is read by it", (_, ruleset, brief) => {
    const loaded = under("r.yaml", { "r.yaml": ruleset });
    expect(loaded.brief).toEqual([brief]);
    expect(loaded.file.rulesetFindings).toHaveLength(1);
    expect(loaded.file.documents).toEqual([]);
  });

  it("two fleets under one broken ruleset tell of it once", () => {
    const text = "ruleset: r.yaml\nships: []\n---\nruleset: r.yaml\nships: []\n";
    expect(load(text, { files: { "r.yaml": "ruleset: [\n" } }).told).toHaveLength(1);
  });

  it("holds for its fleet", () => {
    const { told, file } = under("r.yaml", { "r.yaml": "ruleset: r\nversion: '1'\n" });
    expect(told).toEqual([]);
    expect(file.documents[0]!.ruleset.ruleset).toBe("r");
  });
});

describe("all that is wrong with a ship is told at once", () => {
  it("its notation as well where another field is broken", () => {
    const { brief, ships } = load(
      '- {name: A, hull: 4, crew: elit, specials: "1xPlazma(F), 1xMissile0(F)"}\n',
    );
    expect(brief.map((each) => each.split(" ")[0])).toEqual([
      "schema/range",
      "special/unknown-type",
      "special/notation",
    ]);
    expect(ships).toEqual([null]);
  });

  it("but nothing of a notation that is no text", () => {
    const { brief } = load("- {name: A, hull: 4, specials: [1xPlazma(F), 4]}\n");
    expect(brief.map((each) => each.split(" ")[0])).toEqual(["schema/type"]);
  });
});
