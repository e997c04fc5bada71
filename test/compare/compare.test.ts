import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, test } from "vitest";
import type { Cause } from "../../src/compare/attribution.js";
import type { Comparison } from "../../src/compare/compare.js";
import type { ShipChange } from "../../src/compare/ship.js";
import { compareFleets, memoryFiles } from "../../src/index.js";
import { priceShip } from "../../src/pricing/price.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { everyChoice, ruleset } from "../support/helpers.js";
import { load } from "../support/loading.js";
import { PLAIN, type PlainShip, plainYaml, usedBoxes } from "../support/plain-price.js";

/** A fleet of ships in flow style. */
function fleet(ships: readonly string[], header = "fleet: F\n"): string {
  return `${header}ships:\n${ships.map((ship) => `  - {${ship}}\n`).join("")}`;
}

function sum(amounts: readonly (string | number)[]): string {
  return amounts
    .reduce<Fraction>((total, each) => total.add(new Fraction(each)), new Fraction(0))
    .toFraction();
}

/** `change name` of each ship, a new name after the old one. */
function told({ documents }: Comparison): string[] {
  return documents.flatMap(({ ships }) =>
    ships.map(({ change, old, new: now }) => {
      const names = [old?.name, now?.name].filter((name) => name !== undefined);
      return `${change} ${[...new Set(names)].join(" > ")}`;
    }),
  );
}

function fieldsOf(ship: ShipChange | undefined): string[] {
  return (ship?.fields ?? []).map(({ field, old, new: now }) => `${field}: ${old} > ${now}`);
}

/** The one ship that changed. */
function onlyChange(old: string, now: string, rules: { old?: Ruleset; new?: Ruleset } = {}): ShipChange {
  const comparison = compareFleets(old, now, {
    ...(rules.old && { old: { ruleset: rules.old } }),
    ...(rules.new && { new: { ruleset: rules.new } }),
  });
  const changes = comparison.documents.flatMap((each) => each.ships);
  expect(changes).toHaveLength(1);
  return changes[0]!;
}

const levels = [3, 4, 5, 6] as const;
const crews = ["green", "regular", "elite"] as const;
const small = fc.bigInt(0n, 9n);
const number = fc.oneof(small, small, fc.bigInt(0n, 10n ** 9n));

/** Legal ships: the hull holds whatever was mounted, and a few boxes more. */
const ships: fc.Arbitrary<PlainShip> = fc
  .record({
    spare: number,
    toughness: number.map((n) => n + 2n),
    shields: number,
    engines: number,
    agile: fc.boolean(),
    base: fc.boolean(),
    techLevel: fc.constantFrom(...levels),
    crew: fc.constantFrom(...crews),
    primaries: number,
    secondaries: number,
    fighterBays: number,
    boardingBays: number,
    specials: fc.array(fc.tuple(fc.bigInt(1n, 9n), fc.bigInt(1n, 9n)), { maxLength: 2 }),
    fullHull: fc.boolean(),
    count: number.map((n) => n + 1n),
  })
  .map(({ spare, ...ship }) => {
    const agile = ship.agile && !ship.base;
    const mounted = { ...ship, agile, hull: 1n };
    return { ...mounted, hull: usedBoxes(mounted) + spare + 1n };
  });
const pairs = fc.tuple(ships, ships);
/** Many pairs in two lists: a ruleset's schemas are made for each list once. */
const lists = fc.array(pairs, { minLength: 1, maxLength: 12 });

/** Ships as a list, called 0, 1, … */
function listOf(those: readonly PlainShip[]): string {
  const item = (ship: PlainShip, i: number) =>
    `- name: "${i}"\n${plainYaml(ship).replace(/^/gm, "  ").trimEnd()}\n`;
  return those.map(item).join("");
}

const RULES = everyChoice({
  stacking: ["product", "sum"],
  engineStep: ["full", "prorated"],
  crewAndTechLevel: ["multiply", "add"],
  rounding: ["nearest", "up", "none"],
}).map((options) => ({ ...house, ...options, minimumPoints: 2 }) as Ruleset);

