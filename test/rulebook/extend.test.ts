import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hullClass } from "../../src/rulebook/class-names.js";
import { extendRuleset, extension } from "../../src/rulebook/extend.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset, RulesetFile } from "../../src/rulebook/schema.js";
import { priceOf, readRuleset, ruleset, toldUnder } from "../support/helpers.js";
import { rulesetFiles } from "../support/random-rulesets.js";

const FULL = "hull: 10\nprimaries: 10\n";
const HEAD = 'ruleset: r\nversion: "1"\n';
const PARENT = `ruleset: parent
version: "1"
modifiers:
  - { id: rider, title: Rider, percent: -20, when: { trait: rider }, stage: chart, source: ours }
boxKinds: [{ id: tender, title: racks, cost: 0.5, damageControl: false }, { id: cargo, cost: 1, damageControl: true }]
traits: [old, fast]
specials: [{ id: Lance, aliases: [Spear], superweapon: false }]
classNames: [{ from: 1, to: 5, name: Boat }, { from: 6, to: 11, name: Frigate }, { from: 12, name: Cruiser }]
limits: { shields: 9, toughness: { min: 2, max: { perTechLevel: 2 } } }
`;

/** The ruleset of lines that extend the file above. */
function child(lines: string): Ruleset {
  return ruleset(`extends: parent.yaml\n${lines}`, { "parent.yaml": PARENT });
}

/** What is told of lines that extend the file above. */
function told(lines: string) {
  const { brief, findings } = readRuleset(`${HEAD}extends: parent.yaml\n${lines}\n`, {
    "parent.yaml": PARENT,
  });
  return findings.map((each, i) => ({ brief: brief[i], ...each.args, suggestions: each.suggestions }));
}

const parent = child("");
const record = (list: readonly { readonly id: string }[], id: string) => list.find((each) => each.id === id);
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe("a file says of a record only what it changes", () => {
  it.each([
    ["a percentage", "{ id: shields, percent: 25 }", "shields", { percent: 25 }],
    ["a title", "{ id: toughness, title: Hardness }", "toughness", { title: "Hardness" }],
    ["a step", "{ id: engines, step: 3 }", "engines", { step: 3 }],
    ["nothing", "{ id: agile }", "agile", {}],
    ["a condition, as a whole", "{ id: rider, when: { agile: true } }", "rider", { when: { agile: true } }],
    [
      "all but the condition",
      "{ id: elite-crew, title: E, percent: 40, stage: final }",
      "elite-crew",
      {
        title: "E",
        percent: 40,
      },
    ],
  ])("modifiers: %s", (_, written, id, changes) => {
    const own = child(`modifiers: [${written}]`);
    expect(record(own.modifiers, id)).toEqual({ ...record(parent.modifiers, id), ...changes });
    expect(idsOf(own.modifiers)).toEqual(idsOf(parent.modifiers));
  });

  it("so that a modifier goes on asking for what it asked", () => {
    const own = child("modifiers: [{ id: elite-crew, title: E, percent: 40, stage: final }]");
    expect(priceOf(FULL, own).exact).toBe("10");
    expect(priceOf(`${FULL}crew: elite\n`, own).exact).toBe("14");
  });

  it.each([
    ["when", "10", "8"],
    ["source", "10", "10"],
  ])("modifiers: null takes the field %s away", (field, before, after) => {
    const own = child(`modifiers: [{ id: rider, ${field}: null }]`);
    expect(record(own.modifiers, "rider")).not.toHaveProperty(field);
    expect(priceOf(FULL, parent).exact).toBe(before);
    expect(priceOf(FULL, own).exact).toBe(after);
  });

  it("box kinds", () => {
    const own = child("boxKinds: [{ id: tender, cost: 2 }]");
    expect(own.boxKinds).toEqual([
      { id: "tender", title: "racks", cost: 2, damageControl: false },
      { id: "cargo", cost: 1, damageControl: true },
    ]);
  });

  it("weapon types", () => {
    const own = child("specials: [{ id: Plasma, boxes: 2 }, { id: Lance, aliases: [Pike] }, { id: Net }]");
    expect(record(own.specials, "Plasma")).toEqual({ ...record(house.specials, "Plasma"), boxes: 2 });
    expect(record(own.specials, "Lance")).toEqual({ ...record(parent.specials, "Lance"), aliases: ["Pike"] });
    expect(record(own.specials, "Net")).toEqual({
      id: "Net",
      aliases: [],
      effect: "other",
      arc: "house",
      superweapon: true,
      boxes: 1,
    });
    expect(idsOf(own.specials)).toEqual([...idsOf(house.specials), "Lance", "Net"]);
  });

  it("arcs", () => {
    const own = child(
      "arcs: { house: [{ id: F, name: bow }], sfb: [{ id: FA, to: 70 }, { id: QQ, name: q }] }",
    );
    expect(own.arcs.default).toBe("F");
    expect(own.arcs.house).toEqual(
      house.arcs.house.map((arc) => (arc.id === "F" ? { ...arc, name: "bow" } : arc)),
    );
    expect(record(own.arcs.sfb, "FA")).toEqual({ ...record(house.arcs.sfb, "FA"), to: 70 });
    expect(own.arcs.sfb.at(-1)).toEqual({ id: "QQ", name: "q" });
  });

  it("a name in any of its Unicode forms", () => {
    const one = child(`specials: [{ id: ${"Éclair".normalize("NFC")}, boxes: 2 }]`);
    const files = { "one.yaml": `${HEAD}specials: [{ id: "${"Éclair".normalize("NFC")}", boxes: 2 }]\n` };
    const two = ruleset(
      `extends: one.yaml\nspecials: [{ id: "${"Éclair".normalize("NFD")}", arc: none }]`,
      files,
    );
    expect(two.specials.at(-1)).toEqual({ ...one.specials.at(-1), arc: "none" });
    expect(toldUnder(two, `hull: 4\nspecials: 1x${"éclair".normalize("NFD")}\n`)).toEqual([]);
    expect(toldUnder(two, `hull: 4\nspecials: 1x${"éclair".normalize("NFC")}\n`)).toEqual([]);
  });
});

