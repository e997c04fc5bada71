import { describe, expect, test } from "vitest";
import { ImpossibleInput } from "../../src/play/error.js";
import { weaponRanges } from "../../src/play/ranges.js";
import { house } from "../../src/rulebook/house.js";

const weapon = (type: string, power: number) => ({ type, power, count: 1, arcs: ["F"] });
const brackets = (power: number, techLevel: number, ruleset = house) => {
  const ranges = weaponRanges(weapon("Plasma", power), techLevel, ruleset);
  if (!ranges || !("brackets" in ranges)) throw new Error("no brackets");
  return ranges.brackets;
};

describe("ranges of special weapons", () => {
  test("a triple plasma cannon reaches 10, 16, 22 and 28 inches", () => {
    expect(brackets(3, 4)).toEqual([
      { bracket: "short", upTo: 10, damage: 36 },
      { bracket: "normal", upTo: 16, damage: 24 },
      { bracket: "long", upTo: 22, damage: 12 },
      { bracket: "extreme", upTo: 28, damage: 6 },
    ]);
  });

  test("a usual one reaches 6, 12, 18 and 24 inches for 3, 2, 1 and a half times the tech level", () => {
    expect(brackets(1, 5).map(({ upTo, damage }) => [upTo, damage])).toEqual([
      [6, 15],
      [12, 10],
      [18, 5],
      [24, 3],
    ]);
  });

  test("half a point is rounded once, after the strength is reckoned in", () => {
    // 2.5 and 7.5: rounding first would make 9 of three.
    expect(brackets(1, 5)[3]!.damage).toBe(3);
    expect(brackets(3, 5)[3]!.damage).toBe(8);
    const down = { ...house, plasma: { ...house.plasma, rounding: "down" as const } };
    expect(brackets(3, 5, down)[3]!.damage).toBe(7);
  });

  test("a ruleset may let strength widen the range only", () => {
    const flat = { ...house, superweapons: { ...house.superweapons, damage: "flat" as const } };
    expect(brackets(3, 4, flat).map(({ upTo, damage }) => [upTo, damage])).toEqual([
      [10, 12],
      [16, 8],
      [22, 4],
      [28, 2],
    ]);
  });

  test("a missile has two moves, 2 inches longer for each extra box", () => {
    expect(weaponRanges(weapon("Missile", 1), 4, house)).toEqual({ moves: [12, 12] });
    expect(weaponRanges(weapon("Missile", 2), 4, house)).toEqual({ moves: [14, 14] });
  });

  test("of a mass driver only the increase is known, of others nothing", () => {
    expect(weaponRanges(weapon("Mass Driver", 1), 4, house)).toEqual({ bonus: 0 });
    expect(weaponRanges(weapon("Mass Driver", 4), 4, house)).toEqual({ bonus: 6 });
    for (const type of ["Mine Rack", "Minesweeper", "MSG"]) {
      expect(weaponRanges(weapon(type, 1), 4, house)).toBeNull();
    }
  });

  test("stay exact where numbers end", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(brackets(most, 6)[0]).toEqual({
      bracket: "short",
      upTo: (2n * BigInt(most) + 4n).toString(),
      damage: (18n * BigInt(most)).toString(),
    });
  });

  test("know the ruleset's types and tech levels only", () => {
    for (const techLevel of [2, 7, 4.5, Number.NaN]) {
      expect(() => weaponRanges(weapon("Plasma", 1), techLevel, house)).toThrow(/expected 3 to 6/);
    }
    expect(() => weaponRanges(weapon("Phaser", 1), 4, house)).toThrow(ImpossibleInput);
  });
});
