import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Loader } from "../../src/design/load.js";
import { diagnose } from "../../src/lint/diagnose.js";
import { checkFile } from "../../src/lint/lint.js";
import { RULES } from "../../src/lint/rules.js";
import { conclude } from "../../src/lint/unused.js";
import { memoryFiles } from "../../src/source/files.js";

const folder = new URL("../broken/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
const files = memoryFiles({
  "rulesets/no-mines.yaml": readFileSync(new URL("rulesets/no-mines.yaml", folder), "utf8"),
});

/** `yaml-duplicate-key.yaml` shows the rule `yaml/duplicate-key`. */
function ruleOf(name: string): string {
  return name.replace("-", "/").replace(".yaml", "");
}

test.each(names)("%s shows its one mistake and no other", (name) => {
  const loader = new Loader({ files });
  const checked = checkFile(loader.load(name, readFileSync(new URL(name, folder))));
  const diagnostics = diagnose(conclude([checked])[0]!.findings, loader.sources);
  expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual([ruleOf(name)]);
});

test("every rule has a broken example", () => {
  const ids = RULES.map(({ id }) => id);
  expect(names.map(ruleOf).sort()).toEqual(ids.sort());
});
