import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Argument, Command, Option } from "commander";
import { beforeAll, describe, expect, test } from "vitest";
import { bashCompletion } from "../../../src/cli/completion/bash.js";
import { fishCompletion } from "../../../src/cli/completion/fish.js";
import { commandTree } from "../../../src/cli/completion/tree.js";
import { zshCompletion } from "../../../src/cli/completion/zsh.js";
import { ChoiceToFile } from "../../../src/cli/program.js";
import { RULES } from "../../../src/lint/rules.js";
import { explainList } from "../../../src/report/explain/explain.js";
import { inProcess } from "../../support/cli/in-process.js";
import { allCommandsOf, pathOf, wholeProgram } from "../../support/cli/program-tree.js";
import { project, runProgram } from "../../support/cli/run.js";

const SHELLS = ["bash", "zsh", "fish"] as const;
type Shell = (typeof SHELLS)[number];
const found = SHELLS.filter((shell) => spawnSync(shell, ["-c", "exit 0"]).status === 0);

/** What a shell is started with, so that nobody's own settings count. */
const PLAIN: Readonly<Record<Shell, readonly string[]>> = {
  bash: ["--norc"],
  zsh: ["-f"],
  fish: ["--no-config"],
};
const here = project({
  "fleet.yaml": "",
  "other.yml": "",
  "notes.txt": "",
  "a folder/x.txt": "",
  "deep/my fleet.yaml": "",
  "deep/notes.txt": "",
});
const scripts = project().root;
const env = { HOME: scripts, TERM: "xterm" };

/** What a shell offers: the words, in the alphabet's order, and what is said of each. */
type Offer = ReadonlyMap<string, string>;

/** Asks a shell what a script offers at the end of each line. */
async function ask(shell: Shell, script: string, lines: readonly string[]): Promise<Map<string, Offer>> {
  const driver = fileURLToPath(new URL(`../../support/shells/ask.${shell}`, import.meta.url));
  const args = [...PLAIN[shell], driver, scriptFile(shell, script)];
  const { stdout } = await runProgram(shell, args, { cwd: here.root, env, input: `${lines.join("\n")}\n` });
  const answers = stdout.split(/^> /m).slice(1);
  return new Map(
    answers.map((answer) => {
      const [line = "", ...offered] = answer.replace(/\n$/, "").split("\n");
      return [line, new Map(offered.map((each) => offerOf(line, each)).sort())];
    }),
  );
}

function scriptFile(shell: Shell, script: string): string {
  const file = join(scripts, `script.${shell}`);
  writeFileSync(file, script);
  return file;
}

/** A word as it is meant, without what stands there already, which some shells repeat: `--format=json` is `json`. */
function offerOf(line: string, offered: string): [string, string] {
  const [word = "", about = ""] = offered.split("\t");
  const typed = line.slice(line.lastIndexOf(" ") + 1);
  const folder = /\.\w+$/.test(word) ? /^.*\//.exec(typed)?.[0] : undefined;
  const before =
    [folder, folder?.replace(/^.*=/, ""), /^.*=/.exec(typed)?.[0], /^--[^=]*=/.exec(typed)?.[0]].find(
      (each) => each && word.startsWith(each),
    ) ?? "";
  const rest = word.slice(before.length);
  // A folder ends in a slash for some, and an option in = where its value may be left out; zsh has escaped blanks.
  return [rest.replace(/(^--[^=]*)=$|\/$/, "$1").replace(/\\(.)/g, "$1"), about];
}

const root = await wholeProgram();
const commands = allCommandsOf(root);
const help = root.createHelp();
const lineOf = (command: Command) => ["shipcost", ...pathOf(command)].join(" ");

