import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenDice, seededDice } from "../../src/play/dice.js";
import { ImpossibleInput } from "../../src/play/error.js";
import { movementOrder, rollInitiative, type Side } from "../../src/play/initiative.js";
import { house } from "../../src/rulebook/house.js";

const side = (name: string, crew: Side["crew"], units: Side["units"] = [0, 0, 0]): Side => ({
  name,
  crew,
  units,
});
const REDS = side("Reds", "elite", [0, 3, 0]);
const BLUES = side("Blues", "green", [0, 2, 0]);

describe("initiative", () => {
  test("an elite flagship adds one, a green one takes one off", () => {
    const { rolls, initiative } = rollInitiative([REDS, BLUES], givenDice([4, 4]), house);
    expect(rolls).toEqual([
      { round: 1, side: "Reds", die: 4, modifier: 1, total: 5 },
      { round: 1, side: "Blues", die: 4, modifier: -1, total: 3 },
    ]);
    expect(initiative).toBe("Reds");
  });

  test("sides that tie roll again, and only they", () => {
    const three = [side("A", "regular"), side("B", "regular"), side("C", "regular")];
    const { rolls, initiative } = rollInitiative(three, givenDice([5, 2, 5, 3, 3, 1, 6]), house);
    expect(rolls.map((roll) => [roll.round, roll.side, roll.die])).toEqual([
      [1, "A", 5],
      [1, "B", 2],
      [1, "C", 5],
      [2, "A", 3],
      [2, "C", 3],
      [3, "A", 1],
      [3, "C", 6],
    ]);
    expect(initiative).toBe("C");
  });

  test("a ruleset may give a tie to the side named first", () => {
    const ruleset = { ...house, initiative: { ties: "first-named" as const } };
    const { rolls, initiative } = rollInitiative(
      [side("A", "regular"), side("B", "regular")],
      givenDice([3, 3]),
      ruleset,
    );
    expect([rolls.length, initiative]).toEqual([2, "A"]);
  });

  test("goes to the highest total of the last round, whatever is rolled", () => {
    const crews = fc.constantFrom("green" as const, "regular" as const, "elite" as const);
    fc.assert(
      fc.property(fc.array(crews, { minLength: 2, maxLength: 12 }), fc.nat(), (all, seed) => {
        const sides = all.map((crew, i) => side(String(i), crew));
        const { rolls, initiative } = rollInitiative(sides, seededDice(seed), house);
        const rounds = Math.max(...rolls.map(({ round }) => round));
        let still = sides.map(({ name }) => name);
        for (let round = 1; round <= rounds; round++) {
          const thrown = rolls.filter((roll) => roll.round === round);
          expect(thrown.map((roll) => roll.side)).toEqual(still);
          const highest = Math.max(...thrown.map(({ total }) => total));
          still = thrown.filter(({ total }) => total === highest).map((roll) => roll.side);
          expect(still.length === 1).toBe(round === rounds);
        }
        expect(still).toEqual([initiative]);
      }),
    );
  });
});

describe("the order of movement", () => {
  const told = (sides: readonly Side[], first: string) =>
    movementOrder(sides, first).map((move) => `${move.subphase}${move.side[0]}${move.unit}`);

  test("alternates, and who has units left finishes", () => {
    expect(told([REDS, BLUES], "Reds")).toEqual(["2R1", "2B1", "2R2", "2B2", "2R3"]);
    expect(told([REDS, BLUES], "Blues")).toEqual(["2B1", "2R1", "2B2", "2R2", "2R3"]);
  });

  test("goes through three subphases", () => {
    const sides = [side("R", "regular", [2, 1, 0]), side("B", "regular", [1, 0, 2])];
    expect(told(sides, "B")).toEqual(["1B1", "1R1", "1R2", "2R1", "3B1", "3B2"]);
  });

  test("of several sides goes round in the order in which they are named", () => {
    const sides = ["A", "B", "C"].map((name, i) => side(name, "regular", [0, i + 1, 0]));
    expect(told(sides, "B")).toEqual(["2B1", "2C1", "2A1", "2B2", "2C2", "2C3"]);
  });

  test("moves every unit once", () => {
    const units = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9));
    fc.assert(
      fc.property(fc.array(units, { minLength: 2, maxLength: 5 }), (all) => {
        const sides = all.map((each, i) => side(String(i), "regular", each));
        const moves = movementOrder(sides, "1").map((move) => `${move.subphase}/${move.side}/${move.unit}`);
        const wanted = sides.flatMap(({ name, units }) =>
          units.flatMap((count, phase) =>
            Array.from({ length: count }, (_, i) => `${phase + 1}/${name}/${i + 1}`),
          ),
        );
        expect([...moves].sort()).toEqual(wanted.sort());
      }),
    );
  });
});

test.each<[string, readonly Side[], RegExp]>([
  ["a lone side", [REDS], /1 sides: expected 2 to 12/],
  ["a crowd", Array.from({ length: 13 }, (_, i) => side(String(i), "regular")), /expected 2 to 12/],
  ["two of one name", [REDS, REDS], /two sides called Reds/],
  ["too many units", [REDS, side("Blues", "green", [0, 1001, 0])], /expected 0 to 1000/],
  ["a negative number of units", [REDS, side("Blues", "green", [-1, 0, 0])], /expected 0 to 1000/],
])("%s is impossible", (_, sides, message) => {
  for (const act of [
    () => rollInitiative(sides, seededDice(1), house),
    () => movementOrder(sides, sides[0]!.name),
  ]) {
    expect(act).toThrow(ImpossibleInput);
    expect(act).toThrow(message);
  }
});

test("a side that is not there cannot move first", () => {
  expect(() => movementOrder([REDS, BLUES], "Greens")).toThrow(/expected one of Reds, Blues/);
});
