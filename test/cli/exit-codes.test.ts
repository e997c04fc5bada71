import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { project, runAll } from "../support/cli/run.js";

const LEGAL = "name: Legal\nhull: 4\nprimaries: 4\n";
const ILLEGAL = "name: Illegal\nhull: 4\nprimaries: 5\n";
const FLEET = `fleet: F
ships:
  - {name: Lance, hull: 4, primaries: 4}
  - {name: Pike, hull: 6, primaries: 6, shields: 1}
  - {name: "", hull: 4}
`;
const here = project({
  "legal.yaml": LEGAL,
  "illegal.yaml": ILLEGAL,
  "warned.yaml": "name: W\nhull: 4\nprimaries: 4\nengines: 3\n",
  "info.yaml": "name: I\nhull: 4\nprimaries: 3\nsecondaries: 3\n",
  "fleet.yaml": FLEET.replace(/.*"".*\n/, ""),
  "poor.yaml": "fleet: P\nbudget: 3\nships:\n  - {name: A, hull: 4, primaries: 4}\n",
  "rich.yaml": "fleet: R\nbudget: 4\nships:\n  - {name: A, hull: 4, primaries: 4}\n",
  "a#b.yaml": "fleet: Hash\nships:\n  - {name: One, hull: 4, primaries: 4}\n",
  "numbered.yaml": "- {name: 'Pike #1', hull: 4, primaries: 4}\n- {name: '##', hull: 5, primaries: 5}\n",
  "syntax.yaml": "name: [\n",
  "empty.yaml": "",
  "binary.yaml": new Uint8Array([0x6e, 0x3a, 0xff]),
  "nowhere.yaml": "fleet: N\nships:\n  - {design: gone.yaml}\n",
  "monsters.yaml": "- {name: A, hull: 8, primaries: 6, specials: '2xMSG(FA)', sizeClass: 3}\n",
  "too-many.yaml": "- {name: A, hull: 8, primaries: 5, specials: '3xMSG(FA)', sizeClass: 3}\n",
  "rules/good.yaml": "ruleset: good\nversion: '1'\nextends: house\nrounding: none\n",
  "rules/bad.yaml": "ruleset: bad\nversion: '1'\nextends: house\nrounding: sideways\n",
  "with-bad-rules.yaml": "fleet: B\nruleset: rules/bad.yaml\nships:\n  - {name: A, hull: 4, primaries: 4}\n",
  "mission.yaml": "scenario: S\n",
});

const LONG = "x".repeat(5000);

