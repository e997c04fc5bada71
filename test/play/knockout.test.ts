import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NotationReader } from "../../src/design/notation.js";
import { givenDice, pickFrom, seededDice } from "../../src/play/dice.js";
import { ImpossibleInput } from "../../src/play/error.js";
import { knockOut, knockOutChances, knockOutDice } from "../../src/play/knockout.js";
import { exact, sum } from "../../src/rulebook/exact.js";
import { house } from "../../src/rulebook/house.js";

const specials = (text: string) => new NotationReader(house).parse(text).groups.map(({ special }) => special);
const SIX = "2xPlasma (F), 1xMissile2(F), 1xMissile2(A), 1xMissile(P), 1xMissile(S)";

describe("knock-out chances", () => {
  test("8 boxes of special weapons are 6 weapons", () => {
    const chances = knockOutChances(specials(SIX)).map(({ notation, chance }) => [notation, chance]);
    expect(chances).toEqual([
      ["2xPlasma(F)", "1/3"],
      ["1xMissile2(F)", "1/6"],
      ["1xMissile2(A)", "1/6"],
      ["1xMissile(P)", "1/6"],
      ["1xMissile(S)", "1/6"],
    ]);
  });

  test("racks, sweeping gear and MSGs are special weapons as well", () => {
    const all = knockOutChances(specials("1xMine Rack, 2xMinesweeper, 1xMSG(FA)"));
    expect(all.map(({ chance }) => chance)).toEqual(["1/4", "1/2", "1/4"]);
  });

  test("are none without special weapons", () => {
    expect(knockOutChances([])).toEqual([]);
  });

  const group = fc.record({
    count: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom("Plasma", "Missile"),
    power: fc.integer({ min: 1, max: 3 }),
    arcs: fc.constantFrom(["F"], ["A"], ["P", "S"]),
  });

  test("add up to 1, and are what counting the weapons one by one gives", () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 8 }), (groups) => {
        const chances = knockOutChances(groups);
        expect(sum(chances.map(({ chance }) => exact(chance))).equals(1)).toBe(true);
        const weapons = groups.flatMap((each, i) => Array<number>(each.count).fill(i));
        for (const [i, { chance }] of chances.entries()) {
          const favourable = weapons.filter((owner) => owner === i).length;
          expect(exact(chance).equals(exact(favourable).div(weapons.length))).toBe(true);
        }
      }),
    );
  });

  test("are those of the dice: every throw counted", () => {
    const groups = specials("2xPlasma(F), 1xMissile(A)");
    const faces = [1, 2, 3, 4, 5, 6];
    const lost = faces.map((face) => knockOut(groups, 1, givenDice([face]))[0]!.lost);
    expect(lost).toEqual([
      "1xPlasma(F)",
      "1xPlasma(F)",
      "1xPlasma(F)",
      "1xPlasma(F)",
      "1xMissile(A)",
      "1xMissile(A)",
    ]);
  });
});

describe("knocking out", () => {
  test("takes one weapon a hit, with the chances before each", () => {
    const hits = knockOut(specials("2xPlasma(F), 1xMissile(A)"), 3, givenDice([1, 6]));
    expect(hits.map(({ lost, dice }) => [lost, dice])).toEqual([
      ["1xPlasma(F)", [1]],
      ["1xMissile(A)", [6]],
      ["1xPlasma(F)", []],
    ]);
    expect(hits[1]!.chances.map(({ notation, chance }) => [notation, chance])).toEqual([
      ["1xPlasma(F)", "1/2"],
      ["1xMissile(A)", "1/2"],
    ]);
  });

  test("loses every weapon once when all are hit", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const hits = knockOut(specials(SIX), 6, seededDice(seed));
        expect(hits.map(({ lost }) => lost).sort()).toEqual(
          [
            "1xPlasma(F)",
            "1xPlasma(F)",
            "1xMissile2(F)",
            "1xMissile2(A)",
            "1xMissile(P)",
            "1xMissile(S)",
          ].sort(),
        );
      }),
    );
  });

  test.each([
    ["", 1, /no special weapon/],
    ["1xPlasma(F)", 2, /expected 0 to 1/],
    ["1xPlasma(F)", -1, /expected 0 to 1/],
    ["1xPlasma(F)", 0.5, /expected 0 to 1/],
    ["9007199254740991xPlasma(F)", 100_001, /at most 100000 at a time/],
  ])("%j cannot lose %d", (text, hits, message) => {
    const groups = text === "" ? [] : specials(text);
    const draw = () => knockOut(groups, hits, seededDice(1));
    expect(draw).toThrow(ImpossibleInput);
    expect(draw).toThrow(message);
  });

  test("tells when the dice give out", () => {
    expect(() => knockOut(specials(SIX), 3, givenDice([1]))).toThrow(/1 more die is needed/);
  });
});

