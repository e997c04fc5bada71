import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { exact } from "../../src/rulebook/exact.js";
import { extendRuleset } from "../../src/rulebook/extend.js";
import { house } from "../../src/rulebook/house.js";
import { HOUSE_HASH } from "../../src/rulebook/house-hash.js";
import { identify, identityOf } from "../../src/rulebook/identity.js";
import type { Ruleset, RulesetFile } from "../../src/rulebook/schema.js";
import { ruleset } from "../support/helpers.js";
import { rulesetFiles } from "../support/random-rulesets.js";

const hash = (lines: string) => identify(ruleset(lines)).hash;
const RIDER = "id: rider, title: R, percent: -20, stage: chart";
const modifier = (fields: string) => `modifiers: [{${fields}}]`;
const BOX = "id: tender, damageControl: true";

describe("the identity of a ruleset", () => {
  it("is its id and version, and twelve hexadecimal digits", () => {
    expect(identify(house)).toMatchObject({ id: "house", version: house.version });
    expect(identify(ruleset(""))).toMatchObject({ id: "r", version: "1" });
    expect(identify(house).hash).toMatch(/^[0-9a-f]{12}$/);
  });

  it("of the built-in ruleset is kept ready", () => {
    expect(identityOf(house).hash).toBe(HOUSE_HASH);
  });
});

describe("the hash is the same", () => {
  it.each([
    ["a decimal, quoted or not", "boxCost: {used: 0.25}", 'boxCost: {used: "0.25"}'],
    ["a decimal and a fraction", "boxCost: {used: 0.25}", 'boxCost: {used: "1/4"}'],
    ["a fraction that can be reduced", 'boxCost: {used: "2/8"}', 'boxCost: {used: "1/4"}'],
    ["zeros at the end", 'boxCost: {used: "0.250"}', "boxCost: {used: 0.25}"],
    ["zeros at the beginning", 'boxCost: {used: "007"}', "boxCost: {used: 7}"],
    ["a percentage", modifier(`${RIDER}`), modifier(RIDER.replace("-20", '"-40/2"'))],
    ["a cost of boxes", `boxKinds: [{${BOX}, cost: 0.5}]`, `boxKinds: [{${BOX}, cost: "1/2"}]`],
    ["a share", "secondaries: {share: 0.5}", 'secondaries: {share: "1/2"}'],
    ["an inch", "vector: {silentBurn: 1.5}", 'vector: {silentBurn: "3/2"}'],
    ["what the extended ruleset says anyway", "extends: house\nstacking: product", ""],
    ["a level of one point", modifier(`${RIDER}, per: hull, step: 1`), modifier(`${RIDER}, per: hull`)],
    ["points over none", modifier(`${RIDER}, per: hull, over: 0`), modifier(`${RIDER}, per: hull`)],
    ["steps of what is not counted", modifier(`${RIDER}, step: 2, over: 3`), modifier(RIDER)],
    ["a condition that asks nothing", modifier(`${RIDER}, when: {}`), modifier(RIDER)],
    [
      "defaults of a weapon type",
      "specials: [{id: Net}]",
      "specials: [{id: Net, arc: house, boxes: 1, aliases: []}]",
    ],
    ["a limit in two ways", "limits: {shields: 9}", "limits: {shields: {min: 0, max: 9}}"],
    ["a maximum that never was", "limits: {shields: {max: null}}", ""],
    ["traits in any order", "traits: [a, b]", "traits: [b, a]"],
    [
      "a trait that a modifier asks for",
      `traits: [fast]\n${modifier(`${RIDER}, when: {trait: fast}`)}`,
      modifier(`${RIDER}, when: {trait: fast}`),
    ],
    [
      "aliases in any order",
      "specials: [{id: Net, aliases: [Web, Mesh]}]",
      "specials: [{id: Net, aliases: [mesh, WEB]}]",
    ],
    ["an alias that is the name", "specials: [{id: Net, aliases: [net]}]", "specials: [{id: Net}]"],
    ["weapon types in any order", "specials: [{id: Net}, {id: Web}]", "specials: [{id: Web}, {id: Net}]"],
    [
      "box kinds in any order",
      "boxKinds: [{id: a, cost: 1, damageControl: true}, {id: b, cost: 1, damageControl: true}]",
      "boxKinds: [{id: b, cost: 1, damageControl: true}, {id: a, cost: 1, damageControl: true}]",
    ],
    [
      "a name in NFC and NFD",
      `specials: [{id: ${"Éclair".normalize("NFC")}}]`,
      `specials: [{id: ${"Éclair".normalize("NFD")}}]`,
    ],
    [
      "a class in NFC and NFD",
      `classNames: [{from: 1, name: "é"}]`.normalize("NFC"),
      `classNames: [{from: 1, name: "é"}]`.normalize("NFD"),
    ],
    [
      "classes in any order",
      "classNames: [{from: 1, to: 3, name: A}, {from: 4, name: B}]",
      "classNames: [{from: 4, name: B}, {from: 1, to: 3, name: A}]",
    ],
    [
      "a class in two parts",
      "classNames: [{from: 1, to: 3, name: A}, {from: 4, to: 9, name: A}]",
      "classNames: [{from: 1, to: 9, name: A}]",
    ],
    [
      "rows of the Combat table in any order",
      "minesweeping: {combatTable: [{odds: 1, results: [0,0,0,0,0,1]}, {odds: 2, results: [0,0,0,0,1,1]}]}",
      "minesweeping: {combatTable: [{odds: 2, results: [0,0,0,0,1,1]}, {odds: 1, results: [0,0,0,0,0,1]}]}",
    ],
    [
      "keys in any order",
      "stacking: sum\ncapacity: {secondaries: 5, primaries: 2}",
      "# same\ncapacity:\n  primaries: 2\n  secondaries: 5\nstacking: 'sum'",
    ],
    [
      "a final modifier before one of the chart",
      `modifiers: [{id: a, title: A, percent: 1, stage: final}, {id: b, title: B, percent: 1, stage: chart}]`,
      `modifiers: [{id: b, title: B, percent: 1, stage: chart}, {id: a, title: A, percent: 1, stage: final}]`,
    ],
    ["a title of the ruleset", "title: Ours", "title: Theirs"],
    ["a title of a modifier", modifier("id: agile, title: Nimble"), ""],
    ["a citation", modifier("id: agile, source: our meeting"), modifier("id: agile, source: null")],
    ["a title of boxes", `boxKinds: [{${BOX}, cost: 1}]`, `boxKinds: [{${BOX}, cost: 1, title: racks}]`],
    ["what an arc is called", "arcs: {house: [{id: F, name: bow}]}", ""],
  ])("for %s", (_, one, other) => {
    expect(hash(one)).toBe(hash(other));
  });

  it("for equal rules of another id and version: both are printed beside it", () => {
    expect(hash("")).toBe(HOUSE_HASH);
  });
});

