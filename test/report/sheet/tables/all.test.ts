import { describe, expect, test } from "vitest";
import { msgAllowance } from "../../../../src/design/msg.js";
import { givenDice, pickFrom } from "../../../../src/play/dice.js";
import { ImpossibleInput } from "../../../../src/play/error.js";
import { mineChances } from "../../../../src/play/mines.js";
import { msgHit } from "../../../../src/play/msg/hit.js";
import { drift } from "../../../../src/play/msg/pull.js";
import { planSecondaries, secondariesPerTarget } from "../../../../src/play/secondaries.js";
import { planSweep } from "../../../../src/play/sweep.js";
import { vectorTrack } from "../../../../src/play/vector.js";
import { referenceTables } from "../../../../src/report/sheet/tables/all.js";
import { NOT_ON_PAPER } from "../../../../src/report/sheet/tables/not-on-paper.js";
import type { Dots, Grid, Part } from "../../../../src/report/sheet/tables/part.js";
import { sourceText } from "../../../../src/report/sheet/tables/source.js";
import { exact } from "../../../../src/rulebook/exact.js";
import { CREWS } from "../../../../src/rulebook/fields.js";
import { house } from "../../../../src/rulebook/house.js";
import { type Ruleset, rulesetSchemas } from "../../../../src/rulebook/schema.js";
import { TOPICS } from "../../../../src/rulebook/topics.js";
import { ruleset } from "../../../support/helpers.js";

function partsOf(of: Ruleset): Part[] {
  return referenceTables(of).flatMap(({ parts }) => parts);
}

function part(title: string, of: Ruleset = house): Part {
  const found = partsOf(of).find((each) => each.title === title);
  if (!found) throw new Error(`no table ${title}`);
  return found;
}

/** A grid of a table, by the heading of its first column. */
function grid(title: string, heading: string, of: Ruleset = house): Grid {
  const found = part(title, of).body.find(
    (body): body is Grid => body.kind === "grid" && body.columns[0]!.heading === heading,
  );
  if (!found) throw new Error(`no grid ${heading} in ${title}`);
  return found;
}

/** The cells of a grid with the heading of their column and the name of their row. */
function* cells({ columns, rows }: Grid): Generator<{ row: string; column: string; cell: string }> {
  for (const [name, ...row] of rows)
    for (const [i, cell] of row.entries()) yield { row: name!, column: columns[i + 1]!.heading, cell };
}

const level = (heading: string) => Number(heading.replace("TL ", ""));
/** A chance in per cent to a tenth, reckoned from cases. */
const tenth = (cases: number, of: number) => {
  const percent = Math.round((cases * 1000) / of) / 10;
  if (cases > 0 && percent === 0) return "<0.1";
  return cases < of && percent === 100 ? ">99.9" : String(percent);
};
const faces = [1, 2, 3, 4, 5, 6];
/** Every throw of so many dice. */
function throws(dice: number): number[][] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((thrown) => faces.map((face) => [...thrown, face]));
}

