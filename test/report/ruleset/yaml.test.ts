import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesetYaml } from "../../../src/report/ruleset/yaml.js";
import { extendRuleset } from "../../../src/rulebook/extend.js";
import { house } from "../../../src/rulebook/house.js";
import { identify } from "../../../src/rulebook/identity.js";
import { loadRuleset } from "../../../src/rulebook/load.js";
import type { Ruleset } from "../../../src/rulebook/schema.js";
import { traitsOf } from "../../../src/rulebook/titles.js";
import { memoryFiles, NO_FILES } from "../../../src/source/files.js";
import { rulesetFiles } from "../../support/random-rulesets.js";

function load(text: string) {
  return loadRuleset("rules.yaml", new TextEncoder().encode(text), NO_FILES);
}

function content({ ruleset: _id, version: _version, title: _title, ...parts }: Ruleset) {
  return parts;
}

const OVERRIDES = `
ruleset: ours
version: 2
title: "Ours: the # second\\nedition"
capacity: { primaries: 2 }
traits: [battle-rider]
boxKinds: [{ id: tender, cost: "1/3", damageControl: false }]
modifiers:
  - { id: battle-rider, title: "Rider: no drive", percent: "-20.50", when: { trait: battle-rider }, stage: chart }
  - { id: shields, title: Shields, percent: 25, per: shields, stage: chart }
limits: { toughness: { max: { perTechLevel: 2 } }, shields: { perTechLevel: 1 }, engines: 8 }
specials: [{ id: Tractor Beam, superweapon: false }]
classNames: [{ from: 1, to: 3, name: "Yes" }, { from: 4, name: "null" }]
secondaries: { rounding: up }
plasma: { brackets: [{ name: only, inches: 9, damage: "2/3" }] }
crewModifiers: { elite: { combat: 2 } }
mines: { iff: { allied: 4 }, silentReRoll: false }
minesweeping:
  lockOn: { needed: 5 }
  combatTable: [{ odds: 1, results: [0, 0, 1, 2, 3, 6] }]
msg: { limits: { SC4: 2 }, bandOf22: worse, arming: { warp: 4 }, minRange: 0 }
vector: { fighterVector: half, silentBurn: 0.5 }
`;

describe("a ruleset file", () => {
  test("overrides the parts for play, map by map", () => {
    const { ruleset, findings } = load(OVERRIDES);
    expect(findings).toEqual([]);
    expect(ruleset!.secondaries).toEqual({ ...house.secondaries, rounding: "up" });
    expect(ruleset!.crewModifiers.elite).toEqual({ ...house.crewModifiers.elite, combat: 2 });
    expect(ruleset!.crewModifiers.green).toEqual(house.crewModifiers.green);
    expect(ruleset!.mines).toEqual({
      ...house.mines,
      silentReRoll: false,
      iff: { ...house.mines.iff, allied: 4 },
    });
    expect(ruleset!.minesweeping.lockOn).toEqual({ ...house.minesweeping.lockOn, needed: 5 });
    expect(ruleset!.msg.limits).toEqual({ ...house.msg.limits, SC4: 2 });
    expect(ruleset!.msg.bands).toEqual(house.msg.bands);
    expect(ruleset!.plasma.brackets).toEqual([{ name: "only", inches: 9, damage: "2/3" }]);
  });

  test.each([
    ["msg: { bands: [{ from: 5, to: 8, hitOn: 5 }] }", "a band that holds range 9"],
    [
      "msg: { bands: [{ from: 5, to: 8, hitOn: 5 }, { from: 10, to: 30, hitOn: 2 }] }",
      "a band that holds range 9",
    ],
    ["msg: { minRange: 31 }", "a range of at least 31"],
    ["mines: { iff: { allied: 7 } }", "a whole number from 1 to 6"],
    ["vector: { fighterVector: quarter }", "one of literal, half"],
  ])("is told what is wrong with %s", (line, expected) => {
    const { ruleset, findings } = load(`ruleset: ours\nversion: 1\n${line}\n`);
    expect(ruleset).toBeNull();
    expect(findings.map(({ args }) => args.expected)).toEqual([expected]);
  });
});

describe("rulesetYaml", () => {
  const ours = load(OVERRIDES).ruleset ?? house;

  /** What a printed file loads as, with the file that it extends beside it. */
  function again(text: string): Ruleset {
    const files = memoryFiles({ "ours.yaml": OVERRIDES });
    const { ruleset, findings } = loadRuleset("rules.yaml", new TextEncoder().encode(text), files);
    expect(findings).toEqual([]);
    return ruleset ?? house;
  }

  test.each([
    ["the built-in ruleset, which the file extends", rulesetYaml(house), house],
    [
      "a ruleset of one's own, which the file extends by its path",
      rulesetYaml(ours, ours, "ours.yaml"),
      ours,
    ],
    ["a ruleset of one's own as a change of the built-in one", rulesetYaml(ours, house), ours],
    ["the built-in ruleset as a change of another", rulesetYaml(house, ours, "ours.yaml"), house],
  ])("prints %s so that it loads as the same", (_, text, ruleset) => {
    expect(content(again(text))).toEqual(content(ruleset));
    expect(again(text).ruleset).toBe("my-rules");
  });

  test("names what the file extends", () => {
    expect(rulesetYaml(ours, ours, "leagues/ours.yaml")).toContain("\nextends: leagues/ours.yaml\n");
  });

  test("prints any ruleset so that it loads as the same, as a change of any other", () => {
    fc.assert(
      fc.property(rulesetFiles, rulesetFiles, (one, other) => {
        const [ruleset, base] = [extendRuleset(house, one), extendRuleset(house, other)];
        const beside = { "base.yaml": rulesetYaml(base, house) };
        const text = new TextEncoder().encode(rulesetYaml(ruleset, base, "base.yaml"));
        const loaded = loadRuleset("rules.yaml", text, memoryFiles(beside));
        expect(loaded.findings).toEqual([]);
        const again = loaded.ruleset ?? house;
        expect(identify(again).hash).toBe(identify(ruleset).hash);
        expect({ ...content(again), traits: traitsOf(again).sort() }).toEqual({
          ...content(ruleset),
          traits: traitsOf(ruleset).sort(),
        });
      }),
      { numRuns: 20 },
    );
  });

  test("begins with what makes it a ruleset, and comments every part", () => {
    const text = rulesetYaml(house);
    const lines = text.split("\n");
    const keys = lines.filter((line) => /^[a-zA-Z]/.test(line)).map((line) => line.split(":")[0]);
    expect(keys.slice(0, 3)).toEqual(["ruleset", "version", "extends"]);
    expect(new Set(keys)).toEqual(new Set([...Object.keys(house), "extends"]));
    for (const key of keys.slice(4)) {
      const at = lines.findIndex((line) => line.startsWith(`${key}:`));
      expect(lines[at - 1], key).toMatch(/^# /);
    }
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
  });
});
