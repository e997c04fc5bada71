import { describe, expect, it } from "vitest";
import { msgAllowance, msgVerdict } from "../../src/design/msg.js";
import { formatSpecials } from "../../src/design/notation.js";
import { hullClass } from "../../src/rulebook/class-names.js";
import { house } from "../../src/rulebook/house.js";
import { onlyShip, priceOf, readRuleset, ruleset, toldUnder } from "../support/helpers.js";

const HEAD = 'ruleset: r\nversion: "1"\n';
const FULL = "hull: 10\nprimaries: 10\n";

describe("a ruleset file can express", () => {
  it("nothing but its name: then it is the house's", () => {
    const own = ruleset("");
    expect(own).toEqual({ ...house, ruleset: "r", version: "1", title: "r" });
  });

  it("a modifier of its own with a trait", () => {
    const own = ruleset(
      "modifiers: [{id: battle-rider, title: Rider, percent: -20, when: {trait: rider}, stage: chart}]",
    );
    expect(priceOf(`${FULL}traits: [rider]\n`, own).exact).toBe("8");
    expect(priceOf(FULL, own).exact).toBe("10");
    expect(toldUnder(own, `${FULL}traits: [ridr]\n`)).toMatchObject([
      { rule: "schema/range", text: "ridr", suggestions: ["rider"] },
    ]);
    expect(toldUnder(house, `${FULL}traits: [rider]\n`)).toHaveLength(1);
  });

  it("a modifier that asks for several values at once", () => {
    const own = ruleset(
      "modifiers: [{id: fast-green, title: T, percent: 100, when: {crew: green, engines: 4}, stage: final}]",
    );
    expect(priceOf(`${FULL}crew: green\nengines: 4\n`, own).exact).toBe("22.5");
    expect(priceOf(`${FULL}engines: 4\n`, own).exact).toBe("15");
  });

  it("a modifier in the place of one with the same id, where that stood", () => {
    const own = ruleset(
      "modifiers: [{id: shields, title: S, percent: 10, per: shields, over: 1, stage: chart}]",
    );
    expect(own.modifiers.map(({ id }) => id)).toEqual(house.modifiers.map(({ id }) => id));
    expect(priceOf(`${FULL}shields: 3\n`, own).exact).toBe("12");
  });

  it("exact percentages: decimals and fractions", () => {
    const of = (percent: string) =>
      ruleset(`modifiers: [{id: agile, title: A, percent: ${percent}, when: {agile: true}, stage: chart}]`);
    const price = (percent: string) => priceOf("hull: 3\nprimaries: 3\nagile: true\n", of(percent)).exact;
    expect(["12.5", '"100/3"', '"-0.1"', "0"].map(price)).toEqual(["3.375", "4", "2.997", "3"]);
  });

  it.each([
    ["a number", "shields: 2", "shields: 2", "shields: 3"],
    ["a number, which leaves the minimum", "toughness: 4", "toughness: 2", "toughness: 1"],
    ["min and max", "toughness: {min: 3, max: 4}", "toughness: 4", "toughness: 5"],
    ["a minimum", "toughness: {min: 3}", "toughness: 900", "toughness: 2"],
    ["a multiple of the tech level", "toughness: {perTechLevel: 2}", "toughness: 8", "toughness: 9"],
    ["a multiple with a minimum", "shields: {min: 1, max: {perTechLevel: 1}}", "shields: 4", "shields: 0"],
    ["none for a field", "fighterBays: 0", "fighterBays: 0", "fighterBays: 1"],
  ])("a limit as %s", (_, limit, good, bad) => {
    const own = ruleset(`limits: {${limit}}`);
    expect(toldUnder(own, `hull: 9\n${good}\n`)).toEqual([]);
    expect(toldUnder(own, `hull: 9\n${bad}\n`)).toMatchObject([
      { rule: "schema/range", text: bad.split(": ")[1] },
    ]);
  });

  it("a limit that moves with the ship's own tech level", () => {
    const own = ruleset("limits: {shields: {perTechLevel: 1}}");
    expect(toldUnder(own, "hull: 9\nshields: 6\ntechLevel: 6\n")).toEqual([]);
    expect(toldUnder(own, "hull: 9\nshields: 6\ntechLevel: 5\n")[0]!.args).toEqual({
      key: "shields",
      expected: "a whole number from 0 to 5 (1 × tech level 5)",
      found: "the number 6",
    });
  });

  it.each([
    ["toughness: {min: 4}", "toughness: 4", "schema/missing-key"],
    ["techLevel: {min: 5}", "techLevel: 5", "schema/missing-key"],
    ["shields: {min: 1}", "shields: 1", "schema/missing-key"],
    ["engines: 1", "engines: 1", "schema/range"],
    ["engines: {min: 3}", "engines: 3", "schema/range"],
  ])("limits {%s} that leave the default out: then the field must be written", (limit, written, rule) => {
    const own = ruleset(`limits: {${limit}}`);
    expect(toldUnder(own, "hull: 9\n")).toMatchObject([{ rule, text: "hull" }]);
    expect(toldUnder(own, `hull: 9\n${written}\n`)).toEqual([]);
  });

  it("a limit on engines that a base without any need not meet", () => {
    expect(toldUnder(ruleset("limits: {engines: {min: 3}}"), "hull: 9\nkind: base\n")).toEqual([]);
  });

  it("extra box kinds, which are keys of a ship's boxes", () => {
    const own = ruleset("boxKinds: [{id: tender, cost: 0.25, damageControl: false}]");
    expect(priceOf("hull: 9\nboxes: {tender: 4}\nunusedHull: full\n", own).exact).toBe("6");
    expect(toldUnder(own, "hull: 9\nboxes: {tendr: 4}\n")).toMatchObject([
      { rule: "schema/unknown-key", text: "tendr", suggestions: ["tender"] },
    ]);
  });

  it.each(Object.keys(house.optionalRules) as (keyof typeof house.optionalRules)[])(
    "the optional rule %s off, and the others left on",
    (rule) => {
      const own = ruleset(`optionalRules: {${rule}: false}`);
      expect(own.optionalRules).toEqual({ ...house.optionalRules, [rule]: false });
    },
  );

  it("MSGs off: then none may be mounted", () => {
    const own = ruleset("optionalRules: {msg: false}");
    expect(msgVerdict(3, 1, own)).toMatchObject({ allowed: false });
    expect(msgVerdict(3, 0, own)).toMatchObject({ allowed: true });
  });

  it.each([
    ["stacking: sum", "24"],
    ["stacking: compound", "25.92"],
    ["engineStep: started", "37.8"],
    ["engineStep: prorated", "31.5"],
    ["boxCost: {used: 2}", "50.4"],
    ["crewAndTechLevel: add", "33.6"],
  ])("%s", (line, expected) => {
    const yaml = `${FULL}shields: 2\nagile: true\nengines: 3\ncrew: elite\n`;
    const priced = line.startsWith("crew") ? `${yaml}techLevel: 5\n` : yaml;
    expect(priceOf(priced, ruleset(line)).exact).toBe(expected);
  });

  it.each([
    ["nearest", 1],
    ["up", 2],
    ["down", 1],
    ["none", "1.25"],
  ])("rounding: %s", (rounding, points) => {
    expect(priceOf("hull: 2\nprimaries: 1\n", ruleset(`rounding: ${rounding}`)).points).toBe(points);
  });

  it("minimum points", () => {
    expect(priceOf("hull: 1\n", ruleset("minimumPoints: 1")).points).toBe(1);
  });

  it("class names by hull size", () => {
    const own = ruleset(
      "classNames: [{from: 1, to: 3, name: Cutter}, {from: 4, to: 9, name: Frigate}, {from: 12, name: Giant}]",
    );
    expect([1, 3, 4, 9, 10, 12, 99].map((hull) => hullClass(own, hull))).toEqual([
      "Cutter",
      "Cutter",
      "Frigate",
      "Frigate",
      null,
      "Giant",
      "Giant",
    ]);
    expect(hullClass(house, 4)).toBeNull();
  });

  it("special types with aliases and arcs of their own", () => {
    const own = ruleset(`
specials:
  - {id: Lance, aliases: [Ion Lance, Jet d'Ions], superweapon: false}
  - {id: Sensor, arc: none}
  - {id: Plasma, aliases: [Flame], effect: plasma}`);
    const ship = onlyShip("hull: 9\nspecials: 1xION LANCE(P), 2xJet d'Ions, 1xsensor, 1xflame(A)\n", own);
    expect(formatSpecials(ship.specials)).toBe("1xLance(P), 2xLance(F), 1xSensor, 1xPlasma(A)");
    expect(toldUnder(own, "hull: 9\nspecials: 1xPlasma Cannon(F)\n")).toMatchObject([
      { rule: "special/unknown-type" },
    ]);
  });

  it("MSG limits, class by class", () => {
    const own = ruleset("msg: {limits: {SC4: 2, SC5: 1}}");
    expect([1, 2, 3, 4, 5, 6, 7].map((size) => msgAllowance(size, own))).toEqual([6, 3, 2, 2, 1, 0, 0]);
    expect(own.msg).toEqual({ ...house.msg, limits: own.msg.limits });
  });

  it("a version as it is written, number or text", () => {
    const versions = ["1.10", "2.0", "'1.10'", "2026-08"].map(
      (version) => readRuleset(`ruleset: r\nversion: ${version}\n`).ruleset!.version,
    );
    expect(versions).toEqual(["1.10", "2.0", "1.10", "2026-08"]);
  });
});

