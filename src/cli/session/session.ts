import path from "node:path";
import type { LoadedFile } from "../../design/loaded.js";
import type { Overrides } from "../../design/overrides.js";
import { diagnose } from "../../lint/diagnose.js";
import type { CheckedFile } from "../../lint/lint.js";
import type { LintOptions } from "../../lint/options.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { Suppressed } from "../../lint/suppress.js";
import { BUILT_IN } from "../../rulebook/house.js";
import { loadRuleset } from "../../rulebook/load.js";
import type { Ruleset } from "../../rulebook/schema.js";
import type { Files } from "../../source/files.js";
import { suggest } from "../../source/suggest.js";
import type { Source } from "../../source/text.js";
import { type Input, type Inputs, readInputs } from "../files/inputs.js";
import { diskFiles, displayPath, readAll, STDIN_NAME, systemReason } from "../files/project.js";
import { type Io, UsageError } from "../io.js";
import { type FileOptions, openSettings, type SettledRun } from "../settings/settings.js";
import { check } from "./check.js";

/** What a command adds to them. */
export interface SessionOptions extends FileOptions {
  readonly overrides?: Overrides;
  /** What the command line says, before any configuration. */
  readonly lint?: LintOptions;
  /** What was read already, instead of what the arguments name; and where its references lead, if not to the disk. */
  readonly inputs?: Pick<Inputs, "files" | "problems"> & Partial<Inputs>;
  readonly files?: Files;
}

/** Files loaded and checked, with what could not be done. */
export interface Session {
  readonly files: readonly CheckedFile[];
  readonly sources: ReadonlyMap<string, Source>;
  readonly diagnostics: readonly Diagnostic[];
  /** What comments suppress. */
  readonly suppressed: readonly (Suppressed & Diagnostic)[];
  /** Files met that hold no designs: rulesets, scenarios, configuration. */
  readonly passedOver: readonly Pick<LoadedFile, "path" | "foreign">[];
  /** Files named that are ignored, with what leaves them out. */
  readonly leftOut: Inputs["leftOut"];
  readonly passedThrough: Inputs["passedThrough"];
  /** The path of the configuration that governs a file, by the file's. */
  readonly configs: ReadonlyMap<string, string>;
  /** Sentences for stderr; any means exit 2. */
  readonly problems: readonly string[];
  /** What each of the files was read from. */
  readonly inputOf: ReadonlyMap<CheckedFile, Input>;
  /** One of the files, read and checked under another ruleset. */
  under(file: CheckedFile, ruleset: Ruleset): CheckedFile;
  /** The same check again, with these contents in place of those of the files of these paths. */
  again(contents: ReadonlyMap<string, Uint8Array>): Session;
  /** Sentences for people on what was left out; the exit code is none of their business. */
  readonly notes: readonly string[];
  /** The findings by the configuration that judged them. */
  readonly runs: readonly SettledRun[];
}

/** Reads, loads and checks what the FILE arguments name, each file as its configuration says. */
export async function openSession(
  args: readonly string[],
  io: Io,
  options: SessionOptions,
): Promise<Session> {
  const ruleset = options.ruleset === undefined ? undefined : rulesetNamed(options.ruleset, io);
  const settings = openSettings(args, io, options);
  const inputs = options.inputs ?? (await readInputs(args, settings.inputs));
  return check({ inputs, settings, io, chosen: ruleset ? { ruleset } : {}, options }, new Map());
}

/** A built-in ruleset, or the one in a file; one with errors is a usage error that lists them. */
export function rulesetNamed(name: string, io: Io): Ruleset {
  const builtIn = BUILT_IN.get(name);
  if (builtIn) return builtIn;
  const { ruleset, findings, sources } = readRuleset(name, io);
  if (ruleset) return ruleset;
  const lines = diagnose(findings, sources).map(
    ({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`,
  );
  throw new UsageError(`the ruleset ${name} has errors\n${lines.join("\n")}`);
}

/** Reads a ruleset file. */
export function readRuleset(file: string, io: Io) {
  let bytes: Uint8Array;
  try {
    if (file !== "-") io.met?.(path.resolve(io.cwd, file));
    bytes = file === "-" ? io.stdin() : readAll(path.resolve(io.cwd, file));
  } catch (error) {
    const known = [...BUILT_IN.keys()];
    const [near] = suggest(file, known);
    const hint = near ? `; did you mean ${near}?` : `; built in: ${known.join(", ")}`;
    throw new UsageError(`no ruleset ${file}: ${systemReason(error)}${hint}`);
  }
  const loaded = loadRuleset(file === "-" ? STDIN_NAME : displayPath(file, io.cwd), bytes, diskFiles(io));
  const sources = new Map(loaded.sources.map((source) => [source.path, source]));
  return { ...loaded, sources: sources as ReadonlyMap<string, Source> };
}
