import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { SHIP_ORDERS } from "../report/ship-orders.js";
import { visible } from "../report/visible.js";
import { COLOR_CHOICES } from "./colors.js";
import { EXIT, type Io, UsageError } from "./io.js";
import { VERSION } from "./version.js";

type Action = (io: Io, args: string[], options: never) => number | Promise<number>;

/** Runs the command line and answers its exit code. Everything outside is reached through `io`. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  let code: number = EXIT.ok;
  const program = build(io, (exit) => {
    code = exit;
  });
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync([...argv], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.failure;
    if (!(error instanceof UsageError)) throw error;
    io.err(`shipcost: ${visibleLines(error.message)}\n`);
    return EXIT.failure;
  }
}

/** Lines of our own making around texts that may not be. */
function visibleLines(text: string): string {
  return text.split("\n").map(visible).join("\n");
}

const wholeNumber = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError("expected a whole number of at least 0.");
  return Number(text);
};
const decimalNumber = (text: string): number => {
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text))
    throw new InvalidArgumentError("expected a number of at least 0.");
  return Number(text);
};
const many = (text: string, earlier: string[] = []): string[] => [...earlier, text];

function build(io: Io, finish: (code: number) => void): Command {
  const program = new Command("shipcost")
    .description("Validates, prices and lints starships for tabletop wargames, written in YAML.")
    .version(VERSION, "-V, --version", "print the version")
    .helpCommand("help [command]", "help on a command")
    .showHelpAfterError("(--help says more)")
    .configureOutput({
      writeOut: io.out,
      writeErr: (text) => io.err(visibleLines(text)),
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
    })
    .exitOverride();

  /** Commander hands an action its arguments, its options and itself. */
  const acting = (made: Command, run: () => Promise<Action>) =>
    made.action(async (...given: unknown[]) => {
      const args = given.slice(0, -2).flat();
      const said = args.filter((arg) => arg !== undefined) as string[];
      finish(await (await run())(io, said, given.at(-2) as never));
    });
  const command = (
    name: string,
    description: string,
    examples: readonly string[],
    run: () => Promise<Action>,
  ) => {
    const made = program.command(name).description(description);
    if (examples.length > 0) {
      made.addHelpText("after", `\nExamples:\n${examples.map((line) => `  $ shipcost ${line}`).join("\n")}`);
    }
    return acting(made, run);
  };
  const color = () => new Option("--color <when>", "colour").choices([...COLOR_CHOICES]).default("auto");
  const formats = (choices: readonly string[]) =>
    new Option("-f, --format <format>", "how to print").choices([...choices]).default(choices[0]);
  const common = (made: Command) =>
    made
      .option("--ruleset <id|file>", "the ruleset for everything, whatever fleets say")
      .option("--stdin-filename <path>", "what standard input is called, and where its references start")
      .addOption(color())
      .option("-q, --quiet", "findings and prices only: no counts, no hints");

  common(
    command(
      "price",
      "Price ships and fleets, with each number explained.",
      [
        "price fleet.yaml",
        "price fleet.yaml#Lance --set shields=2",
        "price fleets/ --brief --budget 60",
        "price fleet.yaml --format markdown",
      ],
      async () => (await import("./commands/price.js")).price,
    ),
  )
    .argument("<FILE...>", "files, folders, globs, or - for standard input; FILE#NAME for one ship")
    .addOption(formats(["table", "json", "csv", "markdown"]))
    .option("--brief", "one line a ship")
    .option("--budget <points>", "the points that each fleet may cost", decimalNumber)
    .option("--set <key=value>", "price with this value instead of the file's (repeatable)", many)
    .addOption(
      new Option("--sort <order>", "order of the ships of a fleet").choices([...SHIP_ORDERS]).default("file"),
    );

  common(
    command(
      "lint",
      "Check designs and fleets; every finding at its place.",
      ["lint fleets/", "lint fleet.yaml --format concise", "lint fleets/ --max-warnings 0"],
      async () => (await import("./commands/lint.js")).lint,
    ),
  )
    .argument("[FILE...]", "files, folders, globs, or - for standard input (default: the current folder)")
    .addOption(formats(["pretty", "concise", "json"]))
    .option("--max-warnings <n>", "fail when there are more warnings", wholeNumber)
    .option("--rule <ID=severity>", "off, info, warning or error for a rule (repeatable)", many)
    .option("--budget <points>", "the points that each fleet may cost", decimalNumber)
    .option("--list-files", "print the files that would be checked, and what is passed over")
    .option("--stats", "after the findings, count them by rule");

  common(
    command(
      "msg",
      "May these designs mount their Momentary Singularity Generators?",
      ["msg fleet.yaml", "msg --size-class 3 --count 2"],
      async () => (await import("./commands/msg.js")).msg,
    ),
  )
    .argument("[FILE...]", "files, folders, globs, or - for standard input")
    .addOption(formats(["table", "json"]))
    .option("--size-class <n>", "ask about a size class (1 to 7) instead of a file", wholeNumber)
    .option("--count <n>", "how many MSGs (default: 1)", wholeNumber);

  command(
    "explain",
    "Explain a lint rule, a modifier or a rule of the game; without an ID, list them.",
    ["explain msg/limit", "explain engines"],
    async () => (await import("./commands/explain.js")).explainCommand,
  )
    .argument("[ID]", "the id of a rule, modifier or topic")
    .addOption(formats(["text", "json"]))
    .option("--ruleset <id|file>", "the ruleset whose numbers are shown")
    .addOption(color());

  const ruleset = program.command("ruleset").description("Rulesets: the built-in one and your own.");
  const sub = (name: string, description: string, run: () => Promise<Action>) =>
    acting(ruleset.command(name).description(description), run);
  const rulesets = () => import("./commands/ruleset.js");
  sub("list", "List the built-in rulesets.", async () => (await rulesets()).list).addOption(
    formats(["table", "json"]),
  );
  sub("show", "Print a ruleset as YAML, ready to be extended.", async () => (await rulesets()).show)
    .argument("[ID|FILE]", "a built-in ruleset or a file", "house")
    .addOption(formats(["yaml", "json"]));
  sub("check", "Validate a ruleset file.", async () => (await rulesets()).check)
    .argument("<FILE>", "a ruleset file, or - for standard input")
    .addOption(formats(["pretty", "concise", "json"]))
    .addOption(color());

  command(
    "schema",
    "Print the JSON Schema (draft-07) of design files, for editors.",
    ["schema fleet > fleet.schema.json", "schema ship --ruleset rulesets/frontier.yaml"],
    async () => (await import("./commands/schema.js")).schema,
  )
    .addArgument(
      program
        .createArgument("[kind]", "what to describe")
        .choices(["ship", "fleet", "ruleset"])
        .default("fleet"),
    )
    .option("--ruleset <id|file>", "the ruleset whose bounds, traits and box kinds it has");

  command(
    "init",
    "Write a commented starter fleet that lints clean.",
    ["init fleet.yaml", "init - > fleet.yaml"],
    async () => (await import("./commands/init.js")).init,
  ).argument("[FILE]", "where to write it, or - for standard output", "fleet.yaml");

  for (const each of [program, ...program.commands, ...ruleset.commands]) each.exitOverride();
  return program;
}
