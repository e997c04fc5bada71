import { describe, expect, it, test } from "vitest";
import { priceShip } from "../../src/pricing/price.js";
import { MOST } from "../../src/rulebook/bounds.js";
import { onlyShip, readRuleset, ruleset, toldUnder } from "../support/helpers.js";
import { repeat } from "../support/loading.js";

/** Milliseconds of CPU that a hostile ruleset may cost; without bounds each of these takes many seconds. */
const AFFORDABLE = 3000;

function cpu(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const HEAD = 'ruleset: r\nversion: "1"\n';
const modifiers = (count: number, percent: (i: number) => string, more = "") =>
  `modifiers:\n${repeat(count, (i) => `  - {id: m${i}, title: M, percent: ${percent(i)}, stage: chart${more}}\n`)}`;
const LONG = `"${"7".repeat(29)}1/${"9".repeat(29)}1"`;

describe("a ruleset that may cost too much is told the bound", () => {
  it.each([
    ["modifiers", modifiers(MOST.modifiers + 1, () => "1"), "at most 100 of them"],
    [
      "box kinds",
      `boxKinds:\n${repeat(101, (i) => `  - {id: b${i}, cost: 1, damageControl: true}\n`)}`,
      "at most 100 of them",
    ],
    ["traits", `traits:\n${repeat(20_000, (i) => `  - t${i}\n`)}`, "at most 200 of them"],
    ["digits of a fraction", modifiers(1, () => `"1/${"3".repeat(31)}"`), /at most 30 digits in each part/],
    ["digits of a decimal", modifiers(1, () => `"0.${"3".repeat(31)}"`), /at most 30 digits in each part/],
    [
      "digits of all of them",
      modifiers(11, () => LONG),
      "a ruleset with at most 600 digits in all its prices",
    ],
    ["moves of a missile", "missiles: {moves: 4000000000}", "a whole number from 1 to 20"],
    ["phases of vector movement", "vector: {phases: 4000000000}", "a whole number from 1 to 20"],
    ["turns of arming", "msg: {arming: {turns: 4000000000}}", "a whole number from 1 to 20"],
    ["impulses of a singularity", "msg: {duration: 4000000000}", "a whole number from 1 to 1000"],
    ["hexes of a singularity", "msg: {radius: 4000000000}", "a whole number from 1 to 200"],
    ["mines of a pattern", "mines: {minesPerPattern: 4000000000}", "a whole number from 1 to 1000"],
    [
      "aliases",
      `specials: [{id: Net, aliases: [${repeat(21, (i) => `N${"e".repeat(i + 1)}t,`)}]}]`,
      "at most 20 of them",
    ],
    ["removals", `remove: [${repeat(501, () => "agile,")}]`, "a list of ids, or a map of such lists by kind"],
  ])("%s", (_, lines, expected) => {
    const { ruleset: made, findings } = readRuleset(`${HEAD}${lines}\n`);
    expect(made).toBeNull();
    expect(findings).toHaveLength(1);
    expect(findings[0]?.args.expected).toEqual(
      typeof expected === "string" ? expected : expect.stringMatching(expected),
    );
  });

  it("with the records of what it extends", () => {
    const files = { "base.yaml": HEAD + modifiers(MOST.modifiers - 11, () => "1") };
    const { findings } = readRuleset(
      `${HEAD}extends: base.yaml\nmodifiers: [{id: a, title: A, percent: 1, stage: chart}]\n`,
      files,
    );
    expect(findings.map(({ args }) => [args.expected, args.found])).toEqual([
      ["a ruleset with at most 100 modifiers", "101, with those of the ruleset it extends"],
    ]);
  });
});

describe("a ruleset as costly as it may be", () => {
  const design = "hull: 100\nprimaries: 90\nshields: 9\nengines: 9\ntoughness: 9\nagile: true\n";

  it("has a hundred fractional modifiers", () => {
    const own = ruleset(modifiers(MOST.modifiers - 11, (i) => `"1/${i + 3}"`));
    const ship = onlyShip(design, own);
    expect(cpu(() => JSON.stringify(priceShip(ship, own)))).toBeLessThan(AFFORDABLE);
  });

  it("compounds what the house rules have, up to a thousand levels of each", () => {
    const own = ruleset("stacking: compound");
    const ship = onlyShip("hull: 10\nprimaries: 10\nshields: 1000\ntoughness: 1000\nengines: 1000\n", own);
    expect(toldUnder(own, "hull: 4\nshields: 1001\n")).toHaveLength(1);
    expect(cpu(() => JSON.stringify(priceShip(ship, own)))).toBeLessThan(AFFORDABLE);
  });

  it.each([
    [1, "46"],
    [4, "26"],
  ])("compounds %i modifiers with long fractions: then a field has fewer points", (count, most) => {
    const own = ruleset(`stacking: compound\n${modifiers(count, () => LONG, ", per: hull")}`);
    const over = toldUnder(own, "hull: 1000\n");
    expect(over.map(({ args }) => args.expected)).toEqual([`a whole number from 1 to ${most}`]);
    const ship = onlyShip(`hull: ${most}\nprimaries: 1\n`, own);
    expect(cpu(() => JSON.stringify(priceShip(ship, own)))).toBeLessThan(AFFORDABLE);
  });
});

test("a message lists some of many names, and says how many more there are", () => {
  const own = ruleset(`traits:\n${repeat(MOST.traits, (i) => `  - t${i}\n`)}`);
  const [first] = toldUnder(own, "hull: 4\ntraits: [zzzzzzzz]\n");
  expect(first?.args.expected).toMatch(/^one of t0, t1, .*, t29 and 170 more$/);
});

test("thousands of unknown traits are told each, in messages of some lines", () => {
  const own = ruleset(`traits:\n${repeat(MOST.traits, (i) => `  - t${i}\n`)}`);
  const told = toldUnder(own, `hull: 4\ntraits:\n${repeat(3000, (i) => `  - unknown-${i}\n`)}`);
  expect(told).toHaveLength(3000);
  expect(Math.max(...told.map(({ args }) => JSON.stringify(args).length))).toBeLessThan(500);
});
