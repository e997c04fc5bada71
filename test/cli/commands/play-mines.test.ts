import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inProcess } from "../../support/cli/in-process.js";
import { project, run } from "../../support/cli/run.js";

const here = project({
  "fleet.yaml": `fleet: F
ships:
  - {name: Sweeper, hull: 9, techLevel: 5, crew: elite, secondaries: 9, specials: "1xMine Rack, 2xMinesweeper"}
  - {name: Gunboat, hull: 4, crew: green, secondaries: 8}
  - {name: Broken, hull: 1, secondaries: 8}
`,
  "tabled.yaml": `ruleset: tabled
version: "1"
minesweeping:
  combatTable:
    - {odds: 1, results: [0, 0, 1, 1, 2, 3]}
    - {odds: 6, results: [1, 2, 3, 4, 5, 6]}
optionalRules: {mines: false}
`,
  "hostile.yaml": `ruleset: hostile
version: "1"
minesweeping: {lockOn: {modifiers: [{why: "\\e[31m\\u202E\\n::error::x ::error::y", value: -1}]}}
`,
});
const play = (...args: string[]) => inProcess(here.root, ["play", ...args]);
const words = (line: string) => line.split(" ");
const told = async (line: string) => {
  const { code, stdout } = await play(...words(line), "--format", "json");
  return { code, ...JSON.parse(stdout) };
};

describe("play mines", () => {
  test("answers with the exact law", async () => {
    expect(await told("mines --speed 4 --patterns 3 --tl 5")).toEqual({
      code: 0,
      version: 1,
      speed: 4,
      patterns: 3,
      techLevel: 5,
      silent: false,
      iff: "hostile",
      unit: "ship",
      triggerChance: "2/3",
      distribution: [
        { patterns: 0, chance: "1/27", atLeast: "1" },
        { patterns: 1, chance: "2/9", atLeast: "26/27" },
        { patterns: 2, chance: "4/9", atLeast: "20/27" },
        { patterns: 3, chance: "8/27", atLeast: "8/27" },
      ],
      expectedPatterns: "2",
      strengthPerMine: 3,
      minesPerPattern: 6,
      combatModifier: 0,
      seed: null,
      rolls: null,
      attack: null,
      notes: [expect.stringContaining("Secondaries may fire at attacking mines")],
    });
  });

  test("plays dice given, and says which were not needed", async () => {
    const answer = await told("mines --speed 4 --patterns 2 --tl 5 --iff friendly --dice 6,1,4,3");
    expect(answer).toMatchObject({
      seed: null,
      rolls: [
        { pattern: 1, roll: "iff", die: 6, modifier: 0, total: 6, met: true },
        { pattern: 2, roll: "iff", die: 1, modifier: 0, total: 1, met: false },
        { pattern: 1, roll: "trigger", die: 4, modifier: 0, total: 4, met: true },
      ],
      attack: { patterns: 1, mines: 6, strength: 18 },
    });
    expect(answer.notes).toContain("1 die was given and not needed.");
  });

  test("takes friends of a silent ship for enemies, and says so", async () => {
    const { notes, ...silent } = await told("mines --speed 5 --patterns 2 --silent --iff friendly");
    expect(notes).toContain("A silent ship uses no IFF: friendly mines are hostile to it.");
    expect(notes.join(" ")).toContain("If it stops running silent among them, they all roll at once");
    const hostile = await told("mines --speed 5 --patterns 2 --silent");
    expect(silent).toEqual({ ...hostile, iff: "friendly", notes: undefined });
  });

  test("takes tech level and crew of the mines from the ship that laid them", async () => {
    const laid = "mines --speed 6 --laid-by fleet.yaml#Sweeper --dice 6";
    expect(await told(laid)).toMatchObject({ techLevel: 5, combatModifier: 1, attack: { strength: 18 } });
    expect(await told(`${laid} --tl 3 --crew green`)).toMatchObject({
      techLevel: 3,
      combatModifier: -1,
      attack: { strength: 12 },
    });
    const { stdout } = await play(...words(laid));
    expect(stdout).toContain("1 pattern attacks: 6 mines, strength 18, +1 on its combat die.");
  });

  test("repeats a seed, and tells it", async () => {
    const line = "mines --speed 3.5 --patterns 9 --silent --seed 12";
    const [one, other, third] = [await told(line), await told(line), await told(`${line}3`)];
    expect(one).toEqual(other);
    expect(one.seed).toBe(12);
    expect(third.rolls).not.toEqual(one.rolls);
    expect((await play(...words(line))).stdout).toContain("Rolled from seed 12.");
  });

  test("says when the ruleset plays without mines", async () => {
    const { notes } = await told("mines --speed 3 --ruleset tabled.yaml");
    expect(notes).toContain("Ruleset tabled plays without mines.");
  });

  test("prints for people within 80 columns, whatever is asked", async () => {
    for (const unit of ["ship", "fighter"]) {
      const silent = unit === "ship" ? ["--silent --iff allied"] : [];
      for (const kind of ["--iff hostile", "--iff friendly", "--iff allied", ...silent]) {
        for (const [speed, patterns] of [
          ["0", 1],
          ["2.5", 2],
          ["3", 4],
          ["4", 60],
          ["999999999999.999999", 500],
        ]) {
          const line = `mines --speed ${speed} --patterns ${patterns} --unit ${unit} --crew elite --seed 1 ${kind}`;
          const { code, stdout } = await play(...words(line));
          expect(code).toBe(0);
          expect(stdout.split("\n").filter((each) => each.length > 80)).toEqual([]);
          expect(stdout, line).not.toMatch(/undefined|NaN|…/);
        }
      }
    }
  });

  test("draws its law to a file beside the text, or to standard output instead of it", async () => {
    const line = "mines --speed 4 --patterns 3 --tl 5";
    const written = await play(...words(line), "--svg", "law.svg");
    expect(written).toMatchObject({
      code: 0,
      stderr: "wrote law.svg\n",
      stdout: expect.stringMatching(/^A ship/),
    });
    const printed = await play(...words(line), "--svg", "-");
    expect(printed).toMatchObject({
      code: 0,
      stderr: "",
      stdout: readFileSync(join(here.root, "law.svg"), "utf8"),
    });
    expect(printed.stdout).toMatch(/^<svg .*role="img"/);
  });
});

