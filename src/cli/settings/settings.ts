import path from "node:path";
import { isConfig } from "../../design/classify.js";
import { type Config, enforcedRuleset, lintOptions } from "../../lint/config.js";
import { diagnose } from "../../lint/diagnose.js";
import type { LintOptions } from "../../lint/options.js";
import type { OtherFindings } from "../../lint/run.js";
import type { Ruleset } from "../../rulebook/schema.js";
import type { Source } from "../../source/text.js";
import { plural } from "../../source/words.js";
import type { Ignores } from "../files/ignores.js";
import { type Input, type InputChoice, type Inputs, readInputs } from "../files/inputs.js";
import { kindOf, realPath } from "../files/project.js";
import type { Io } from "../io.js";
import { Configs, type LoadedConfig } from "./configs.js";

/** The options of every command that works on design files, as the command line gives them. */
export interface FileOptions {
  readonly ruleset?: string;
  /** The configuration for everything, or false for none. */
  readonly config?: string | false;
  readonly stdinFilename?: string;
  readonly forceExclude?: boolean;
}

/** A file to work on, with what holds for it. */
export interface SettledInput extends Input {
  /** The configuration that governs it, or null. */
  readonly config: Config | null;
  readonly lint: LintOptions;
  readonly defaultRuleset: Ruleset | null;
  readonly enforcedRuleset: Ruleset | null;
}

/** What FILE arguments came to, with the configurations around them. */
export interface SettledInputs extends Omit<Inputs, "files"> {
  /** The files to check: all but those whose configuration has errors. */
  readonly files: readonly SettledInput[];
  /** What is wrong with the configurations that were read. */
  readonly faults: Faults;
}

/** What is wrong with configurations. */
export interface Faults extends OtherFindings {
  /** Sentences for stderr; any means exit 2. */
  readonly problems: readonly string[];
}

/** How files, their configurations and what they ignore are found, by the options of a command. */
interface Surroundings {
  readonly configs: Configs;
  /** How FILE arguments are read. */
  readonly choice: InputChoice;
  /** What of the ignore files was not followed, in sentences. */
  ignoreNotes(): readonly string[];
}

/** Opens what surrounds the files that the arguments name. */
export function openSurroundings(
  args: readonly string[],
  io: Io,
  { config, ruleset, stdinFilename: stdinName, forceExclude = false }: FileOptions,
): Surroundings {
  const { cwd } = io;
  const named = args.filter((arg) => kindOf(arg, cwd) === "folder").map((arg) => realPath(arg, io));
  const rulesetGiven = ruleset !== undefined;
  const configs = new Configs(io, { ...(config === undefined ? {} : { config }), rulesetGiven, named });
  let opened: Ignores | null = null;
  const ignores = async () => {
    const { Ignores } = await import("../files/ignores.js");
    opened ??= new Ignores(io, configs, named);
    return opened;
  };
  const choice = { io, stdinName, forceExclude, ignores };
  return { configs, choice, ignoreNotes: () => opened?.notes ?? [] };
}

/** Reads FILE arguments as a command with these options does. */
export function readFiles(args: readonly string[], io: Io, options: FileOptions): Promise<Inputs> {
  return readInputs(args, openSurroundings(args, io, options).choice);
}

/** What is given besides the options of files. */
interface Given {
  readonly lint?: LintOptions;
  /** What was read already, instead of what the arguments name. */
  readonly inputs?: Pick<Inputs, "files" | "problems"> & Partial<Inputs>;
}

/** Reads FILE arguments, and finds what holds for each file. */
export async function settledInputs(
  args: readonly string[],
  io: Io,
  options: FileOptions & Given,
): Promise<SettledInputs> {
  const { configs, choice, ignoreNotes } = openSurroundings(args, io, options);
  const inputs = options.inputs ?? (await readInputs(args, choice));
  const files = inputs.files.flatMap((input): SettledInput[] => {
    const governing = configs.governing(path.dirname(path.resolve(io.cwd, input.path)));
    if (governing && !governing.config && !isMetConfig(input)) return [];
    const config = governing?.config ?? null;
    const lint = lintOptions(config, options.lint ?? {}, options.ruleset !== undefined);
    const defaultRuleset = governing?.ruleset ?? null;
    return [
      { ...input, config, lint, defaultRuleset, enforcedRuleset: enforcedRuleset(config, defaultRuleset) },
    ];
  });
  const notes = [...(inputs.notes ?? []), ...ignoreNotes()];
  return { leftOut: [], passedThrough: null, ...inputs, files, notes, faults: faultsOf(configs) };
}

/** A configuration is no design, and passed over, whatever governs it. */
function isMetConfig({ met, path: shown }: Input): boolean {
  return met && isConfig(shown);
}

function faultsOf({ all, sources }: Configs): Faults {
  return {
    sources,
    findings: all.flatMap((each) => each.findings),
    rulesetFindings: all.flatMap((each) => each.rulesetFindings),
    problems: all.flatMap((each) => configProblem(each, sources) ?? []),
  };
}

/** What is wrong with a configuration, in a sentence that names its first error; null if nothing is. */
export function configProblem(loaded: LoadedConfig, sources: ReadonlyMap<string, Source>): string | null {
  if (loaded.problem !== null || loaded.config) return loaded.problem;
  const errors = diagnose(loaded.findings, sources).filter((each) => each.severity === "error");
  const [first] = errors;
  const consequence = "the files that it governs are not checked";
  if (!first) return `${loaded.path}: its ruleset has errors; ${consequence}`;
  const { path: file, line, column, message, help } = first;
  const more = errors.length > 1 ? ` (and ${plural(errors.length - 1, "more error")})` : "";
  return `${file}:${line}:${column}: ${message}${help ? `; ${help}` : ""}${more}; ${consequence}`;
}
