import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { block } from "../../../../src/report/sheet/layout/block.js";
import { flow } from "../../../../src/report/sheet/layout/columns.js";
import { missingLetters } from "../../../../src/report/sheet/layout/measure.js";
import { PAPERS, type Paper } from "../../../../src/report/sheet/layout/paper.js";
import type { Piece } from "../../../../src/report/sheet/layout/piece.js";
import type { ScenePage } from "../../../../src/report/sheet/scene.js";
import { referencePages } from "../../../../src/report/sheet/tables/pages.js";
import { house } from "../../../../src/rulebook/house.js";
import type { Ruleset } from "../../../../src/rulebook/schema.js";
import { readRuleset, ruleset } from "../../../support/helpers.js";
import { misfits, textsOf } from "../../../support/scene-cells.js";

const league = readFileSync(new URL("../../../../ships/rulesets/ember-league.yaml", import.meta.url), "utf8");
const NASTY = `"<script>\u202Eevil\u0007 ${"W".repeat(300)} \u0301\u0301\u0301\u0301\u0301\u0301 漢字"`;
const MANY = 2000;
const letters = (i: number) =>
  [...String(i)].map((digit) => String.fromCharCode(97 + Number(digit))).join("");
const many = <T>(made: (i: number) => T): T[] => Array.from({ length: MANY }, (_, i) => made(i));

const RULESETS: Readonly<Record<string, () => Ruleset>> = {
  house: () => house,
  "a league's own": () => readRuleset(league).ruleset!,
  "nasty names": () =>
    ruleset(`title: ${NASTY}
traits: [a${"b".repeat(60)}]
modifiers:
  - { id: nasty, title: ${NASTY}, percent: "1/3", stage: chart, when: { trait: a${"b".repeat(60)}, crew: elite, hull: 9007199254740991 }, source: ${NASTY} }
  - { id: long, title: W, percent: ${"9".repeat(15)}, per: fighterBays, over: 9007199254740990, step: 3, stage: final }
boxKinds: [{ id: nasty, title: ${NASTY}, cost: "1/7", damageControl: true }]
classNames: [{ from: 1, to: 9007199254740991, name: ${NASTY} }]
plasma: { brackets: [{ name: ${NASTY}, inches: 9007199254740991, damage: "${"9".repeat(30)}/7" }] }
minesweeping: { lockOn: { modifiers: [{ why: ${NASTY}, value: -6 }] } }
arcs: { house: [{ id: F, name: ${NASTY} }, { id: Q, name: q, sfb: ABC }], sfb: [{ id: ABC, name: ${NASTY} }] }`),
  "numbers as large as they may be": () =>
    ruleset(`capacity: { primaries: 9007199254740991 }
limits: { techLevel: { min: 9007199254740990, max: 9007199254740991 }, sizeClass: { min: 1, max: 9007199254740991 } }
missiles: { moves: 20, movePerTechLevel: 9007199254740991 }
secondaries: { shareFromHull: 9007199254740991, fullOdds: 9007199254740991 }
mines: { patternsPerRack: 9007199254740991, minesPerPattern: 1000, silentBonus: 9007199254740991, fighterTriggers: 0 }
engineDamage: { minimum: 9007199254740991 }
vector: { phases: 20, burnPerTechLevel: 9007199254740991 }
msg:
  arming: { turns: 20 }
  radius: 200
  duration: 1000
  effectDelay: 1000
  maxRange: 9007199254740991
  bands: [{ from: 5, to: 9007199254740991, hitOn: 5 }]`),
  "thousands of records": () => ({
    ...house,
    specials: [...house.specials, ...many((i) => ({ ...house.specials[0]!, id: `type ${letters(i)}` }))],
    modifiers: many((i) => ({
      id: `m${i}`,
      title: `Modifier ${i}`,
      percent: i,
      per: "shields",
      stage: "chart",
      source: `page ${i}`,
    })),
    boxKinds: many((i) => ({ id: `kind${i}`, cost: 1, damageControl: false })),
    classNames: many((i) => ({ from: i + 1, to: i + 1, name: `Class ${i}` })).slice(0, 500),
    plasma: { ...house.plasma, brackets: many((i) => ({ name: `b${i}`, inches: i + 1, damage: 1 })) },
    arcs: { ...house.arcs, sfb: many((i) => ({ id: letters(i), name: "an arc", from: 0, to: i % 360 })) },
    msg: {
      ...house.msg,
      bands: many((i) => ({ from: i + 5, to: i + 5, hitOn: 1 + (i % 6) })),
      maxRange: MANY,
    },
  }),
  "every rule off": () =>
    ruleset(
      "optionalRules: { unusedHull: false, crewQuality: false, bases: false, additionalArcs: false, severalSpecials: false, superweapons: false, mines: false, msg: false }",
    ),
  "a Combat table": () =>
    ruleset(
      `minesweeping: { combatTable: [{ odds: 1, results: [0, 0, 1, 1, 2, 2] }, { odds: 6, results: [1, 2, 3, 4, 5, 6] }] }`,
    ),
  "the impulses of the turn": () =>
    ruleset("msg: { pullCount: turn, bandOf22: worse, ties: counterclockwise }"),
};

