import type { Argument, Command, Option } from "commander";
import { ChoiceToFile } from "../program.js";
import { choices, type Values, valuesOf } from "./values.js";

/** A command as a shell completes it. */
export interface CommandNode {
  readonly name: string;
  /** The words that lead to it, without the program's own: "" for the program, `play engines`. */
  readonly path: string;
  readonly about: string;
  readonly commands: readonly CommandNode[];
  readonly options: readonly OptionNode[];
  readonly args: readonly ArgumentNode[];
}

export interface OptionNode {
  /** As they are typed: `-f`, `--format`. */
  readonly flags: readonly string[];
  readonly about: string;
  readonly takes: "nothing" | "value" | "maybe a value";
  /** Whether it may be of use a second time. */
  readonly repeatable: boolean;
  readonly label: string;
  readonly values: Values;
}

export interface ArgumentNode {
  readonly label: string;
  readonly required: boolean;
  /** Whether all that follow are such arguments, too. */
  readonly variadic: boolean;
  readonly values: Values;
}

/** The commands as they are defined, with what help shows of them: commands, options, choices. */
export function commandTree(command: Command, path = ""): CommandNode {
  const help = command.createHelp();
  const below = help.visibleCommands(command).map((each) => commandTree(each, joined(path, each.name())));
  const beside = below.filter((each) => !takesCommands(each));
  return {
    name: command.name(),
    path,
    about: oneLine(command.description()),
    commands: below.map((each) =>
      takesCommands(each) ? { ...each, commands: named(beside, each.path) } : each,
    ),
    options: help.visibleOptions(command).map(optionNode),
    args: command.registeredArguments.map(argumentNode),
  };
}

/** Every command of a tree, the tree's own first. */
export function allCommands(node: CommandNode): CommandNode[] {
  return [node, ...node.commands.flatMap(allCommands)];
}

/** Whether a command is one like `help`, whose argument names one beside it. */
function takesCommands({ args }: CommandNode): boolean {
  return args[0]?.label === "command";
}

/** The commands as words that follow another path. */
function named(nodes: readonly CommandNode[], below: string): CommandNode[] {
  return nodes.map((node) => {
    const path = joined(below, node.name);
    const commands = node.commands.filter((each) => !takesCommands(each));
    return { ...node, path, commands: named(commands, path), options: [], args: [] };
  });
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path} ${name}`;
}

function optionNode(option: Option): OptionNode {
  const takes = option.required ? "value" : option.optional ? "maybe a value" : "nothing";
  const label = /[<[]([^>\]]*)[>\]]/.exec(option.flags)?.[1] ?? "";
  return {
    flags: [option.short, option.long].filter((flag) => flag !== undefined),
    about: oneLine(option.description),
    takes,
    // Commander does not tell; only a parser can gather the values of several.
    repeatable: option.variadic || option.parseArg !== undefined,
    label,
    values: option.argChoices ? choices(option.argChoices, option instanceof ChoiceToFile) : valuesOf(label),
  };
}

function argumentNode(argument: Argument): ArgumentNode {
  const { required, variadic, argChoices } = argument;
  const label = argument.name();
  return { label, required, variadic, values: argChoices ? choices(argChoices) : valuesOf(label) };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