describe("a limit", () => {
  it.each([
    ["shields: { max: null }", "shields", { min: 0 }],
    ["shields: { min: 1, max: null }", "shields", { min: 1 }],
    ["toughness: { max: null }", "toughness", { min: 2 }],
    ["techLevel: { max: null }", "techLevel", { min: 3 }],
    ["shields: { min: 1 }", "shields", { min: 1, max: 9 }],
    ["shields: 4", "shields", { min: 0, max: 4 }],
    ["engines: { max: null }", "engines", { min: 0 }],
  ] as const)("%s", (written, field, expected) => {
    expect(child(`limits: { ${written} }`).limits[field]).toEqual(expected);
  });

  it("whose maximum is lifted has none", () => {
    const design = "hull: 9\nshields: 900\n";
    expect(toldUnder(parent, design)).toHaveLength(1);
    expect(toldUnder(child("limits: { shields: { max: null } }"), design)).toEqual([]);
  });
});

describe("class names are merged by range", () => {
  const named = (own: Ruleset) => [1, 3, 4, 5, 6, 8, 9, 11, 12, 50].map((hull) => hullClass(own, hull));

  it.each([
    [
      "one range for the same",
      "{ from: 6, to: 11, name: Escort }",
      "Boat Boat Boat Boat Escort Escort Escort Escort Cruiser Cruiser",
    ],
    [
      "one over two",
      "{ from: 4, to: 8, name: Corvette }",
      "Boat Boat Corvette Corvette Corvette Corvette Frigate Frigate Cruiser Cruiser",
    ],
    [
      "one within another",
      "{ from: 5, to: 5, name: Brig }",
      "Boat Boat Boat Brig Frigate Frigate Frigate Frigate Cruiser Cruiser",
    ],
    ["one without an end", "{ from: 9, name: Big }", "Boat Boat Boat Boat Frigate Frigate Big Big Big Big"],
  ])("%s", (_, row, expected) => {
    expect(named(child(`classNames: [${row}]`))).toEqual(expected.split(" "));
  });

  it("as the plain rule has it: the file's own rows come first, then those that it extends", () => {
    fc.assert(
      fc.property(rulesetFiles, rulesetFiles, fc.integer({ min: 1, max: 60 }), (one, other, hull) => {
        const rows = [...(other.classNames ?? []), ...(one.classNames ?? [])];
        const row = rows.find(({ from, to }) => hull >= from && hull <= (to ?? Number.POSITIVE_INFINITY));
        const both = extendRuleset(extendRuleset(house, { ...one, modifiers: [] }), {
          ...other,
          modifiers: [],
        });
        expect(hullClass(both, hull)).toBe(row?.name ?? null);
      }),
    );
  });
});

