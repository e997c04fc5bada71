import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { RULES } from "../../src/lint/rules.js";
import { runLint } from "../support/linting.js";

const folder = new URL("../broken/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const ruleset = "rulesets/no-mines.yaml";

/** `yaml-duplicate-key.yaml` shows the rule `yaml/duplicate-key`. */
function ruleOf(name: string): string {
  return name.replace("-", "/").replace(".yaml", "");
}

test.each(names)("%s shows its one mistake and no other", (name) => {
  const files = { [ruleset]: readFileSync(new URL(ruleset, folder), "utf8") };
  const run = runLint({ ...files, [name]: readFileSync(new URL(name, folder)) }, { named: [name] });
  expect(run.diagnostics.map(({ ruleId }) => ruleId)).toEqual([ruleOf(name)]);
});

test("every rule has a broken example", () => {
  const ids = RULES.map(({ id }) => id);
  expect(names.map(ruleOf).sort()).toEqual(ids.sort());
});
