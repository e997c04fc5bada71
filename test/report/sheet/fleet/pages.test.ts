import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadFleet } from "../../../../src/index.js";
import type { MinefieldPrice } from "../../../../src/pricing/totals.js";
import { priceJson } from "../../../../src/report/price/json.js";
import { priceReport } from "../../../../src/report/price/report.js";
import { fleetPages } from "../../../../src/report/sheet/fleet/pages.js";
import { missingLetters } from "../../../../src/report/sheet/layout/measure.js";
import { PAPERS } from "../../../../src/report/sheet/layout/paper.js";
import type { ScenePage } from "../../../../src/report/sheet/scene.js";
import { misfits, textMarks, textsOf, valuesById } from "../../../support/scene-cells.js";

interface PricedDocument {
  readonly fleet: string | null;
  readonly budget: number | null;
  readonly points: number | string | null;
  readonly ships: readonly {
    readonly name: string;
    readonly count: number;
    readonly exact: string | null;
    readonly points: number | string | null;
    readonly total: number | string | null;
  }[];
  readonly minefields: MinefieldPrice;
}

/** The pages of a text's first fleet, and what `price --format json` says of it. */
function fleet(
  yaml: string,
  paper: keyof typeof PAPERS = "a4",
): { pages: ScenePage[]; priced: PricedDocument } {
  const loaded = loadFleet(yaml);
  const report = priceReport([loaded], loaded.diagnostics, true);
  const priced = JSON.parse([...priceJson(report, loaded.sources)].join("")).files[0].documents[0];
  return { pages: fleetPages(loaded.documents[0]!, PAPERS[paper], 1), priced };
}

const SHIP = fc
  .record({
    hull: fc.integer({ min: 1, max: 60 }),
    share: fc.integer({ min: 0, max: 100 }),
    shields: fc.integer({ min: 0, max: 5 }),
    toughness: fc.integer({ min: 2, max: 6 }),
    engines: fc.integer({ min: 0, max: 8 }),
    techLevel: fc.integer({ min: 3, max: 6 }),
    crew: fc.constantFrom("green", "regular", "elite"),
    agile: fc.boolean(),
    count: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 5000 })),
    class: fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }),
  })
  .map(({ share, ...ship }) => ({ ...ship, primaries: Math.floor((ship.hull * share) / 100) }));

const FLEET = fc.record({
  ships: fc.array(SHIP, { minLength: 1, maxLength: 70 }),
  budget: fc.option(fc.integer({ min: 1, max: 20_000 })),
  minefields: fc.array(
    fc.record({ patterns: fc.integer({ min: 1, max: 30 }), techLevel: fc.integer({ min: 3, max: 6 }) }),
    { maxLength: 2 },
  ),
  name: fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }).filter((name) => name.trim() !== ""),
});

function yamlOf({
  ships,
  budget,
  minefields,
  name,
}: typeof FLEET extends fc.Arbitrary<infer T> ? T : never): string {
  return JSON.stringify({
    fleet: name,
    ...(budget === null ? {} : { budget }),
    minefields,
    ships: ships.map((ship, i) => ({ name: `Ship ${i + 1}`, ...ship })),
  });
}