describe("remove", () => {
  it.each([
    ["[agile]", "modifiers", "agile"],
    ["{ modifiers: [agile] }", "modifiers", "agile"],
    ["[rider]", "modifiers", "rider"],
    ["[tender]", "boxKinds", "tender"],
    ["{ boxKinds: [cargo] }", "boxKinds", "cargo"],
    ["[MSG]", "specials", "MSG"],
    ["{ specials: [Mine Rack] }", "specials", "Mine Rack"],
  ] as const)("%s takes one of %s away and nothing else", (remove, list, id) => {
    const own = child(`remove: ${remove}`);
    expect(own).toEqual({
      ...parent,
      [list]: (parent[list] as { id: string }[]).filter((each) => each.id !== id),
    });
  });

  it("takes traits, class names and arcs away", () => {
    expect(child("remove: [old]").traits).toEqual(["fast"]);
    expect(hullClass(child("remove: [Frigate]"), 8)).toBeNull();
    expect(idsOf(child("remove: [S, LS]").arcs.house)).toEqual(["F", "A", "P"]);
    expect(idsOf(child("remove: { sfbArcs: [FA] }").arcs.sfb)).not.toContain("FA");
  });

  it("comes before what the file adds: then a record is new, and comes last", () => {
    const own = child("remove: [agile]\nmodifiers: [{ id: agile, title: A, percent: 5, stage: final }]");
    expect(own.modifiers.at(-1)).toEqual({ id: "agile", title: "A", percent: 5, stage: "final" });
    expect(priceOf(FULL, own).exact).toBe("10.5");
  });

  it.each([
    ["remove: [agil]", "schema/range 4:10 agil", ["agile"]],
    ["remove: [nothing-like-it]", "schema/range 4:10 nothing-like-it", []],
    ["remove: { specials: [agile] }", "schema/range 4:22 agile", []],
    ["remove: { modifier: [agile] }", "schema/unknown-key 4:11 modifier", ["modifiers"]],
    ["remove: agile", "schema/type 4:9 agile", []],
    ["remove: [F]", "schema/range 1:1 ruleset", []],
    ["remove: [constructor]", "schema/range 4:10 constructor", []],
  ])("%s is told where it stands", (lines, brief, suggestions) => {
    expect(told(lines)).toMatchObject([{ brief, suggestions }]);
  });

  it("says which ids there are", () => {
    expect(told("remove: { boxKinds: [fuel] }")[0]).toMatchObject({
      expected: "an id of the ruleset that this one extends (tender or cargo)",
      found: "fuel",
    });
  });

  it("asks which is meant where an id is both a modifier and a trait", () => {
    expect(told("traits: [agile]\nremove: [agile]")).toEqual([]);
    const files = { "both.yaml": `${HEAD}boxKinds: [{ id: agile, cost: 1, damageControl: true }]\n` };
    const { findings } = readRuleset(`${HEAD}extends: both.yaml\nremove: [agile]\n`, files);
    expect(findings.map(({ args }) => [args.expected, args.found])).toEqual([
      ["a list for each kind, such as {modifiers: [agile]}", "agile, which is a modifier and a box kind"],
    ]);
  });

  it("does not take a trait away for which a modifier asks", () => {
    const files = { "t.yaml": `${HEAD}extends: parent.yaml\ntraits: [rider]\n`, "parent.yaml": PARENT };
    const { findings } = readRuleset(`${HEAD}extends: t.yaml\nremove: { traits: [rider] }\n`, files);
    expect(findings[0]?.args.found).toBe("rider, for which modifier rider asks");
    const both = readRuleset(
      `${HEAD}extends: t.yaml\nremove: { traits: [rider], modifiers: [rider] }\n`,
      files,
    );
    expect(both.ruleset?.traits).toEqual(["old", "fast"]);
  });
});

