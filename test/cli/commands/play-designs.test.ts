import { describe, expect, test } from "vitest";
import { inProcess } from "../../support/cli/in-process.js";
import { project } from "../../support/cli/run.js";

const here = project({
  "reds.yaml": `fleet: Reds
movement: vector
ships:
  - {name: Lance, hull: 12, engines: 4, secondaries: 8, toughness: 4, shields: 1, crew: elite, flagship: true, specials: "1xMissile2(F), 2xMissile2(A)"}
  - {name: Twins, hull: 8, primaries: 8, count: 2}
  - {name: Mixed, hull: 8, specials: "1xMissile(F), 1xMissile3(A)"}
  - {name: Nest, hull: 8, fighterBays: 4, primaries: 6}
  - {name: Fort, kind: base, hull: 8, primaries: 8}
`,
  "blues.yaml":
    "fleet: Blues\nmovement: standard\nships:\n  - {name: Kite, hull: 8, secondaries: 8, primaries: 6, crew: green}\n",
  "broken.yaml": "ships:\n  - {name: Wreck, hull: 1, primaries: 9}\n",
});

async function answer(line: string) {
  const { code, stdout, stderr } = await inProcess(here.root, ["play", ...line.split(" ")]);
  return { code, stdout, stderr };
}

async function json(line: string) {
  const { stdout } = await answer(`${line} --format json`);
  return JSON.parse(stdout);
}

describe("a design is asked for only what it can do", () => {
  test.each([
    ["vector --ship reds.yaml#Fort --burn none", "Fort is a base and does not move"],
    ["vector --ship blues.yaml#Kite --burn none", "movement: standard"],
    ["vector --ship reds.yaml#Lance --unit fighter", "Lance has no fighter bays"],
    ["vector --ship reds.yaml#Twins --unit missile", "Twins has no missiles"],
    ["vector --ship reds.yaml#Mixed --unit missile", "missiles of strength 1 and 3; say which by --power"],
    [
      "vector --ship reds.yaml#Mixed --unit missile --power 2",
      "missiles of strength 1 and 3; not of --power 2",
    ],
    ["mines --speed 3 --ship reds.yaml#Fort", "Fort is a base and does not move"],
    ["mines --speed 3 --ship reds.yaml#Lance --unit fighter", "Lance has no fighter bays"],
    ["mines --speed 3 --unit fighter --silent", "--silent is for a ship"],
    ["vector --unit fighter --silent", "--silent is for a ship"],
    ["secondaries --ship reds.yaml#Lance --count 9 --targets 3", "--count 9: Lance has only 8"],
    ["sweep --ship reds.yaml#Lance --secondaries 9", "--secondaries 9: Lance has only 8"],
    ["sweep --ship reds.yaml#Lance --gear 1", "--gear 1: Lance has only 0"],
  ])("%s: %s", async (line, reason) => {
    const { code, stdout, stderr } = await answer(line);
    expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining(reason)]);
  });

  test.each([
    ["vector --ship reds.yaml#Lance --unit missile", { allowance: 14 }],
    ["vector --ship reds.yaml#Mixed --unit missile --power 3", { allowance: 16 }],
    ["vector --ship reds.yaml#Nest --unit fighter", { allowance: 12 }],
    ["vector --unit missile", { allowance: 12 }],
    ["secondaries --ship reds.yaml#Lance --count 7 --targets 3", { count: 7 }],
  ])("%s is answered", async (line, expected) => {
    expect(await json(line)).toMatchObject(expected);
  });
});

describe("mines", () => {
  test("are those of --laid-by, whatever ship touches them", async () => {
    const plain = await json("mines --speed 3 --dice 1");
    expect(await json("mines --speed 3 --dice 1 --ship reds.yaml#Lance")).toEqual(plain);
    const laid = await json("mines --speed 3 --dice 1 --laid-by reds.yaml#Lance");
    expect(laid).toEqual({ ...plain, combatModifier: 1, notes: laid.notes });
    expect(await json("mines --speed 3 --dice 1 --ship blues.yaml#Kite --laid-by reds.yaml#Lance")).toEqual(
      laid,
    );
  });
});

describe("names as input", () => {
  test("targets may be designs", async () => {
    const named = await json("secondaries --count 80 --hull 20 --targets reds.yaml#Lance,blues.yaml#Kite,4");
    expect(named).toEqual(await json("secondaries --count 80 --hull 20 --targets 5,3,4"));
    const { code, stderr } = await answer("secondaries --count 8 --hull 20 --targets reds.yaml#Nobody");
    expect([code, stderr]).toEqual([2, expect.stringContaining("Nobody")]);
    expect((await answer("secondaries --count 8 --hull 20 --targets 3,0")).code).toBe(2);
  });

  test("sides may be fleets: their names, flagships' crews and ships that move", async () => {
    const named = await json("initiative --sides reds.yaml,blues.yaml --dice 3,5");
    expect(named).toEqual(await json("initiative --sides Reds:elite:5,Blues::1 --dice 3,5"));
    expect((await answer("initiative --sides broken.yaml,blues.yaml --dice 3,4")).code).toBe(1);
    expect((await answer("initiative --sides gone.yaml,blues.yaml --dice 3,4")).code).toBe(2);
  });
});

describe("dice", () => {
  test.each([
    ["initiative --sides A,B --dice 4,4", "A and B are tied at 4: 2 more dice are needed"],
    ["initiative --sides A:elite,B,C --dice 4,5,5", "A, B and C are tied at 5: 3 more dice are needed"],
    ["initiative --sides A,B,C --dice 4,4,1", "A and B are tied at 4: 2 more dice are needed"],
    ["initiative --sides A,B --dice 4", "each side rolls a die: 1 more die is needed"],
    ["knockout --specials 4xPlasma(F) --dice 5", "5 is rolled again: 1 more die is needed"],
    ["knockout --specials 4xPlasma(F) --hits 2 --dice 1,2,6", ""],
    ["knockout --specials 9xPlasma(F) --dice 1", "1 more die is needed"],
  ])("too few are said to be so, and why: %s", async (line, reason) => {
    const { code, stderr } = await answer(line);
    expect([code, stderr]).toEqual(reason === "" ? [0, ""] : [2, expect.stringContaining(reason)]);
  });

  test.each([
    "initiative --sides A,B --dice 4,5,6",
    "knockout --specials 4xPlasma(F) --dice 1,2",
    "mines --speed 3 --dice 1,2",
    "sweep --secondaries 8 --gear 1 --dice 1,2",
  ])("too many are reported: %s", async (line) => {
    expect((await answer(line)).stdout).toMatch(/1 die was given and not needed\./);
  });
});

describe("measures", () => {
  test.each(['3"@90°', '3" @ 90°', "3@90", "3 @ 90", "3″@90°"])(
    "a burn may be given as it is printed: %s",
    async (burn) => {
      const { stdout } = await inProcess(here.root, [
        ...["play", "vector", "--engines", "4", "--marker", '0", 10"', "--burn", burn, "--format", "json"],
      ]);
      expect(JSON.parse(stdout).turns[0]).toMatchObject({
        burn: { distance: 3, bearing: 90 },
        position: [3, 10],
      });
    },
  );

  test("a length that is no whole number is not shown as one", async () => {
    const { stdout } = await answer("vector --engines 9 --burn 4.0001@0");
    expect(stdout).toContain("4.0001");
    const { stdout: diagonal } = await answer("vector --engines 9 --burn 5@45");
    expect(diagonal).toContain("3.54");
  });
});
