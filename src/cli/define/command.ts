import type { Command } from "commander";
import type { Io } from "../io.js";
import type { OptionsOf, OptionTable } from "./option.js";

/** What a command does: arguments and options in, exit code out. */
export type Action<V> = (
  io: Io,
  args: string[],
  options: V,
  program: ProgramFacts,
) => number | Promise<number>;

/** What a command may know of the whole program. */
export interface ProgramFacts {
  readonly version: string;
  /** The program's commands: of all, where the command asks for all. */
  readonly root: Command;
}

/** An argument of a command. */
export interface ArgumentDefinition {
  /** As help shows it: `<FILE...>`, `[ID]`. */
  readonly name: string;
  readonly about: string;
  readonly choices?: readonly string[];
  readonly preset?: string;
}

/** A command as it is defined: help, completion and parser come from this alone. */
interface CommandFacts {
  readonly about: string;
  /** What the usage line says, where the arguments do not say it. */
  readonly usage?: string;
  /** Command lines for help, without the program's name. */
  readonly examples: readonly string[];
  readonly args?: readonly ArgumentDefinition[];
  readonly options: OptionTable;
  /** What help says at the end. */
  readonly more?: string;
  /** Whether the command has to know of every other. */
  readonly needsAll?: boolean;
}

/** A command whose options' values are those that its action takes. */
export interface CommandDefinition<O extends OptionTable> extends CommandFacts {
  readonly options: O;
  /** Loads the action: only a command that runs needs it. */
  run(): Promise<Action<OptionsOf<O>>>;
}

/** A command with options of any kind. */
export interface AnyCommand extends CommandFacts {
  run(): Promise<Action<never>>;
}

/** A command that only has commands below it. */
export interface GroupDefinition {
  readonly about: string;
  readonly commands: CommandTable;
}

export type Definition = AnyCommand | GroupDefinition;

/** Commands by name, in the order in which help lists them; each may be loaded when it is needed. */
export type CommandTable = Readonly<Record<string, Definition | (() => Promise<{ definition: Definition }>)>>;

/** A command, checked for an action that takes the values of its options. */
export function command<O extends OptionTable>(definition: CommandDefinition<O>): AnyCommand {
  return definition;
}