describe("extends", () => {
  const base = `ruleset: base\nversion: "1"\nstacking: sum\nmodifiers:\n  - {id: agile, title: A, percent: 50, when: {agile: true}, stage: chart}\n`;

  it("a file that extends a file: each says only what it changes", () => {
    const own = ruleset("extends: base/b.yaml\nrounding: up", {
      "base/b.yaml": `extends: ../c.yaml\n${base}`,
      "c.yaml": 'ruleset: c\nversion: "1"\nstacking: compound\nminimumPoints: 3\n',
    });
    expect(own).toMatchObject({ ruleset: "r", stacking: "sum", rounding: "up", minimumPoints: 3 });
    expect(priceOf(`${FULL}agile: true\n`, own).exact).toBe("15");
  });

  it.each([
    ["itself", "r.yaml", {}, "schema/range 3:10 r.yaml"],
    ["itself by another path", "./x/../r.yaml", {}, "schema/range 3:10 ./x/../r.yaml"],
    ["what extends it", "b.yaml", { "b.yaml": "extends: r.yaml\n" }, "schema/range b.yaml:1:10 r.yaml"],
    ["nothing that there is", "none.yaml", {}, "schema/range 3:10 none.yaml"],
    ["what is outside", "../b.yaml", { "../b.yaml": base }, "schema/range 3:10 ../b.yaml"],
    ["an absolute path", "/b.yaml", { "/b.yaml": base }, "schema/range 3:10 /b.yaml"],
    ["a broken file", "b.yaml", { "b.yaml": "stackin: sum\n" }, "schema/unknown-key b.yaml:1:1 stackin"],
  ])("%s is told where it stands", (_, target, files: Record<string, string>, expected) => {
    const others = Object.entries(files).map(([path, text]) => [
      path,
      text === base ? text : `${text}ruleset: b\nversion: "1"\n`,
    ]);
    const { ruleset: made, brief } = readRuleset(`${HEAD}extends: ${target}\n`, Object.fromEntries(others));
    expect(made).toBeNull();
    expect(brief).toEqual([expected]);
  });

  it("a misspelt built-in ruleset suggests the right one", () => {
    expect(readRuleset(`${HEAD}extends: huose\n`).findings[0]!.suggestions).toEqual(["house"]);
  });

  it("a chain that is too long is told", () => {
    const files = Array.from({ length: 40 }, (_, i) => [`f${i}.yaml`, `${HEAD}extends: f${i + 1}.yaml\n`]);
    const { ruleset: made, findings } = readRuleset(`${HEAD}extends: f0.yaml\n`, Object.fromEntries(files));
    expect(made).toBeNull();
    expect(findings).toHaveLength(1);
    expect(findings[0]!.args.found).toMatch(/too many/);
  });
});