describe("the figures of the house rules", () => {
  test("plasma: reach widens by 2 inches a box, damage is a multiple of the tech level, a half up", () => {
    const title = "Plasma: reach and damage";
    const inches: Record<string, number> = { short: 6, normal: 12, long: 18, extreme: 24 };
    for (const { row, column, cell } of cells(grid(title, "reach at strength")))
      expect(cell).toBe(`${inches[row]! + 2 * (Number(column) - 1)}"`);
    const times: Record<string, number> = { short: 3, normal: 2, long: 1, extreme: 0.5 };
    for (const { row, column, cell } of cells(grid(title, "damage, strength 1")))
      expect(cell, row).toBe(String(Math.floor(times[row.split(" ")[0]!]! * level(column) + 0.5)));
  });

  test("missiles: three inches a tech level, two more for each further box, in each move", () => {
    for (const { row, column, cell } of cells(grid("Missile: each move", "at strength")))
      expect(cell).toBe(`${3 * level(row) + 2 * (Number(column) - 1)}"`);
  });

  test("burns: a burn of just so much is legal, and one of more is not", () => {
    for (const { row, column, cell } of cells(grid("Vector movement", "longest burn"))) {
      const power = Number(row.match(/\d+$/)?.[0] ?? 1);
      const most = Number(cell.replace('"', ""));
      const mover = { unit: "missile", techLevel: level(column), power } as const;
      const start = { position: [0, 0], marker: [0, 0] } as const;
      const legal = (distance: number) =>
        vectorTrack(start, [{ distance, bearing: 0 }], mover, house).turns[0]!.legal;
      expect([legal(most), legal(most + 0.1)], `${row} ${column}`).toEqual([true, false]);
    }
  });

  test("secondaries: just enough for each attack, and one less is not", () => {
    for (const { row, column, cell } of cells(grid("Secondaries needed for an attack", "defence"))) {
      const first = (count: number) =>
        planSecondaries(count, 1, [Number(row)], house).plan[0]!.attacks[0]?.odds;
      expect(first(Number(cell))).toBe(column);
      expect(first(Number(cell) - 1)).not.toBe(column);
    }
  });

  test("secondaries at one target: half of them from hull 7", () => {
    const { body } = part("Secondaries needed for an attack");
    const shares = body.filter(
      (each): each is Grid => each.kind === "grid" && each.columns[0]!.heading === "secondaries",
    );
    const told = shares.flatMap((each) => [...cells(each)]);
    expect(told.length).toBeGreaterThan(5);
    for (const { column, cell } of told) {
      expect(Number(cell)).toBe(Math.floor(Number(column) / 2));
      expect(Number(cell)).toBe(secondariesPerTarget(Number(column), 20, house));
    }
  });

  test("engines: the interval is hull ÷ engines to the nearest, and a star tells that some outlive the hull", () => {
    for (const { row, column, cell } of cells(grid("Engine points lost with the hull", "hull ÷ engines"))) {
      const [hull, engines] = [Number(row), Number(column)];
      const every = Math.max(1, Math.floor((2 * hull + engines) / (2 * engines)));
      expect(cell, `${hull} hull, ${engines} engines`).toBe(`${every}${every * engines > hull ? "*" : ""}`);
    }
  });

  test("the knock-out die: every throw leads to the weapon that the calculator picks, or is thrown again", () => {
    for (const [weapons, dice, again] of grid("Knock-out die", "weapons").rows) {
      const count = BigInt(weapons!);
      const number = Number(count) <= 6 ? 1 : 2;
      const results = dice!.split(", ");
      expect(results).toHaveLength(Number(count));
      for (const thrown of throws(number)) {
        const face = Number(thrown.join(""));
        const within = (span: string) => {
          const [from, to = from] = span.split("–").map(Number);
          return face >= from! && face <= to!;
        };
        expect(results.filter(within).length + (again !== "–" && within(again!) ? 1 : 0)).toBe(1);
        const index = results.findIndex(within);
        if (index >= 0) expect(pickFrom(count, givenDice(thrown)).index).toBe(BigInt(index));
        else expect(() => pickFrom(count, givenDice(thrown))).toThrow(ImpossibleInput);
      }
    }
  });

  test("mines: each pattern's chance, counted over every throw", () => {
    for (const { row, column, cell } of cells(grid("Mines: chance of each pattern touched", "speed"))) {
      const speed = Number(row);
      const silent = column.match(/silent, (\d)/);
      const trigger = faces.filter((die) => die <= speed).length;
      const friend = { hostile: 6, allied: 2, friendly: 1 }[column];
      if (friend !== undefined) expect(cell).toBe(tenth(friend * trigger, 36));
      else {
        const patterns = Number(silent![1]);
        const discovered = throws(patterns).filter((thrown) => thrown.some((die) => die + 3 <= speed)).length;
        expect(cell, `${row} ${column}`).toBe(tenth(discovered * trigger, 6 ** (patterns + 1)));
      }
    }
  });

  test("mines: how many of several attack, counted over every throw", () => {
    for (const patterns of [2, 3, 4]) {
      for (const { row, column, cell } of cells(grid("Mines: how many attack", `of ${patterns}, at speed`))) {
        const speed = Number.parseInt(column, 10);
        const attacking = throws(patterns).map((thrown) => thrown.filter((die) => die <= speed).length);
        const mean = attacking.reduce((sum, each) => sum + each, 0) / attacking.length;
        const wanted = row === "none" ? 0 : Number(row);
        if (row === "average") expect(Number(cell)).toBeCloseTo(mean, 2);
        else expect(cell).toBe(tenth(attacking.filter((each) => each === wanted).length, attacking.length));
      }
    }
  });

  test("mines: any attack on a silent ship, counted over every throw and re-roll", () => {
    for (const { row, column, cell } of cells(grid("Mines: how many attack", "silent, any at all; speed"))) {
      const patterns = Number(row.match(/\d+/)![0]);
      const speed = Number(column);
      const found = throws(patterns).filter((thrown) => thrown.some((die) => die + 3 <= speed)).length;
      const again = throws(patterns).filter((thrown) => thrown.some((die) => die <= speed)).length;
      expect(cell, `${row}, speed ${column}`).toBe(tenth(found * again, 36 ** patterns));
    }
  });

  test("mines: six a pattern, each with half its tech level rounded up", () => {
    for (const { row, column, cell } of cells(grid("Mines: strength of the attack", "patterns attacking"))) {
      const each = Math.ceil(level(column) / 2);
      expect(Number(cell)).toBe(row === "one mine" ? each : each * 6 * Number(row));
    }
  });

  test("minesweeping: the die that the calculator asks for", () => {
    for (const { row, column, cell } of cells(grid("Minesweeping: die to lock on", "lead in tech level"))) {
      const crew = CREWS.find((each) => row.endsWith(each))!;
      const gear = row.startsWith("no gear") ? 0 : 2;
      const advantage = Number(column.replace("−", "-"));
      const sweeper = { secondaries: 8, gear, hull: 4, crew };
      const field = { patterns: 1, techLevel: 4, advantage, share: null };
      const { needed, chance } = planSweep(sweeper, field, house).lockOn;
      const plain = 6 - (gear > 0 ? 3 : 0) - advantage - { green: -1, regular: 0, elite: 1 }[crew];
      expect(needed).toBe(plain);
      const least = cell === "any" ? 1 : cell === "none" ? 7 : Number.parseInt(cell, 10);
      expect(faces.filter((die) => die >= least).length).toBe(exact(chance).mul(6).valueOf());
    }
  });

  test("MSG: the bands hold every range once, each with the calculator's die and chance", () => {
    const { rows } = grid("MSG: die to work", "range");
    const told: number[] = [];
    for (const [band, percent, ...dice] of rows) {
      const [from, to = from] = band!.split("–").map(Number);
      for (let range = from!; range <= to!; range++) {
        told.push(range);
        for (const [shift, die] of dice.entries()) {
          const { hitOn } = msgHit(range, shift, house);
          expect(die).toBe(hitOn === 0 ? "–" : hitOn === 1 ? "1" : `1–${hitOn}`);
        }
        expect(percent).toBe(tenth(msgHit(range, 0, house).hitOn!, 6));
      }
    }
    expect(told).toEqual(Array.from({ length: 26 }, (_, i) => i + 5));
  });

  test("MSG: four impulses later it forms, and 32 after that it ends", () => {
    const { rows } = grid("MSG: impulses", "fired");
    const told = rows
      .flatMap((row) => [row.slice(0, 3), row.slice(3)])
      .sort((a, b) => Number(a[0]) - Number(b[0]));
    expect(told.map(([fired]) => Number(fired))).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
    const moment = (text: string) => {
      const [, impulse, turns = "0"] = text.match(/^(\d+)(?: \(\+(\d+)\))?$/)!;
      return Number(impulse) + 32 * Number(turns);
    };
    for (const [fired, forms, ends] of told) {
      expect(moment(forms!)).toBe(Number(fired) + 4);
      expect(moment(ends!)).toBe(Number(fired) + 36);
    }
  });

  test("MSG: what each size class may mount", () => {
    for (const { column, cell } of cells(grid("MSG: limits and arming", "size class")))
      expect(Number(cell)).toBe(msgAllowance(Number(column), house));
  });

  test("singularity: the chart leads a drifting unit where the calculator does", () => {
    const chart = part("Singularity: pulled a hex closer").body.find(
      (body): body is Dots => body.kind === "dots",
    )!;
    for (const start of [1, 2, 3, 4, 5, 6]) {
      let range = start - 1;
      const moves = [{ impulse: 0, range }];
      for (let impulse = 1; impulse <= 32 && range > 0; impulse++) {
        if (!chart.rows.find(({ name }) => name === String(range))!.dots[impulse - 1]) continue;
        range--;
        moves.push({ impulse, range });
      }
      expect(drift(start, house).moves).toEqual(moves);
      const row = grid("Singularity: a drifting unit", "range").rows.find(
        ([name]) => name === String(start),
      )!;
      const later = moves.slice(1).map((move) => `${move.range} at ${move.impulse}`);
      expect(row.slice(1)).toEqual([
        String(start - 1),
        later.join(", ") || "–",
        String(moves.at(-1)!.impulse),
      ]);
    }
  });

  test("cost: every modifier of the ruleset with its percentage, and what its points come to", () => {
    const rows = grid("Cost modifiers", "modifier").rows;
    expect(rows.map(([title, , percent]) => [title, Number.parseFloat(percent!.replace("−", "-"))])).toEqual(
      house.modifiers.map(({ title, percent }) => [title, percent]),
    );
    const levels = Object.fromEntries(
      grid("Percent by points", "points beyond").rows.map(([name, ...row]) => [name, row]),
    );
    expect(levels).toEqual({
      Shields: ["20", "40", "60", "80", "100", "120"],
      "Toughness over 3": ["30", "60", "90", "120", "150", "180"],
      "Engines over 2": ["–", "50", "50", "100", "100", "150"],
    });
  });
});