describe("play sweep", () => {
  test("answers without a Combat table what can be told", async () => {
    const answer = await told("sweep --secondaries 8 --gear 1 --tl-advantage 0 --patterns 2");
    expect(answer).toMatchObject({
      code: 0,
      version: 1,
      lockOn: {
        needed: 3,
        modifiers: [
          { why: "slow", value: -1 },
          { why: "small", value: -1 },
        ],
        chance: "2/3",
      },
      strength: 16,
      pool: 16,
      fireModifier: -2,
      distribution: null,
      result: null,
      needs: "combatTable",
    });
    const pattern = { strength: 8, odds: "8-1", row: null, lockOn: null, result: null, needs: "combatTable" };
    expect(answer.patterns).toMatchObject([
      { pattern: 1, ...pattern },
      { pattern: 2, ...pattern },
    ]);
  });

  test("rolls lock-ons without a table, and all with one", async () => {
    const line = "sweep --secondaries 8 --gear 1 --patterns 2 --dice 3,2,5";
    const without = await told(line);
    expect(without.patterns.map(({ lockOn }: { lockOn: unknown }) => lockOn)).toEqual([
      { die: 3, achieved: true },
      { die: 2, achieved: false },
    ]);
    expect(without).toMatchObject({ result: null, attack: null, needs: "combatTable" });
    expect(without.notes).toContain("1 die was given and not needed.");
    expect(await told(`${line} --ruleset tabled.yaml`)).toMatchObject({
      result: 3,
      survivors: 9,
      attack: { mines: 3, strength: 6 },
      needs: null,
      patterns: [
        {
          lockOn: { die: 3 },
          combat: { die: 5, total: 3 },
          result: 3,
          survivors: 3,
          attack: { mines: 3, strength: 6 },
        },
        { lockOn: { die: 2 }, combat: null, result: 0, survivors: 6, attack: { mines: 0, strength: 0 } },
      ],
    });
  });

  test("gives the law of what is left with a table, and asks for dice", async () => {
    const answer = await told("sweep --secondaries 8 --gear 1 --ruleset tabled.yaml");
    expect(answer).toMatchObject({
      distribution: [
        { survivors: 2, chance: "1/9" },
        { survivors: 3, chance: "1/9" },
        { survivors: 4, chance: "1/9" },
        { survivors: 5, chance: "1/3" },
        { survivors: 6, chance: "1/3" },
      ],
      attacking: [
        { mines: 0, chance: "1/3" },
        { mines: 2, chance: "1/9" },
        { mines: 3, chance: "1/9" },
        { mines: 4, chance: "1/9" },
        { mines: 5, chance: "1/3" },
      ],
      expectedSurvivors: "14/3",
      expectedAttackers: "8/3",
      result: null,
      needs: "dice",
    });
  });

  test("takes a ship's numbers from its design, and the lead from both tech levels", async () => {
    const ship = "sweep --ship fleet.yaml#Sweeper";
    expect(await told(ship)).toMatchObject({
      secondaries: 9,
      gear: 2,
      hull: 9,
      crew: "elite",
      techLevel: 5,
      techAdvantage: 0,
      strength: 20,
      pool: 25,
      lockOn: { needed: 2 },
      crewModifier: 1,
    });
    expect(await told(`${ship} --tl 4`)).toMatchObject({ techLevel: 4, techAdvantage: 1 });
    expect(await told(`${ship} --tl-advantage 2`)).toMatchObject({ techLevel: 3, techAdvantage: 2 });
    expect(await told(`${ship} --tl 6 --gear 0 --crew regular`)).toMatchObject({
      techAdvantage: -1,
      gear: 0,
      lockOn: { needed: 7, chance: "0" },
    });
  });

  test("prints for people within 80 columns, with and without table and dice", async () => {
    for (const table of ["", " --ruleset tabled.yaml"]) {
      for (const dice of ["", " --seed 5"]) {
        for (const ship of [
          "--secondaries 999999999999999 --gear 999999999999999",
          "--ship fleet.yaml#Gunboat",
        ]) {
          for (const patterns of ["1", "3", "100"]) {
            const { code, stdout } = await play(
              ...words(`sweep ${ship} --patterns ${patterns}${table}${dice}`),
            );
            expect(code).toBe(0);
            expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
            expect(stdout).not.toMatch(/undefined|NaN|null/);
          }
        }
      }
    }
  });

  test("groups patterns that are alike", async () => {
    const { stdout } = await play(...words("sweep --secondaries 5 --patterns 9 --ruleset tabled.yaml"));
    expect(stdout).toMatch(/^ +1–5 +1 +1-1$/m);
    expect(stdout).toMatch(/^ +6–9 +0 +none$/m);
    expect(stdout).toContain("no fire on pattern 6–9.");
  });
});

