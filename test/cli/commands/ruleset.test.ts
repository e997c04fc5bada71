import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { folder } from "../../support/cli/folder.js";
import { inProcess } from "../../support/cli/in-process.js";

const sample = (name: string) =>
  readFileSync(new URL(`../../../ships/rulesets/${name}`, import.meta.url), "utf8");
const RULESETS = {
  "leagues/ember-league.yaml": sample("ember-league.yaml"),
  "leagues/ember-league-duels.yaml": sample("ember-league-duels.yaml"),
};

async function shown(root: string, ...args: string[]) {
  const { code, stdout, stderr } = await inProcess(root, ["ruleset", "show", ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

async function hashOf(root: string, file: string): Promise<string> {
  return JSON.parse(await shown(root, file, "--format", "json")).identity.hash;
}

describe("ruleset show prints what extends the ruleset shown", () => {
  test.each([
    ["house", "house"],
    ["leagues/ember-league.yaml", "leagues/ember-league.yaml"],
    ["./leagues/ember-league-duels.yaml", "leagues/ember-league-duels.yaml"],
  ])("%s, and comes to the same rules", async (name, extended) => {
    const root = folder({ ".git/": "", ...RULESETS });
    const text = await shown(root, name);
    expect(text).toContain(`\nextends: ${extended}\n`);
    const again = folder({ ".git/": "", ...RULESETS, "my-rules.yaml": text });
    expect((await inProcess(again, ["ruleset", "check", "my-rules.yaml"])).code).toBe(0);
    expect(await hashOf(again, "my-rules.yaml")).toBe(await hashOf(again, name));
  });

  test("of standard input as a change of house: it has no path", async () => {
    const root = folder({ ".git/": "" });
    const input = sample("ember-league.yaml");
    const { stdout } = await inProcess(root, ["ruleset", "show", "-"], { input });
    expect(stdout).toContain("\nextends: house\n");
    const again = folder({ ".git/": "", ...RULESETS, "my-rules.yaml": stdout });
    expect(await hashOf(again, "my-rules.yaml")).toBe(await hashOf(again, "leagues/ember-league.yaml"));
  });

  test("of a file that is called as a built-in one by its path", async () => {
    const root = folder({ ".git/": "", house: 'ruleset: cottage\nversion: "1"\nextends: house\n' });
    expect(await shown(root, "./house")).toContain("\nextends: ./house\n");
  });
});

test("the sample that only changes comes to what it says", async () => {
  const root = folder({ ".git/": "", ...RULESETS });
  const { ruleset } = JSON.parse(await shown(root, "leagues/ember-league-duels.yaml", "--format", "json"));
  const percents = Object.fromEntries(
    ruleset.modifiers.map(({ id, percent }: { id: string; percent: unknown }) => [id, percent]),
  );
  expect(percents).toMatchObject({ shields: 25, "battle-rider": -10, toughness: 30 });
  expect(percents).not.toHaveProperty("agile");
  expect(ruleset.boxKinds.map(({ id }: { id: string }) => id)).toEqual(["cargo"]);
  expect(ruleset.limits.toughness).toEqual({ min: 2 });
  expect(
    ruleset.classNames.map(({ from, name }: { from: number; name: string }) => `${from} ${name}`),
  ).toEqual(["1 Boat", "6 Corvette", "9 Frigate", "12 Cruiser", "20 Dreadnought"]);
});