/** Every path to a number, a decimal text or a switch of a ruleset. */
function* leaves(value: unknown, path: readonly (string | number)[] = []): Generator<(string | number)[]> {
  if (Array.isArray(value)) for (const [i, each] of value.entries()) yield* leaves(each, [...path, i]);
  else if (typeof value === "object" && value !== null)
    for (const [key, each] of Object.entries(value)) yield* leaves(each, [...path, key]);
  else if (typeof value !== "string" || (path.at(-1) !== "id" && /^-?\d+([./]\d+)?$/.test(value)))
    yield [...path];
}

/** The ruleset with one value otherwise. */
function changed(path: readonly (string | number)[], other: unknown): Ruleset {
  const copy = structuredClone(house);
  let at = copy as unknown as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1)!] = other;
  return copy;
}

/** The value at a path. */
function valueAt(path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], house);
}

/** Other values that a leaf may have. */
function others(value: unknown): unknown[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "string") return ["7/8"];
  return [[{ odds: 1, results: [0, 0, 1, 1, 2, 2] }]];
}

/** Whether a ruleset may be so. */
function isValid(made: Ruleset): boolean {
  if (!rulesetSchemas().complete.safeParse(made).success) return false;
  const { bands, maxRange } = made.msg;
  const covered = (range: number) => bands.some(({ from, to }) => from <= range && range <= to);
  return Array.from({ length: maxRange - bands[0]!.from + 1 }, (_, i) => i + bands[0]!.from).every(covered);
}