describe("the hash differs", () => {
  it.each([
    "capacity: {secondaries: 5}",
    "boxCost: {unused: 0.5}",
    "stacking: sum",
    "limits: {shields: 9}",
    "limits: {sizeClass: {max: null}}",
    "msg: {limits: {SC4: 2}}",
    "minefields: {pointsPerPattern: 2}",
    "optionalRules: {mines: false}",
    "remove: [agile]",
    "traits: [fast]",
    "classNames: [{from: 1, name: Boat}]",
    "arcs: {house: [{id: F, sfb: FH}]}",
    "specials: [{id: Plasma, aliases: [Fire]}]",
    modifier("id: agile, percent: 21"),
    modifier("id: agile, stage: final"),
    modifier("id: elite-crew, when: null"),
    modifier("id: toughness, over: 2"),
    modifier("id: engines, step: null"),
  ])("for %s", (line) => {
    expect(hash(line)).not.toBe(HOUSE_HASH);
  });

  it("for every number and every option of the house rules", () => {
    const alike = [...leaves(house)].filter((path) => identityOf(otherwise(path)).hash === HOUSE_HASH);
    expect(alike.map((path) => path.join("."))).toEqual([]);
  });
});

/** The paths of all numbers and truth values. */
function* leaves(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === "number" || typeof value === "boolean") yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* leaves(part, [...path, key]);
}

function otherwise(path: readonly string[]): Ruleset {
  const copy = structuredClone(house);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  const key = path.at(-1) ?? "";
  const values = parent as Record<string, unknown>;
  values[key] = typeof values[key] === "boolean" ? !values[key] : Number(values[key]) + 1;
  return copy;
}

/** A number written in another way. */
const spelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => (text.includes("/") ? text : `${text}${text.includes(".") ? "" : "."}00`),
  (text: string) => {
    const { s, n, d } = exact(text);
    return `${s * n * 3n}/${d * 3n}`;
  },
  (text: string) => text.replace(/^(-?)/, "$10"),
);

type Spell = (text: string) => string;

/** A file with its numbers spelled otherwise, its defaults spelled out, its sets and keys in another order. */
function respelled(file: RulesetFile, spell: Spell): RulesetFile {
  const { modifiers, specials, boxKinds, traits, classNames, boxCost, ...rest } = file;
  const number = (value: number | string) => spell(String(value));
  const written = {
    ...(boxCost && { boxCost: boxCost.unused === undefined ? {} : { unused: number(boxCost.unused) } }),
    ...(classNames && { classNames: classNames.toReversed() }),
    ...(traits && { traits: [...traits].reverse() }),
    ...(boxKinds && {
      boxKinds: boxKinds.toReversed().map((each) => ({ ...each, cost: number(each.cost ?? 0) })),
    }),
    ...(specials && {
      specials: specials.toReversed().map((each) => ({ ...each, id: each.id.normalize("NFD") })),
    }),
    ...(modifiers && {
      modifiers: modifiers.map(({ percent, ...each }) => ({
        ...each,
        ...(percent === undefined ? {} : { percent: number(percent) }),
        source: "somewhere else",
      })),
    }),
    ...rest,
    title: "Another title",
  };
  return Object.fromEntries(Object.entries(written).reverse()) as unknown as RulesetFile;
}

test("a ruleset has one hash however its file is written", () => {
  fc.assert(
    fc.property(rulesetFiles, spelling, (file, spell) => {
      const plain = { ...file, classNames: [] };
      const one = identify(extendRuleset(house, plain));
      expect(identify(extendRuleset(house, respelled(plain, spell)))).toEqual(one);
    }),
  );
});
