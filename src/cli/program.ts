import { Command, InvalidArgumentError, Option } from "commander";
import { visible } from "../report/text/visible.js";
import type { Io } from "./io.js";
import { COLOR_CHOICES } from "./terminal/colors.js";

/** What a command does: arguments and options in, exit code out. Loaded when the command is run. */
export type Action = (io: Io, args: string[], options: never, version: string) => number | Promise<number>;

/** The command line under construction: what each file of define/ adds its commands to. */
export interface Program {
  readonly root: Command;
  /** Adds a command below a parent (the root if none is given), with examples for its help. */
  command(
    name: string,
    description: string,
    examples: readonly string[],
    run: () => Promise<Action>,
    parent?: Command,
  ): Command;
  /** Adds a command that only has commands below it; its help has their examples. */
  group(name: string, description: string, parent?: Command): Command;
}

/** Makes the root command; `finish` is told the exit code of whatever runs. */
export function createProgram(io: Io, version: string, finish: (code: number) => void): Program {
  const root = new Command("shipcost")
    .description("Validates, prices and lints starships for tabletop wargames, written in YAML.")
    .version(version, "-V, --version", "print the version")
    .helpCommand("help [command]", "help on a command")
    .showHelpAfterError("(--help says more)")
    .configureOutput({
      writeOut: io.out,
      writeErr: (text) => io.err(visibleLines(text)),
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
    })
    .exitOverride();
  const examplesOf = new Map<Command, readonly string[]>();
  const firstExamples = (commands: readonly Command[]): string[] =>
    commands.flatMap((each) => examplesOf.get(each)?.slice(0, 1) ?? firstExamples(each.commands));

  return {
    root,
    command(name, description, examples, run, parent = root) {
      const made = parent.command(name).description(description);
      examplesOf.set(made, examples);
      made.addHelpText("after", examplesText(examples));
      // Commander hands an action its arguments, its options and itself.
      return made.action(async (...given: unknown[]) => {
        const args = given.slice(0, -2).flat();
        const said = args.filter((arg) => arg !== undefined) as string[];
        finish(await (await run())(io, said, given.at(-2) as never, version));
      });
    },
    group(name, description, parent = root) {
      const made = parent.command(name).description(description);
      return made.addHelpText("after", () => examplesText(firstExamples(made.commands)));
    },
  };
}

function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((line) => `  $ shipcost ${line}`).join("\n")}`;
}

/** Lines of our own making around texts that may not be. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

/** The largest whole number of an option. What the calculators make of it is still exact. */
const MOST = 10 ** 15;

/** A whole number of at least 0, as an option's value. */
export function wholeNumber(text: string): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= MOST))
    throw new InvalidArgumentError(`expected a whole number of at least 0 and at most ${MOST}.`);
  return value;
}

/** A decimal number of at least 0, as an option's value, with as many decimals as the calculators print. */
export function decimalNumber(text: string): number {
  if (!/^(?:\d{1,12}(?:\.\d{1,15})?|\.\d{1,15})$/.test(text))
    throw new InvalidArgumentError("expected a number of at least 0 and at most 999999999999, such as 2.5.");
  return Number(text);
}

/** Faces of dice, as an option's value: `3,5`. */
export function dieFaces(text: string): number[] {
  const faces = text.split(",").map((face) => face.trim());
  if (!faces.every((face) => /^[1-6]$/.test(face)))
    throw new InvalidArgumentError("expected the faces of dice, 1 to 6, such as 3,5.");
  return faces.map(Number);
}

/** The values of an option that may be given several times. */
export function many(text: string, earlier: string[] = []): string[] {
  return [...earlier, text];
}

export function colorOption(): Option {
  return new Option("--color <when>", "colour").choices([...COLOR_CHOICES]).default("auto");
}

/** `--format`, the first choice being the default. */
export function formatOption(choices: readonly string[]): Option {
  return new Option("-f, --format <format>", "how to print").choices([...choices]).default(choices[0]);
}

/** An option whose choices may be followed by `=FILE`; its own parser takes both apart. */
export class ChoiceToFile extends Option {}

/** Which configuration holds. */
export function configOptions(made: Command): Command {
  return made
    .option("--config <file>", "the configuration for everything, instead of each file's .shipcost.yaml")
    .option("--no-config", "no configuration at all");
}

/** The options of every command that works on design files. */
export function fileOptions(made: Command): Command {
  return configOptions(made.option("--ruleset <id|file>", "the ruleset for everything, whatever fleets say"))
    .option("--stdin-filename <path>", "what standard input is called, and where its references start")
    .option("--force-exclude", "leave ignored files out also where they are named")
    .addOption(colorOption())
    .option("-q, --quiet", "findings and prices only: no counts, no hints");
}