/** What decides nothing as long as the rest is as in the house rules. */
const IDLE: Readonly<Record<string, string>> = {
  "msg.bands.0.from": "the least range decides where the first band begins",
  "msg.bands.3.to": "the greatest range decides where the last band ends",
};

describe("a ruleset of one's own", () => {
  const before = JSON.stringify(referenceTables(house));
  const all = [...leaves(house)].filter(([part]) => !["ruleset", "version", "title"].includes(String(part)));

  test("is found in many places", () => expect(all.length).toBeGreaterThan(150));

  test.each(all.map((path) => [path.join("."), path] as const))(
    "is printed where it changes %s",
    (name, path) => {
      const tried = others(valueAt(path))
        .map((other) => changed(path, other))
        .filter(isValid);
      expect(tried.length, "a value that the schema takes").toBeGreaterThan(0);
      for (const made of tried) {
        if (name in IDLE) expect(JSON.stringify(referenceTables(made))).toBe(before);
        else expect(JSON.stringify(referenceTables(made))).not.toBe(before);
      }
    },
  );

  test.each(
    TOPICS.flatMap(({ option, alternatives = [] }) =>
      option ? alternatives.map(({ value }) => [option, value] as const) : [],
    ),
  )("tells that %s is %s", (option, value) => {
    const path = option.split(".");
    const made = changed(path, value);
    const isHouse = JSON.stringify(made) === JSON.stringify(house);
    expect(JSON.stringify(referenceTables(made)) === before).toBe(isHouse);
  });

  test("has no number of the house left where all of a part's numbers are others", () => {
    const made =
      ruleset(`mines: { patternsPerRack: 13, minesPerPattern: 17, laidPerTurn: 19, strengthPerTechLevel: 23, silentBonus: 29, iff: { friendly: 3, allied: 2 }, patternHull: 31, fighterTriggers: 37 }
msg: { limits: { SC1: 41, SC2: 43, SC3: 47, SC4: 53, SC5: 59, SC6: 61, SC7: 67 }, arming: { warp: 71, turns: 20 } }`);
    const texts = (title: string) => JSON.stringify(part(title, made).body);
    expect(texts("Mines: strength of the attack")).toContain("carries 13 patterns and lays 19");
    expect(texts("Mines: strength of the attack")).toContain("17 mines a pattern");
    expect(texts("Mines: strength of the attack")).not.toMatch(/\b(10 patterns|6 mines|1\/2)\b/);
    expect(texts("Mines: chance of each pattern touched")).toMatch(
      /29 is added.*37 patterns at most.*hull of 31/,
    );
    expect(texts("Mines: chance of each pattern touched")).toMatch(/die of 3 or more.*of 2 or more/);
    expect(grid("MSG: limits and arming", "size class", made).rows).toEqual([
      ["MSGs", "41", "43", "47", "53", "59", "61", "67"],
    ]);
    expect(texts("MSG: limits and arming")).toMatch(/71 points of warp power in each of 20 turns/);
  });

  test("is said to be otherwise at the foot of its table", () => {
    const made = ruleset("mines: { patternsPerRack: 13 }\nstacking: sum");
    expect(sourceText(part("Mines: strength of the attack", made), made)).toContain(
      "Otherwise than in the house rules: mine-rack.",
    );
    expect(sourceText(part("Price of a ship", made), made)).toContain(
      "Otherwise than in the house rules: stacking.",
    );
    expect(sourceText(part("Price of a ship"), house)).not.toContain("Otherwise");
  });
});

