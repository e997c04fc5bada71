import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ImpossibleInput } from "../../src/play/error.js";
import { type Burn, burnAllowance, type Mover, type Point, vectorTrack } from "../../src/play/vector.js";
import { house } from "../../src/rulebook/house.js";

const SHIP: Mover = { unit: "ship", engines: 4, silent: false, agile: false };
const at = (position: Point, marker: Point) => ({ position, marker });
const burn = (distance: number, bearing: number): Burn => ({ distance, bearing });
const HALF = { ...house, vector: { ...house.vector, fighterVector: "half" as const } };

const inches = fc.integer({ min: -500, max: 500 }).map((n) => n / 8);
const point = fc.tuple(inches, inches);
const anyBurn = fc.record({
  distance: fc.double({ min: 0, max: 50, noNaN: true }),
  bearing: fc.double({ min: 0, max: 360, noNaN: true }),
});
const vectorOf = ({ position, marker }: { position: Point; marker: Point }): Point => [
  marker[0] - position[0],
  marker[1] - position[1],
];

describe("a ship under vector movement", () => {
  test("goes to its marker, and the marker as far again", () => {
    const { turns } = vectorTrack(at([0, 0], [10, 0]), [null], SHIP, house);
    expect(turns).toEqual([
      {
        turn: 1,
        phase: null,
        burn: null,
        legal: true,
        aimed: [10, 0],
        position: [10, 0],
        marker: [20, 0],
        speed: 10,
        course: 90,
        facing: null,
      },
    ]);
  });

  test("shifts its marker by a burn first, and points along it", () => {
    const { turns, allowance } = vectorTrack(at([0, 0], [0, 10]), [burn(3, 90)], SHIP, house);
    expect(allowance).toBe(4);
    expect(turns[0]).toMatchObject({ legal: true, position: [3, 10], marker: [6, 20], facing: 90 });
    expect(turns[0]!.speed).toBeCloseTo(Math.hypot(3, 10), 8);
    expect(turns[0]!.course).toBeCloseTo((Math.atan2(3, 10) * 180) / Math.PI, 8);
  });

  test.each([
    [0, [0, 2]],
    [90, [2, 0]],
    [180, [0, -2]],
    [270, [-2, 0]],
    [360, [0, 2]],
    [30, [1, 1.732050808]],
  ])("burns toward %i degrees without floating noise", (bearing, position) => {
    const { turns } = vectorTrack(at([0, 0], [0, 0]), [burn(2, bearing)], SHIP, house);
    expect(turns[0]).toMatchObject({ position, facing: bearing % 360, speed: 2, course: bearing % 360 });
    for (const value of [...turns[0]!.position, ...turns[0]!.marker])
      expect(Object.is(value, -0)).toBe(false);
  });

  test("faces as its owner likes without a burn, or when agile", () => {
    const facing = (mover: Mover, burned: Burn | null) =>
      vectorTrack(at([0, 0], [0, 5]), [burned], mover, house).turns[0]!.facing;
    expect(facing(SHIP, null)).toBeNull();
    expect(facing(SHIP, burn(0, 90))).toBeNull();
    expect(facing(SHIP, burn(1, 90))).toBe(90);
    expect(facing({ ...SHIP, agile: true }, burn(1, 90))).toBeNull();
  });

  test("has no course at rest", () => {
    const { turns } = vectorTrack(at([1, 1], [1, 3]), [burn(2, 180)], SHIP, house);
    expect(turns[0]).toMatchObject({ position: [1, 1], marker: [1, 1], speed: 0, course: null, facing: 180 });
  });

  test("burns no more than its engines, or 1 inch when it runs silent", () => {
    const silent = (engines: number): Mover => ({ unit: "ship", engines, silent: true, agile: false });
    expect([silent(4), silent(1), silent(0)].map((mover) => burnAllowance(mover, house))).toEqual([1, 1, 0]);
    const legal = (mover: Mover, distance: number) =>
      vectorTrack(at([0, 0], [0, 0]), [burn(distance, 7)], mover, house).turns[0]!.legal;
    expect([legal(SHIP, 4), legal(SHIP, 4.000001), legal(silent(4), 1), legal(silent(4), 1.5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(legal({ ...SHIP, engines: 0 }, 0)).toBe(true);
  });

  test("keeps its vector for ever without burns", () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 200 }), (position, marker, turns) => {
        const track = vectorTrack(at(position, marker), Array(turns).fill(null), SHIP, house);
        const last = track.turns.at(-1)!;
        expect(vectorOf(last)).toEqual(vectorOf({ position, marker }));
        const [dx, dy] = vectorOf({ position, marker });
        expect(last.position).toEqual([position[0] + turns * dx, position[1] + turns * dy]);
      }),
    );
  });

  test("has its vector back when every burn is burned again the other way", () => {
    fc.assert(
      fc.property(point, point, fc.array(anyBurn, { maxLength: 20 }), (position, marker, burns) => {
        const back = burns.map(({ distance, bearing }) => burn(distance, (bearing + 180) % 360)).reverse();
        const { turns } = vectorTrack(at(position, marker), [...burns, ...back], SHIP, house);
        const last = turns.at(-1) ?? { position, marker };
        const [x, y] = vectorOf({ position, marker });
        expect(vectorOf(last)[0]).toBeCloseTo(x, 6);
        expect(vectorOf(last)[1]).toBeCloseTo(y, 6);
      }),
    );
  });

  test("flies what adding up the vectors by hand gives", () => {
    fc.assert(
      fc.property(point, point, fc.array(anyBurn, { maxLength: 12 }), (position, marker, burns) => {
        let [x, y] = position;
        let [vx, vy] = vectorOf({ position, marker });
        const { turns } = vectorTrack(at(position, marker), burns, SHIP, house);
        for (const [i, { distance, bearing }] of burns.entries()) {
          vx += distance * Math.sin((bearing / 180) * Math.PI);
          vy += distance * Math.cos((bearing / 180) * Math.PI);
          x += vx;
          y += vy;
          expect(turns[i]!.position[0]).toBeCloseTo(x, 6);
          expect(turns[i]!.position[1]).toBeCloseTo(y, 6);
          expect(turns[i]!.speed).toBeCloseTo(Math.hypot(vx, vy), 6);
          expect(turns[i]!.legal).toBe(distance <= 4);
          expect(turns[i]!.course ?? 0).toBeGreaterThanOrEqual(0);
          expect(turns[i]!.course ?? 0).toBeLessThan(360);
        }
      }),
    );
  });
});