describe.each<[string, number, readonly (readonly string[])[]]>([
  [
    "help and version are answers",
    0,
    [[], ["--help"], ["-h"], ["--version"], ["-V"], ["help"], ["help", "price"], ["price", "--help"]],
  ],
  [
    "nothing is wrong",
    0,
    [
      ["price", "legal.yaml"],
      ["lint", "legal.yaml"],
      ["msg", "legal.yaml"],
      ["msg", "monsters.yaml"],
      ["msg", "--size-class", "3", "--count", "2"],
      ["ruleset", "check", "rules/good.yaml"],
      ["price", "rich.yaml"],
      ["price", "fleet.yaml", "--budget", "11"],
    ],
  ],
  [
    "warnings and infos alone do not fail",
    0,
    [
      ["lint", "warned.yaml"],
      ["price", "warned.yaml"],
      ["lint", "info.yaml", "--max-warnings", "0"],
      ["lint", "warned.yaml", "--max-warnings", "1"],
      ["lint", "warned.yaml", "--max-warnings", "0", "--rule", "engines/odd-point=off"],
    ],
  ],
  [
    "an error, too many warnings or a no",
    1,
    [
      ["lint", "illegal.yaml"],
      ["price", "illegal.yaml"],
      ["lint", "warned.yaml", "--max-warnings", "0"],
      ["lint", "warned.yaml", "--rule", "engines/odd-point=error"],
      ["price", "poor.yaml"],
      ["lint", "poor.yaml"],
      ["price", "fleet.yaml", "--budget", "10"],
      ["lint", "fleet.yaml", "--budget", "10"],
      ["price", "legal.yaml", "--budget", "3"],
      ["msg", "too-many.yaml"],
      ["msg", "illegal.yaml", "too-many.yaml"],
      ["msg", "--size-class", "3", "--count", "3"],
      ["msg", "--size-class", "5"],
      ["ruleset", "check", "rules/bad.yaml"],
      ["price", "mission.yaml"],
      ["price", "rules/good.yaml"],
      ["lint", "rules/good.yaml"],
    ],
  ],
  [
    "what is wrong inside a file that was read",
    1,
    [
      ["price", "syntax.yaml"],
      ["lint", "syntax.yaml"],
      ["lint", "empty.yaml"],
      ["price", "empty.yaml", "legal.yaml"],
      ["lint", "binary.yaml"],
      ["lint", "nowhere.yaml"],
      ["price", "nowhere.yaml"],
    ],
  ],
  [
    "the command itself cannot be done",
    2,
    [
      ["lint", "gone.yaml"],
      ["price", "gone.yaml", "illegal.yaml"],
      ["lint", "no-*.yaml"],
      ["price", "legal.yaml", "--format", "xml"],
      ["price"],
      ["msg"],
      ["price", "legal.yaml", "--budget", "-1"],
      ["lint", "legal.yaml", "--max-warnings", "1.5"],
      ["lint", "legal.yaml", "--rule", "hull/overfull=off"],
      ["lint", "legal.yaml", "--rule", "engines/none=loud"],
      ["price", "legal.yaml", "--set", "shields"],
      ["price", "legal.yaml", "--ruleset", "rules/bad.yaml"],
      ["price", "with-bad-rules.yaml"],
      ["lint", "with-bad-rules.yaml"],
      ["ruleset", "check", "gone.yaml"],
      ["ruleset", "nonsense"],
      ["ruleset", "show", "hous"],
      ["schema", "nonsense"],
      ["msg", "--size-class", "0"],
      ["msg", "--size-class", "3", "legal.yaml"],
      ["msg", "--count", "3", "legal.yaml"],
      ["lint", LONG],
      ["lint", ""],
    ],
  ],
])("%s: exit %i", (_, code, commands) => {
  test("for every command", async () => {
    const outcomes = await runAll(here, commands);
    const told = outcomes.map((outcome, i) => ({ command: commands[i]!.join(" "), code: outcome.code }));
    expect(told).toEqual(commands.map((command) => ({ command: command.join(" "), code })));
    for (const { stdout, stderr } of outcomes) {
      expect(stdout + stderr).not.toMatch(/internal fault|^ +at .*\(/m);
      if (code === 2) expect(stderr).toMatch(/^(shipcost|error): ./);
      if (code === 1) expect(stdout).not.toBe("");
    }
  });
});

test("the bare command prints its help on standard output", async () => {
  const { stdout, stderr } = await here.run([]);
  expect(stdout).toMatch(/^Usage: shipcost /);
  expect(stderr).toBe("");
});

describe("what cannot be read", () => {
  test("is said on standard error, while other files are still done", async () => {
    const [price, lint] = await runAll(here, [
      ["price", "gone.yaml", "legal.yaml", "--brief"],
      ["lint", "gone.yaml", "illegal.yaml", "none/*.yaml", "gone.yaml", "--format", "concise"],
    ]);
    expect(price!.stdout).toMatch(/Legal .* 4/);
    expect(price!.stderr).toMatch(/^shipcost: gone\.yaml: no such file/);
    expect(lint!.stdout).toMatch(/^illegal\.yaml:2:7: error hull\/overfull: [^\n]+\n$/);
    expect(lint!.stderr.trim().split("\n")).toHaveLength(2);
  });

  test("a broken ruleset that a fleet names: its findings are listed in its own file", async () => {
    const { stdout, stderr } = await here.run(["lint", "with-bad-rules.yaml", "--format", "concise"]);
    expect(stdout).toMatch(/^rules\/bad\.yaml:4:11: error schema\/range: /);
    expect(stderr).toMatch(/rules\/bad\.yaml/);
  });
});

describe("FILE#NAME", () => {
  test("narrows to one ship", async () => {
    const [json, msg] = await runAll(here, [
      ["price", "fleet.yaml#Pike", "--format", "json"],
      ["msg", "fleet.yaml#Pike", "--format", "json"],
    ]);
    const { files, points } = JSON.parse(json!.stdout);
    const ships = files[0].documents[0].ships.map((ship: { name: string }) => ship.name);
    expect([json!.code, ships, points]).toEqual([0, ["Pike"], 7]);
    expect(JSON.parse(msg!.stdout).ships).toHaveLength(1);
  });

  test("is tried as a path first", async () => {
    const [whole, one, unknown] = await runAll(here, [
      ["price", "a#b.yaml", "--brief"],
      ["price", "a#b.yaml#One", "--brief"],
      ["price", "a#b.yaml#Onee", "--brief"],
    ]);
    expect([whole!.code, one!.code, unknown!.code]).toEqual([0, 0, 2]);
    expect(whole!.stdout).toContain("Hash");
  });

  test("picks ships with a # in their names, from files with one in theirs", async () => {
    const [one, hashes, both, changed] = await runAll(here, [
      ["price", "numbered.yaml#Pike #1", "--brief"],
      ["price", "numbered.yaml###", "--brief"],
      ["price", "a#b.yaml#One#2", "--brief"],
      ["diff", "numbered.yaml#Pike #1", "numbered.yaml###", "--format", "json"],
    ]);
    expect([one!.code, hashes!.code, both!.code, changed!.code]).toEqual([0, 0, 2, 1]);
    expect(one!.stdout).toMatch(/Pike #1 .* 4\n/);
    expect(hashes!.stdout).toMatch(/## .* 5\n/);
    expect(both!.stderr).toContain("a#b.yaml: no ship is called One#2");
    expect(JSON.parse(changed!.stdout).points).toEqual({ old: 4, new: 5, difference: 1 });
  });
});

test.concurrent.each([
  ["a ship", ["msg", "fleet.yaml#Pikes"], "no ship is called Pikes; did you mean Pike?"],
  ["an option's key", ["price", "legal.yaml", "--set", "sheilds=2"], "did you mean shields?"],
  ["a lint rule", ["lint", "legal.yaml", "--rule", "hull/partly-filed-box=off"], "hull/partly-filled-box?"],
  ["a ruleset", ["price", "legal.yaml", "--ruleset", "hous"], "did you mean house?"],
  ["a command", ["prise", "legal.yaml"], "price"],
  ["an option", ["price", "legal.yaml", "--bugdet", "3"], "--budget"],
])("a mistyped name of %s is answered with a suggestion", async (_, args, suggestion) => {
  const { code, stderr } = await here.run(args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(suggestion)]);
});

describe("a file of another kind", () => {
  test("named as FILE, is an error that names its command", async () => {
    const [rules, mission] = await runAll(here, [
      ["lint", "rules/good.yaml", "--format", "concise"],
      ["price", "mission.yaml"],
    ]);
    expect(rules!.stdout).toMatch(/^rules\/good\.yaml:1:1: error .*shipcost ruleset check/);
    expect(mission!.stdout).toContain("shipcost play msg");
  });

  test("met in a folder, is passed over and listed so", async () => {
    const [lint, listed] = await runAll(here, [
      ["lint", "rules", "--format", "concise"],
      ["lint", "rules", "legal.yaml", "--list-files"],
    ]);
    expect(lint).toEqual({ code: 0, stdout: "", stderr: "" });
    expect(listed!.stdout).toBe(
      "legal.yaml\nrules/bad.yaml (passed over: a ruleset)\nrules/good.yaml (passed over: a ruleset)\n",
    );
  });
});

describe("explain, ruleset, schema and init", () => {
  test("explain lists what it explains, and explains it", async () => {
    const [list, json, one] = await runAll(here, [
      ["explain"],
      ["explain", "--format", "json"],
      ["explain", "msg/limit"],
    ]);
    expect(list!.stdout).toMatch(/^lint rule\n[\s\S]*\n {2}msg\/limit {2,}/);
    expect(JSON.parse(json!.stdout)).toMatchObject({ version: 1, topics: expect.any(Array) });
    expect(one!.stdout).toMatch(/^msg\/limit \(lint rule\): .*\n[\s\S]*Bad [\s\S]*Good/);
  });

  test("explain searches, and says no where nothing is near", async () => {
    const [plural, upper, several, json, nothing, nothingJson] = await runAll(here, [
      ["explain", "msg/limits"],
      ["explain", "Engines"],
      ["explain", "mines"],
      ["explain", "mines", "--format", "json"],
      ["explain", "quetzalcoatl"],
      ["explain", "quetzalcoatl", "--format", "json"],
    ]);
    expect([plural!.code, plural!.stdout]).toEqual([
      0,
      expect.stringMatching(/\n {2}msg\/limit .*\n {2}msg-limit /),
    ]);
    expect([upper!.code, upper!.stdout]).toEqual([0, expect.stringMatching(/^engines \(modifier/)]);
    expect([several!.code, several!.stdout]).toEqual([
      0,
      expect.stringMatching(/^About "mines"[\s\S]*\n {2}mine-rack /),
    ]);
    const first = { id: expect.stringMatching(/^mine/), kind: "topic", title: expect.any(String) };
    const found = { version: 1, query: "mines", topics: expect.arrayContaining([first]) };
    expect([json!.code, JSON.parse(json!.stdout)]).toEqual([0, found]);
    expect(nothing).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining("nothing is about"),
    });
    expect([nothingJson!.code, JSON.parse(nothingJson!.stdout).topics]).toEqual([1, []]);
  });

  test("what ruleset show prints passes ruleset check", async () => {
    const shown = await here.run(["ruleset", "show"]);
    expect(shown.code).toBe(0);
    const checked = await here.run(["ruleset", "check", "-"], { input: shown.stdout });
    expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining("is valid")]);
    const [list] = await runAll(here, [["ruleset", "list", "--format", "json"]]);
    expect(JSON.parse(list!.stdout).rulesets[0]).toMatchObject({ id: "house", version: expect.any(String) });
  });

  test("schema prints JSON Schemas", async () => {
    const kinds = ["ship", "fleet", "ruleset", "config"];
    for (const { code, stdout } of await runAll(
      here,
      kinds.map((kind) => ["schema", kind]),
    )) {
      expect(code).toBe(0);
      expect(JSON.parse(stdout).$schema).toContain("draft-07");
    }
  });

  test("init writes a fleet that lints clean, and never over a file", async () => {
    const made = await here.run(["init", "rules/new.yaml"]);
    expect(made.code).toBe(0);
    const text = readFileSync(join(here.root, "rules/new.yaml"), "utf8");
    const [lint, again, printed] = await runAll(here, [
      ["lint", "rules/new.yaml", "--max-warnings", "0", "--format", "concise"],
      ["init", "rules/new.yaml"],
      ["init", "-"],
    ]);
    expect(lint).toEqual({ code: 0, stdout: "", stderr: "" });
    expect([again!.code, again!.stdout]).toEqual([2, ""]);
    expect(printed!.stdout).toBe(text);
    expect(existsSync(join(here.root, "fleet.yaml"))).toBe(true);
  });
});
