import { COLOR_CHOICES } from "../terminal/colors.js";
import type { ArgumentDefinition } from "./command.js";
import { choice, flag, many, noFlag, type OptionDefinition, type OptionsOf, preset, text } from "./option.js";
import { asTyped } from "./readers.js";

/*
 * Options and arguments of several commands.
 */

export const color = preset(choice("--color <when>", "colour", COLOR_CHOICES), "auto");

/** `--format`, the first choice being the default. */
export function format<T extends string>(choices: readonly [T, ...T[]]): OptionDefinition<T> {
  return {
    ...choice("-f, --format <format>", "how to print", choices),
    preset: choices[0],
  } as OptionDefinition<T>;
}

export const config: OptionDefinition<string | false | undefined> = {
  flags: "--config <file>",
  about: "the configuration for everything, instead of each file's .shipcost.yaml",
  no: { flags: "--no-config", about: "no configuration at all" },
};

export const ruleset = text("--ruleset <id|file>", "the ruleset for everything, whatever fleets say");

export const stdinFilename = text(
  "--stdin-filename <path>",
  "what standard input is called, and where its references start",
);

/** The options of every command that works on design files. */
export const FILE_OPTIONS = {
  config,
  ruleset,
  stdinFilename,
  forceExclude: flag("--force-exclude", "leave ignored files out also where they are named"),
  color,
  quiet: flag("-q, --quiet", "findings and prices only: no counts, no hints"),
};
export type CommonFileOptions = OptionsOf<typeof FILE_OPTIONS>;

/** `--set`, which `doing` something with a ship goes by. */
export function set(doing: string) {
  return many("--set <key=value>", `${doing} with this value instead of the file's (repeatable)`, asTyped);
}

/** `--no-inline-config` of commands that print prices. */
export const inlineConfig = noFlag(
  "--no-inline-config",
  "ignore comments that suppress findings: without them a ship may be illegal",
);

/** The FILE arguments of a command that needs one. */
export const FILES: ArgumentDefinition = {
  name: "<FILE...>",
  about: "files, folders, globs, or - for standard input; FILE#NAME for one ship",
};
/** Those of a command that takes the current folder where none is given. */
export const FILES_OR_HERE: ArgumentDefinition = {
  name: "[FILE...]",
  about: "files, folders, globs, or - for standard input (default: the current folder)",
};
