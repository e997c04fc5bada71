import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { inProcess } from "../support/cli/in-process.js";
import { allCommandsOf, pathOf, wholeProgram } from "../support/cli/program-tree.js";

const commands = allCommandsOf(await wholeProgram()).slice(1);

/** The examples that the help of a command shows, without `$ shipcost`. */
async function examplesOf(command: Command): Promise<string[]> {
  const { code, stdout } = await inProcess("/", [...pathOf(command), "--help"]);
  expect(code).toBe(0);
  return stdout.split("\n").flatMap((line) => /^ {2}\$ shipcost (.*)$/.exec(line)?.[1] ?? []);
}

/** The words of a command line up to where its output goes; quotation marks hold words together. */
function wordsOf(line: string): string[] {
  const words = line.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const end = words.findIndex((word) => /^[<>|]/.test(word));
  return words.slice(0, end < 0 ? undefined : end).map((word) => word.replace(/^(["'])(.*)\1$/, "$2"));
}

/** The command that a line leads to, by the option parser; nothing is run. */
async function reached(words: readonly string[]): Promise<string> {
  const root = await wholeProgram();
  let path = "";
  for (const command of allCommandsOf(root)) {
    command.exitOverride();
    if (command.commands.length === 0) {
      command.action(() => {
        path = pathOf(command).join(" ");
      });
    }
  }
  await root.parseAsync([...words], { from: "user" });
  return path;
}

describe.each(commands.map((command) => [pathOf(command).join(" "), command] as const))(
  "the help of %s",
  (path, command) => {
    test("has examples, on lines that fit, each of which is a command line of it", async () => {
      const examples = await examplesOf(command);
      expect(examples).not.toEqual([]);
      for (const example of examples) {
        expect(`  $ shipcost ${example}`.length).toBeLessThanOrEqual(80);
        expect(`${await reached(wordsOf(example))} `).toMatch(new RegExp(`^${path} `));
      }
    });

    test("is what help prints", async () => {
      const [asked, told] = [
        await inProcess("/", [...pathOf(command), "--help"]),
        await inProcess("/", ["help", ...pathOf(command)]),
      ];
      expect(told).toEqual(asked);
    });
  },
);

test.each([
  [["prise"], "price"],
  [["prise", "fleet.yaml", "--brief"], "price"],
  [["lint", "--formt", "json"], "--format"],
  [["price", "fleet.yaml", "--bugdet", "3"], "--budget"],
  [["play", "engine"], "engines"],
  [["play", "engines", "--hul", "3"], "--hull"],
  [["ruleset", "shw"], "show"],
  [["ruleset", "show", "--formt", "json"], "--format"],
  [["help", "prise"], "price"],
  [["help", "play", "engine"], "engines"],
])("%j is a mistake, and told what was meant: %s", async (args, meant) => {
  const { code, stdout, stderr } = await inProcess("/", args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(new RegExp(`[Dd]id you mean ${meant}\\?`));
});

test.each([[["xyzzy"]], [["play", "xyzzy"]], [["help", "xyzzy"]], [["completion", "xyzzy"]]])(
  "%j is a mistake that resembles nothing",
  async (args) => {
    const { code, stdout, stderr } = await inProcess("/", args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).not.toMatch(/did you mean/i);
  },
);