describe("why a price moved", () => {
  /** What holds of any two lists of priced ships, whatever rules they are priced under. */
  function holds(pairs: readonly (readonly PlainShip[])[], [old, now]: readonly [Ruleset, Ruleset]): void {
    const [was, is] = [listOf(pairs.map(([a]) => a!)), listOf(pairs.map(([, b]) => b!))];
    const sides = { old: { ruleset: old }, new: { ruleset: now } };
    const there = compareFleets(was, is, sides).documents[0]!;
    const back = compareFleets(is, was, { old: sides.new, new: sides.old }).documents[0]!;
    const parts = (causes: readonly Cause[]) => sum(causes.map(({ amount }) => amount));
    expect(back.ships).toHaveLength(there.ships.length);
    for (const change of there.ships) {
      const [before, after] = [change.old!, change.new!];
      const difference = new Fraction(after.points!).sub(before.points!);
      expect([parts(change.causes), sum([change.difference!])]).toEqual(
        Array(2).fill(difference.toFraction()),
      );
      const again = back.ships.find((each) => each.new!.name === before.name)!;
      expect(parts(again.causes)).toBe(difference.neg().toFraction());
      const exactly = change.causes.filter(({ cause }) => cause !== "rounding");
      expect(parts(exactly)).toBe(new Fraction(after.exact!).sub(before.exact!).toFraction());
      const { price, count, total } = change.effect!;
      const moved = new Fraction(after.total!).sub(before.total!).toFraction();
      expect([sum([price, count]), sum([total])]).toEqual([moved, moved]);
      expect(sum([price])).toBe(difference.mul(before.count!).toFraction());
      if (change.between) {
        const first = change.between.design === "old" ? "ruleset" : "design";
        const half = new Fraction(change.between.exact).sub(before.exact!).toFraction();
        expect(parts(exactly.filter(({ cause }) => cause === first))).toBe(half);
      }
    }
    // The totals are the fleets' own: a ship that moved and was not told would be missing.
    const { totals } = there;
    expect(sum(Object.values(totals.parts!))).toBe(sum([totals.difference!]));
    expect(sum([totals.old!, totals.difference!])).toBe(sum([totals.new!]));
  }

  test("adds up to the difference in points, forth and back", () => {
    fc.assert(
      fc.property(lists, (list) => holds(list, [house, house])),
      { numRuns: 12 },
    );
  });

  test("adds up under every way to stack, step and round, and from any to any other", () => {
    const rules = fc.constantFrom(...RULES);
    fc.assert(
      fc.property(lists, rules, (list, rule) => holds(list, [rule, rule])),
      { numRuns: 12 },
    );
    fc.assert(
      fc.property(lists, rules, rules, (list, old, now) => holds(list, [old, now])),
      { numRuns: 12 },
    );
  });

  test("adds up where levels compound, and where the modifiers themselves are others", () => {
    const compound: Ruleset = { ...house, ruleset: "compound", stacking: "compound" };
    const other = ruleset(
      "modifiers:\n  - {id: shields, title: Shields, percent: 33, per: shields, step: 3, stage: final}\n" +
        "  - {id: basic, title: A fee, percent: 7, stage: chart}\n" +
        "  - {id: stacking, title: Odd, percent: -100, when: {agile: true}, stage: chart}\n" +
        "engineStep: prorated\n",
    );
    const few = (ship: PlainShip) => ({
      ...ship,
      shields: ship.shields % 9n,
      toughness: 2n + (ship.toughness % 9n),
      engines: ship.engines % 9n,
    });
    const tame = lists.map((list) => list.map((pair) => pair.map(few)));
    const rules = fc.constantFrom(house, compound, other);
    fc.assert(
      fc.property(tame, rules, rules, (list, old, now) => holds(list, [old, now])),
      { numRuns: 12 },
    );
  });

  test("is what changing the fields one by one, in the order of the modifiers, comes to", () => {
    const steps: readonly [(keyof PlainShip)[], string[]][] = [
      [
        ["hull", "primaries", "secondaries", "fighterBays", "boardingBays", "specials", "fullHull"],
        ["basic"],
      ],
      [["shields"], ["shields"]],
      [["toughness"], ["toughness", "frail"]],
      [["engines"], ["engines"]],
      [["agile"], ["agile"]],
      [["crew"], ["green-crew", "elite-crew"]],
      [["techLevel"], ["tl3", "tl5", "tl6"]],
    ];
    fc.assert(
      fc.property(pairs, (pair) => {
        const [old, now] = pair.map((ship) => ({ ...ship, base: false, count: 1n })) as [
          PlainShip,
          PlainShip,
        ];
        const hybrids = [old];
        for (const [fields] of steps) {
          hybrids.push({
            ...hybrids.at(-1)!,
            ...Object.fromEntries(fields.map((field) => [field, now[field]])),
          });
        }
        const costs = load(listOf(hybrids)).ships.map((ship) => new Fraction(priceShip(ship!).exact));
        const [change] = compareFleets(plainYaml(old), plainYaml(now)).documents[0]!.ships;
        const amounts = steps.map(([, ids]) =>
          sum((change?.causes ?? []).filter(({ id }) => ids.includes(id)).map(({ amount }) => amount)),
        );
        expect(amounts).toEqual(steps.map((_, i) => costs[i + 1]!.sub(costs[i]!).toFraction()));
      }),
      { numRuns: 25 },
    );
  });

  test("by hand: a box, a shield and a crew", () => {
    const old = "name: A\nhull: 4\nprimaries: 4\nshields: 1\n";
    const now = "name: A\nhull: 6\nprimaries: 6\nshields: 2\ncrew: elite\n";
    const { causes, difference } = onlyChange(old, now);
    // 4 × 1.2 = 4.8 (5); 6 × 1.2 = 7.2; 6 × 1.4 = 8.4; 8.4 × 1.5 = 12.6 (13).
    expect(
      causes.map(({ title, field, old: was, new: is, amount }) => [title, field, was, is, amount]),
    ).toEqual([
      ["Basic cost", null, "4 used × 1", "6 used × 1", "2.4"],
      ["Shields", "shields", "1 × +20%", "2 × +20%", "1.2"],
      ["Elite crew", "crew", null, "+50%", "4.2"],
      ["Rounding", null, "0.2", "0.4", "0.2"],
    ]);
    expect(difference).toBe(8);
  });

  test("prices the old design under the new ruleset first, where both changed", () => {
    const dear = ruleset(
      "modifiers:\n  - {id: shields, title: Shields, percent: 50, per: shields, stage: chart}\n",
    );
    const old = "name: A\nhull: 4\nprimaries: 4\nshields: 1\n";
    const now = "name: A\nhull: 4\nprimaries: 4\nshields: 2\n";
    const { between, causes } = onlyChange(old, now, { new: dear });
    expect(between).toEqual({ design: "old", exact: "6", points: 6 });
    expect(causes.map(({ cause, id, amount }) => [cause, id, amount])).toEqual([
      ["ruleset", "shields", "1.2"],
      ["design", "shields", "2"],
      ["rounding", "rounding", "-0.2"],
    ]);
  });

  test("takes the new design under the old ruleset where the old one is illegal under the new", () => {
    const tight = ruleset("limits: {shields: 1}\n");
    const { between, causes } = onlyChange(
      "name: A\nhull: 4\nprimaries: 4\nshields: 2\n",
      "name: A\nhull: 4\nprimaries: 4\nshields: 1\n",
      { new: tight },
    );
    expect(between).toEqual({ design: "new", exact: "4.8", points: 5 });
    expect(causes.map(({ cause, amount }) => [cause, amount])).toEqual([
      ["design", "-0.8"],
      ["rounding", "-0.2"],
    ]);
  });

  test("says both in one where neither design is legal under the other's ruleset", () => {
    const [one, two] = [ruleset("traits: [a]\n"), ruleset("traits: [b]\nminimumPoints: 9\n")];
    const text = (trait: string, shields: number) =>
      `name: A\nhull: 4\nprimaries: 4\nshields: ${shields}\ntraits: [${trait}]\n`;
    const { between, causes, difference } = onlyChange(text("a", 0), text("b", 5), { old: one, new: two });
    expect([between, difference]).toEqual([null, 5]);
    expect(causes.map(({ cause, id, amount }) => [cause, id, amount])).toEqual([
      ["both", "shields", "4"],
      ["rounding", "rounding", "1"],
    ]);
  });

  test("of unrounded points is exact text", () => {
    const none: Ruleset = { ...house, rounding: "none" };
    const { difference, effect, causes } = onlyChange(
      "name: A\nhull: 4\nprimaries: 4\n",
      "name: A\nhull: 4\nprimaries: 4\nshields: 1\ncount: 2\n",
      { old: none, new: none },
    );
    expect({ difference, effect }).toEqual({
      difference: "0.8",
      effect: { price: "0.8", count: "4.8", total: "5.6" },
    });
    expect(causes.map(({ id }) => id)).toEqual(["shields"]);
  });
});

