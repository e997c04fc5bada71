import fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import type { Ship } from "../../src/design/ship.js";
import { priceShip } from "../../src/pricing/price.js";
import { priceMinefields } from "../../src/pricing/totals.js";
import { exact, exactText, round, toPoints } from "../../src/rulebook/exact.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { onlyShip, priceOf, ruleset } from "../support/helpers.js";
import { PLAIN, type PlainShip, plainPrice, plainYaml, usedBoxes } from "../support/plain-price.js";

const EXAMPLE = "hull: 16\nsecondaries: 8\nfighterBays: 2\nspecials: 1xPlasma(F)\n";
const FRACTIONAL = "hull: 100\nprimaries: 100\nshields: 1\nagile: true\n";
const ODD_ENGINES = "hull: 6\nprimaries: 6\nengines: 3\n";

describe("the golden table", () => {
  const rows: [string, string, string, string, number, Partial<Ruleset>?][] = [
    [
      "the text's sample",
      "hull: 4\nshields: 1\nsecondaries: 8\nspecials: 1xMine Rack, 1xMinesweeper\n",
      "4",
      "4.8",
      5,
    ],
    ["the text's example", EXAMPLE, "7", "7", 7],
    ["the same at full price", `${EXAMPLE}unusedHull: full\n`, "16", "16", 16],
    [
      "31.5, which binary floats miss",
      "hull: 12\nprimaries: 11\nshields: 2\ntechLevel: 6\n",
      "11.25",
      "31.5",
      32,
    ],
    [
      "4.32, which rounding at each step misses",
      "hull: 2\nprimaries: 2\nshields: 1\nagile: true\ncrew: elite\n",
      "2",
      "4.32",
      4,
    ],
    [
      "a frail green ship",
      "hull: 10\nprimaries: 10\ntoughness: 2\nengines: 6\ntechLevel: 3\ncrew: green\n",
      "10",
      "7.875",
      8,
    ],
    [
      "a base",
      "kind: base\nhull: 20\nprimaries: 20\ntoughness: 5\nshields: 3\ncrew: elite\ntechLevel: 5\n",
      "20",
      "86.4",
      86,
    ],
    ["product", FRACTIONAL, "100", "144", 144],
    ["sum", FRACTIONAL, "100", "140", 140, { stacking: "sum" }],
    ["compound, one level each", FRACTIONAL, "100", "144", 144, { stacking: "compound" }],
    [
      "compound, two levels",
      "hull: 100\nprimaries: 100\nshields: 2\n",
      "100",
      "144",
      144,
      { stacking: "compound" },
    ],
    ["product, two levels", "hull: 100\nprimaries: 100\nshields: 2\n", "100", "140", 140],
    ["an unfinished engine pair", ODD_ENGINES, "6", "6", 6],
    ["one started", ODD_ENGINES, "6", "9", 9, { engineStep: "started" }],
    ["one prorated", ODD_ENGINES, "6", "7.5", 8, { engineStep: "prorated" }],
    ["an empty hull", "hull: 1\n", "0.25", "0.25", 0],
    [
      "8 boxes, 6 weapons",
      "hull: 8\nspecials: 2xPlasma (F), 1xMissile2(F), 1xMissile2(A), 1xMissile(P), 1xMissile(S)\n",
      "8",
      "8",
      8,
    ],
  ];
  it.each(rows)("%s", (_, yaml, basic, exactly, points, options = {}) => {
    const price = priceOf(yaml, { ...house, ...options });
    expect(price.ledger[0]).toMatchObject({ id: "basic", amount: basic });
    expect(price).toMatchObject({ exact: exactly, points, total: points });
  });
});

const RICH = [
  "hull: 37\nprimaries: 11\nsecondaries: 9\nshields: 3\ntoughness: 5\nengines: 7\nagile: true\ncrew: elite\ntechLevel: 6\n",
  "hull: 10\nprimaries: 10\ntoughness: 2\nengines: 3\ncrew: green\ntechLevel: 3\n",
  "kind: base\nhull: 7\nprimaries: 1\nshields: 2\ntoughness: 4\ncrew: elite\ntechLevel: 5\ncount: 3\n",
  "hull: 1\n",
];