describe("the pages of a fleet", () => {
  test("say what price --format json says, ship by ship and in all", () => {
    fc.assert(
      fc.property(FLEET, (made) => {
        const { pages, priced } = fleet(yamlOf(made));
        const values = valuesById(pages);
        const expected = new Map<string, string>();
        const expectValue = (id: string, value: unknown) => expected.set(`fleet1-${id}`, String(value));
        expectValue("total", priced.points);
        expectValue(
          "ships",
          priced.ships.reduce((sum, { count }) => sum + count, 0),
        );
        if (priced.budget !== null) {
          expectValue("budget", priced.budget);
          expectValue("left", Math.abs(priced.budget - Number(priced.points)));
        }
        if (made.minefields.length > 0) {
          expectValue("patterns", priced.minefields.patterns);
          for (const { techLevel, points } of priced.minefields.byTechLevel) {
            expectValue(`minefields-tl${techLevel}`, techLevel);
            expectValue(`minefields-tl${techLevel}-points`, points);
          }
        }
        for (const [i, ship] of priced.ships.entries()) {
          for (const key of ["points", "total", "count", "exact"] as const)
            expectValue(`row${i + 1}-${key}`, ship[key]);
        }
        for (const [id, value] of expected) {
          // A number too long for its column is told to three places.
          if (value.length > 14) expect(values.get(id)?.replace("~", "")).toMatch(/^[\d.e]+$/);
          else expect(values.get(id), id).toBe(value);
        }
        expect([...values.keys()].filter((id) => !expected.has(id))).toEqual(["fleet1-name"]);
      }),
      { numRuns: 40 },
    );
  });

  test("hold every text in its cell and every cell on the page, whatever names and numbers there are", () => {
    fc.assert(
      fc.property(FLEET, fc.constantFrom("a4", "letter"), (made, paper) => {
        for (const page of fleet(yamlOf(made), paper).pages) expect(misfits(page)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test("tell whether a fleet is over its budget", () => {
    const of = (budget: number) =>
      fleet(`{fleet: F, budget: ${budget}, ships: [{name: A, hull: 5, primaries: 5}]}`).pages.flatMap(
        ({ marks }) => textsOf(marks),
      );
    expect(of(7)).toContain("Left");
    expect(of(7)).not.toContain("Over the budget by");
    expect(of(3)).toContain("Over the budget by");
  });

  test("have no total where a ship is not legal, and no price for it", () => {
    const values = valuesById(
      fleet(
        "{fleet: F, budget: 9, ships: [{name: A, hull: 1, primaries: 2}, {name: B, hull: 1, primaries: 1}]}",
      ).pages,
    );
    expect(values.get("fleet1-total")).toBe("no total");
    expect(values.has("fleet1-left")).toBe(false);
    expect(values.get("fleet1-row1-points")).toBe("no price");
    expect(values.get("fleet1-row2-points")).toBe("1");
  });

  test("are one for a few ships, with their ledgers, and as many as it takes for hundreds", () => {
    const of = (count: number) =>
      fleet(
        `{fleet: F, ships: [${Array.from({ length: count }, (_, i) => `{name: S${i}, hull: 5, primaries: 5, shields: 1}`).join(", ")}]}`,
      ).pages;
    const few = of(6);
    expect(few).toHaveLength(1);
    expect(textsOf(few[0]!.marks)).toContain("Basic cost 5 (5 used × 1) › Shields +20%: 6 › 6 points");
    const many = of(300);
    expect(many.length).toBeGreaterThan(3);
    const names = many.flatMap(({ marks }) => textsOf(marks)).filter((text) => /^S\d+$/.test(text));
    expect(names).toEqual(Array.from({ length: 300 }, (_, i) => `S${i}`));
    for (const page of many) expect(textsOf(page.marks)).toContain("Destroyed");
  });

  test("have a box of each kind for every ship, and a field to write in for more than six", () => {
    const boxes = (count: number) =>
      rectangles(fleet(`{fleet: F, ships: [{name: A, hull: 5, count: ${count}}]}`).pages[0]!.marks, 6);
    expect(boxes(1)).toBe(2);
    expect(boxes(6)).toBe(12);
    expect(boxes(7)).toBe(2);
    expect(textsOf(fleet("{fleet: F, ships: [{name: A, hull: 5, count: 7}]}").pages[0]!.marks)).toContain(
      "of 7",
    );
  });

  test("stand whatever numbers and names are as long as they may be", () => {
    const huge = `{fleet: "${"W".repeat(5000)}\\u202E", budget: 1000000000000000, ships: [
      {name: "${"漢".repeat(300)}<b>&", class: "${"x".repeat(3000)}", hull: 1000000000000000, shields: 1000000000000000, toughness: 1000000000000000, engines: 1000000000000000, count: 1000000000000000, techLevel: 5, crew: elite, flagship: false}]}`;
    const { pages } = fleet(huge);
    for (const page of pages) expect(misfits(page)).toEqual([]);
    const texts = pages.flatMap(({ marks }) => textsOf(marks)).join("");
    expect(texts).not.toContain("\u202E");
    expect(missingLetters(texts)).toEqual(["漢"]);
  });

  test("need no letter that the font lacks for plain names", () => {
    const { pages } = fleet(
      "{fleet: Fleet, budget: 9, movement: vector, minefields: [{patterns: 2, techLevel: 4}], ships: [{name: A, hull: 2, crew: green, agile: true, flagship: true}, {name: B, hull: 1, count: 9}]}",
    );
    expect(missingLetters(pages.flatMap(({ marks }) => textsOf(marks)).join(""))).toEqual([]);
    for (const { marks } of pages)
      for (const { size } of textMarks(marks)) expect(size).toBeGreaterThanOrEqual(5);
  });

  test("have every figure whole, however long the names are", () => {
    const ships = [
      { name: "W".repeat(80), class: "M".repeat(80), hull: 120, primaries: 118, shields: 6, count: 3 },
      { name: "漢字".repeat(20), hull: 9, agile: true, crew: "elite", flagship: true },
    ];
    const { pages, priced } = fleet(JSON.stringify({ fleet: "F", ships }));
    const texts = pages.flatMap(({ marks }) => textsOf(marks));
    for (const { exact, total } of priced.ships) {
      expect(texts).toContain(exact);
      expect(texts).toContain(String(total));
    }
    expect(texts).toContain(String(priced.points));
  });
});

/** Rectangles of a height in cells. */
function rectangles(marks: ScenePage["marks"], height: number): number {
  return marks.reduce((count, mark) => {
    if (mark.kind === "cell") return count + rectangles(mark.marks, height);
    return count + (mark.kind === "rect" && mark.height === height ? 1 : 0);
  }, 0);
}
