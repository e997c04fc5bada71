import path from "node:path";
import { Loader } from "../design/load.js";
import type { LoadedDocument, LoadedFile } from "../design/loaded.js";
import type { Overrides } from "../design/overrides.js";
import type { Finding } from "../finding.js";
import { type CheckedFile, checkFile, diagnose, type LintOptions } from "../lint/lint.js";
import type { Diagnostic } from "../lint/rule.js";
import { ruleById } from "../lint/rules.js";
import { type Suppressed, Suppressor } from "../lint/suppress.js";
import { conclude } from "../lint/unused.js";
import { BUILT_IN } from "../rulebook/house.js";
import { loadRuleset } from "../rulebook/load.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { Files } from "../source/files.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { type Input, type Inputs, readInputs } from "./inputs.js";
import { type Io, UsageError } from "./io.js";
import { diskFiles, displayPath, filesWith, readAll, STDIN_NAME, systemReason } from "./project.js";

/** What the commands that work on files have in common. */
export interface SessionOptions {
  readonly ruleset?: string;
  readonly stdinFilename?: string;
  readonly overrides?: Overrides;
  readonly lint?: LintOptions;
  /** What was read already, instead of what the arguments name; and where its references lead, if not to the disk. */
  readonly inputs?: Inputs;
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
  readonly passedOver: readonly LoadedFile[];
  /** Sentences for stderr; any means exit 2. */
  readonly problems: readonly string[];
  /** What each of the files was read from. */
  readonly inputOf: ReadonlyMap<CheckedFile, Input>;
  /** One of the files, read and checked under another ruleset. */
  under(file: CheckedFile, ruleset: Ruleset): CheckedFile;
  /** The same check again, with these contents in place of those of the files of these paths. */
  again(contents: ReadonlyMap<string, Uint8Array>): Session;
}

/** Reads, loads and checks what the FILE arguments name. */
export async function openSession(
  args: readonly string[],
  io: Io,
  options: SessionOptions,
): Promise<Session> {
  const ruleset = options.ruleset === undefined ? undefined : rulesetNamed(options.ruleset, io);
  const read = options.inputs ?? (await readInputs(args, io, options.stdinFilename));
  return check(read, new Map(), io, ruleset ? { ruleset } : {}, options);
}

function check(
  read: Inputs,
  contents: ReadonlyMap<string, Uint8Array>,
  io: Io,
  chosen: { readonly ruleset?: Ruleset },
  options: SessionOptions,
): Session {
  const inputs = read.files.map((each) => {
    const bytes = contents.get(each.path);
    return bytes ? { ...each, bytes } : each;
  });
  const changed = inputs.flatMap(({ path, file, bytes }): [string, Uint8Array][] =>
    file !== null && contents.has(path) ? [[file, bytes]] : [],
  );
  const loading = {
    files: filesWith(options.files ?? diskFiles(io), new Map(changed), io.cwd),
    ...(options.overrides ? { overrides: options.overrides } : {}),
  };
  const loader = new Loader({ ...loading, ...chosen });
  const problems = [...read.problems];
  const files: CheckedFile[] = [];
  const inputOf = new Map<CheckedFile, Input>();
  const passedOver: LoadedFile[] = [];
  const rulesetFindings: Finding[] = [];
  for (const input of inputs) {
    const loaded = loader.load(input.path, input.bytes);
    for (const each of loaded.rulesetFindings) rulesetFindings.push(each);
    if (input.met && loaded.foreign) passedOver.push(loaded);
    else {
      const file = narrowed(loaded, input);
      if (typeof file === "string") problems.push(file);
      else {
        const checked = checkFile(file, options.lint);
        files.push(checked);
        inputOf.set(checked, input);
      }
    }
  }
  const { findings, suppressed } = conclude(files);
  const silencing = new Suppressor(loader.sources, options.lint?.inlineConfig);
  const standing = [...findings, ...silencing.sift(rulesetFindings)];
  const diagnostics = diagnose(standing, loader.sources, options.lint);
  const broken = new Set(
    rulesetFindings.filter((each) => ruleById(each.ruleId).severity === "error").map((each) => each.path),
  );
  for (const file of broken) problems.push(`${file}: the ruleset has errors`);
  const loaders = new Map<Ruleset, Loader>();
  const under = (file: CheckedFile, other: Ruleset) => {
    const input = inputOf.get(file)!;
    const otherwise = loaders.get(other) ?? new Loader({ ...loading, ruleset: other });
    loaders.set(other, otherwise);
    const narrow = narrowed(otherwise.load(input.path, input.bytes), input);
    if (typeof narrow === "string") throw new Error(narrow);
    return checkFile(narrow, options.lint);
  };
  const again = (others: ReadonlyMap<string, Uint8Array>) => check(read, others, io, chosen, options);
  return {
    files,
    sources: loader.sources,
    diagnostics,
    suppressed: diagnose([...suppressed, ...silencing.suppressed], loader.sources, options.lint),
    passedOver,
    problems,
    inputOf,
    under,
    again,
  };
}

/** The one ship of a file that FILE#NAME asks for, without its fleet's minefields and budget; or what is wrong. */
function narrowed(file: LoadedFile, { shipName, mayLack = false }: Input): LoadedFile | string {
  if (shipName === null || file.documents.length === 0) return file;
  const names = file.documents.flatMap((document) => document.ships.map((ship) => ship.name ?? ""));
  if (!names.includes(shipName)) {
    if (mayLack) return { ...file, documents: [], findings: [] };
    const [near] = suggest(shipName, names);
    return `${file.path}: no ship is called ${shipName}${near ? `; did you mean ${near}?` : ""}`;
  }
  const documents = file.documents.flatMap((document): LoadedDocument[] => {
    const ships = document.ships.filter((ship) => ship.name === shipName);
    const header = { ...document.header, minefields: [], budget: null };
    const kind = "ship" as const;
    return ships.length === 0 ? [] : [{ ...document, kind, header, headerRead: true, ships, findings: [] }];
  });
  return { ...file, documents, asWritten: false, findings: [] };
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
    bytes = readAll(file === "-" ? 0 : path.resolve(io.cwd, file));
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
