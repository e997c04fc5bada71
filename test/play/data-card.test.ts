import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dataCard } from "../../src/play/data-card.js";
import { house } from "../../src/rulebook/house.js";
import { onlyShip, ruleset } from "../support/helpers.js";

const card = (yaml: string, rules = house) => dataCard(onlyShip(yaml, rules), rules);

describe("a data card", () => {
  test("of the sample minesweeper says what the text prints", () => {
    const sample = card(
      "name: Sample\nhull: 4\nshields: 1\nsecondaries: 8\nspecials: 1xMine Rack, 1xMinesweeper",
    );
    expect(sample.defence).toBe("3(4)");
    expect(sample.hull).toMatchObject({ size: 4, used: 4, unused: 0, damageControlParties: 1 });
    expect(sample.secondaries).toEqual({ total: 8, perTarget: 8 });
    expect(sample.sweeping).toEqual({ gear: 1, bonus: 8, strength: 16, lockOnNeeded: 3 });
    expect(sample.mines).toEqual({
      racks: 1,
      patternsPerRack: 10,
      patterns: 10,
      mines: 60,
      laidPerTurn: 1,
      strengthPerMine: 2,
    });
    expect(sample.engineDamage).toEqual({ interval: 2, lostAt: [2, 4], losses: 2 });
    expect(sample.msg).toBeNull();
  });

  test("counts damage control parties by full-price boxes, as in both examples of the text", () => {
    const yaml = "name: Example\nhull: 16\nsecondaries: 8\nfighterBays: 2\nspecials: 1xPlasma(F)";
    expect(card(yaml).hull.damageControlParties).toBe(1);
    expect(card(`${yaml}\nunusedHull: full`).hull.damageControlParties).toBe(4);
  });

  test("lists special weapons in canonical form with arcs, boxes and ranges, and how likely each is lost", () => {
    const { specials, knockOut } = card(
      "name: N\nhull: 8\nspecials: 2 x plasma cannon, 1xMissile2(F), 1xMissile2(A), 1xMissile(P), 1xMissile(S)",
    );
    expect(specials.map(({ notation, boxes, arcs }) => [notation, boxes, arcs[0]!.name])).toEqual([
      ["2xPlasma(F)", 2, "forward"],
      ["1xMissile2(F)", 2, "forward"],
      ["1xMissile2(A)", 2, "aft"],
      ["1xMissile(P)", 1, "port"],
      ["1xMissile(S)", 1, "starboard"],
    ]);
    expect(specials[1]!.ranges).toEqual({ moves: [14, 14] });
    expect(knockOut.map(({ chance }) => chance)).toEqual(["1/3", "1/6", "1/6", "1/6", "1/6"]);
  });

  test("says what a crew's modifiers hold for, as far as the ship has it", () => {
    const crew = (lines: string) => card(`name: C\nhull: 20\n${lines}`).crew;
    expect(crew("crew: regular\nsecondaries: 8\nspecials: 1xMissile(F)")).toMatchObject({
      combat: 0,
      scanning: 0,
      alsoFor: [],
      lockOnEasedBy: 0,
    });
    expect(
      crew("crew: elite\nflagship: true\nspecials: 1xMass Driver(F), 1xMine Rack, 1xMissile(A)"),
    ).toEqual({
      quality: "elite",
      combat: 1,
      scanning: -1,
      initiative: 1,
      alsoFor: ["missiles", "boarding-parties", "mass-driver-to-hit", "mines-laid"],
      lockOnEasedBy: 1,
    });
    expect(crew("crew: green\nfighterBays: 2\nspecials: 1xMinesweeper")).toEqual({
      quality: "green",
      combat: -1,
      scanning: 1,
      initiative: 0,
      alsoFor: ["fighters", "boarding-parties", "minesweeping-lock-on"],
      lockOnEasedBy: -1,
    });
  });

  test("tells what is different about a base", () => {
    const base = card("name: Fort\nkind: base\nhull: 8\nprimaries: 8");
    expect(base.base).toEqual({
      engineCriticals: "reactor",
      slowWhenFiredAt: true,
      slowWhenScanned: false,
    });
    expect(base.engineDamage).toEqual({ interval: null, lostAt: [], losses: 0 });
    expect(card("name: Ship\nhull: 8\nprimaries: 8").base).toBeNull();
  });

  test("tells limit, arcs, range and arming of MSGs", () => {
    expect(card("name: M\nhull: 8\nsizeClass: 2\nspecials: 2xMSG(FA), 1xMSG(RS)").msg).toMatchObject({
      sizeClass: 2,
      limit: 3,
      mounted: 3,
      allowed: true,
      arcs: [{ id: "FA" }, { id: "RS" }],
      arming: { warp: 3, turns: 2 },
      range: [5, 30],
    });
  });

  test("follows the ruleset", () => {
    const rules = ruleset(
      [
        "extends: house",
        "classNames: [{ from: 1, to: 6, name: Corvette }]",
        "mines: { patternsPerRack: 3, minesPerPattern: 5, laidPerTurn: 2 }",
        "minesweeping: { gearSecondaries: 5 }",
        "secondaries: { shareFromHull: 4, share: 1/3 }",
      ].join("\n"),
    );
    const made = card("name: R\nhull: 6\nsecondaries: 7\nspecials: 2xMine Rack, 1xMinesweeper", rules);
    expect(made.hullClass).toBe("Corvette");
    expect(made.secondaries.perTarget).toBe(2);
    expect(made.sweeping).toEqual({ gear: 1, bonus: 5, strength: 7, lockOnNeeded: 3 });
    expect(made.mines).toMatchObject({ patterns: 6, mines: 30, laidPerTurn: 4 });
  });

  test("of a monster is small, exact and soon made", () => {
    const most = Number.MAX_SAFE_INTEGER;
    const made = card(
      `name: W\nhull: ${most}\nengines: ${most}\nshields: ${most}\nspecials: 1000000000000000xMinesweeper`,
    );
    expect(made.defence).toBe(`3(${BigInt(most) + 3n})`);
    expect(made.engineDamage.losses).toBe(most);
    expect(made.engineDamage.lostAt).toHaveLength(1000);
    expect(made.sweeping.bonus).toBe(8_000_000_000_000_000);
    expect(JSON.stringify({ ...made, knockOut: [] }).length).toBeLessThan(20_000);
  });

  test("agrees with itself: boxes of the groups, chances and what bears", () => {
    const group = fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom("Plasma", "Mass Driver"),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([count, type, power]) => `${count}x${type}${power === 1 ? "" : power}(F)`);
    fc.assert(
      fc.property(fc.array(group, { maxLength: 6 }), fc.nat(60), (groups, secondaries) => {
        const made = card(
          `name: P\nhull: 200\nsecondaries: ${secondaries}\nspecials: [${groups.map((text) => JSON.stringify(text)).join(", ")}]`,
        );
        const boxes = made.specials.reduce((sum, each) => sum + Number(each.boxes), 0);
        expect(boxes + Math.ceil(secondaries / 4)).toBe(made.hull.used);
        expect(made.knockOut.map(({ notation }) => notation)).toEqual(
          made.specials.map(({ notation }) => notation),
        );
        expect(made.secondaries.perTarget).toBe(Math.floor(secondaries / 2));
      }),
    );
  });
});