describe("choosing by dice", () => {
  /** Every throw of so many dice. */
  const throws = (dice: number): number[][] =>
    dice === 0
      ? [[]]
      : throws(dice - 1).flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => [...before, face]));

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 12, 35, 36])("gives each of %i the same number of throws", (count) => {
    const needed = count === 1 ? 0 : count <= 6 ? 1 : 2;
    const found = throws(needed).flatMap((faces) => {
      let used = 0;
      const dice = {
        roll() {
          const face = faces[used++];
          if (face === undefined) throw new Error("again");
          return face;
        },
      };
      try {
        return [Number(pickFrom(BigInt(count), dice).index)];
      } catch {
        return [];
      }
    });
    const share = Math.floor(6 ** needed / count);
    expect(found.sort((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, i) => Array<number>(share).fill(i)).flat(),
    );
  });

  test("works for any number", () => {
    const count = 10n ** 18n;
    expect(pickFrom(count, seededDice(3)).index).toBeLessThan(count);
    expect(() => pickFrom(0n, seededDice(3))).toThrow(ImpossibleInput);
  });
});

describe("the dice of a knock-out", () => {
  test("share a die out among three and six weapons, and roll again what is left of two dice", () => {
    expect(knockOutDice(specials("2xPlasma(F), 1xMissile(A)"))).toEqual({
      together: 1,
      groups: [
        { from: [1], to: [4] },
        { from: [5], to: [6] },
      ],
      again: null,
    });
    expect(knockOutDice(specials("5xPlasma(F), 5xMissile(A)"))).toEqual({
      together: 2,
      groups: [
        { from: [1, 1], to: [3, 3] },
        { from: [3, 4], to: [5, 6] },
      ],
      again: [6, 1],
    });
  });

  test("are none for a single weapon, and nothing without any", () => {
    expect(knockOutDice(specials("1xPlasma3(F)"))).toEqual({
      together: 0,
      groups: [{ from: [], to: [] }],
      again: null,
    });
    expect(knockOutDice([])).toBeNull();
  });

  const groups = fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 9 }),
      type: fc.constant("Plasma"),
      power: fc.constant(1),
      arcs: fc.constantFrom(["F"], ["A"], ["P"]),
    }),
    { minLength: 1, maxLength: 5 },
  );

  test("knock out what the table says, whatever is thrown", () => {
    const number = (faces: readonly number[]) => Number(faces.join("") || 0);
    fc.assert(
      fc.property(
        groups,
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
        (made, thrown) => {
          const table = knockOutDice(made)!;
          const read = thrown.slice(0, table.together);
          const at = table.groups.findIndex(
            ({ from, to }) => number(from) <= number(read) && number(read) <= number(to),
          );
          if (table.again && number(read) >= number(table.again)) {
            expect(at).toBe(-1);
            expect(() => knockOut(made, 1, givenDice(read))).toThrow(ImpossibleInput);
            return;
          }
          const lost = knockOut(made, 1, givenDice(read))[0]!.lost;
          expect(lost).toBe(knockOutChances([{ ...made[at]!, count: 1 }])[0]!.notation);
        },
      ),
    );
  });
});
