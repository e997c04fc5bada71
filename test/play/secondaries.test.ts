import { describe, expect, test } from "vitest";
import { ImpossibleInput } from "../../src/play/error.js";
import { planSecondaries, secondariesPerTarget } from "../../src/play/secondaries.js";
import { house } from "../../src/rulebook/house.js";

/** The rule read aloud: an attack at 6-1 while there are enough, then one at the best odds under it. */
function oneByOne(count: number, hull: number, defences: readonly number[]) {
  const most = hull >= 7 ? Math.floor(count / 2) : count;
  let pool = count;
  return defences.map((defence) => {
    let bearing = Math.min(most, pool);
    const odds: number[] = [];
    for (let at = 6; at >= 1; at--) {
      while (bearing >= at * defence && (at === 6 || odds.at(-1) === undefined || odds.at(-1) === 6)) {
        odds.push(at);
        bearing -= at * defence;
        pool -= at * defence;
      }
    }
    return odds;
  });
}

describe("secondaries shared out", () => {
  test("80 against a defence of 3: 40 bear, two 6-1 and a 1-1, and one of four is too few", () => {
    expect(planSecondaries(80, 20, [3], house)).toEqual({
      perTarget: 40,
      plan: [
        {
          defence: 3,
          allocated: 40,
          attacks: [
            { odds: "6-1", count: 2 },
            { odds: "1-1", count: 1 },
          ],
          used: 39,
          unused: 1,
        },
      ],
      left: 41,
    });
  });

  test("what one target leaves over goes on to the next", () => {
    const { plan, left } = planSecondaries(80, 20, [3, 5], house);
    expect(plan.map(({ allocated, used, unused }) => [allocated, used, unused])).toEqual([
      [40, 39, 1],
      [40, 40, 0],
    ]);
    expect(left).toBe(1);
  });

  test("from a hull of 7 half of them bear, rounded down; from a smaller one all", () => {
    expect([6, 7, 8].map((hull) => secondariesPerTarget(9, hull, house))).toEqual([9, 4, 4]);
    const rounding = (how: "up" | "nearest") => ({
      ...house,
      secondaries: { ...house.secondaries, rounding: how },
    });
    expect(secondariesPerTarget(9, 7, rounding("up"))).toBe(5);
    expect(secondariesPerTarget(9, 7, rounding("nearest"))).toBe(5);
  });

  test("agree with attacks made one by one, on a grid", () => {
    for (let count = 0; count <= 60; count++) {
      for (const hull of [6, 7]) {
        for (let first = 1; first <= 9; first++) {
          for (const second of [1, 4, 7]) {
            const { plan, left } = planSecondaries(count, hull, [first, second], house);
            const told = plan.map(({ attacks }) =>
              attacks.flatMap(({ odds, count: times }) => Array(times).fill(Number(odds.split("-")[0]))),
            );
            expect([count, hull, first, second, told]).toEqual([
              count,
              hull,
              first,
              second,
              oneByOne(count, hull, [first, second]),
            ]);
            const spent = plan.reduce((sum, { used }) => sum + used, 0);
            expect(spent + left).toBe(count);
            for (const { defence, unused, allocated, used } of plan) {
              expect(unused).toBeLessThan(defence);
              expect(allocated).toBe(used + unused);
            }
          }
        }
      }
    }
  });

  test.each([
    [-1, 20, [3]],
    [1.5, 20, [3]],
    [8, 0, [3]],
    [8, 20, [0]],
    [8, 20, [-3]],
    [Number.NaN, 20, [3]],
  ])("know no %d secondaries on a hull of %d against %j", (count, hull, defences) => {
    expect(() => planSecondaries(count, hull, defences, house)).toThrow(ImpossibleInput);
  });

  test("of a monster are shared out as well", () => {
    const most = Number.MAX_SAFE_INTEGER;
    const { plan, left } = planSecondaries(most, most, [most, 1], house);
    expect(plan[0]!.attacks).toEqual([]);
    expect(plan[1]!.used).toBe((most - 1) / 2);
    expect(left).toBe((most - 1) / 2 + 1);
  });
});
