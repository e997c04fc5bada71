import { describe, expect, test } from "vitest";
import * as z from "zod";
import { explain, explainList } from "../../src/report/explain/explain.js";
import { width } from "../../src/report/text/text.js";
import { NUMBER_FIELDS } from "../../src/rulebook/fields.js";
import { house } from "../../src/rulebook/house.js";
import { playParts } from "../../src/rulebook/play-schema.js";
import { type Modifier, type Ruleset, rulesetSchemas } from "../../src/rulebook/schema.js";
import {
  AT_THE_TABLE,
  HOUSE_SECTIONS,
  MSG_SECTIONS,
  modifierInWords,
  optionAt,
  prose,
  TOPICS,
} from "../../src/rulebook/topics.js";
import { allCommandsOf, pathOf, wholeProgram } from "../support/cli/program-tree.js";

/** The options of a ruleset that have a few values to choose from, by path; records of lists are no options. */
function choices(schema: z.ZodType, path: string): [string, readonly unknown[]][] {
  if (schema instanceof z.ZodEnum) return [[path, schema.options]];
  if (schema instanceof z.ZodBoolean) return [[path, [true, false]]];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, part]) =>
    choices(part as z.ZodType, path === "" ? key : `${path}.${key}`),
  );
}

describe("topics", () => {
  test("have ids of their own, in kebab-case", () => {
    const ids = explainList().map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id } of TOPICS) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("name options that the built-in ruleset has", () => {
    for (const { option } of TOPICS) if (option) expect(optionAt(house, option), option).toBeDefined();
  });

  test("give a reason for each reading", () => {
    for (const topic of TOPICS) if (topic.status === "reading") expect(topic.reading, topic.id).toBeTruthy();
  });

  test("say each option once", () => {
    const options = TOPICS.flatMap(({ option }) => option ?? []);
    expect(options).toEqual([...new Set(options)]);
  });

  test.each(choices(rulesetSchemas().complete, ""))("list the values of %s", (path, values) => {
    const topic = TOPICS.find(({ option }) => option === path);
    expect(new Set(topic?.alternatives?.map(({ value }) => value))).toEqual(new Set(values));
  });

  test("offer the value in force among the alternatives", () => {
    for (const { option, alternatives } of TOPICS) {
      if (!option || !alternatives) continue;
      expect(
        alternatives.map(({ value }) => value),
        option,
      ).toContain(optionAt(house, option));
    }
  });

  test("cover every part of the ruleset, and every modifier", () => {
    const covered = TOPICS.flatMap(({ option }) => option ?? []);
    const parts = Object.keys(house).filter(
      (key) => !["ruleset", "version", "title", "traits"].includes(key),
    );
    const wanted = [...parts, ...house.modifiers.map(({ id }) => `modifiers.${id}`)];
    const missing = wanted.filter((path) => !covered.some((o) => o === path || o.startsWith(`${path}.`)));
    expect(missing).toEqual([]);
  });

  test("stand beside a source for each modifier, and words for each number of play", () => {
    for (const { id, source } of house.modifiers) expect(source, id).toBeTruthy();
    for (const [key, part] of Object.entries(playParts())) expect(part.description, key).toBeTruthy();
  });
});

/** The paths of all numbers, choices and switches of a ruleset; records of a list go by id where they have one. */
function leaves(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value)
    ? value.map((each, i): [string, unknown] => [String(each?.id ?? i), each])
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** The house rules with another value at a path. */
function withOther(path: readonly string[]): Ruleset {
  const changed = structuredClone(house);
  const key = path.at(-1) ?? "";
  const holder = path.slice(0, -1).reduce<unknown>((value, step) => {
    const list = Array.isArray(value) ? value.find((each) => each?.id === step) : undefined;
    return list ?? (value as Record<string, unknown>)[step];
  }, changed) as Record<string, unknown>;
  const others = TOPICS.find(({ option }) => option === path.join("."))?.alternatives ?? [];
  holder[key] = otherThan(
    holder[key],
    others.map(({ value }) => value),
  );
  return changed;
}