test("reasons that a ruleset words are shown escaped, and are no commands of a log", async () => {
  const { code, stdout } = await play(...words("sweep --secondaries 8 --ruleset hostile.yaml"));
  expect(code).toBe(0);
  expect(stdout).toContain("\\u{1B}[31m");
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202E|^\s*::/mu);
  const answer = await told("sweep --secondaries 8 --ruleset hostile.yaml");
  expect(answer.lockOn.modifiers[0].why).toContain("\u001B[31m");
});

test("a speed is taken as finely as vector movement tells it, and compared unrounded", async () => {
  for (const [speed, chance] of [
    ["10.440306509", "1"],
    ["3.999999999999", "1/2"],
    [".5", "0"],
    ["4.000000000001", "2/3"],
  ])
    expect((await told(`mines --speed ${speed}`)).triggerChance).toBe(chance);
});

describe("whole numbers of options", () => {
  const most = 10 ** 15;

  test("go as far as those of designs, and answers stay exact", async () => {
    expect(await told(`sweep --secondaries ${most} --gear ${most}`)).toMatchObject({ strength: 9 * most });
    const fire = await told(`secondaries --count ${most} --hull ${most} --targets ${most - 1},1`);
    expect(fire).toMatchObject({
      perTarget: most / 2,
      plan: [{ used: 0 }, { used: most / 2 }],
      left: most / 2,
    });
    expect(await told(`engines --hull ${most} --engines 3 --damage ${most}`)).toMatchObject({ rating: 0 });
  });

  test.each(["-1", `${most + 1}`, "99999999999999999999", "1.5", "1e3"])(
    "%s is refused with both ends of the range",
    async (number) => {
      const { code, stderr } = await play(...words("engines --engines 4 --hull"), number);
      expect(code).toBe(2);
      expect(stderr).toContain(`at least 0 and at most ${most}`);
    },
  );
});

