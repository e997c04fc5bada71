import path from "node:path";
import type { Enforceable } from "../../lint/config-schema.js";
import type { LintOptions, RuleSetting } from "../../lint/options.js";
import { RULES } from "../../lint/rules.js";
import type { DocumentSettings, FileSettings, Setting } from "../../report/settings/report.js";
import { house } from "../../rulebook/house.js";
import { displayPath, kindOf, STDIN_NAME } from "../files/project.js";
import { type Io, UsageError } from "../io.js";
import { openSession, rulesetNamed } from "../session/session.js";
import { configProblem, type FileOptions, openSurroundings } from "./settings.js";

/** What the command line says of a check. */
export interface GivenSettings extends LintOptions {
  readonly maxWarnings?: number;
}

/** The settings that hold for a file, or for the files in a folder, and where each comes from. */
export async function resolveSettings(
  file: string,
  io: Io,
  given: GivenSettings,
  options: FileOptions,
): Promise<FileSettings> {
  const name = file === "-" ? (options.stdinFilename ?? STDIN_NAME) : file;
  const absolute = path.resolve(io.cwd, name);
  const kind = file === "-" ? "file" : kindOf(file, io.cwd);
  const folder = kind === "folder" ? absolute : path.dirname(absolute);
  const { configs, choice } = openSurroundings([file], io, options);
  const around = configs.around(folder);
  const problems = around.flatMap((each) => configProblem(each, configs.sources) ?? []);
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  const loaded = configs.governing(folder);
  const config = loaded?.config ?? null;

  const inConfig = <T>(value: T | undefined, key: string, of = config): Setting<T> | undefined =>
    value === undefined || !of
      ? undefined
      : { value, from: "config", path: of.path, line: of.lines[key] ?? 1 };
  const flag = options.ruleset === undefined ? undefined : rulesetNamed(options.ruleset, io).ruleset;
  const flags = { ruleset: byFlag(flag), budget: byFlag(given.budget) };
  const ruleset = flags.ruleset ?? inConfig(loaded?.ruleset?.ruleset, "ruleset") ?? byDefault(house.ruleset);
  const budget = flags.budget ?? inConfig(config?.budget, "budget") ?? byDefault(null);

  return {
    path: displayPath(name, io.cwd),
    config: config?.path ?? null,
    ignored: (await choice.ignores()).reason(absolute, kind === "folder"),
    ruleset,
    budget,
    maxWarnings: byFlag(given.maxWarnings) ?? inConfig(config?.maxWarnings, "maxWarnings") ?? byDefault(null),
    ignore: around.flatMap(({ config: each }) =>
      (each?.ignore ?? []).flatMap((glob, i) => inConfig(glob, `ignore.${i}`, each) ?? []),
    ),
    documents:
      kind === "file"
        ? await documentsOf(file, io, options, { ruleset, budget, flags, enforce: config?.enforce ?? [] })
        : [],
    rules: RULES.map(({ id, severity, locked = false }) => {
      const inForce =
        byFlag<RuleSetting>(given.severities?.[id]) ??
        inConfig<RuleSetting>(config?.rules[id], `rules.${id}`) ??
        byDefault<RuleSetting>(severity);
      return { id, locked, ...inForce };
    }),
  };
}

function byFlag<T>(value: T | undefined): Setting<T> | undefined {
  return value === undefined ? undefined : { value, from: "flag", path: null, line: null };
}

function byDefault<T>(value: T): Setting<T> {
  return { value, from: "default", path: null, line: null };
}

interface Outer {
  readonly enforce: readonly Enforceable[];
  readonly ruleset: Setting<string>;
  readonly budget: Setting<number | null>;
  readonly flags: {
    readonly ruleset: Setting<string> | undefined;
    readonly budget: Setting<number> | undefined;
  };
}

/** What each document of a file has in force: its own word counts for more than the configuration's. */
async function documentsOf(
  file: string,
  io: Io,
  options: FileOptions,
  outer: Outer,
): Promise<DocumentSettings[]> {
  const { results, problems } = await openSession([file], io, { ...options, forceExclude: false });
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return results.files.flatMap(({ documents }) =>
    documents.map(({ document }) => {
      const own = <T>(key: string, value: T): Setting<T> | undefined => {
        const line = document.lines[key];
        return line === undefined ? undefined : { value, from: "fleet", path: document.path, line };
      };
      const enforces = (what: Enforceable) => document.kind === "fleet" && outer.enforce.includes(what);
      const given = outer.flags.budget;
      const configured = document.kind === "fleet" || given ? outer.budget : byDefault(null);
      return {
        line: document.line,
        ruleset:
          outer.flags.ruleset ??
          (enforces("ruleset") && outer.ruleset.value === document.ruleset.ruleset
            ? outer.ruleset
            : undefined) ??
          own("ruleset", document.ruleset.ruleset) ??
          outer.ruleset,
        budget:
          given ?? (enforces("budget") ? configured : own("budget", document.header.budget)) ?? configured,
      };
    }),
  );
}
