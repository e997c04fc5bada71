import { describe, expect, test } from "vitest";
import { loadFleet } from "../../../../src/index.js";
import { textsOf } from "../../../../src/report/sheet/font/used.js";
import { type SheetOptions, sheetScene } from "../../../../src/report/sheet/sheet.js";
import { showReport } from "../../../../src/report/show/report.js";
import { showTable } from "../../../../src/report/show/table.js";
import { PLAIN } from "../../../../src/report/text/text.js";
import { ruleset } from "../../../support/helpers.js";

const NOTES = "First line.\n  \tSecond line.\n\nA new paragraph.\n";
const ship = (fields: object) =>
  JSON.stringify({ fleet: "F", ships: [{ name: "Lance", hull: 4, ...fields }] });

function texts(yaml: string, options: SheetOptions = {}): string[] {
  return [...textsOf(sheetScene([loadFleet(yaml)], options))].map(({ text }) => text);
}

function card(yaml: string): string {
  const fleet = loadFleet(yaml);
  return showTable(showReport([fleet], fleet.diagnostics), { width: 80, palette: PLAIN });
}

describe("texts of several lines", () => {
  test.each([1, 2, 4, 6, 8] as const)("are lines and paragraphs, %i displays to a page", (perPage) => {
    const told = texts(ship({ class: "Heavy\ncruiser\n", notes: NOTES }), { perPage });
    expect(told.filter((text) => text.includes("\\n"))).toEqual([]);
    const at = told.indexOf("Notes");
    expect(told.slice(at, at + 4)).toEqual(["Notes", "First line.", "Second line.", "A new paragraph."]);
    expect(told.some((text) => text.startsWith("Heavy cruiser · "))).toBe(true);
  });

  test("are lines and paragraphs on a card as well", () => {
    const told = card(ship({ class: "Heavy\ncruiser\n", notes: NOTES }));
    expect(told).toContain("Lance · Heavy cruiser ");
    expect(told).toMatch(/ {2}Notes +First line\.\n +Second line\.\n\n +A new paragraph\.\n/);
  });

  test("use the room that a page has, and say where they are cut", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, i) => `Line ${i + 1}`).join("\n");
    const printed = (count: number) => texts(ship({ notes: lines(count) }), { perPage: 1 });
    const cut = "… cut here: shipcost show tells all of the notes";
    for (const count of [7, 20, 40]) {
      expect(printed(count)).toContain(`Line ${count}`);
      expect(printed(count)).not.toContain(cut);
    }
    const many = printed(150);
    expect(many).toContain("Line 25");
    expect(many).not.toContain("Line 150");
    expect(many).toContain(cut);
  });
});

test("traits and boxes are called by their titles", () => {
  const rules = ruleset(`traits: [battle-rider]
modifiers: [{ id: rider, title: Carried rider, percent: -20, stage: chart, when: { trait: battle-rider } }]
boxKinds: [{ id: tender, title: Tender boxes, cost: 1, damageControl: false }]`);
  const fleet = loadFleet(ship({ traits: ["battle-rider"], boxes: { tender: 2 } }), { ruleset: rules });
  const told = [...textsOf(sheetScene([fleet]))].map(({ text }) => text).join("\n");
  const shown = showTable(showReport([fleet], fleet.diagnostics), { width: 80, palette: PLAIN });
  for (const each of [told, shown]) {
    expect(each).toMatch(/Carried rider/);
    expect(each).toMatch(/Tender boxes/);
    expect(each).not.toMatch(/battle-rider|^ *tender/m);
  }
});

test("nothing is said of the movement of a base, of a range of 0, or of 0 inches more", () => {
  const yaml = JSON.stringify({
    fleet: "F",
    movement: "vector",
    ships: [{ name: "Gate", kind: "base", hull: 4, specials: "1xMass Driver(A), 1xMine Rack" }],
  });
  for (const told of [texts(yaml).join("\n"), card(yaml)]) {
    expect(told).not.toMatch(/vector movement|range 0"|\+0"|\b0"/);
  }
});

test("a vector fleet's sheet tells burns, a standard one's moves; an MSG's dice stand by range", () => {
  const of = (movement: string) =>
    texts(
      JSON.stringify({
        fleet: "F",
        movement,
        ships: [{ name: "A", hull: 9, fighterBays: 2, sizeClass: 2, specials: "1xMissile2(F), 1xMSG(FA)" }],
      }),
      { perPage: 1 },
    );
  const [vector, standard] = [of("vector"), of("standard")];
  expect(vector).toEqual(expect.arrayContaining(["burn 1", "burn 2", "burn up to", "2 burns a turn, each"]));
  expect(standard).toEqual(expect.arrayContaining(["move 1", "move 2", "2 moves a turn, each"]));
  expect(standard.join("\n")).not.toMatch(/burn/);
  expect(vector).toEqual(
    expect.arrayContaining(["5–8", "1–5", "9–15", "1–4", "16–22", "1–3", "23–30", "1–2"]),
  );
});
