import { expect, test } from "vitest";
import {
  bearing,
  type Cube,
  chosen,
  columnRow,
  distance,
  hexNumber,
  neighbour,
  readHex,
  toward,
} from "../../src/play/hex.js";
import { isInArc } from "../../src/play/msg/firing-arc.js";
import { house } from "../../src/rulebook/house.js";
import { FACINGS } from "../../src/rulebook/star-fleet.js";
import { angle, beside, hexesApart, hexesOf, nearest, type Plain, written } from "../support/plain-hexes.js";

const MAP = hexesOf(22, 20).map((hex) => ({ hex, cube: readHex(written(hex)) }));

/** The pairs of hexes of the map for which something does not hold; the first few. */
function failing(holds: (a: Plain, b: Plain, from: Cube, to: Cube) => boolean): string[] {
  const found: string[] = [];
  for (const a of MAP) {
    for (const b of MAP) {
      if (found.length < 5 && !holds(a.hex, b.hex, a.cube, b.cube))
        found.push(`${written(a.hex)} ${written(b.hex)}`);
    }
  }
  return found;
}

test("every hex number is read and written back, and says its column and row", () => {
  const wrong = hexesOf(99, 99).filter((hex) => {
    const cube = readHex(written(hex));
    const { column, row } = columnRow(cube);
    return hexNumber(cube) !== written(hex) || column !== hex.column || row !== hex.row;
  });
  expect(wrong).toEqual([]);
});

test.each(["", "101", "10100", "0010", "1000", "10 1", "1o10", "-101", "10.1", "０１０１"])(
  "%j is no hex",
  (hex) => {
    expect(() => readHex(hex)).toThrow(/column and row from 01 to 99/);
  },
);

test("neighbours by facing are those of the real map", () => {
  const wrong = MAP.filter(({ hex, cube }) =>
    FACINGS.some((facing, face) => {
      const { column, row } = columnRow(neighbour(cube, facing));
      const expected = beside(hex, face);
      return column !== expected.column || row !== expected.row;
    }),
  );
  expect(wrong).toEqual([]);
  expect(hexNumber(neighbour(readHex("0101"), "A"))).toBeNull();
  expect(hexNumber(neighbour(readHex("9999"), "C"))).toBeNull();
});

test("distances are those of the real map, between all its hexes", () => {
  expect(failing((a, b, from, to) => distance(from, to) === hexesApart(a, b))).toEqual([]);
});

test("the way toward a hex is the real nearest neighbour, between all hexes of the map, and ties are told", () => {
  let ties = 0;
  const wrong = failing((a, b, from, to) => {
    const found = toward(from, to);
    if (found.length === 2) ties++;
    const expected = a === b ? [] : nearest(a, b).map((face) => FACINGS[face]);
    return (
      found.join() === expected.join() &&
      found.every((each) => distance(neighbour(from, each), to) === distance(from, to) - 1)
    );
  });
  expect(wrong).toEqual([]);
  expect(ties).toBeGreaterThan(2000);
});

test("of a tie the clockwise hex is that on the right hand of one who looks at the goal", () => {
  // Looking from 1010 to the right: B is up, C is down, which is the right hand.
  expect(toward(readHex("1010"), readHex("1210"))).toEqual(["B", "C"]);
  expect(toward(readHex("1010"), readHex("0810"))).toEqual(["E", "F"]);
  expect(toward(readHex("1010"), readHex("0909"))).toEqual(["F", "A"]);
  expect(chosen(["F", "A"], "clockwise")).toBe("A");
  expect(chosen(["F", "A"], "counterclockwise")).toBe("F");
  expect(chosen(["C"], "counterclockwise")).toBe("C");
});

test("bearings are the real angles, exact on rows of hexes and midway between", () => {
  const wrong = failing((a, b, from, to) => {
    if (a === b) return bearing(from, to, "A") === null;
    const real = angle(a, b);
    const on = Math.round(real / 30) * 30;
    const expected = Math.abs(real - on) < 1e-9 ? on % 360 : Math.floor(real / 30) * 30 + 15;
    return bearing(from, to, "A") === expected;
  });
  expect(wrong).toEqual([]);
});

/** Where each arc begins and how far it reaches clockwise, in degrees from the bow. */
const ARCS: readonly [string, number, number][] = [
  ["FA", 300, 120],
  ["RA", 120, 120],
  ["LS", 180, 180],
  ["RS", 0, 180],
  ["FX", 240, 240],
  ["RX", 60, 240],
  ["L", 240, 60],
  ["R", 60, 60],
  ["LF", 300, 60],
  ["RF", 0, 60],
  ["LR", 180, 60],
  ["RR", 120, 60],
  ["FH", 270, 180],
  ["RH", 90, 180],
  ["360", 0, 360],
  ["F", 300, 120],
  ["A", 120, 120],
  ["P", 180, 180],
  ["S", 0, 180],
];

test("the arcs here are all arcs of the ruleset", () => {
  const known = [...house.arcs.sfb, ...house.arcs.house].map(({ id }) => id);
  expect(ARCS.map(([id]) => id)).toEqual(known);
});

test.each(ARCS)(
  "arc %s holds the hexes of its real angles, edges included, whatever the facing",
  (arc, from, reach) => {
    const wrong: string[] = [];
    for (const ship of ["2115", "2215"].map((hex) => MAP.find((each) => written(each.hex) === hex)!)) {
      for (const [i, facing] of FACINGS.entries()) {
        for (const { hex, cube } of MAP) {
          const off = (angle(ship.hex, hex) - 60 * i - from + 720 + 1e-9) % 360;
          const expected = hex === ship.hex || off <= reach + 2e-9;
          if (isInArc(cube, { at: ship.cube, facing, arcs: [arc] }, house) !== expected)
            wrong.push(`${facing} ${written(hex)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  },
);

test("several house arcs hold what any of them holds; an arc without degrees is refused", () => {
  const [ship, left, right] = [readHex("2115"), readHex("1815"), readHex("2415")];
  expect(isInArc(left, { at: ship, facing: "A", arcs: ["F"] }, house)).toBe(false);
  expect(isInArc(left, { at: ship, facing: "A", arcs: ["F", "P"] }, house)).toBe(true);
  expect(isInArc(right, { at: ship, facing: "A", arcs: ["F", "P"] }, house)).toBe(false);
  const bare = { ...house, arcs: { ...house.arcs, sfb: [{ id: "FA", name: "front" }] } };
  expect(() => isInArc(left, { at: ship, facing: "A", arcs: ["FA"] }, bare)).toThrow(/degrees/);
  expect(() => isInArc(left, { at: ship, facing: "A", arcs: ["S"] }, bare)).toThrow(/degrees/);
});
