import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Burn, type Mover, vectorTrack } from "../../../../src/play/vector.js";
import { vectorSvg } from "../../../../src/report/play/vector/picture.js";
import { house } from "../../../../src/rulebook/house.js";

const SHIP: Mover = { unit: "ship", engines: 4, silent: false, agile: false };

function draw(
  burns: readonly (Burn | null)[],
  name: string | null = null,
  marker: [number, number] = [0, 10],
) {
  return vectorSvg({ mover: SHIP, ...vectorTrack({ position: [0, 0], marker }, burns, SHIP, house) }, name);
}

/** The elements of a document in order; throws where tags do not match. */
function elements(svg: string): string[] {
  const open: string[] = [];
  const seen: string[] = [];
  for (const [, close, name, attributes, empty] of svg.matchAll(/<(\/?)(\w+)([^<>]*?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    if (!/^( [\w:-]+="[^"]*")*$/.test(attributes!)) throw new Error(`<${name}${attributes}>`);
    seen.push(name!);
    if (!empty) open.push(name!);
  }
  if (open.length > 0) throw new Error(`<${open}> is open`);
  return seen;
}

describe("the picture of a track", () => {
  const svg = draw([{ distance: 3, bearing: 90 }, null, { distance: 9, bearing: 0 }], "Lance");

  test("tells in words what it shows", () => {
    expect(svg).toContain("<title>Vector movement of Lance</title>");
    expect(svg).toContain(
      "<desc>From 0, 0 with the marker at 0, 10. In turn 1: burn 3&quot; @ 90°, to 3, 10, marker at 6, 20, speed 10.44 inches.",
    );
    expect(svg).toContain("<title>After turn 1: at 3, 10, bow toward 90°</title>");
    expect(svg).toContain("<title>After turn 2: at 6, 20, faces as its owner likes</title>");
    expect(svg).toContain("<title>Burn 9&quot; @ 0°, longer than allowed</title>");
    expect(svg).toContain("5&quot; to a square");
  });

  test("has a mark for each position and marker, and an arrow for each burn", () => {
    const seen = elements(svg);
    const count = (name: string) => seen.filter((each) => each === name).length;
    // The start and the turn without a burn; two units that point somewhere and two arrowheads.
    expect([count("circle"), count("polygon"), count("polyline")]).toEqual([2, 4, 1]);
    // The paper and four markers.
    expect(count("rect")).toBe(5);
  });

  test("writes a burn's length beside its arrow, never across it", () => {
    for (let bearing = 0; bearing < 360; bearing += 7.5) {
      const one = draw([{ distance: 4, bearing }], null, [0, 0]);
      const group = one.slice(one.indexOf("<title>Burn"));
      const number = (text: string, name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(text)![1]);
      const arrow = /<line[^>]*>/.exec(group)![0];
      const words = /<text[^>]*>4&quot;/.exec(group)![0];
      // The middle of a text of two signs, in the picture's own units: 6 wide and 8 high each.
      const left = number(words, "x") - (words.includes('"middle"') ? 6 : 0);
      const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => number(arrow, name));
      const away = (x: number, y: number) =>
        (x - x1!) * (y2! - y1!) - (y - y1!) * (x2! - x1!) > 0 ? "one side" : "the other";
      const base = number(words, "y");
      const corners = [left, left + 12].flatMap((x) => [away(x, base), away(x, base - 8)]);
      expect([bearing, new Set(corners).size]).toEqual([bearing, 1]);
    }
  });

  test("is black on white, with shapes and dashes to tell things apart", () => {
    expect(new Set(svg.match(/#[0-9a-f]{3,6}/g))).toEqual(new Set(["#fff", "#000", "#bbb"]));
  });

  test("shows any name literally", () => {
    const named = draw([null], '</title><script>alert("x")</script>\u001B[31m\u202E&\uFFFE');
    expect(named).not.toContain("<script>");
    expect(named).not.toMatch(/(?!\n)[\p{Cc}\u202E\uFFFE]/u);
    expect(() => elements(named)).not.toThrow();
  });

  test("stays a small picture with everything inside, whatever the track", () => {
    const burn = fc.record({
      distance: fc.double({ min: 0, max: 900, noNaN: true }),
      bearing: fc.double({ min: 0, max: 360, noNaN: true }),
    });
    const inches = fc.double({ min: -900, max: 900, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.option(burn), { maxLength: 30 }), fc.tuple(inches, inches), (burns, marker) => {
        const drawn = draw(burns, "n", marker);
        elements(drawn);
        expect(drawn).not.toMatch(/NaN|Infinity|e[+-]\d/);
        const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(drawn)!.map(Number);
        expect(Math.max(width!, height!)).toBeLessThan(900);
        for (const [, axis, value] of drawn.matchAll(/ c?(x|y)\d?="(-?[\d.]+)"/g)) {
          expect(Number(value)).toBeGreaterThanOrEqual(0);
          expect(Number(value)).toBeLessThanOrEqual((axis === "x" ? width : height)!);
        }
        expect(drawn.match(/<line/g)!.length).toBeLessThan(120);
      }),
    );
  });

  test("holds a ship at rest", () => {
    expect(() => elements(draw([null], null, [0, 0]))).not.toThrow();
  });
});
