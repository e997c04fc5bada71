import { describe, expect, test } from "vitest";
import * as z from "zod";
import { explain, explainList } from "../../src/report/explain/explain.js";
import { width } from "../../src/report/text/text.js";
import { house } from "../../src/rulebook/house.js";
import { playSchemas } from "../../src/rulebook/play-schema.js";
import { rulesetSchemas } from "../../src/rulebook/schema.js";
import { AT_THE_TABLE, HOUSE_SECTIONS, MSG_SECTIONS, optionAt, TOPICS } from "../../src/rulebook/topics.js";
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
    for (const [key, part] of Object.entries(playSchemas().parts)) expect(part.description, key).toBeTruthy();
  });
});

describe("what answers a topic", () => {
  // Of those that can be run: a group only has commands below it.
  const commands = allCommandsOf(wholeProgram())
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
      /ruleset ours 3, otherwise than the rule above, option engineStep:\sprorated\n/,
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

  test("says of a changed modifier only what it is now", () => {
    const modifiers = house.modifiers.map((each) =>
      each.id === "shields" ? { ...each, percent: 25 } : each,
    );
    expect(explain("shields")).toContain("a fifth");
    expect(explain("shields", { ...house, modifiers })).not.toContain("a fifth");
    expect(explain("shields", { ...house, modifiers })).toContain("percent: +25% a level");
  });

  test("tells both where a ruleset's modifier shares an id with a topic", () => {
    const own = { id: "rounding", title: "Rounding fee", percent: 1, stage: "chart" as const };
    const text = explain("rounding", { ...house, modifiers: [...house.modifiers, own] });
    expect(text).toMatch(/Rounding fee[\s\S]*Rounding to points/);
  });
});