describe.each(Object.entries(RULESETS))("the reference pages of %s", (_, make) => {
  const made = make();
  const drawn = new Map<Paper, ScenePage[]>();
  const pagesOn = (paper: Paper) => {
    drawn.set(paper, drawn.get(paper) ?? referencePages(made, paper));
    return drawn.get(paper)!;
  };

  test("come in a moment, and not in a heap", () => {
    const start = performance.now();
    const pages = pagesOn(PAPERS.a4);
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(pages.length).toBeLessThan(60);
  });

  test.each(Object.entries(PAPERS))("hold every text in its cell and every cell on %s paper", (_, paper) => {
    const pages = pagesOn(paper);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(misfits(page)).toEqual([]);
      expect({ width: page.width, height: page.height }).toEqual(paper);
    }
  });
});

describe("the reference pages", () => {
  test("of the house rules are three, and need no letter that the font lacks", () => {
    for (const paper of Object.values(PAPERS)) {
      const pages = referencePages(house, paper);
      expect(pages).toHaveLength(3);
      expect(missingLetters(pages.flatMap(({ marks }) => textsOf(marks)).join(""))).toEqual([]);
    }
  });

  test("tell how many rows of a very long table are left out", () => {
    const texts = referencePages(RULESETS["thousands of records"]!(), PAPERS.a4).flatMap(({ marks }) =>
      textsOf(marks),
    );
    expect(texts.some((text) => /^… and \d+ more: shipcost ruleset show$/.test(text))).toBe(true);
  });

  test("set nothing in less than 5 points", () => {
    for (const { marks } of referencePages(house, PAPERS.a4)) {
      const sizes = marks.flatMap((mark) => (mark.kind === "cell" ? sizesOf(mark.marks) : []));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
    }
  });
});

function sizesOf(marks: Parameters<typeof textsOf>[0]): number[] {
  return marks.flatMap((mark) =>
    mark.kind === "cell" ? sizesOf(mark.marks) : mark.kind === "text" ? [mark.size] : [],
  );
}

describe("the flow of blocks", () => {
  const row = fc.record({ height: fc.integer({ min: 1, max: 30 }), keep: fc.boolean() });
  const blocks = fc.array(
    fc.record({ rows: fc.array(row, { minLength: 1, maxLength: 40 }), keep: fc.boolean() }),
    { maxLength: 25 },
  );
  const frame = fc.record({
    columns: fc.integer({ min: 1, max: 4 }),
    height: fc.integer({ min: 100, max: 400 }),
    gap: fc.integer({ min: 0, max: 10 }),
    even: fc.boolean(),
  });

  test("keeps every row, in order, and no column is higher than its page", () => {
    fc.assert(
      fc.property(blocks, frame, (made, into) => {
        let number = 0;
        const given = made.map(({ rows, keep }) =>
          block({
            title: "",
            width: 10,
            again: [{ width: 10, height: 5, keep: true, draw: () => [] }],
            rows: rows.map((each): Piece => ({ ...each, width: 10, draw: numbered(number++) })),
            keep,
          }),
        );
        const pages = flow(given, into);
        const columns = pages.flat();
        const drawn = columns
          .flat()
          .flatMap(({ rows }) => rows.flatMap((each) => each.draw(0, 0)))
          .map((mark) => (mark.kind === "text" ? mark.text : ""));
        expect(drawn).toEqual(Array.from({ length: number }, (_, i) => String(i)));
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(into.columns);
        // Rows that are not to be parted may together be higher than a page.
        if (made.some(({ rows }) => rows.some(({ keep }) => keep))) return;
        for (const column of columns) {
          const high = column.reduce((sum, { height }) => sum + height + into.gap, -into.gap);
          expect(high).toBeLessThanOrEqual(into.height);
        }
      }),
    );
  });
});

function numbered(number: number): Piece["draw"] {
  return () => [{ kind: "text", x: 0, y: 0, text: String(number), size: 1 }];
}
