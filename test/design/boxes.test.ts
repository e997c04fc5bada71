import { describe, expect, it } from "vitest";
import { countBoxes } from "../../src/design/boxes.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { onlyShip, priceOf, ruleset } from "../support/helpers.js";

const boxesOf = (yaml: string, rules: Ruleset = house) => countBoxes(onlyShip(yaml, rules), rules);
const EXAMPLE = "hull: 16\nsecondaries: 8\nfighterBays: 2\nspecials: 1xPlasma(F)\n";

describe("hull boxes", () => {
  it.each([
    ["primaries", 1, 1, 0],
    ["primaries", 3, 3, 0],
    ["secondaries", 1, 1, 3],
    ["secondaries", 4, 1, 0],
    ["secondaries", 5, 2, 3],
    ["secondaries", 7, 2, 1],
    ["fighterBays", 1, 1, 1],
    ["fighterBays", 2, 1, 0],
    ["fighterBays", 3, 2, 1],
    ["boardingBays", 1, 1, 1],
    ["boardingBays", 4, 2, 0],
  ])("%s: %i fill %i, with room for %i more", (kind, mounted, boxes, room) => {
    const hull = boxesOf(`hull: 9\n${kind}: ${mounted}\n`);
    expect(hull.uses).toEqual([{ kind, group: "weapon", mounted, boxes, room }]);
    expect([hull.used, hull.unused]).toEqual([boxes, 9 - boxes]);
  });

  it("are shared with weapons of the same kind only", () => {
    const hull = boxesOf("hull: 9\nsecondaries: 1\nfighterBays: 1\nboardingBays: 1\n");
    expect(hull.used).toBe(3);
  });

  it.each([
    ["1xPlasma(F)", 1],
    ["1xMissile3(F)", 3],
    ["2xMass Driver3(F)", 6],
    ["2xMass Driver3(F), 1xMass Driver3(A)", 9],
    ["3xMine Rack, 2xMinesweeper, 1xMSG(FA)", 6],
    ["1xPlasma(FAPS)", 1],
  ])("are filled by strength: %s fills %i", (specials, boxes) => {
    expect(boxesOf(`hull: 9\nspecials: ${specials}\n`).used).toBe(boxes);
  });

  it("of a special type may be more for each point of strength", () => {
    const rules = ruleset("specials: [{id: Lance, boxes: 3}]");
    expect(boxesOf("hull: 20\nspecials: 2xLance2(F), 1xPlasma\n", rules).used).toBe(13);
  });

  it("hold what the ruleset says", () => {
    const rules = ruleset("capacity: {primaries: 2, secondaries: 10, fighterBays: 3, boardingBays: 1}");
    const hull = boxesOf("hull: 9\nprimaries: 3\nsecondaries: 10\nfighterBays: 4\nboardingBays: 2\n", rules);
    expect(hull.uses.map(({ boxes, room }) => [boxes, room])).toEqual([
      [2, 1],
      [1, 0],
      [2, 2],
      [2, 0],
    ]);
  });

  it("may be more than the hull has: that is told, not hidden", () => {
    expect(boxesOf("hull: 2\nprimaries: 5\nunusedHull: full\n")).toMatchObject({
      used: 5,
      unused: -3,
      damageControlParties: 1,
    });
  });

  it("are counted exactly where weapons are many", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(boxesOf(`hull: ${most}\nsecondaries: ${most}\n`)).toMatchObject({
      used: Number((BigInt(most) + 3n) / 4n),
      unused: most - Number((BigInt(most) + 3n) / 4n),
    });
  });
});

describe("dedicated boxes", () => {
  const rules = ruleset(`
boxKinds:
  - {id: tender, title: Tender, cost: 0.25, damageControl: false}
  - {id: fuelTank, cost: "1/2", damageControl: true}
  - {id: cargo, cost: 0, damageControl: false}
  - {id: constructor, cost: 2, damageControl: true}`);

  it("cost what their kind says, beside used and unused ones", () => {
    const price = priceOf("hull: 12\nprimaries: 2\nboxes: {tender: 4, fuelTank: 2, cargo: 3}\n", rules);
    expect(price.ledger[0]).toMatchObject({
      amount: "4.25",
      detail: "2 used × 1 + 4 tender × 0.25 + 2 fuelTank × 0.5 + 3 cargo × 0 + 1 unused × 0.25",
    });
    expect(price.hull).toMatchObject({ used: 11, unused: 1 });
  });

  it("cost the same where unused hull is paid in full", () => {
    const price = priceOf("hull: 12\nprimaries: 2\nboxes: {tender: 4}\nunusedHull: full\n", rules);
    expect(price.exact).toBe("9");
  });

  it.each([
    ["tender: 8", "discount", 0],
    ["tender: 8", "full", 2],
    ["fuelTank: 8", "discount", 2],
    ["fuelTank: 8, tender: 4", "discount", 2],
    ["fuelTank: 8, tender: 4", "full", 3],
    ["fuelTank: 8, tender: 8", "full", 2],
  ])("{%s} of 16, %s, make %i parties by what their kind says", (boxes, unusedHull, parties) => {
    const hull = boxesOf(`hull: 16\nboxes: {${boxes}}\nunusedHull: ${unusedHull}\n`, rules);
    expect(hull.damageControlParties).toBe(parties);
  });

  it("of a kind with an odd name are like any other", () => {
    expect(priceOf("hull: 4\nboxes: {constructor: 3}\n", rules).exact).toBe("6.25");
    expect(onlyShip("hull: 4\n", rules).boxes).toEqual({});
    expect(onlyShip("hull: 4\nboxes: {}\n", rules).boxes).toEqual({});
  });

  it("of none are none", () => {
    expect(boxesOf("hull: 4\nboxes: {tender: 0}\n", rules).uses).toEqual([]);
  });
});

describe("damage control parties", () => {
  it("are 1 in the text's example, and 4 where its unused hull is paid in full", () => {
    expect(boxesOf(EXAMPLE)).toMatchObject({ used: 4, unused: 12, damageControlParties: 1 });
    expect(boxesOf(`${EXAMPLE}unusedHull: full\n`)).toMatchObject({ used: 4, damageControlParties: 4 });
  });

  it.each([
    [0, 0, 0, 0],
    [1, 0, 1, 0],
    [3, 0, 1, 1],
    [4, 1, 1, 1],
    [5, 1, 2, 1],
    [6, 1, 2, 2],
    [8, 2, 2, 2],
  ])("of %i boxes are %i rounded down, %i up and %i nearest", (boxes, ...expected) => {
    const parties = ["down", "up", "nearest"].map((rounding) => {
      const rules = ruleset(`damageControl: {rounding: ${rounding}}`);
      return boxesOf(`hull: 10\nprimaries: ${boxes}\n`, rules).damageControlParties;
    });
    expect(parties).toEqual(expected);
  });

  it("need as many boxes as the ruleset says", () => {
    const rules = ruleset("damageControl: {boxesPerParty: 3, rounding: nearest}");
    const parties = [4, 5].map((n) => boxesOf(`hull: 9\nprimaries: ${n}\n`, rules).damageControlParties);
    expect(parties).toEqual([1, 2]);
  });

  it("count every box where the ruleset has no discount", () => {
    const rules = ruleset("optionalRules: {unusedHull: false}");
    expect(boxesOf(EXAMPLE, rules).damageControlParties).toBe(4);
    expect(priceOf(EXAMPLE, rules).exact).toBe("16");
  });
});