describe("a mistake in a ruleset file is told where it stands", () => {
  it.each([
    ["stackin: sum", "schema/unknown-key 3:1 stackin", ["stacking"]],
    ["capacity: {secondary: 4}", "schema/unknown-key 3:12 secondary", ["secondaries"]],
    ["limits: {shield: 2}", "schema/unknown-key 3:10 shield", ["shields"]],
    ["msg: {limits: {SC9: 2}}", "schema/unknown-key 3:16 SC9", ["SC1"]],
    [
      "modifiers: [{id: a, title: A, percnt: 1, stage: chart}]",
      "schema/unknown-key 3:31 percnt",
      ["percent"],
    ],
    ["stacking: summ", "schema/range 3:11 summ", ["sum"]],
    ['modifiers: [{id: a, title: A, percent: "20%", stage: chart}]', 'schema/type 3:40 "20%"', ["20"]],
    ["modifiers: [{id: a, title: A, percent: twenty, stage: chart}]", "schema/type 3:40 twenty", []],
    ['modifiers: [{id: a, title: A, percent: "1/0", stage: chart}]', 'schema/type 3:40 "1/0"', []],
    ["modifiers: [{id: a, title: A, percent: .inf, stage: chart}]", "schema/type 3:40 .inf", []],
    ["modifiers: [{id: a, title: A, percent: 1, stage: last}]", "schema/range 3:50 last", []],
    ["modifiers: [{id: A b, title: A, percent: 1, stage: chart}]", "schema/type 3:18 A b", []],
    [
      "modifiers: [{id: a, title: A, percent: 1, per: sheilds, stage: chart}]",
      "schema/range 3:48 sheilds",
      ["shields"],
    ],
    ["capacity: {secondaries: 0}", "schema/range 3:25 0", []],
    ["boxCost: {used: -1}", "schema/range 3:17 -1", []],
    ["limits: {shields: [1]}", "schema/type 3:20 1", []],
    ["limits: {toughness: {min: 5, max: 4}}", "schema/range 3:22 min", []],
    ["limits: {hull: 0}", "schema/range 3:16 0", []],
    ["specials: [{id: Plasma2}]", "schema/type 3:17 Plasma2", []],
    ["specials: [{id: Lance, aliases: [plasma cannon]}]", "schema/range 3:13 id", []],
    ["specials: [{id: Lance}, {id: Lance}]", "schema/range 3:13 id", []],
    ["arcs: {sfb: [{id: FA, name: front, from: 60, to: -60}]}", "schema/range 3:15 id", []],
    ["arcs: {sfb: [{id: FB, name: front, from: 60}]}", "schema/range 3:15 id", []],
    ["arcs: {default: X}", "schema/range 3:17 X", []],
    ["arcs: {house: [{id: F, name: f}, {id: F, name: g}]}", "schema/range 3:17 id", []],
    ["classNames: [{from: 9, to: 3, name: X}]", "schema/range 3:15 from", []],
    ["optionalRules: {msg: 1}", "schema/type 3:22 1", ["true"]],
    ["msg: {maxRange: 40}", "schema/range 3:7 maxRange", []],
  ])("%s", (line, expected, suggestions) => {
    const { ruleset: made, brief, findings } = readRuleset(`${HEAD}${line}\n`);
    expect(made).toBeNull();
    expect(brief).toEqual([expected]);
    expect(findings[0]!.suggestions).toEqual(suggestions);
  });

  it.each([
    ["version: '1'\n", "schema/missing-key"],
    ["ruleset: r\n", "schema/missing-key"],
    ["[]\n", "schema/type"],
    ["r\n", "schema/type"],
    ["", "yaml/empty"],
    ["ruleset: [\n", "yaml/syntax"],
    [`${HEAD}---\n${HEAD}`, "schema/type"],
  ])("%j is no ruleset", (text, rule) => {
    const { ruleset: made, findings } = readRuleset(text);
    expect(made).toBeNull();
    expect(findings.map(({ ruleId }) => ruleId)).toEqual([rule]);
  });

  it.each([
    ["modifiers: [{id: a, title: A, percent: 1e300, stage: chart}]", ["schema/type 3:40 1e300"]],
    ["minimumPoints: 99999999999999999999", ["schema/type 3:16 99999999999999999999"]],
    ["capacity: {secondaries: 1e400}", ["schema/type 3:25 1e400"]],
    ["__proto__: {stacking: sum}", ["schema/unknown-key 3:1 __proto__"]],
    ["limits: {__proto__: 1}", ["schema/unknown-key 3:10 __proto__"]],
    [
      "modifiers: [{id: a, title: A, percent: 1, stage: chart, __proto__: 1}]",
      ["schema/unknown-key 3:57 __proto__"],
    ],
    ["msg: {limits: {__proto__: 1}}", ["schema/unknown-key 3:16 __proto__"]],
    ["boxKinds: [{id: __proto__, cost: 1, damageControl: true}]", ["schema/type 3:17 __proto__"]],
    ["constructor: 1", ["schema/unknown-key 3:1 constructor"]],
  ])("hostile: %s", (line, expected) => {
    expect(readRuleset(`${HEAD}${line}\n`).brief).toEqual(expected);
  });

  it("the largest percentages are still exact", () => {
    const percent = "9".repeat(30);
    const own = ruleset(`modifiers: [{id: a, title: A, percent: "${percent}", stage: chart}]`);
    const tenths = BigInt(percent) + 100n;
    expect(priceOf(FULL, own).exact).toBe(`${tenths / 10n}.${tenths % 10n}`);
  });
});

describe("a file of another kind", () => {
  it.each([
    [
      "fleet: Reds\nruleset: house\nbudget: 40\nships: [{name: A, hull: 4}]\n",
      "a fleet",
      "schema/type 1:1 fleet",
    ],
    ["ruleset: house\nships: []\n", "a fleet", "schema/type 1:1 ruleset"],
    ["name: A\nhull: 4\n", "a ship", "schema/type 1:1 name"],
    ["scenario: S\nmsg: {at: '1022'}\n", "a scenario", "schema/type 1:1 scenario"],
    ["msg: {at: '1022'}\nunits: []\n", "a scenario", "schema/type 1:1 msg"],
  ])("%j is one finding", (yaml, found, brief) => {
    const read = readRuleset(yaml);
    expect([read.brief, read.findings.map(({ args }) => args.found)]).toEqual([[brief], [found]]);
  });
});
