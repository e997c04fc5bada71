import path from "node:path";
import type { Overrides } from "../../design/overrides.js";
import type { CheckedFile } from "../../lint/checked.js";
import { diagnose } from "../../lint/diagnose.js";
import type { LintOptions } from "../../lint/options.js";
import { type LintRun, type LintSettings, lintFiles } from "../../lint/run.js";
import { BUILT_IN } from "../../rulebook/house.js";
import { loadRuleset } from "../../rulebook/load.js";
import type { Ruleset } from "../../rulebook/schema.js";
import { type Files, readOnce } from "../../source/files.js";
import { suggest } from "../../source/suggest.js";
import type { Source } from "../../source/text.js";
import type { Inputs } from "../files/inputs.js";
import {
  diskFiles,
  filesWith,
  readAll,
  realDisplayPath,
  realPath,
  STDIN_NAME,
  systemReason,
} from "../files/project.js";
import { type Io, UsageError } from "../io.js";
import {
  type FileOptions,
  type SettledInput,
  type SettledInputs,
  settledInputs,
} from "../settings/settings.js";

import { buyersOf } from "./buyers.js";
import { namesNobodyHas } from "./what-if.js";

/** What a command adds to the options of files. */
export interface SessionOptions extends FileOptions {
  readonly overrides?: Overrides;
  /** What the command line says, before any configuration. */
  readonly lint?: LintOptions;
  /** What was read already, instead of what the arguments name; and where its references lead, if not to the disk. */
  readonly inputs?: Pick<Inputs, "files" | "problems"> & Partial<Inputs>;
  readonly files?: Files;
}

/** Files read, with what holds for each: all that a check needs, as often as it is made. */
export interface Opened {
  readonly inputs: SettledInputs;
  readonly settings: LintSettings;
  readonly io: Io;
}

/** Files loaded and checked, with what could not be done. */
export interface Session {
  readonly results: LintRun<SettledInput>;
  readonly inputs: SettledInputs;
  /** Sentences for stderr; any means exit 2. */
  readonly problems: readonly string[];
}

/** Reads, loads and checks what the FILE arguments name, each file as its configuration says. */
export async function openSession(
  args: readonly string[],
  io: Io,
  options: SessionOptions,
): Promise<Session> {
  const session = check(await openFiles(args, io, options));
  const unknown = namesNobodyHas(options.overrides ?? new Map(), session.results.files);
  return { ...session, problems: [...session.problems, ...unknown] };
}

/** The same up to the check, for what checks more than once. */
export async function openFiles(args: readonly string[], io: Io, options: SessionOptions): Promise<Opened> {
  const { lint = {}, overrides } = options;
  const ruleset = options.ruleset === undefined ? undefined : rulesetNamed(options.ruleset, io);
  const inputs = await settledInputs(args, io, options);
  const settings = {
    files: readOnce(options.files ?? diskFiles(io)),
    lint,
    others: inputs.faults,
    observer: io.progress,
    ...(ruleset ? { ruleset } : {}),
    ...(overrides ? { overrides } : {}),
    ...(ruleset || overrides ? {} : { buyers: await buyersOf(inputs.files, io, options) }),
  };
  return { inputs, settings, io };
}

/** Checks files, with these contents in place of those of the files of these paths. */
export function check(opened: Opened, contents: ReadonlyMap<string, Uint8Array> = new Map()): Session {
  const { inputs, io } = opened;
  const changed = inputs.files.flatMap(({ path, file }): [string, Uint8Array][] => {
    const bytes = contents.get(path);
    return file !== null && bytes ? [[file, bytes]] : [];
  });
  const files = filesWith(opened.settings.files ?? diskFiles(io), new Map(changed), io.cwd);
  const now = inputs.files.map((each) => ({ ...each, bytes: contents.get(each.path) ?? each.bytes }));
  return sessionOf(opened, lintFiles(now, { ...opened.settings, files }));
}

/** Results with what could not be done. */
export function sessionOf({ inputs }: Pick<Opened, "inputs">, results: Session["results"]): Session {
  const problems = [
    ...inputs.problems,
    ...results.missing.map(
      ({ path, ship, near }) =>
        `${path}: no ship is called ${ship}${near === null ? "" : `; did you mean ${near}?`}`,
    ),
    ...inputs.faults.problems,
    ...results.brokenRulesets.map((path) => `${path}: the ruleset has errors`),
  ];
  return { results, inputs, problems };
}

/** One of the files, read and checked under another ruleset. */
export function checkUnder({ settings }: Opened, input: SettledInput, ruleset: Ruleset): CheckedFile {
  const { files, missing } = lintFiles([input], { ...settings, ruleset, observer: undefined });
  const [file] = files;
  if (!file) throw new Error(`${input.path}: ${missing[0]?.ship ?? "a file"} is no longer there`);
  return file;
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
  const loaded = loadRuleset(
    file === "-" ? STDIN_NAME : realDisplayPath(realPath(file, io), io.cwd),
    bytes,
    diskFiles(io),
  );
  const sources = new Map(loaded.sources.map((source) => [source.path, source]));
  return { ...loaded, sources: sources as ReadonlyMap<string, Source> };
}
