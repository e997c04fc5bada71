import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pullScenario } from "../../../../src/play/msg/tracks.js";
import { msgMap } from "../../../../src/report/play/msg/map.js";
import { tracksText } from "../../../../src/report/play/msg/tracks.js";
import { PLAIN, width } from "../../../../src/report/text/text.js";
import { house } from "../../../../src/rulebook/house.js";
import { hexesApart, plain } from "../../../support/plain-hexes.js";
import { scenario } from "../../../support/scenarios.js";

const sample = readFileSync(
  new URL("../../../../ships/scenarios/hawk-and-drone.yaml", import.meta.url),
  "utf8",
);
const answer = (yaml: string) => {
  const read = scenario(yaml);
  return { scenario: read, result: pullScenario(read, house), rules: house.msg };
};
const draw = (yaml: string) => msgMap(answer(yaml));
/** The hexes that are drawn, with their fill: each polygon is followed by its number. */
const hexes = (svg: string) =>
  [...svg.matchAll(/<polygon [^>]*fill="([^"]+)"[^>]*\/><text [^>]*>(\d{4})</g)].map(([, fill, hex]) => [
    hex!,
    fill!,
  ]);

describe("the map of a scenario", () => {
  test("shades the hexes that the singularity reaches, all of them and no other", () => {
    const drawn = hexes(draw(sample));
    const shaded = drawn.filter(([, fill]) => fill !== "#fff").map(([hex]) => hex!);
    expect(shaded).toHaveLength(1 + 6 * (1 + 2 + 3 + 4 + 5 + 6));
    expect(shaded.filter((hex) => hexesApart(plain(hex), plain("1022")) > 6)).toEqual([]);
    expect(drawn.map(([hex]) => hex)).toContain("1010");
  });

  test("tells in title, description and legend what becomes of every unit", () => {
    const svg = draw(sample);
    expect(svg).toContain("<title>Hawk and drone: a singularity in 1022</title>");
    const described = /<desc>([\s\S]*?)<\/desc>/.exec(svg)![1]!;
    for (const said of [
      "Drone",
      "Strikes Hawk at impulse 11",
      "Held from impulse 11",
      "positional stabilizers",
    ])
      expect(described).toContain(said);
    for (const label of ["fires", "planet"]) expect(svg).toContain(`>${label}</text>`);
  });

  test("draws the path of a unit through the centres of its hexes, side by side with others", () => {
    const svg = draw('msg: { at: "1022" }\nunits: [{ name: U, hex: "1018", kind: ship }]\n');
    const points = /<polyline points="([^"]+)"/
      .exec(svg)![1]!
      .split(" ")
      .map((each) => each.split(",").map(Number));
    expect(points).toHaveLength(5);
    // Straight down, a hex each time.
    expect(new Set(points.map(([x]) => x)).size).toBe(1);
    const steps = points.slice(1).map(([, y], i) => Math.round(y! - points[i]![1]!));
    expect(new Set(steps).size).toBe(1);
    const two = draw(
      'msg: { at: "1022" }\nunits: [{ name: U, hex: "1018", kind: ship }, { name: V, hex: "1018", kind: ship }]\n',
    );
    const lines = [...two.matchAll(/<polyline [^>]*>/g)].map(([line]) => line);
    expect(lines).toHaveLength(2);
    expect(lines[0]).not.toBe(lines[1]);
    // Without colour the dashes tell them apart.
    expect(lines.map((line) => /stroke-dasharray="([^"]+)"/.exec(line)?.[1] ?? "none")).toEqual([
      "none",
      "7 3",
    ]);
  });

  test("stays within the map in its corners, and is small text whatever is named", () => {
    for (const at of ["0101", "9999", "0199", "9901"]) {
      const drawn = hexes(draw(`msg: { at: "${at}" }\n`));
      expect(drawn.map(([hex]) => hex)).toContain(at);
      expect(drawn.every(([hex]) => /^(0[1-9]|[1-9]\d){2}$/.test(hex!))).toBe(true);
    }
    const name = JSON.stringify(`<b>&"'\u001B[31m\u202E${"long ".repeat(190)}`);
    const nasty = draw(
      `scenario: ${name}\nmsg: { at: "1022" }\nunits: [{ name: ${name}, hex: "1018", kind: ship }]\n`,
    );
    for (const raw of ["<b>", "\u001B", "\u202E"]) expect(nasty).not.toContain(raw);
    expect(nasty.length).toBeLessThan(100_000);
  });
});

test("the tracks as text fit the width and name every step", () => {
  const wide = `name: ${JSON.stringify("漢字".repeat(60))}`;
  const yaml = sample.replaceAll("name: Hawk", wide).replaceAll("target: Hawk", `target: ${wide.slice(6)}`);
  for (const cells of [40, 80]) {
    const lines = tracksText(answer(yaml), { width: cells, palette: PLAIN }).split("\n");
    expect(lines.filter((line) => width(line) > cells)).toEqual([]);
  }
  const text = tracksText(answer(sample), { width: 80, palette: PLAIN });
  expect(text).toContain("pulled to 1020, moves A");
  expect(text).toContain("pulled (tie with 1021)");
});