describe("a ledger", () => {
  it("has a row for each modifier that applies, chart first, and none for the others", () => {
    const ids = (yaml: string) => priceOf(yaml).ledger.map(({ id }) => id);
    expect(ids(RICH[0]!)).toEqual(["basic", "shields", "toughness", "engines", "agile", "elite-crew", "tl6"]);
    expect(ids(RICH[1]!)).toEqual(["basic", "frail", "green-crew", "tl3"]);
    expect(ids(RICH[3]!)).toEqual(["basic"]);
  });

  it("runs the chart before what is final, whatever their order in the ruleset", () => {
    const reversed = { ...house, stacking: "sum", modifiers: [...house.modifiers].reverse() } as Ruleset;
    expect(priceOf(RICH[0]!, reversed).ledger.map(({ id }) => id)).toEqual([
      "basic",
      "agile",
      "engines",
      "toughness",
      "shields",
      "tl6",
      "elite-crew",
    ]);
    expect(priceOf(RICH[0]!, reversed).exact).toBe(priceOf(RICH[0]!, { ...house, stacking: "sum" }).exact);
  });

  it("tells a percentage without an end as a fraction", () => {
    const rules = ruleset('modifiers: [{id: third, title: T, percent: "100/3", stage: chart}]');
    const { ledger, exact: exactly, points } = priceOf("hull: 1\nprimaries: 1\n", rules);
    expect(ledger[1]).toMatchObject({ percent: "100/3", factor: "4/3", amount: "4/3" });
    expect([exactly, points]).toEqual(["4/3", 1]);
  });

  it("says what the percentage and the basic cost are made of", () => {
    const [basic, shields] = priceOf("hull: 4\nprimaries: 3\nshields: 2\n").ledger;
    expect(basic!.detail).toBe("3 used × 1 + 1 unused × 0.25");
    expect(shields!.detail).toBe("2 × +20%");
  });
});

describe("a price", () => {
  it.each(RICH)("of three is exactly triple that of one: %j", (yaml) => {
    for (const rounding of ["nearest", "none"] as const) {
      const one = priceOf(yaml.replace("count: 3\n", ""), { ...house, rounding });
      const three = priceOf(`${yaml.replace("count: 3\n", "")}count: 3\n`, { ...house, rounding });
      expect(three.points).toBe(one.points);
      expect(new Fraction(three.total)).toEqual(new Fraction(one.points).mul(3));
    }
  });

  it("does not depend on the order of keys", () => {
    const lines = RICH[0]!.trim().split("\n");
    const price = priceOf(RICH[0]!);
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(priceOf(shuffled.join("\n"))).toEqual(price);
      }),
      { numRuns: 50 },
    );
  });

  it("of an overfull hull does not exist", () => {
    expect(() => priceOf("hull: 3\nprimaries: 4\n")).toThrow(RangeError);
  });

  it("beyond what a number holds is exact text", () => {
    const huge = `hull: ${Number.MAX_SAFE_INTEGER}\nprimaries: ${Number.MAX_SAFE_INTEGER}\n`;
    const price = priceOf(`${huge}count: 1000\nshields: 5\n`);
    expect(price.points).toBe("18014398509481982");
    expect(price.total).toBe("18014398509481982000");
  });

  it("is at least the minimum, also where points are not rounded", () => {
    expect(priceOf("hull: 1\n", { ...house, minimumPoints: 2 })).toMatchObject({ exact: "0.25", points: 2 });
    expect(priceOf("hull: 1\n", { ...house, minimumPoints: 2, rounding: "none" }).points).toBe("2");
  });

  it("compounds a level count part by part where steps are prorated", () => {
    const rules: Ruleset = { ...house, stacking: "compound", engineStep: "prorated" };
    expect(priceOf("hull: 4\nprimaries: 4\nengines: 5\n", rules).exact).toBe("7.5");
  });
});

describe("minefields", () => {
  it("cost a point a pattern at any tech level", () => {
    const fields = [3, 4, 5, 6].map((techLevel) => ({ patterns: 12, techLevel }));
    const byTechLevel = [3, 4, 5, 6].map((techLevel) => ({ techLevel, patterns: 12, points: 12 }));
    expect(priceMinefields(fields, house)).toEqual({ patterns: 48, points: 48, byTechLevel });
    expect(priceMinefields([], house)).toEqual({ patterns: 0, points: 0, byTechLevel: [] });
  });

  it("cost what the ruleset says, rounded once: the rows add up to the points of all", () => {
    const rules = ruleset("minefields: {pointsPerPattern: 0.5}");
    const fields = [
      { patterns: 2, techLevel: 5 },
      { patterns: 1, techLevel: 4 },
      { patterns: 2, techLevel: 4 },
    ];
    expect(priceMinefields(fields, rules)).toEqual({
      patterns: 5,
      points: 3,
      byTechLevel: [
        { techLevel: 4, patterns: 3, points: 2 },
        { techLevel: 5, patterns: 2, points: 1 },
      ],
    });
  });
});

