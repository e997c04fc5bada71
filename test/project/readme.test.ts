import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { examplesIn, runExample } from "../../scripts/readme-examples.js";

const root = new URL("../../", import.meta.url);
const examples = examplesIn(readFileSync(new URL("README.md", root), "utf8"));

// What the README's examples write.
const WRITTEN = [
  "my-fleet.yaml",
  "my-fleet.pdf",
  "my-fleet.html",
  "my-ship.svg",
  "my-lint.sarif",
  "my-lint.xml",
  "my-lint.json",
  "my-baseline.json",
  "shipcost.bash",
  "_shipcost",
  "shipcost.fish",
];
afterAll(() => {
  for (const name of WRITTEN) rmSync(new URL(name, root), { force: true });
});

test("there are examples to run", () => {
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.filter(({ output }) => output).length).toBeGreaterThan(5);
});

test("npx shipcost in the clone is the clone's own command", () => {
  const shell = process.platform === "win32";
  const printed = execFileSync("npx", ["shipcost", "--version"], { cwd: root, encoding: "utf8", shell });
  expect(printed.trim()).toBe(JSON.parse(readFileSync(new URL("package.json", root), "utf8")).version);
});

// They run the build in dist/. The lines of a block one after the other: some need the file that one before wrote.
const blocks = new Map(examples.map(({ block }) => [block, examples.filter((each) => each.block === block)]));
test.concurrent.each([...blocks.values()].map((block) => [block[0]!.code.split("\n")[0]!, block] as const))(
  "the README's block beginning %s",
  async (_title, block) => {
    for (const example of block) {
      const { exit, output } = await runExample(example);
      const expected = example.output?.text ?? output;
      expect({ code: example.code, exit, output }).toEqual({
        code: example.code,
        exit: example.exit,
        output: expected,
      });
    }
  },
  120_000,
);