describe("which ship is which", () => {
  const A = "name: A, hull: 6, shields: 1, primaries: 4, secondaries: 8";
  const B = "name: B, hull: 4, primaries: 4, specials: '', notes: ''".replace(
    ", specials: '', notes: ''",
    "",
  );

  test.each<[string, readonly string[], readonly string[], string[]]>([
    ["one is added", [A], [A, B], ["added B"]],
    ["one is removed", [A, B], [A], ["removed B"]],
    ["order alone means nothing", [A, B], [B, A], []],
    ["an equal design under another name is renamed", [A, B], [A, B.replace("B", "C")], ["renamed B > C"]],
    [
      "a name in another case, with other values, is still the name",
      ["name: Straße, hull: 9"],
      ["name: STRAßE, hull: 5, primaries: 5, shields: 1"],
      ["changed Straße > STRAßE"],
    ],
    [
      "nearly the same design under another name is it, changed",
      [A],
      [A.replace("A", "Z").replace("shields: 1", "shields: 2")],
      ["changed A > Z"],
    ],
    [
      "a quite different design is another ship",
      [A],
      ["name: Z, hull: 9, primaries: 9"],
      ["removed A", "added Z"],
    ],
    [
      "half of what is said is not enough",
      ["name: A, hull: 4, primaries: 4"],
      ["name: Z, hull: 5, primaries: 4"],
      ["removed A", "added Z"],
    ],
    [
      "names swapped are two changes: a name is what a ship is known by",
      [A, B],
      [A.replace("A", "B"), B.replace("B", "A")],
      ["changed A", "changed B"],
    ],
    [
      "of two of a name the equal ones are the same",
      ["name: A, hull: 4, primaries: 4", "name: A, hull: 5, primaries: 5"],
      ["name: A, hull: 5, primaries: 5", "name: A, hull: 6, primaries: 6"],
      ["changed A"],
    ],
    [
      "of three of a name that became two, one is removed",
      ["name: A, hull: 4", "name: A, hull: 5", "name: A, hull: 6"],
      ["name: A, hull: 6", "name: A, hull: 4"],
      ["removed A"],
    ],
    [
      "the likest is taken first",
      [A],
      ["name: Y, hull: 6, shields: 1, primaries: 4", A.replace("A", "Z")],
      ["renamed A > Z", "added Y"],
    ],
    ["ships without a name go by their place", ["hull: 4", "hull: 5"], ["hull: 4", "hull: 6"], ["changed "]],
  ])("%s", (_, old, now, changes) => {
    const comparison = compareFleets(fleet(old), fleet(now));
    expect(told(comparison).map((each) => each.replace(" null", " "))).toEqual(changes);
    expect(comparison.same).toBe(changes.length === 0);
  });

  test("two lone designs are the same whatever they are called", () => {
    const comparison = compareFleets("name: A\nhull: 4\n", "name: Z\nhull: 9\nprimaries: 9\n");
    expect(told(comparison)).toEqual(["changed A > Z"]);
  });

  test("thousands that are all renamed and changed take no time to speak of", () => {
    const many = (letter: string, hull: number) =>
      fleet(Array.from({ length: 3000 }, (_, i) => `name: ${letter}${i}, hull: ${hull + i}`));
    const start = performance.now();
    const { documents } = compareFleets(many("a", 1), many("b", 9001));
    expect(documents[0]!.ships).toHaveLength(6000);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe("what of a ship changed", () => {
  const of = (old: string, now: string) =>
    fieldsOf(
      compareFleets(fleet([`name: A, hull: 40, ${old}`]), fleet([`name: A, hull: 40, ${now}`])).documents[0]!
        .ships[0],
    );

  test.each<[string, string, string, string[]]>([
    ["numbers", "shields: 1", "shields: 2", ["shields: 1 > 2"]],
    ["a default that is left out", "shields: 0, crew: regular", "count: 1", []],
    [
      "a default that is left",
      "count: 1",
      "toughness: 2, crew: green",
      ["toughness: 3 > 2", "crew: regular > green"],
    ],
    ["texts", "class: a, notes: x", "notes: y", ["class: a > null", "notes: x > y"]],
    [
      "special weapons by group",
      "specials: '1xPlasma(F), 1xMissile(A)'",
      "specials: ['2xPlasma (F)', 1xMine Rack]",
      [
        "specials: 1xPlasma(F) > 2xPlasma(F)",
        "specials: 1xMissile(A) > null",
        "specials: null > 1xMine Rack",
      ],
    ],
    [
      "special weapons as they are split and ordered",
      "specials: '1xPlasma(F), 1xMissile(A), 1xPlasma(F)'",
      "specials: '1xmissile battery(A), 2xPlasma'",
      [],
    ],
    [
      "count and flagship",
      "count: 1",
      "count: 2, flagship: true",
      ["count: 1 > 2", "flagship: false > true"],
    ],
  ])("%s", (_, old, now, changes) => {
    expect(of(old, now)).toEqual(changes);
  });

  test("traits and boxes, each by itself", () => {
    const rules = ruleset(
      "traits: [a, b, c]\nboxKinds: [{id: cargo, cost: 1, damageControl: true}, {id: fuel, cost: 1, damageControl: true}]\n",
    );
    const change = onlyChange(
      "name: A\nhull: 9\ntraits: [a, b]\nboxes: {cargo: 2, fuel: 0}\n",
      "name: A\nhull: 9\ntraits: [c, b]\nboxes: {cargo: 3}\n",
      { old: rules, new: rules },
    );
    expect(fieldsOf(change)).toEqual(["traits: a > null", "boxes.cargo: 2 > 3", "traits: null > c"]);
  });

  test("a design that moved into a file of its own is the same ship", () => {
    const files = memoryFiles({ "d.yaml": "hull: 4\nprimaries: 4\n" });
    const comparison = compareFleets(
      fleet(["name: A, hull: 4, primaries: 4"]),
      fleet(["name: A, design: d.yaml"]),
      { new: { files } },
    );
    expect(comparison.same).toBe(true);
  });

  test("a design that changed in its file changed in each fleet that buys it, count for count", () => {
    const text = fleet(["design: d.yaml, name: A, count: 3", "design: d.yaml, name: B, crew: elite"]);
    const side = (shields: number) => ({
      files: memoryFiles({ "d.yaml": `hull: 10\nprimaries: 10\nshields: ${shields}\n` }),
    });
    const { documents, points } = compareFleets(text, text, { old: side(0), new: side(1) });
    expect(documents[0]!.ships.map(({ difference, effect }) => [difference, effect?.total])).toEqual([
      [2, 6],
      [3, 3],
    ]);
    expect(points).toEqual({ old: 45, new: 54, difference: 9 });
  });
});

describe("a fleet", () => {
  test("tells prices, counts, ships and minefields apart, and what is left of the budget", () => {
    const old = fleet(
      ["name: A, hull: 4, primaries: 4, count: 2", "name: B, hull: 3, primaries: 3"],
      "fleet: F\nbudget: 20\nminefields: [{patterns: 2}]\n",
    );
    const now = fleet(
      [
        "name: A, hull: 5, primaries: 5, count: 3",
        "name: C, hull: 7, primaries: 1, secondaries: 24, shields: 5",
      ],
      "fleet: G\nbudget: 40\nmovement: vector\nminefields: [{patterns: 1}, {patterns: 3, techLevel: 5}]\n",
    );
    const [document] = compareFleets(old, now).documents;
    expect(document!.totals).toEqual({
      old: 13,
      new: 33,
      difference: 20,
      between: null,
      parts: { prices: 2, counts: 5, added: 14, removed: -3, minefields: 2 },
    });
    expect([document!.budget, document!.left]).toEqual([
      { old: 20, new: 40 },
      { old: 7, new: 7 },
    ]);
    expect(document!.fields.map(({ field, old: was, new: is }) => [field, was, is])).toEqual([
      ["fleet", "F", "G"],
      ["budget", 20, 40],
      ["movement", "standard", "vector"],
      ["minefields", "2 patterns at tech level 4", "1 pattern at tech level 4"],
      ["minefields", null, "3 patterns at tech level 5"],
    ]);
  });

  test("is found again by its name, a lone ship by its own, and the rest by their place", () => {
    const documents = (...texts: string[]) => texts.join("---\n");
    const ship = (name: string) => `name: ${name}\nhull: 4\n`;
    const [a, b] = [fleet(["name: A, hull: 4"], "fleet: One\n"), fleet(["name: B, hull: 5"], "fleet: Two\n")];
    expect(
      compareFleets(documents(a, b, ship("S"), ship("T")), documents(ship("T"), b, a, ship("S"))).same,
    ).toBe(true);
    const fewer = compareFleets(documents(ship("S"), ship("T"), a), documents(ship("T"), a));
    expect(fewer.documents.map(({ change }) => change)).toEqual(["removed", "same", "same"]);
    const renamed = compareFleets(a, a.replace("One", "Three"));
    expect(renamed.documents.map(({ change, fleet }) => [change, fleet])).toEqual([
      ["changed", { old: "One", new: "Three" }],
    ]);
  });

  test("is the same beside itself in other words: comments, layout, order, anchors", () => {
    const old =
      "fleet: F\nships:\n  - {name: A, hull: 4, shields: 1}\n  - {name: B, hull: 4, shields: 1, crew: elite}\n";
    const now =
      "# new\nx-b: &b\n  shields: 1\n  hull: 4\nships:\n  - <<: *b\n    crew: elite\n    name: B\n\n  - name: 'A' # first\n    <<: *b\nfleet: F\n";
    const { same, findings } = compareFleets(old, now);
    expect({ same, findings }).toEqual({ same: true, findings: { new: [], gone: [] } });
  });

  test("under another ruleset is another, also where no price moves", () => {
    const text = "fleet: F\nships:\n  - {name: A, hull: 4}\n";
    const under = (change: object) => {
      const { same, documents } = compareFleets(text, text, { new: { ruleset: { ...house, ...change } } });
      const { old, new: now } = documents[0]!.ruleset;
      return [same, documents[0]!.ships, documents[0]!.totals.between, old!.hash === now!.hash];
    };
    expect(under({ version: "9" })).toEqual([false, [], null, true]);
    expect(under({ damageControl: { ...house.damageControl, boxesPerParty: 9 } })).toEqual([
      false,
      [],
      1,
      false,
    ]);
  });
});

describe("a side with errors", () => {
  test("has no total and no reason, but the fields of whatever could be read", () => {
    const { documents, same, findings } = compareFleets(
      fleet(["name: A, hull: 4, primaries: 4", "name: B, hull: 4"]),
      fleet(["name: A, hull: 4, primaries: 5", "name: B, hull: 4"]),
    );
    const [document] = documents;
    expect(document!.totals).toMatchObject({ old: 5, new: null, difference: null, parts: null });
    const [change] = document!.ships;
    expect(fieldsOf(change)).toEqual(["primaries: 4 > 5"]);
    expect(change).toMatchObject({
      difference: null,
      causes: [],
      effect: null,
      new: { legal: false, points: null },
    });
    expect([same, findings.new.map(({ ruleId }) => ruleId)]).toEqual([false, ["hull/overfull"]]);
  });

  const BROKEN: readonly (readonly [string, string])[] = [
    ["a ship", "fleet: F\nships:\n  - {name: A, hull: four, shields: 1}\n"],
    ["a ship without a name", "fleet: F\nships:\n  - {hull: four}\n  - {hull: 4}\n"],
    ["a header", "fleet: F\nbudget: much\nships: []\n"],
    ["a roster entry", "fleet: F\nships:\n  - {name: A, design: gone.yaml}\n"],
    ["the notation", "name: A\nhull: 4\nspecials: 1xPlazma\n"],
    ["YAML", "name: [\n"],
    ["one of two documents", "name: A\nhull: 4\n---\nname: [\n"],
    ["an empty text", ""],
    ["something else", "scenario: S\n"],
  ];

  test.each(BROKEN)("broken in %s: the same beside itself", (_, text) => {
    expect(compareFleets(text, text)).toMatchObject({ same: true, findings: { new: [], gone: [] } });
  });

  test.each(BROKEN.filter(([, text]) => text !== ""))(
    "broken in %s: not the same where the broken part differs",
    (_, text) => {
      const other = text
        .replace("four", "five")
        .replace("much", "more")
        .replace("gone", "lost")
        .replace("Plazma", "Plasmo")
        .replace("[", "[[")
        .replace("S\n", "T\n");
      expect(other).not.toBe(text);
      expect(compareFleets(text, other).same).toBe(false);
    },
  );

  test("an unreadable part of a file is neither added nor removed", () => {
    const { documents, unread, points } = compareFleets(
      "name: A\nhull: 4\n---\nname: B\nhull: 4\n",
      "name: A\nhull: 4\n---\nname: [\n",
    );
    expect(documents.map(({ change }) => change)).toEqual(["same"]);
    expect([unread, points.new]).toEqual([[{ side: "new", path: "fleet.yaml" }], null]);
  });
});

describe("findings", () => {
  const odd = (name: string, engines = 3) =>
    `name: ${name}, hull: 6, primaries: 6, shields: 1, engines: ${engines}`;

  test("are the same wherever they moved to, and go with a ship under its new name", () => {
    const old = fleet([odd("A"), odd("B")]);
    const now = fleet(["name: New, hull: 8, primaries: 8", odd("B"), odd("C")]);
    const { findings } = compareFleets(old, now);
    expect(findings).toEqual({ new: [], gone: [] });
  });

  test("are new or gone one by one", () => {
    const { findings } = compareFleets(
      fleet([odd("A"), odd("B")]),
      fleet([odd("A", 2), odd("B"), odd("D", 5)]),
    );
    const brief = (each: { ruleId: string; ship: string | null }) => `${each.ruleId} ${each.ship}`;
    expect(findings.gone.map(brief)).toEqual(["engines/odd-point A"]);
    expect(findings.new.map(brief)).toEqual(expect.arrayContaining(["engines/odd-point D"]));
  });

  test("of a duplicate name do not change with the line that has the other", () => {
    const twice = "fleet: F\nships:\n  - {name: A, hull: 4}\n  - {name: A, hull: 4}\n";
    expect(compareFleets(twice, `\n\n${twice}`).findings).toEqual({ new: [], gone: [] });
  });

  test("of style alone make no difference", () => {
    const styled = (specials: string) => `name: A\nhull: 4\nspecials: ${specials}\n`;
    const { same, findings } = compareFleets(styled("2xplasma (F)"), styled("2xPlasma(F)"));
    expect([same, findings.gone.map(({ ruleId }) => ruleId)]).toEqual([true, ["special/style"]]);
  });
});

test("numbers as large as a design may hold stay exact", () => {
  const large = 10n ** 15n;
  const old: PlainShip = { ...PLAIN, hull: large, primaries: large, count: large };
  const { points } = compareFleets(plainYaml({ ...old, shields: 1n }), plainYaml(old));
  expect(points.difference).toBe(`-${(large * large) / 5n}`);
});