/** Lines, and exactly what has to be offered for each. */
const EXPECTED: readonly (readonly [string, readonly string[]])[] = [
  ...commands
    .filter((command) => command.commands.length > 0)
    .map((command): [string, string[]] => [
      `${lineOf(command)} `,
      help.visibleCommands(command).map((each) => each.name()),
    ]),
  ...commands.map((command): [string, string[]] => [
    `${lineOf(command)} --`,
    help.visibleOptions(command).map((option) => option.long!),
  ]),
  ...commands.flatMap((command) =>
    command.options
      .filter((option) => option.argChoices)
      .flatMap(({ long, short, argChoices = [] }): [string, string[]][] => [
        [`${lineOf(command)} ${long} `, argChoices],
        [`${lineOf(command)} ${long}=`, argChoices],
        ...(short ? [[`${lineOf(command)} ${short} `, argChoices] as [string, string[]]] : []),
      ]),
  ),
  ...commands.flatMap((command) =>
    command.registeredArguments
      .filter((argument) => argument.argChoices)
      .map(({ argChoices = [] }): [string, string[]] => [`${lineOf(command)} `, argChoices]),
  ),
  ["shipcost pri", ["price"]],
  ["shipcost nothing ", []],
  ["shipcost help ", root.commands.map((each) => each.name()).filter((name) => name !== "help")],
  ["shipcost help ruleset s", ["show"]],
  ["shipcost play help engi", ["engines"]],
  ["shipcost price --format json --format c", ["csv"]],
  ["shipcost price --budget play --form", ["--format"]],
  ["shipcost price fleet.yaml --so", ["--sort"]],
  ["shipcost price -- --so", []],
  ["shipcost lint --write-baseline --qui", ["--quiet", "--quiet-infos"]],
  ["shipcost completion bash z", []],
  ["shipcost explain ", [...new Set(explainList().map(({ id }) => id))]],
  ["shipcost explain engines/no", ["engines/none"]],
  ["shipcost explain engines extra", []],
  ["shipcost lint --rule ", RULES.filter(({ locked }) => !locked).map(({ id }) => `${id}=`)],
  ["shipcost lint --rule engines/no", ["engines/none="]],
  ["shipcost lint --rule engines/none=", ["off", "info", "warning", "error"]],
  ["shipcost lint --rule=engines/none=", ["off", "info", "warning", "error"]],
  ["shipcost lint --rule=engines/none=w", ["warning"]],
  ["shipcost lint --rule engines/nothing=", []],
  ["shipcost price --set cr", ["crew="]],
  ["shipcost price --set crew=", ["green", "regular", "elite"]],
  ["shipcost price --set agile=", ["true", "false"]],
  ["shipcost price --set hull=", []],
  ["shipcost price ", ["a folder", "deep", "fleet.yaml", "other.yml"]],
  ["shipcost price fleet.yaml o", ["other.yml"]],
  ["shipcost price deep/", ["my fleet.yaml"]],
  ["shipcost price --ruleset=deep/m", ["my fleet.yaml"]],
  ["shipcost price --ruleset ", ["house", "a folder", "deep", "fleet.yaml", "other.yml"]],
  ["shipcost price --ruleset=fl", ["fleet.yaml"]],
  ["shipcost ruleset show ho", ["house"]],
  ["shipcost ruleset show house fl", []],
  ["shipcost play engines --ship fl", ["fleet.yaml"]],
  ["shipcost lint --format concise --format sarif=n", ["notes.txt"]],
  ["shipcost lint --format=sarif=n", ["notes.txt"]],
  ["shipcost lint --color always=n", []],
  ["shipcost lint --baseline n", ["notes.txt"]],
  ["shipcost lint --baseline=n", ["notes.txt"]],
];

test("bash, which every system of our tests has, is among the shells that are tried", () => {
  expect(found).toContain("bash");
});

describe.each(SHELLS)("the script for %s", (shell) => {
  const missing = !found.includes(shell);
  let script: string;
  let offers: Map<string, Offer>;
  beforeAll(async () => {
    if (missing) return;
    script = (await inProcess(here.root, ["completion", shell])).stdout;
    offers = await ask(shell, script, [...new Set(EXPECTED.map(([line]) => line))]);
  });

  test.skipIf(missing)("offers exactly the commands, options, choices, ids and files that fit", () => {
    const words = EXPECTED.map(([line]) => [line, [...(offers.get(line)?.keys() ?? ["no answer"])]]);
    expect(words).toEqual(EXPECTED.map(([line, expected]) => [line, [...expected].sort()]));
  });

  // bash has no place for it.
  if (shell !== "bash")
    test.skipIf(missing)("tells what commands, options, rules and topics are", () => {
      const told = (line: string, word: string) => offers.get(line)?.get(word);
      for (const command of commands) {
        const line = lineOf(command);
        for (const each of command.commands) {
          expect(told(`${line} `, each.name())).toContain(each.description());
        }
        for (const { long, description } of command.options) {
          expect([line, long, told(`${line} --`, long!)]).toEqual([
            line,
            long,
            expect.stringContaining(description),
          ]);
        }
      }
      for (const { id, title } of explainList().filter(({ kind }) => kind === "lint rule")) {
        expect(told("shipcost explain ", id)).toContain(title);
      }
    });

  test.skipIf(missing)("has no fault of syntax, whatever names and descriptions hold", async () => {
    const nasty = `it's "a" [b] {c}: $HOME \`id\` $(id) \\ %s #x; (d) <e> & |\n*?~!`;
    const shown = nasty.replace("\n", " ");
    const made = new Command("shipcost").description(nasty);
    made
      .command("run")
      .description(nasty)
      .addOption(new ChoiceToFile("-m, --mode <mode>", nasty).choices(["it's", "a:b", "c"]))
      .addOption(new Option("--level [n]", nasty).choices(["low"]))
      .addArgument(new Argument("<first>", nasty).choices(["one"]))
      .addArgument(new Argument("[others...]", nasty).choices(["two", "three"]));
    const render = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion }[shell];
    for (const text of [script, render(commandTree(made))]) {
      const args = [...PLAIN[shell], "-n", scriptFile(shell, text)];
      const checked = await runProgram(shell, args, { env });
      expect([checked.code, checked.stderr]).toEqual([0, ""]);
    }
    const lines = ["", "run --", "run --mode ", "run --mode=c=n", "run ", "run one ", "run one two th"].map(
      (line) => `shipcost ${line}`,
    );
    const answers = await ask(shell, render(commandTree(made)), lines);
    expect(lines.map((line) => [...(answers.get(line)?.keys() ?? [])])).toEqual([
      ["help", "run"],
      ["--help", "--level", "--mode"],
      ["a:b", "c", "it's"],
      ["notes.txt"],
      ["one"],
      ["three", "two"],
      ["three"],
    ]);
    if (shell === "bash") return;
    expect(answers.get("shipcost ")?.get("run")).toContain(shown);
    expect(answers.get("shipcost run --")?.get("--mode")).toContain(shown);
  });
});