describe("what cannot be answered", () => {
  test.each([
    ["mines", "--speed"],
    ["mines --speed -1", "at least 0"],
    ["mines --speed 1e9", "at least 0"],
    ["mines --speed 4 --patterns 0", "expected 1 to 500"],
    ["mines --speed 4 --patterns 501", "expected 1 to 500"],
    ["mines --speed 4 --tl 9", "expected 3 to 6"],
    ["mines --speed 4 --iff neutral", "hostile, friendly, allied"],
    ["mines --speed 4 --unit missile", "ship, fighter"],
    ["mines --speed 4 --crew elit", "green, regular, elite"],
    ["mines --speed 4 --patterns 3 --dice 1,2", "more than the 2 dice given"],
    ["mines --speed 4 --dice 7", "1 to 6"],
    ["mines --speed 4 --dice 1 --seed 1", "one or the other"],
    ["mines --speed 4 --svg law.png", "ends in .svg"],
    ["mines --speed 4 --svg - --format json", "one or the other"],
    ["mines --speed 4 --svg /dev/null/law.svg", "/dev/null/law.svg"],
    ["sweep", "--secondaries, or --ship"],
    ["sweep --secondaries 8 --tl-advantage x", "whole number"],
    ["sweep --secondaries 8 --tl-advantage 7", "from -6 to 6"],
    ["sweep --secondaries 8 --patterns 101", "from 1 to 100"],
    ["sweep --secondaries 8 --hull 0", "at least 1"],
    ["sweep --secondaries 8 --share 9", "from 0 to 8"],
    ["sweep --secondaries 8 --share 4,5", "at most 8"],
    ["sweep --secondaries 8 --share 4,x", "whole numbers"],
    ["sweep --secondaries 8 --patterns 3 --share 4,4", "expected 3 shares"],
    ["sweep --ship fleet.yaml#Sweeper --tl 4 --tl-advantage 0", "the ship's tech level is 5"],
    ["sweep --ship fleet.yaml#Sweeper --tl-advantage 3", "tech level 2: expected 3 to 6"],
  ])("%s exits 2 and says what was expected", async (line, message) => {
    const { code, stdout, stderr } = await play(...words(line));
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  test("an illegal design exits 1 with its findings", async () => {
    const { code, stderr } = await play(...words("sweep --ship fleet.yaml#Broken"));
    expect(code).toBe(1);
    expect(stderr).toContain("hull/overfull");
  });

  test("the real command answers and refuses alike", async () => {
    const line = "play mines --speed 4 --patterns 3 --tl 5 --format json";
    const [good, bad] = await Promise.all([
      run(words(line), { cwd: here.root }),
      run(words(`${line} --patterns 501`), { cwd: here.root }),
    ]);
    expect(good).toMatchObject({ code: 0, stderr: "" });
    expect(JSON.parse(good.stdout).expectedPatterns).toBe("2");
    expect(bad).toMatchObject({ code: 2, stdout: "" });
    expect(existsSync(join(here.root, "gone"))).toBe(false);
  });
});
