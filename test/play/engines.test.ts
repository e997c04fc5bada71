import { describe, expect, test } from "vitest";
import { engineDamage, engineLosses, engineRating, firstLosses } from "../../src/play/engines.js";
import { ImpossibleInput } from "../../src/play/error.js";
import { house } from "../../src/rulebook/house.js";

/** The rule box by box: a counter of boxes lost, and a point gone each time it is full. */
function lostBoxByBox(hull: number, engines: number): number[] {
  // Twice the quotient, so that a half is seen without fractions.
  const interval = Math.max(1, Math.floor((2 * hull + engines) / (2 * engines)));
  const lost: number[] = [];
  let since = 0;
  for (let box = 1; box <= hull && lost.length < engines; box++) {
    since++;
    if (since === interval) {
      lost.push(box);
      since = 0;
    }
  }
  return lost;
}

describe("engine points lost with the hull", () => {
  test.each([
    [9, 4, 2, [2, 4, 6, 8]],
    [5, 3, 2, [2, 4]],
    [10, 4, 3, [3, 6, 9]],
    [1, 9, 1, [1]],
    [3, 1, 3, [3]],
  ])("hull %i with %i engines: every %i boxes", (hull, engines, interval, lostAt) => {
    expect(engineDamage(hull, engines, house)).toEqual({ interval, lostAt });
  });

  test("are none where there is no engine", () => {
    expect(engineDamage(9, 0, house)).toEqual({ interval: null, lostAt: [] });
    expect(engineRating(9, 0, 9, house)).toBe(0);
  });

  test("agree with a count box by box, for every small ship and every damage", () => {
    for (let hull = 1; hull <= 40; hull++) {
      for (let engines = 1; engines <= 45; engines++) {
        const lost = lostBoxByBox(hull, engines);
        expect([hull, engines, engineDamage(hull, engines, house).lostAt]).toEqual([hull, engines, lost]);
        for (let damage = 0; damage <= hull; damage++) {
          const left = engines - lost.filter((box) => box <= damage).length;
          expect([hull, engines, damage, engineRating(hull, engines, damage, house)]).toEqual([
            hull,
            engines,
            damage,
            left,
          ]);
        }
      }
    }
  });

  test("of a monster are counted, listed in part, and refused as a whole", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(engineLosses(most, most, house)).toBe(most);
    expect(firstLosses(most, most, 3, house)).toEqual({ interval: 1, lostAt: [1, 2, 3] });
    expect(engineRating(most, most, most - 1, house)).toBe(1);
    expect(() => engineDamage(most, most, house)).toThrow(ImpossibleInput);
  });

  test("know no damage below nothing or beyond the hull", () => {
    for (const damage of [-1, 10, Number.NaN]) {
      expect(() => engineRating(9, 4, damage, house)).toThrow(/expected 0 to 9/);
    }
  });
});