describe("fighters and missiles", () => {
  const FIGHTER: Mover = { unit: "fighter", techLevel: 4 };

  test("burn up to three inches for each tech level, a strong missile more", () => {
    const allowances = [3, 4, 5, 6].map((techLevel) => burnAllowance({ unit: "fighter", techLevel }, house));
    expect(allowances).toEqual([9, 12, 15, 18]);
    expect(burnAllowance({ unit: "missile", techLevel: 4, power: 1 }, house)).toBe(12);
    expect(burnAllowance({ unit: "missile", techLevel: 4, power: 3 }, house)).toBe(16);
  });

  test("burn and move twice a turn, all the way each time", () => {
    const { turns } = vectorTrack(at([0, 0], [0, 8]), [null, burn(12, 90), null], FIGHTER, house);
    expect(turns.map(({ turn, phase, position }) => [turn, phase, position])).toEqual([
      [1, 1, [0, 8]],
      [1, 2, [12, 16]],
      [2, 1, [24, 24]],
    ]);
  });

  test("move half of the way each time where a ruleset says so", () => {
    const { turns } = vectorTrack(at([0, 0], [0, 8]), [null, null], FIGHTER, HALF);
    expect(turns.map(({ position, marker, speed }) => [position, marker, speed])).toEqual([
      [[0, 4], [0, 12], 8],
      [[0, 8], [0, 16], 8],
    ]);
    const ship = vectorTrack(at([0, 0], [0, 8]), [null], SHIP, HALF);
    expect(ship.turns[0]!.position).toEqual([0, 8]);
  });

  test("a missile lasts one turn", () => {
    const missile: Mover = { unit: "missile", techLevel: 4, power: 1 };
    expect(vectorTrack(at([0, 0], [0, 8]), [null, null], missile, house).turns).toHaveLength(2);
    expect(() => vectorTrack(at([0, 0], [0, 8]), [null, null, null], missile, house)).toThrow(/at most 2/);
  });
});

test.each<[string, () => unknown]>([
  ["a point beyond the table", () => vectorTrack(at([1e9, 0], [0, 0]), [], SHIP, house)],
  ["a point that is no number", () => vectorTrack(at([Number.NaN, 0], [0, 0]), [], SHIP, house)],
  ["a flight beyond the table", () => vectorTrack(at([0, 0], [9e5, 0]), [null, null], SHIP, house)],
  ["a negative burn", () => vectorTrack(at([0, 0], [0, 0]), [burn(-1, 0)], SHIP, house)],
  [
    "an endless burn",
    () => vectorTrack(at([0, 0], [0, 0]), [burn(Number.POSITIVE_INFINITY, 0)], SHIP, house),
  ],
  ["a bearing of 361", () => vectorTrack(at([0, 0], [0, 0]), [burn(1, 361)], SHIP, house)],
  ["a negative engine rating", () => burnAllowance({ ...SHIP, engines: -1 } as Mover, house)],
  ["tech level 7", () => burnAllowance({ unit: "fighter", techLevel: 7 }, house)],
  ["a missile of no strength", () => burnAllowance({ unit: "missile", techLevel: 4, power: 0 }, house)],
])("%s is impossible", (_, act) => {
  expect(act).toThrow(ImpossibleInput);
});
