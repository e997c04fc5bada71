import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { msgHit, msgRoll } from "../../../src/play/msg/hit.js";
import { later, movesOn } from "../../../src/play/msg/moment.js";
import { drift } from "../../../src/play/msg/pull.js";
import { msgTimeline } from "../../../src/play/msg/timeline.js";
import { house } from "../../../src/rulebook/house.js";
import type { Ruleset } from "../../../src/rulebook/schema.js";

const withMsg = (msg: Partial<Ruleset["msg"]>): Ruleset => ({ ...house, msg: { ...house.msg, ...msg } });

/** The published table, a die for each range. */
const die = (range: number) => (range <= 8 ? 5 : range <= 15 ? 4 : range <= 22 ? 3 : 2);
const CHANCES = ["0", "1/6", "1/3", "1/2", "2/3", "5/6"];

describe("the die of an MSG", () => {
  test("is the table's at every range from 0 to 99, with every shift", () => {
    for (let range = 0; range <= 99; range++) {
      for (let shift = 0; shift <= 7; shift++) {
        const { allowed, hitOn, chance, band, problem } = msgHit(range, shift, house);
        if (range < 5 || range > 30) {
          const nothing = { allowed, hitOn, chance, band };
          expect(nothing).toEqual({ allowed: false, hitOn: null, chance: null, band: null });
          expect(problem).toBe(range < 5 ? "too-near" : "too-far");
        } else {
          const expected = Math.max(0, die(range) - shift);
          expect([range, allowed, hitOn, chance!]).toEqual([range, true, expected, CHANCES[expected]]);
          expect(band!.from <= range && range <= band!.to).toBe(true);
        }
      }
    }
  });

  test("at 22, which stands in two bands, is the better or the worse one's", () => {
    expect(msgHit(22, 0, house)).toMatchObject({ hitOn: 3, band: { from: 16, to: 22 } });
    expect(msgHit(22, 0, withMsg({ bandOf22: "worse" }))).toMatchObject({
      hitOn: 2,
      band: { from: 22, to: 30 },
    });
    expect([21, 23].map((range) => msgHit(range, 0, withMsg({ bandOf22: "worse" })).hitOn)).toEqual([3, 2]);
  });

  test("nearer than the table is the first band's where the ruleset allows it", () => {
    expect(msgHit(0, 0, withMsg({ minRange: 0 }))).toMatchObject({ allowed: true, hitOn: 5 });
  });

  test("works at or under the number, the shift added to the die", () => {
    const rolled = (shift: number) =>
      [1, 2, 3, 4, 5, 6].map((face) => msgRoll(msgHit(17, shift, house), face)).map(({ works }) => works);
    expect(rolled(0)).toEqual([true, true, true, false, false, false]);
    expect(rolled(1)).toEqual([true, true, false, false, false, false]);
    expect(rolled(3)).toEqual([false, false, false, false, false, false]);
    expect(msgRoll(msgHit(17, 1, house), 3)).toEqual({ die: 3, total: 4, works: false });
    for (const face of [0, 7, 1.5]) expect(() => msgRoll(msgHit(17, 0, house), face)).toThrow(/1 to 6/);
  });

  test.each([
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
    [10, -1],
    [10, 0.5],
  ])("has no answer for range %d and shift %d", (range, shift) => {
    expect(() => msgHit(range, shift, house)).toThrow(/expected/);
  });
});

describe("the timeline", () => {
  test("crosses turns: fired on impulse 30 of turn 2 it forms on 2 of 3 and ends on 2 of 4", () => {
    expect(msgTimeline({ turn: 2, impulse: 30 }, house)).toEqual({
      fired: { turn: 2, impulse: 30 },
      effective: { turn: 3, impulse: 2 },
      dissipates: { turn: 4, impulse: 2 },
      arming: { turns: [1, 2], warp: 3, beforehand: false },
    });
  });

  test("counts 4 and 36 impulses from every impulse of a turn", () => {
    for (let impulse = 1; impulse <= 32; impulse++) {
      const { effective, dissipates } = msgTimeline({ turn: 5, impulse }, house);
      const absolute = (moment: { turn: number; impulse: number }) => moment.turn * 32 + moment.impulse;
      expect([effective, dissipates].map((each) => absolute(each) - 5 * 32 - impulse)).toEqual([4, 36]);
      for (const each of [effective, dissipates]) expect(each.impulse >= 1 && each.impulse <= 32).toBe(true);
    }
  });

  test("says of one fired on turn 1 that it was armed beforehand", () => {
    expect(msgTimeline({ turn: 1, impulse: 1 }, house).arming).toEqual({
      turns: [0, 1],
      warp: 3,
      beforehand: true,
    });
  });

  test.each([
    [1, 0],
    [1, 33],
    [1, 2.5],
    [0, 5],
    [-1, 5],
    [1.5, 5],
    [Number.NaN, 5],
  ])("knows no impulse such as that of turn %d, impulse %d", (turn, impulse) => {
    expect(() => msgTimeline({ turn, impulse }, house)).toThrow(/expected/);
  });

  test("refuses a ruleset whose arming could not be listed", () => {
    expect(() => msgTimeline({ turn: 1, impulse: 1 }, withMsg({ arming: { warp: 3, turns: 1e15 } }))).toThrow(
      /at most/,
    );
  });
});