function otherThan(value: unknown, choices: readonly unknown[]): unknown {
  if (NUMBER_FIELDS.some((field) => field === value)) return "hull";
  if (choices.length > 0) return choices.find((each) => each !== value);
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  return /^[-\d./]+$/.test(String(value)) ? "7" : `other ${value}`;
}

describe("the words of topics come from the ruleset", () => {
  const words = (rules: Ruleset) => TOPICS.map(({ statement }) => prose(statement, rules));
  const usual = words(house);
  /** What no topic tells: names, and what only the notation and the map read. */
  const UNTOLD =
    /^(ruleset|version|title|minesweeping combatTable)$|^modifiers .* (title|stage|source|id)$|^specials .* (id|effect|arc|aliases.*)$|^arcs (house .* (id|sfb)|sfb .*)$|^arcs default$|^limits count|lockOn modifiers \d why$/;

  test.each(leaves(house).map((path) => [path.join(" "), path] as const))("%s", (name, path) => {
    if (UNTOLD.test(name)) return;
    const changed = words(withOther(path));
    expect(changed.filter((each, i) => each !== usual[i]).length).toBeGreaterThan(0);
    for (const each of changed) expect(each).not.toMatch(/undefined|NaN|\[object|null/);
  });

  test("so that no number stands in two places", () => {
    // A number in fixed words would be a second place: 1" and N × P are of the text, 2.25 and the like of arithmetic.
    const fixed = TOPICS.flatMap(({ id, statement }) =>
      typeof statement === "string" && /\d|half|quarter|twice|double/.test(statement) ? [id] : [],
    );
    expect(fixed).toEqual(["notation", "defence"]);
  });

  test("with records that the house rules lack", () => {
    const own: Ruleset = {
      ...house,
      boxKinds: [{ id: "tender", cost: "0.25", damageControl: false }],
      classNames: [
        { from: 1, to: 3, name: "frigate" },
        { from: 4, name: "cruiser" },
      ],
      minesweeping: { ...house.minesweeping, combatTable: [{ odds: 2, results: [0, 0, 1, 1, 2, 3] }] },
      limits: { ...house.limits, shields: { min: 1, max: { perTechLevel: 2 } }, toughness: 5 },
    };
    const text = words(own).join("\n");
    expect(text).toContain("tender (0.25 points a box)");
    expect(text).toContain("frigate from 1 to 3, cruiser from 4");
    expect(text).toContain("for odds of 2-1");
    expect(text).toContain("a whole number from 1 to 2 × tech level");
    expect(text).toContain("Toughness is a whole number from 0 to 5.");
    expect(words({ ...house, modifiers: [], specials: [] }).join()).toContain("no modifier shields");
  });
});

describe("a modifier in words", () => {
  const base = { id: "m", title: "M", stage: "chart" } as const;
  test.each([
    [{ percent: 20, per: "shields" }, "Each shield level adds 20%."],
    [{ percent: -5, per: "hull", over: 10 }, "Each hull box over 10 takes off 5%."],
    [
      { percent: 50, per: "engines", over: 2, step: 2 },
      "Every 2 engine points over 2 add 50%. An unfinished pair is free.",
    ],
    [
      { percent: -1, per: "secondaries", step: 3 },
      "Every 3 secondaries take off 1%. An unfinished step of 3 is free.",
    ],
    [{ percent: "12.5", when: { agile: false } }, "A ship that is not agile costs 12.5% more."],
    [{ percent: -10 }, "A ship costs 10% less."],
    [
      { percent: 10, when: { kind: "base", crew: "elite", trait: "old" } },
      "A base with an elite crew and with the trait old costs 10% more.",
    ],
    [
      { percent: 5, per: "shields", when: { techLevel: 6 } },
      "For a ship of tech level 6, each shield level adds 5%.",
    ],
  ] as const)("%j", (modifier, words) => {
    expect(modifierInWords({ ...base, ...modifier } as Modifier, house)).toBe(words);
  });

  test("tells what an unfinished step costs", () => {
    const engines = house.modifiers.find(({ id }) => id === "engines") as Modifier;
    const rest = (engineStep: Ruleset["engineStep"]) => modifierInWords(engines, { ...house, engineStep });
    expect(rest("started")).toContain("An unfinished pair costs as much as a full one.");
    expect(rest("prorated")).toContain("An unfinished pair costs its part of a full one.");
  });
});

describe("what answers a topic", async () => {
  // Of those that can be run: a group only has commands below it.
  const commands = allCommandsOf(await wholeProgram())
    .filter((command) => command.commands.length === 0)
    .map((command) => pathOf(command).join(" "));

  test("is a command that there is, or nothing but the table", () => {
    expect(commands).toContain("play vector");
    const known = commands.map((name) => `shipcost ${name}`);
    const strange = TOPICS.filter(({ play }) => play !== AT_THE_TABLE && !known.includes(play));
    expect(strange.map(({ id, play }) => [id, play])).toEqual([]);
  });

  test("is told for every section of both texts", () => {
    const cited = (text: string) =>
      new Set<string>(
        TOPICS.filter(({ source }) => source.text === text).map(({ source }) => source.section),
      );
    expect([...cited("house rules")].sort()).toEqual([...HOUSE_SECTIONS].sort());
    expect([...cited("MSG proposal")].sort()).toEqual([...MSG_SECTIONS].sort());
  });

  test("is told by explain", () => {
    const [free] = TOPICS.filter(({ play }) => play === AT_THE_TABLE);
    expect(explain(free!.id)).toContain("no command is needed");
    expect(explain("vector-burn")).toContain("See: shipcost play vector");
  });
});

describe("explain", () => {
  test("explains everything it lists, within the width", () => {
    for (const { id, title } of explainList()) {
      const text = explain(id, house, 60);
      expect(text?.replace(/\s+/g, " "), id).toContain(title);
      const prose = text!.split("\n").filter((line) => !line.startsWith("  "));
      for (const line of prose) expect(width(line), line).toBeLessThanOrEqual(60);
    }
    expect(explain("no-such-thing")).toBeNull();
  });

  test("tells the value in force in the ruleset at hand", () => {
    const other = { ...house, ruleset: "ours", version: "3", engineStep: "prorated" as const };
    expect(explain("engine-step")).toMatch(/ruleset house 1\.0, option engineStep: full\n/);
    expect(explain("engine-step", other)).toMatch(
      /ruleset ours 3, otherwise than in the house rules, option engineStep:\sprorated\n/,
    );
    expect(explain("engine-step", other)).toMatch(/An unfinished pair costs its part of a full\sone\./);
    expect(explain("engine-step", other)).toMatch(
      /house rules have it otherwise: .* An\sunfinished pair is free\./,
    );
    expect(explain("engine-step", other)).toMatch(/prorated: an unfinished pair .*\(in force\)/);
  });

  test("tells all facts of a modifier", () => {
    const text = explain("engines");
    for (const fact of ["+50% a level", "per: engines", "over: 2", "step: 2", "stage: chart", "Source:"]) {
      expect(text).toContain(fact);
    }
    expect(explain("frail")).toContain("when: toughness is 2");
  });

  test("says what a changed modifier does now", () => {
    const modifiers = house.modifiers.map((each) =>
      each.id === "shields" ? { ...each, percent: 25 } : each,
    );
    expect(explain("shields")).toContain("Each shield level adds 20%.");
    expect(explain("shields", { ...house, modifiers })).toContain("Each shield level adds 25%.");
    expect(explain("shields", { ...house, modifiers })).toContain("percent: +25% a level");
  });

  test("tells both where a ruleset's modifier shares an id with a topic", () => {
    const own = { id: "rounding", title: "Rounding fee", percent: 1, stage: "chart" as const };
    const text = explain("rounding", { ...house, modifiers: [...house.modifiers, own] });
    expect(text).toMatch(/Rounding fee[\s\S]*Rounding to points/);
  });
});