describe("exact numbers", () => {
  it.each([
    ["1/4", "0.25"],
    ["-1/4", "-0.25"],
    ["1/3", "1/3"],
    ["-7/6", "-7/6"],
    ["-3", "-3"],
    ["0", "0"],
    ["007.50", "7.5"],
    ["1/1024", "0.0009765625"],
    [1e-7, "0.0000001"],
    [1e21, "1000000000000000000000"],
    [0.1, "0.1"],
  ])("%s is told as %s", (value, told) => {
    expect(exactText(exact(value))).toBe(told);
  });

  it("round half up, also below zero", () => {
    const all = (value: string) =>
      (["nearest", "up", "down", "none"] as const).map((way) => exactText(round(exact(value), way)));
    expect(all("2.5")).toEqual(["3", "3", "2", "2.5"]);
    expect(all("-2.5")).toEqual(["-2", "-2", "-3", "-2.5"]);
    expect(all("2.4999999999999999999")).toEqual(["2", "3", "2", "2.4999999999999999999"]);
    expect(all("4")).toEqual(["4", "4", "4", "4"]);
  });

  it("are points as numbers only where a number holds them", () => {
    expect(toPoints(exact("9007199254740991"))).toBe(9007199254740991);
    expect(toPoints(exact("9007199254740992"))).toBe("9007199254740992");
    expect(toPoints(exact("0.5"))).toBe("0.5");
    expect(toPoints(exact("1/3"))).toBe("1/3");
  });
});

/** The typed ship of a plain one, as the loader makes it; the grid skips the YAML. */
function typed(plain: PlainShip): Ship {
  const { base, fullHull, specials, ...fields } = plain;
  const numbers = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === "bigint" ? Number(value) : value,
  ]);
  return {
    ...TEMPLATE,
    ...Object.fromEntries(numbers),
    kind: base ? "base" : "ship",
    unusedHull: fullHull ? "full" : "discount",
    specials: specials.map(([count, power]) => ({
      count: Number(count),
      type: "Plasma",
      power: Number(power),
      arcs: ["F"],
    })),
  };
}
const TEMPLATE = onlyShip("hull: 1\n");

function agrees(ship: Ship, plain: PlainShip): void {
  const price = priceShip(ship);
  const expected = plainPrice(plain);
  const [over = "0", under = "1"] = new Fraction(price.exact).toFraction().split("/");
  const same =
    BigInt(over) * expected.under === BigInt(under) * expected.over &&
    String(price.points) === String(expected.points) &&
    String(price.total) === String(expected.total) &&
    String(price.hull.damageControlParties) === String(expected.parties);
  if (!same) expect.unreachable(`${plainYaml(plain)}${JSON.stringify(price)} ${Object.values(expected)}`);
}

describe("the plain formulation agrees", () => {
  const mixes: Partial<PlainShip>[] = [
    { hull: 1n },
    { hull: 7n, secondaries: 5n, fighterBays: 3n },
    {
      hull: 9n,
      primaries: 2n,
      boardingBays: 1n,
      specials: [
        [2n, 1n],
        [1n, 3n],
      ],
      fullHull: true,
    },
    { hull: 13n, primaries: 1n, secondaries: 8n, specials: [[1n, 2n]], count: 3n },
  ];
  const crews = ["green", "regular", "elite"] as const;
  const levels = [3, 4, 5, 6] as const;

  it.each(mixes.map((mix) => [mix]))("on a grid of small designs: %o", (mix) => {
    let seen = 0;
    for (const base of [false, true])
      for (const agile of base ? [false] : [false, true])
        for (const engines of base ? [0n] : [0n, 1n, 2n, 3n, 4n, 5n, 6n])
          for (const toughness of [2n, 3n, 4n, 5n])
            for (const shields of [0n, 1n, 2n, 3n])
              for (const techLevel of levels)
                for (const crew of crews) {
                  const plain = {
                    ...PLAIN,
                    ...mix,
                    base,
                    agile,
                    engines,
                    toughness,
                    shields,
                    techLevel,
                    crew,
                  };
                  agrees(typed(plain), plain);
                  seen++;
                }
    expect(seen).toBe(15 * 4 * 4 * 4 * 3);
  });

  it("on designs with numbers up to 10^12, read from YAML", () => {
    const big = fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 10n ** 12n));
    const plainShips: fc.Arbitrary<PlainShip> = fc
      .record({
        hull: big,
        toughness: big.map((n) => n + 2n),
        shields: big,
        engines: big,
        agile: fc.boolean(),
        base: fc.boolean(),
        techLevel: fc.constantFrom(...levels),
        crew: fc.constantFrom(...crews),
        primaries: big,
        secondaries: big,
        fighterBays: big,
        boardingBays: big,
        specials: fc.array(fc.tuple(fc.bigInt(1n, 10n ** 6n), fc.bigInt(1n, 10n ** 6n)), { maxLength: 3 }),
        fullHull: fc.boolean(),
        count: big.map((n) => n + 1n),
      })
      .map((ship) => ({
        ...ship,
        hull: usedBoxes(ship) + ship.hull + 1n,
        agile: ship.agile && !ship.base,
        engines: ship.base ? 0n : ship.engines,
      }));
    fc.assert(
      fc.property(plainShips, (plain) => agrees(onlyShip(plainYaml(plain)), plain)),
      { numRuns: 500 },
    );
  });
});