describe("the impulse chart", () => {
  // As published: the impulses on which a speed moves.
  test.each([
    [0, []],
    [1, [32]],
    [2, [16, 32]],
    [3, [11, 22, 32]],
    [4, [8, 16, 24, 32]],
    [5, [7, 13, 20, 26, 32]],
    [8, [4, 8, 12, 16, 20, 24, 28, 32]],
    [12, [3, 6, 8, 11, 14, 16, 19, 22, 24, 27, 30, 32]],
    [31, Array.from({ length: 31 }, (_, i) => i + 2)],
    [32, Array.from({ length: 32 }, (_, i) => i + 1)],
  ])("moves speed %d as published", (speed, impulses) => {
    const moved = Array.from({ length: 32 }, (_, i) => i + 1).filter((impulse) => movesOn(speed, impulse));
    expect(moved).toEqual(impulses);
  });

  test("moves every speed as many times a turn as it says", () => {
    for (let speed = 0; speed <= 32; speed++) {
      const moved = Array.from({ length: 32 }, (_, i) => i + 1).filter((impulse) => movesOn(speed, impulse));
      expect(moved).toHaveLength(speed);
    }
  });
});

describe("the pull on a drifting unit", () => {
  const moves = (range: number, ruleset = house) =>
    drift(range, ruleset).moves.map(({ impulse, range: now }) => [impulse, now]);

  test("at range 6 is 5 at formation, then 4, 3, 2, 1, 0 at impulses 5, 8, 9, 10, 11", () => {
    expect(moves(6)).toEqual([
      [0, 5],
      [5, 4],
      [8, 3],
      [9, 2],
      [10, 1],
      [11, 0],
    ]);
    expect(drift(6, house).heldFrom).toBe(11);
  });

  test("holds at once what is adjacent or in the hex, and leaves alone what is beyond 6", () => {
    expect([moves(1), drift(1, house).heldFrom]).toEqual([[[0, 0]], 0]);
    expect([moves(0), drift(0, house).heldFrom]).toEqual([[], 0]);
    for (let range = 7; range <= 99; range++)
      expect([moves(range), drift(range, house).heldFrom]).toEqual([[], null]);
  });

  test("counts the impulses of the turn where the ruleset does", () => {
    const ruleset = withMsg({ pullCount: "turn" });
    // Formed on impulse 2: the impulses after are 3, 4, …
    expect(drift(6, ruleset, { turn: 3, impulse: 2 }).moves).toEqual([
      { impulse: 0, range: 5 },
      { impulse: 3, range: 4 },
      { impulse: 6, range: 3 },
      { impulse: 7, range: 2 },
      { impulse: 8, range: 1 },
      { impulse: 9, range: 0 },
    ]);
  });

  test("never goes beyond range 0, nor past the end, in any ruleset", () => {
    const rules = fc.record({
      radius: fc.integer({ min: 1, max: 40 }),
      formationPull: fc.integer({ min: 0, max: 50 }),
      duration: fc.integer({ min: 1, max: 64 }),
    });
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 60 }), (msg, range) => {
        const { moves: made, heldFrom } = drift(range, withMsg(msg));
        const ranges = [range, ...made.map((each) => each.range)];
        for (let i = 1; i < ranges.length; i++) expect(ranges[i]).toBeLessThan(ranges[i - 1]!);
        expect(ranges.every((each) => each >= 0)).toBe(true);
        expect(made.every(({ impulse }) => impulse <= msg.duration)).toBe(true);
        expect(heldFrom === null).toBe(ranges.at(-1) !== 0);
      }),
    );
  });

  test("has no answer for half a hex or a singularity that could not be listed", () => {
    expect(() => drift(1.5, house)).toThrow(/whole hexes/);
    expect(() => drift(-1, house)).toThrow(/whole hexes/);
    expect(() => drift(3, withMsg({ duration: 1e15 }))).toThrow(/at most/);
  });
});

test("a moment so many impulses later is counted by the calendar", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 32 }),
      fc.nat(300),
      (turn, impulse, n) => {
        let [t, i] = [turn, impulse];
        for (let k = 0; k < n; k++) [t, i] = i === 32 ? [t + 1, 1] : [t, i + 1];
        expect(later({ turn, impulse }, n)).toEqual({ turn: t, impulse: i });
      },
    ),
  );
});
