import { Argument, Command, Option } from "commander";
import { visible } from "../report/text/visible.js";
import type {
  AnyCommand,
  ArgumentDefinition,
  CommandTable,
  Definition,
  GroupDefinition,
} from "./define/command.js";
import type { OptionDefinition, OptionTable } from "./define/option.js";
import type { Io } from "./io.js";

/** An option whose choices may be followed by `=FILE`; its own reader takes both apart. */
export class ChoiceToFile extends Option {}

/** What a command line is made for. */
export interface ProgramContext {
  readonly io: Io;
  readonly version: string;
  /** Is told the exit code of whatever runs. */
  finish(code: number): void;
}

/**
 * Makes the command line. Of the commands in the table, those that `words` name are loaded and added alone: each costs as
 * much as pricing a ship. Where the words name none, or one that has to know of every other, all are.
 */
export async function makeProgram(
  context: ProgramContext,
  table: CommandTable,
  words: readonly string[],
): Promise<Command> {
  const { io, version } = context;
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
  await new Building(context, root).add(root, table, words);
  return root.helpCommand(false);
}

class Building {
  readonly #examples = new Map<Command, readonly string[]>();

  constructor(
    readonly context: ProgramContext,
    readonly root: Command,
  ) {}

  async add(parent: Command, table: CommandTable, [name = "", ...rest]: readonly string[]): Promise<void> {
    const entry = Object.hasOwn(table, name) ? table[name] : undefined;
    const named = entry && (await definitionOf(entry));
    if (named && !("needsAll" in named && named.needsAll))
      return this.#define(parent.command(name), named, rest);
    for (const [each, other] of Object.entries(table))
      await this.#define(parent.command(each), await definitionOf(other), []);
  }

  async #define(made: Command, definition: Definition, words: readonly string[]): Promise<void> {
    made.description(definition.about);
    if ("commands" in definition) await this.#group(made, definition, words);
    else this.#command(made, definition);
  }

  async #group(made: Command, { commands }: GroupDefinition, words: readonly string[]): Promise<void> {
    await this.add(made, commands, words);
    made.addHelpText("after", () => examplesText(this.#firstExamples(made)));
  }

  #firstExamples(group: Command): string[] {
    return group.commands.flatMap(
      (each) => this.#examples.get(each)?.slice(0, 1) ?? this.#firstExamples(each),
    );
  }

  #command(made: Command, { usage, args = [], options, examples, more, run }: AnyCommand): void {
    const { io, version, finish } = this.context;
    if (usage !== undefined) made.usage(usage);
    for (const argument of args) made.addArgument(argumentOf(argument));
    for (const each of Object.values(options)) addOption(made, each);
    this.#examples.set(made, examples);
    made.addHelpText("after", examplesText(examples));
    if (more !== undefined) made.addHelpText("after", `\n${more}`);
    made.action(async () => {
      const action = await run();
      const said = made.processedArgs.flat().filter((arg): arg is string => arg !== undefined);
      finish(await action(io, said, valuesOf(made, options), { version, root: this.root }));
    });
  }
}

async function definitionOf(entry: CommandTable[string]): Promise<Definition> {
  return typeof entry === "function" ? (await entry()).definition : entry;
}

function argumentOf({ name, about, choices, preset }: ArgumentDefinition): Argument {
  const made = new Argument(name, about);
  if (choices) made.choices(choices);
  return preset === undefined ? made : made.default(preset);
}

function addOption(made: Command, definition: OptionDefinition<unknown>): void {
  const { flags, about, choices, toFile = false, read, preset, bare, required = false, no } = definition;
  const option = toFile ? new ChoiceToFile(flags, about) : new Option(flags, about);
  if (choices) option.choices([...choices]);
  if (read) option.argParser(read);
  if (preset !== undefined && typeof preset !== "boolean") option.default(preset);
  if (bare !== undefined) option.preset(bare);
  made.addOption(option.makeOptionMandatory(required));
  if (no) made.addOption(new Option(no.flags, no.about));
}

/** The values of options; the parser says nothing of a flag that is not there. */
function valuesOf(made: Command, options: OptionTable): never {
  const flags = Object.entries(options).filter(([, each]) => each.preset === false);
  const absent = Object.fromEntries(flags.map(([name]) => [name, false]));
  return { ...absent, ...made.opts<object>() } as never;
}

function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((line) => `  $ shipcost ${line}`).join("\n")}`;
}

/** Lines of our own making around texts that may not be. */
export function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}