describe("a record that is neither known nor complete", () => {
  it.each([
    ["modifiers: [{ id: sheilds, percent: 25 }]", "4:19 sheilds", "title", ["shields"]],
    ["modifiers: [{ id: slow, title: S, stage: chart }]", "4:19 slow", "percent", []],
    ["boxKinds: [{ id: tendr, cost: 1 }]", "4:18 tendr", "damageControl", ["tender"]],
    ["arcs: { house: [{ id: B }] }", "4:23 B", "name", ["F"]],
    ["arcs: { sfb: [{ id: FB, from: 1, to: 2 }] }", "4:21 FB", "name", ["FA"]],
  ])("%s", (lines, place, key, suggestions) => {
    const [first, ...more] = told(lines);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ brief: `schema/missing-key ${place}`, key, suggestions });
  });

  it("says what a new one needs and which ids there are", () => {
    expect(told("boxKinds: [{ id: tendr, cost: 1 }]")[0]).toMatchObject({
      of: "the new box kind tendr",
      expected: "a new box kind needs cost and damageControl, and the others are tender and cargo",
    });
  });

  it.each(["title: null", "percent: null", "stage: null", "id: null"])(
    "a required field stays: %s",
    (field) => {
      const id = field.startsWith("id") ? "" : "id: agile, ";
      expect(told(`modifiers: [{ ${id}${field} }]`)).toHaveLength(1);
    },
  );
});

describe("a ruleset of one's own", () => {
  it.each(["house"])("does not call itself %s, as a built-in one does", (id) => {
    const { ruleset: made, brief, findings } = readRuleset(`ruleset: ${id}\nversion: "1"\nextends: house\n`);
    expect(made).toBeNull();
    expect(brief).toEqual([`schema/range 1:10 ${id}`]);
    expect(findings[0]?.args.expected).toBe("an id that no built-in ruleset has");
  });
});

describe("extending", () => {
  const strip = ({ ruleset: _id, version: _version, title: _title, ...rules }: Ruleset) => rules;

  test("twice with the same file comes to the same as once", () => {
    fc.assert(
      fc.property(rulesetFiles, (file) => {
        const once = extendRuleset(house, file);
        expect(strip(extendRuleset(once, file))).toEqual(strip(once));
      }),
    );
  });

  test("with nothing changes nothing", () => {
    fc.assert(
      fc.property(rulesetFiles, (file) => {
        const own = extendRuleset(house, file);
        expect(extendRuleset(own, { ruleset: "own", version: "1", title: own.title })).toEqual(own);
      }),
    );
  });

  test("leaves every record alone that the file does not name", () => {
    fc.assert(
      fc.property(rulesetFiles, (file) => {
        const own = extendRuleset(house, file);
        const named = new Set((file.modifiers ?? []).map(({ id }) => id));
        const untouched = house.modifiers.filter(({ id }) => !named.has(id));
        expect(own.modifiers.filter(({ id }) => untouched.some((each) => each.id === id))).toEqual(untouched);
      }),
    );
  });

  test("does not change the ruleset that is extended", () => {
    const before = structuredClone(house);
    fc.assert(fc.property(rulesetFiles, (file) => void extendRuleset(house, file)));
    expect(house).toEqual(before);
  });

  test("answers with problems, or throws them", () => {
    const file: RulesetFile = { ruleset: "own", version: "1", modifiers: [{ id: "new" }] };
    expect(extension(house, file)).toMatchObject({
      ruleset: null,
      problems: [{ at: ["modifiers", 0, "id"] }],
    });
    expect(() => extendRuleset(house, file)).toThrow(
      new RangeError(
        "modifiers.0.id: expected a new modifier needs title, percent and stage, and the others are shields, toughness, frail, engines, agile, base, green-crew, elite-crew, tl3, tl5 and tl6, found none",
      ),
    );
  });
});
