import { describe, expect, test } from "vitest";
import { explainList } from "../../../src/report/explain/explain.js";
import { searchExplanations } from "../../../src/report/explain/search.js";
import { house } from "../../../src/rulebook/house.js";

const ids = (query: string) => searchExplanations(query).map(({ id }) => id);

describe("a search", () => {
  test("finds every id alone, in any case, with its words apart, and in the plural", () => {
    for (const { id } of explainList()) {
      expect(ids(id.toUpperCase()), id).toEqual([id]);
      expect(ids(id.replaceAll(/[-/]/g, " ")), id).toContain(id);
    }
    expect(ids("mine racks")).toEqual(["mine-rack"]);
    expect(ids("base engines")).toEqual(["base/engines", "base-engines"]);
  });

  test.each([
    ["mines", ["mine-rack", "mine-laying", "minefield-placing", "mine-trigger", "sweeping-fighters"]],
    ["elite", ["elite-crew", "elite-crew-cost", "crew-dice"]],
    ["veteran", ["elite-crew", "elite-crew-cost"]],
    ["fighters", ["fighter-bay-capacity", "mine-fighters", "sweeping-fighters", "fighter-vector"]],
    ["hangar", ["fighter-bay-capacity"]],
    ["ECM", ["msg-ecm", "msg-fire-inside"]],
    ["torpedo", ["msg-hits"]],
    ["defender", ["minefield-placing"]],
    ["fire inside", ["msg-fire-inside"]],
    ["Vector Movement", ["vector-burn", "movement-system"]],
    ["TL", ["tl5-cost", "tech-level-range"]],
    ["armour", ["toughness-cost", "toughness-range"]],
    ["twice the name", ["fleet/duplicate-name"]],
  ])("for %s finds what is about it", (query, expected) => {
    expect(ids(query)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ["mines", /^mine/],
    ["elite", /^elite-crew/],
    ["budget", /^fleet\/budget$/],
    ["rounding points", /^rounding$/],
    ["secondaries", /secondaries/],
    ["stacking modifiers", /^stacking$/],
    ["enginse", /^engine/],
    ["minesweping", /sweep/],
  ])("for %s puts the nearest first", (query, first) => {
    expect(ids(query)[0]).toMatch(first);
  });

  test.each(["", "  ", "???", "quetzalcoatl", "\u0000", "a".repeat(10_000)])(
    "finds nothing for %j",
    (query) => {
      expect(ids(query)).toEqual([]);
    },
  );

  test("reads the ruleset at hand", () => {
    const own = { id: "battle-rider", title: "Battle rider", percent: -20, stage: "chart" } as const;
    const found = searchExplanations("rider", { ...house, modifiers: [...house.modifiers, own] });
    expect(found.map(({ id }) => id)).toEqual(["battle-rider"]);
  });
});
