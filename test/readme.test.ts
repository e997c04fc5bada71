import { readFileSync, rmSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { examplesIn, runExample } from "../scripts/readme-examples.js";

const root = new URL("../", import.meta.url);
const examples = examplesIn(readFileSync(new URL("README.md", root), "utf8"));

// The fleet that the README begins with `init`.
afterAll(() => rmSync(new URL("my-fleet.yaml", root), { force: true }));

test("there are examples to run", () => {
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.filter(({ output }) => output).length).toBeGreaterThan(5);
});

// One after the other: some need the file that an earlier one wrote. They run the build in dist/.
describe("the README's example", () => {
  test.each(examples.map((example) => [example.code.split("\n")[0]!, example] as const))(
    "%s",
    async (_title, example) => {
      const { exit, output } = await runExample(example);
      expect({ exit, output }).toEqual({ exit: example.exit, output: example.output?.text ?? output });
    },
  );
});
