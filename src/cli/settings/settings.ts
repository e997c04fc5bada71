import path from "node:path";
import type { Finding } from "../../finding.js";
import type { Config } from "../../lint/config.js";
import { diagnose, diagnosticKey, mergeDiagnostics } from "../../lint/diagnose.js";
import type { LintOptions } from "../../lint/options.js";
import type { Diagnostic } from "../../lint/rule.js";
import { plural } from "../../report/text/text.js";
import type { Source } from "../../source/text.js";
import type { Ignores } from "../files/ignores.js";
import { type InputChoice, type Inputs, readInputs } from "../files/inputs.js";
import { kindOf } from "../files/project.js";
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

/** The configurations and ignore files of a run, found as its files are. */
export interface Settings {
  readonly configs: Configs;
  /** How FILE arguments are read. */
  readonly inputs: InputChoice;
  /** What is wrong with the configurations read so far. */
  faults(): Faults;
  /** What of the ignore files was not followed, in sentences. */
  notes(): readonly string[];
}

export interface Faults {
  /** Every text that was read. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly findings: readonly Finding[];
  readonly rulesetFindings: readonly Finding[];
  /** Sentences for stderr; any means exit 2. */
  readonly problems: readonly string[];
}

/** Opens the settings of files. */
export function openSettings(
  args: readonly string[],
  io: Io,
  { config, ruleset, stdinFilename: stdinName, forceExclude = false }: FileOptions,
): Settings {
  const { cwd } = io;
  const sources = new Map<string, Source>();
  const named = args.filter((arg) => kindOf(arg, cwd) === "folder").map((arg) => path.resolve(cwd, arg));
  const choice = { ...(config === undefined ? {} : { config }), rulesetGiven: ruleset !== undefined, named };
  const configs = new Configs(io, choice, sources);
  let ignores: Ignores | null = null;
  const ignoresHere = async () => {
    const { Ignores } = await import("../files/ignores.js");
    ignores ??= new Ignores(io, configs, named);
    return ignores;
  };
  return {
    configs,
    inputs: { io, stdinName, forceExclude, ignores: ignoresHere },
    faults: () => ({
      sources,
      findings: configs.all.flatMap((each) => each.findings),
      rulesetFindings: configs.all.flatMap((each) => each.rulesetFindings),
      problems: configs.all.flatMap((each) => configProblem(each, sources) ?? []),
    }),
    notes: () => ignores?.notes ?? [],
  };
}

/** Reads FILE arguments as a command with these options does. */
export function readFiles(args: readonly string[], io: Io, options: FileOptions): Promise<Inputs> {
  return readInputs(args, openSettings(args, io, options).inputs);
}

/** What is wrong with a configuration, in a sentence that names its first error; null if nothing is. */
function configProblem(loaded: LoadedConfig, sources: ReadonlyMap<string, Source>): string | null {
  if (loaded.problem !== null || loaded.config) return loaded.problem;
  const errors = diagnose(loaded.findings, sources).filter((each) => each.severity === "error");
  const [first] = errors;
  const consequence = "the files that it governs are not checked";
  if (!first) return `${loaded.path}: its ruleset has errors; ${consequence}`;
  const { path: file, line, column, message, help } = first;
  const more = errors.length > 1 ? ` (and ${plural(errors.length - 1, "more error")})` : "";
  return `${file}:${line}:${column}: ${message}${help ? `; ${help}` : ""}${more}; ${consequence}`;
}

/** The settings of a check: what the command line says comes before what the configuration says. */
export function lintOptions(config: Config | null, given: LintOptions): LintOptions {
  return {
    ...(config?.budget === undefined ? {} : { defaultBudget: config.budget }),
    ...given,
    severities: { ...config?.rules, ...given.severities },
  };
}

/** The findings of a file, with the configuration that governs it. */
export interface SettledRun {
  readonly config: Config | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Where more warnings are kept than are allowed, in words: in all by a given number, or else by each configuration in
 * what it governs.
 */
export function tooManyWarnings(
  runs: readonly SettledRun[],
  kept: readonly Diagnostic[],
  given: number | undefined,
): string[] {
  const exceeds = (diagnostics: readonly Diagnostic[], limit: number, words: string) => {
    const count = diagnostics.filter((each) => each.severity === "warning").length;
    return count > limit ? [`${plural(count, "warning")}, more than ${words}`] : [];
  };
  if (given !== undefined) return exceeds(kept, given, `--max-warnings ${given}`);
  const limited = runs.flatMap(({ config }) => (config?.maxWarnings === undefined ? [] : config));
  if (limited.length === 0) return [];
  const configs = new Set(limited);
  const keys = new Set(kept.map(diagnosticKey));
  return [...configs].flatMap((config) => {
    if (config.maxWarnings === undefined) return [];
    const governed = runs.filter((run) => run.config === config).map((run) => run.diagnostics);
    const counted = mergeDiagnostics(governed).filter((each) => keys.has(diagnosticKey(each)));
    const words = `maxWarnings ${config.maxWarnings} (${config.path}:${config.lineOf(["maxWarnings"])})`;
    return exceeds(counted, config.maxWarnings, words);
  });
}
