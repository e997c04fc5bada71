import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { extendRuleset } from "../../src/rulebook/extend.js";
import { house } from "../../src/rulebook/house.js";
import { rulesetSchemas } from "../../src/rulebook/schema.js";
import { FACINGS } from "../../src/rulebook/star-fleet.js";
import { readScenario, scenario } from "../support/scenarios.js";

const sample = readFileSync(new URL("../../ships/scenarios/hawk-and-drone.yaml", import.meta.url), "utf8");

/** A scenario in one line, with a part put in its place. */
const withMsg = (part: string) => `msg: { from: "1010", at: "1022", arc: FA, facing: D, ${part} }\n`;
const withUnit = (part: string) => `msg: { at: "1022" }\nunits:\n  - { name: Hawk, ${part} }\n`;
const first = (yaml: string) => readScenario(yaml, "aim").told[0];

describe("a scenario file", () => {
  test("may say everything, or the chosen hex alone", () => {
    expect(scenario(sample, "aim")).toMatchObject({
      scenario: "Hawk and drone",
      msg: { arcs: ["FA"], ewShift: 0 },
    });
    expect(scenario('msg: { at: "1022" }\n')).toEqual({
      map: { columns: 99, rows: 99 },
      msg: {
        at: "1022",
        arcs: [],
        turn: 1,
        impulse: 1,
        ewShift: 0,
        em: false,
        afc: true,
        lockOn: true,
        armed: true,
        cloaked: false,
        wildWeasel: false,
      },
      singularities: [],
      terrain: [],
      units: [],
    });
  });

  test("needs neither its key nor quotes around the whole circle, and has free keys", () => {
    expect(
      scenario('x-note: mine\nmsg: { at: "1022", from: "1010", arc: 360, facing: A }\n', "aim").msg.arcs,
    ).toEqual(["360"]);
  });

  test("reads arcs as the ruleset has them", () => {
    const arcs = (arc: string) => scenario(`msg: { at: "1022", arc: "${arc}" }\n`).msg.arcs;
    expect(["FA", "fa", "F", "f/p", "P,F", " rs "].map(arcs)).toEqual([
      ["FA"],
      ["FA"],
      ["F"],
      ["F", "P"],
      ["F", "P"],
      ["RS"],
    ]);
    const own = extendRuleset(
      house,
      rulesetSchemas().file.parse({
        ruleset: "own",
        version: "1",
        arcs: { default: "B", house: [{ id: "B", name: "bow", sfb: "FA" }] },
      }),
    );
    expect(scenario('msg: { at: "1022", arc: B }\n', "pull", own).msg.arcs).toEqual(["B"]);
  });

  test("needs more for aiming, and says what", () => {
    expect(readScenario('msg: { at: "1022" }\n', "aim").told).toEqual([
      "1 schema/missing-key «at» msg needs the key from: the hex of the firing ship; add a line from: …",
      "1 schema/missing-key «at» msg needs the key arc: the MSG's arc, such as FA; add a line arc: …",
      "1 schema/missing-key «at» msg needs the key facing: where the firing ship faces, A to F; add a line facing: …",
    ]);
    expect(readScenario('msg: { at: "1022" }\n', "pull").told).toEqual([]);
  });

  test.each(FACINGS)("takes the facing %s", (facing) => {
    expect(scenario(withMsg(`turn: 3`).replace("facing: D", `facing: ${facing}`), "aim").msg.facing).toBe(
      facing,
    );
  });

  const BAD_HEXES = ['"0022"', '"1000"', '"101"', '"10222"', '"10.5"', '"A1B2"', '"-101"', '""', '"1 22"'];
  test.each(BAD_HEXES)("does not take the hex %s, and points at it", (hex) => {
    expect(first(`msg: { at: ${hex} }\n`)).toMatch(
      `1 schema/type «${hex}» expected a hex of four digits as text`,
    );
    const unit = first(withUnit(`hex: ${hex}, kind: ship`));
    expect(unit).toContain(`3 schema/type «${hex}» expected a hex of four digits as text`);
  });

  test.each(["0101", "1022", "1022.5"])(
    "does not take the hex %s without quotes, and says to put them",
    (hex) => {
      expect(first(`msg: { at: ${hex} }\n`)).toMatch(
        new RegExp(`^1 schema/type «${hex}» expected a hex.* found the number ${hex}; put it in quotes`),
      );
    },
  );

  test.each([
    [
      withMsg("impulse: 33"),
      "1 schema/range «33» expected a whole number from 1 to 32 for impulse, found the number 33",
    ],
    [
      withMsg("impulse: 0"),
      "1 schema/range «0» expected a whole number from 1 to 32 for impulse, found the number 0",
    ],
    [withMsg("impulse: 1.5"), "1 schema/type «1.5» expected a whole number from 1 to 32 for impulse"],
    [withMsg("turn: 0"), "1 schema/range «0» expected a whole number of at least 1 for turn"],
    [withMsg("em: maybe"), '1 schema/type «maybe» expected true or false for em, found the text "maybe"'],
    [withMsg("lockon: true"), '1 schema/unknown-key «lockon» unknown key "lockon"; did you mean lockOn?'],
    [withMsg("arc2: FA"), '1 schema/unknown-key «arc2» unknown key "arc2"; did you mean arc?'],
    [
      withMsg("em: true").replace("FA", "FQ"),
      "1 schema/range «FQ» expected F, A, P, S or several of them, or one of FA",
    ],
    [
      withMsg("em: true").replace(": D", ": G"),
      "1 schema/range «G» expected one of A, B, C, D, E, F for facing",
    ],
    ["units: []\n", "1 schema/missing-key «units» a scenario needs the key msg"],
    [withUnit('hex: "1018", kind: shp'), "3 schema/range «shp» expected one of ship, base"],
    [withUnit('hex: "1018", kind: shp'), "did you mean ship?"],
    [
      withUnit('hex: "1018", kind: ship, speed: 33'),
      "3 schema/range «33» expected a whole number from 0 to 32 for speed",
    ],
    [withUnit('hex: "1018", kind: ship, speed: 4'), "3 schema/missing-key «name» Hawk needs the key heading"],
    [
      withUnit('hex: "1018", kind: ship, stabilized: true'),
      "3 schema/range «true» expected positional stabilizers on a base",
    ],
    [
      withUnit('hex: "1018", kind: ship, target: Hawk'),
      "3 schema/range «Hawk» expected a target for a seeking weapon alone",
    ],
    [withUnit('hex: "1018", kind: seeking, target: Hawk'), "3 schema/range «Hawk» expected another unit"],
    [
      withUnit('hex: "1018", kind: seeking, target: Hauk'),
      "3 schema/range «Hauk» expected the name of a unit",
    ],
    [withUnit('hex: "1018", kind: seeking, target: Hwak'), "did you mean Hawk?"],
    [
      withUnit('hex: "1018", kind: ship }\n  - { name: Hawk, hex: "1018", kind: ship'),
      "4 schema/range «Hawk» expected names that differ",
    ],
    [
      'map: { columns: 42, rows: 30 }\nmsg: { at: "4331" }\n',
      '2 schema/range «"4331"» expected a hex of the map, 42 columns by 30 rows',
    ],
    [
      'map: { columns: 42, rows: 30 }\nmsg: { at: "4230" }\nunits: [{ name: U, hex: "0131", kind: ship }]\n',
      '3 schema/range «"0131"» expected a hex of the map',
    ],
    [
      'map: { columns: 100, rows: 30 }\nmsg: { at: "4230" }\n',
      "1 schema/range «100» expected a whole number from 1 to 99 for columns",
    ],
    ['msg: { at: "1022" }\nsingularities: [{ hex: "1030", kind: blackhole }]\n', "did you mean black-hole?"],
    [
      'msg: { at: "1022" }\nterrain: [{ hex: "1030", kind: sun }]\n',
      "2 schema/range «sun» expected one of planet, moon",
    ],
    ["[]\n", "1 schema/type «[]» expected a map"],
    ["name: Lancer\nhull: 8\n", "1 schema/missing-key «name» a scenario needs the key msg"],
    ['msg: { at: "1022" }\n---\nmsg: { at: "1022" }\n', "2 schema/type «» expected one scenario in the file"],
    ['msg: { at: "1022" }\nmsg: { at: "1022" }\n', "2 yaml/duplicate-key «msg»"],
    ["", "1 yaml/empty"],
    ["msg: {", "yaml/syntax"],
  ])("%j tells where and what is wrong", (yaml, expected) => {
    const { scenario: read, told } = readScenario(yaml);
    expect(told.join("\n")).toContain(expected);
    expect(read).toBeNull();
  });

  test("without its msg is told that alone: it is a file of another kind", () => {
    expect(readScenario("name: Lancer\nhull: 8\nshields: 1\n").told).toHaveLength(1);
    expect(readScenario('mgs: { at: "1022" }\n').told.join()).toContain("did you mean msg?");
  });

  test("warns of numbers that people read differently, and is read", () => {
    const { scenario: read, told } = readScenario(withMsg("impulse: 012"), "aim");
    expect(read?.msg.impulse).toBe(12);
    expect(told.join()).toContain("schema/number-style");
  });

  test("of more units than any game has is refused as one thing", () => {
    const units = Array.from(
      { length: 5000 },
      (_, i) => `  - { name: U${i}, hex: "1018", kind: ship }\n`,
    ).join("");
    const { told } = readScenario(`msg: { at: "1022" }\nunits:\n${units}`);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("expected a list of at most 1000 units");
  });
});