describe("the rulebook on paper", () => {
  const told = new Set(partsOf(house).flatMap(({ topics }) => topics));

  test("tells every topic, or says why it does not", () => {
    const left = TOPICS.map(({ id }) => id).filter((id) => !told.has(id));
    expect(left).toEqual(Object.keys(NOT_ON_PAPER));
  });

  test("names topics that there are, and cites the sections of each table", () => {
    for (const each of partsOf(house)) {
      for (const id of each.topics) {
        const topic = TOPICS.find((one) => one.id === id);
        expect(topic, id).toBeDefined();
        if (topic!.source.text === "this project") continue;
        expect(sourceText(each, house).toLowerCase()).toContain(topic!.source.section.toLowerCase());
      }
    }
  });

  test("leaves out what its optional rules switch off", () => {
    const titles = (of: Ruleset) => referenceTables(of).map(({ title }) => title);
    expect(titles(house)).toContain("Mines");
    expect(titles(ruleset("optionalRules: { mines: false }"))).not.toContain("Mines");
    const msg = "Momentary Singularity Generator";
    expect(titles(house)).toContain(msg);
    expect(titles(ruleset("optionalRules: { msg: false }"))).not.toContain(msg);
  });

  test("says why a table cannot be shown", () => {
    const made = { ...house, msg: { ...house.msg, duration: 100_000 } };
    const lines = partsOf(made).flatMap(({ title, body }) =>
      title === "Not shown" ? body.flatMap((each) => (each.kind === "words" ? each.lines : [])) : [],
    );
    expect(lines).toEqual(["a singularity of 100000 impulses: expected at most 1000."]);
  });

  test("has the odds of mines for fighters in its words: one pattern at most", () => {
    const contact = { speed: 6, patterns: 3, silent: false, iff: "hostile", unit: "fighter" } as const;
    expect(mineChances(contact, house).distribution).toHaveLength(2);
    expect(JSON.stringify(part("Mines: chance of each pattern touched").body)).toContain(
      "Fighters set off 1 pattern at most",
    );
  });
});
