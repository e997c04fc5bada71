import { describe, expect, test } from "vitest";
import { givenDice } from "../../src/play/dice.js";
import type { Chance } from "../../src/play/law.js";
import { gearOf, planSweep, type Sweeper, type SweptField, sweepLockOn } from "../../src/play/sweep.js";
import { rollSweep, sweepOutlook } from "../../src/play/sweep-fire.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { everyThrow, lowest } from "../support/every-throw.js";
import { onlyShip, readRuleset, ruleset } from "../support/helpers.js";

const CREWS = ["green", "regular", "elite"] as const;
const SHIP: Sweeper = { secondaries: 8, gear: 1, hull: 4, crew: "regular" };
const FIELD: SweptField = { patterns: 2, techLevel: 4, advantage: 0, share: null };
const fire = (sweeper: Partial<Sweeper>, field: Partial<SweptField> = {}, rules: Ruleset = house) =>
  planSweep({ ...SHIP, ...sweeper }, { ...FIELD, ...field }, rules);

describe("the lock-on to mines", () => {
  const needed = (gear: number, advantage: number, crew: (typeof CREWS)[number] = "regular") =>
    sweepLockOn({ gear, crew, advantage }, house).needed;

  test("needs a 6, with gear a 3, and each tech level of advantage one less", () => {
    expect([needed(0, 0), needed(1, 0), needed(3, 0), needed(1, 1), needed(0, -1)]).toEqual([6, 3, 3, 2, 7]);
  });

  test("is in the crew's favour: an elite one needs one less, a green one one more", () => {
    expect(CREWS.map((crew) => needed(1, 0, crew))).toEqual([4, 3, 2]);
  });

  test("is won by as many faces as reach 1 with all modifiers, over gear, advantage and crew", () => {
    for (const gear of [0, 1, 2]) {
      for (let advantage = -6; advantage <= 6; advantage++) {
        for (const [i, crew] of CREWS.entries()) {
          const told = sweepLockOn({ gear, crew, advantage }, house);
          // Six is needed at -5 in all: the die and what is added have to reach 1.
          const added = (gear > 0 ? 0 : -3) - 1 - 1 + advantage + (i - 1);
          const winning = [1, 2, 3, 4, 5, 6].filter((die) => die + added >= 1).length;
          expect(told.chance, JSON.stringify({ gear, advantage, crew })).toBe(lowest(BigInt(winning), 6n));
          expect(told.needed).toBe(1 - added);
          expect(told.modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(added);
        }
      }
    }
  });

  test("tells each modifier that counts and no other", () => {
    expect(sweepLockOn({ gear: 0, crew: "regular", advantage: 0 }, house).modifiers).toEqual([
      { why: "running silent", value: -3 },
      { why: "slow", value: -1 },
      { why: "small", value: -1 },
    ]);
    expect(sweepLockOn({ gear: 2, crew: "elite", advantage: -2 }, house).modifiers).toEqual([
      { why: "slow", value: -1 },
      { why: "small", value: -1 },
      { why: "technology advantage", value: -2 },
      { why: "elite crew", value: 1 },
    ]);
  });

  test("takes its numbers from the ruleset", () => {
    const own = ruleset(
      "minesweeping: {lockOn: {needed: 5, modifiers: [{why: dark, value: -2, removedByGear: true}, {why: near, value: 1}]}}",
    );
    expect([0, 1].map((gear) => sweepLockOn({ gear, crew: "regular", advantage: 0 }, own).needed)).toEqual([
      5, 3,
    ]);
  });
});

describe("the strength of a sweep", () => {
  test.each([
    [8, 1, 4, 16, 16],
    [8, 0, 4, 8, 8],
    [0, 2, 4, 16, 16],
    [0, 0, 4, 0, 0],
    [9, 0, 6, 9, 9],
    [9, 0, 7, 4, 9],
    [9, 1, 7, 12, 17],
    [80, 2, 20, 56, 96],
  ])(
    "of %i secondaries and %i gear on a hull of %i is %i at one pattern, %i in all",
    (secondaries, gear, hull, strength, pool) => {
      expect(fire({ secondaries, gear, hull })).toMatchObject({ strength, pool });
    },
  );

  test("follows the ruleset's rounding, share and gear", () => {
    const strength = (line: string) => fire({ secondaries: 9, gear: 1, hull: 7 }, {}, ruleset(line)).strength;
    expect(strength("secondaries: {rounding: up}")).toBe(13);
    expect(strength("secondaries: {shareFromHull: 8}")).toBe(17);
    expect(strength("minesweeping: {gearSecondaries: 10}")).toBe(14);
  });

  const shared = (sweeper: Partial<Sweeper>, field: Partial<SweptField>) =>
    fire(sweeper, field).fire.map(({ strength }) => strength);

  test("is shared evenly, the first patterns getting what is over", () => {
    expect(shared({}, { patterns: 2 })).toEqual([8, 8]);
    expect(shared({}, { patterns: 3 })).toEqual([6, 5, 5]);
    expect(shared({ gear: 0, secondaries: 2 }, { patterns: 4 })).toEqual([1, 1, 0, 0]);
  });

  test("is never shared beyond what one pattern may get, nor beyond what there is", () => {
    for (let secondaries = 0; secondaries <= 20; secondaries++) {
      for (const gear of [0, 1]) {
        for (const hull of [4, 9]) {
          for (const patterns of [1, 2, 3, 7]) {
            const plan = fire({ secondaries, gear, hull }, { patterns });
            const parts = plan.fire.map(({ strength }) => strength);
            expect(parts).toHaveLength(patterns);
            expect(Math.max(...parts)).toBeLessThanOrEqual(plan.strength);
            expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(plan.pool);
            if (Math.max(...parts) < plan.strength)
              expect(parts.reduce((sum, part) => sum + part, 0)).toBe(plan.pool);
          }
        }
      }
    }
  });

  test("is shared as the owner says, within the same bounds", () => {
    expect(shared({}, { share: [12, 4] })).toEqual([12, 4]);
    expect(shared({}, { share: [0, 3] })).toEqual([0, 3]);
    expect(() => shared({}, { share: [17, 0] })).toThrow("share 17: expected a whole number from 0 to 16");
    expect(() => shared({}, { share: [9, 8] })).toThrow("shares of 17 in all: expected at most 16");
    expect(() => shared({ gear: 0, hull: 8 }, { share: [5, 0] })).toThrow("from 0 to 4");
    expect(() => shared({}, { share: [8] })).toThrow("expected 2 shares, one for each pattern, found 1");
  });
});

test("the gear of a design counts by its boxes", () => {
  const gear = (specials: string, rules = house) =>
    gearOf(onlyShip(`hull: 20\nspecials: ${specials}\n`, rules), rules);
  expect(gear("2xMinesweeper, 1xMine Rack, 1xMinesweeper")).toBe(3);
  expect(gear("1xPlasma3(F)")).toBe(0);
  const own = ruleset("specials: [{id: Trawl, effect: minesweeper, arc: none, boxes: 2}]");
  expect(gear("2xTrawl, 1xMinesweeper", own)).toBe(5);
});

const TABLE = {
  1: [0, 0, 1, 1, 2, 3],
  3: [0, 1, 2, 3, 4, 9],
  6: [1, 2, 3, 4, 5, 6],
} as const;
const rows = Object.entries(TABLE).map(([odds, results]) => `{odds: ${odds}, results: [${results}]}`);
const tabled = ruleset(`minesweeping: {combatTable: [${rows.reverse().join(", ")}]}`);

describe("with a Combat table", () => {
  test("the greatest odds reached count, from the table's lowest on", () => {
    const rowOf = (strength: number, rules = tabled) =>
      fire({ secondaries: strength, gear: 0 }, { patterns: 1 }, rules).fire[0]!.row;
    expect([0, 1, 2, 3, 5, 6, 7, 99].map((strength) => rowOf(strength))).toEqual([null, 1, 1, 3, 3, 6, 6, 6]);
    const tough = ruleset(`mines: {patternHull: 2}\nminesweeping: {combatTable: [${rows.join(", ")}]}`);
    expect([1, 2, 5, 6, 11, 12].map((strength) => rowOf(strength, tough))).toEqual([null, 1, 1, 3, 3, 6]);
  });

  /** The rule in plain steps: what is left of a pattern, and what of that attacks, for two dice. */
  function swept(need: number, row: readonly number[] | null, added: number, lock: number, die: number) {
    if (lock < need || row === null) return { left: 6, attack: 0 };
    const face = Math.max(1, Math.min(6, die - 2 + added));
    const left = Math.max(0, 6 - row[face - 1]!);
    return { left, attack: left };
  }

  function tally(values: readonly number[]): [number, string][] {
    const all = BigInt(values.length);
    return [...new Set(values)]
      .sort((a, b) => a - b)
      .map((value) => [value, lowest(BigInt(values.filter((each) => each === value).length), all)]);
  }
  const law = (chances: readonly Chance[]) => chances.map(({ value, chance }) => [value, chance]);

  test.each<
    [Partial<Sweeper>, Partial<SweptField>, need: number, (keyof typeof TABLE | null)[], added: number]
  >([
    [{}, { patterns: 1 }, 3, [6], 0],
    [{ gear: 0 }, { patterns: 1 }, 6, [6], 0],
    [{ crew: "elite" }, { share: [5, 6] }, 2, [3, 6], 1],
    [{ crew: "green" }, { share: [1, 0] }, 4, [1, null], -1],
    [{ secondaries: 2, gear: 0 }, { patterns: 2, advantage: 6 }, 0, [1, 1], 0],
    [{ gear: 0 }, { patterns: 2, advantage: -1 }, 7, [3, 3], 0],
    [{}, { share: [3, 1, 6], patterns: 3 }, 3, [3, 1, 6], 0],
  ])("the odds of %j at %j are those counted over every throw", (sweeper, field, need, used, added) => {
    const plan = fire(sweeper, field, tabled);
    const outlook = sweepOutlook(plan, tabled)!;
    const patterns = used.length;
    const each = used.map((row) =>
      Array.from(everyThrow(2), ([lock, die]) => swept(need, row && TABLE[row], added, lock!, die!)),
    );
    const left: number[] = [];
    const attack: number[] = [];
    for (const faces of everyThrow(2 * patterns)) {
      const results = used.map((row, i) =>
        swept(need, row && TABLE[row], added, faces[i]!, faces[patterns + i]!),
      );
      left.push(results.reduce((sum, result) => sum + result.left, 0));
      attack.push(results.reduce((sum, result) => sum + result.attack, 0));
    }
    expect(plan.lockOn.needed).toBe(need);
    expect(plan.fire.map(({ row }) => row)).toEqual(used);
    expect(law(outlook.all.survivors)).toEqual(tally(left));
    expect(law(outlook.all.attackers)).toEqual(tally(attack));
    expect(outlook.all.expectedSurvivors).toBe(
      lowest(BigInt(left.reduce((sum, count) => sum + count, 0)), BigInt(left.length)),
    );
    for (const [i, { survivors, attackers }] of outlook.perPattern.entries()) {
      expect(law(survivors)).toEqual(tally(each[i]!.map((result) => result.left)));
      expect(law(attackers)).toEqual(tally(each[i]!.map((result) => result.attack)));
    }
  });

  test("dice lead to the odds told, over every throw", () => {
    const field = { ...FIELD, share: [9, 2] };
    const plan = planSweep({ ...SHIP, crew: "elite" }, field, tabled);
    const results = Array.from(everyThrow(4), (faces) => rollSweep(plan, field, givenDice(faces), tabled));
    const total = (of: "left" | "attack") =>
      results.map((patterns) =>
        patterns.reduce((sum, each) => sum + (of === "left" ? each.survivors : each.attack.mines), 0),
      );
    const { all } = sweepOutlook(plan, tabled)!;
    expect(tally(total("left"))).toEqual(law(all.survivors));
    expect(tally(total("attack"))).toEqual(law(all.attackers));
  });

  test("dice are first the lock-ons of all patterns, then one for each pattern fired on", () => {
    const field = { ...FIELD, patterns: 3, techLevel: 5 };
    const plan = planSweep(SHIP, field, tabled);
    const results = rollSweep(plan, field, givenDice([3, 2, 6, 5, 1]), tabled).map(
      ({ attack: { mines, strength }, ...each }) => ({ ...each, mines, strength: strength.toString() }),
    );
    expect(results).toEqual([
      {
        pattern: 1,
        lockOn: { die: 3, achieved: true },
        combat: { die: 5, total: 3 },
        destroyed: 3,
        survivors: 3,
        mines: 3,
        strength: "9",
      },
      {
        pattern: 2,
        lockOn: { die: 2, achieved: false },
        combat: null,
        destroyed: 0,
        survivors: 6,
        mines: 0,
        strength: "0",
      },
      {
        pattern: 3,
        lockOn: { die: 6, achieved: true },
        combat: { die: 1, total: -1 },
        destroyed: 0,
        survivors: 6,
        mines: 6,
        strength: "18",
      },
    ]);
    expect(() => rollSweep(plan, field, givenDice([3, 2, 6, 5]), tabled)).toThrow(/4 dice/);
  });

  test("no more mines are destroyed than a pattern has", () => {
    const field = { ...FIELD, patterns: 1, share: [3] };
    const plan = planSweep(
      { ...SHIP, crew: "elite" },
      field,
      ruleset(`minesweeping: {fireModifier: 0, combatTable: [${rows.join(", ")}]}`),
    );
    expect(rollSweep(plan, field, givenDice([6, 6]), tabled)[0]).toMatchObject({
      destroyed: 6,
      survivors: 0,
    });
  });

  test("the most patterns are told in a moment, whatever the table", () => {
    const plan = fire({ secondaries: 800 }, { patterns: 100 }, tabled);
    const { all } = sweepOutlook(plan, tabled)!;
    expect(all.survivors[0]!.atLeast).toBe("1");
    const wide = ruleset(
      "mines: {minesPerPattern: 1000}\nminesweeping: {combatTable: [{odds: 1, results: [1, 10, 100, 333, 700, 999]}]}",
    );
    expect(
      sweepOutlook(fire({ secondaries: 80 }, { patterns: 10 }, wide), wide)!.all.survivors.length,
    ).toBeGreaterThan(100);
    expect(() => fire({}, { patterns: 11 }, wide)).toThrow("from 1 to 10");
  });

  test("a table with two rows of the same odds is told where it stands", () => {
    const table = "combatTable: [{odds: 1, results: [1,1,1,1,1,1]}, {odds: 1, results: [2,2,2,2,2,2]}]";
    const { ruleset: made, brief } = readRuleset(`ruleset: r\nversion: "1"\nminesweeping: {${table}}\n`);
    expect(made).toBeNull();
    expect(brief).toEqual(["schema/range 3:31 odds"]);
  });
});

describe("without a Combat table", () => {
  test("there is no outlook, and only lock-ons are rolled", () => {
    const plan = fire({});
    expect(sweepOutlook(plan, house)).toBeNull();
    expect(plan.fire).toEqual([
      { pattern: 1, strength: 8, odds: 8, row: null },
      { pattern: 2, strength: 8, odds: 8, row: null },
    ]);
    expect(rollSweep(plan, FIELD, givenDice([2, 3]), house).map(({ lockOn }) => lockOn)).toEqual([
      { die: 2, achieved: false },
      { die: 3, achieved: true },
    ]);
  });
});

describe("what cannot be is refused with the range", () => {
  test.each<[Partial<Sweeper>, Partial<SweptField>, RegExp]>([
    [{ secondaries: -1 }, {}, /secondaries -1: expected a whole number of at least 0/],
    [{ gear: 0.5 }, {}, /boxes of gear 0\.5/],
    [{ hull: 0 }, {}, /hull 0: expected a whole number of at least 1/],
    [{}, { patterns: 0 }, /mine patterns 0: expected a whole number from 1 to 100/],
    [{}, { patterns: 101 }, /from 1 to 100/],
    [{}, { advantage: 7 }, /technology advantage 7: expected a whole number from -6 to 6/],
    [{}, { techLevel: 7 }, /tech level 7: expected 3 to 6/],
    [{ secondaries: Number.MAX_SAFE_INTEGER }, {}, /expected at most 9007199254740991/],
  ])("%j %j", (sweeper, field, message) => {
    expect(() => fire(sweeper, field)).toThrow(message);
  });

  test("the largest designs are not", () => {
    expect(fire({ secondaries: 999_999_999_999_999, gear: 999_999_999_999_999, hull: 1e15 }).pool).toBe(
      999_999_999_999_999 * 9,
    );
  });
});
