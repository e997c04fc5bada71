import { type Finding, finding } from "../finding.js";
import { house } from "../rulebook/house.js";
import type { Ruleset } from "../rulebook/schema.js";
import { readSingle } from "../source/single.js";
import type { Source } from "../source/text.js";
import { locateKey, type Path, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { configSchema, type Enforceable } from "./config-schema.js";
import type { LintOptions, RuleSetting } from "./options.js";

/** A configuration as its file has it. */
export interface Config {
  readonly path: string;
  /** An id or a path relative to the file. */
  readonly ruleset?: string;
  readonly rules: Readonly<Record<string, RuleSetting>>;
  /** Globs as in .gitignore, relative to the file's folder. */
  readonly ignore: readonly string[];
  readonly maxWarnings?: number;
  /** Points. */
  readonly budget?: number;
  /** What fleets have no say in. */
  readonly enforce: readonly Enforceable[];
  /** The content hashes of the rulesets that fleets may be judged by; null for any. */
  readonly rulesets: readonly string[] | null;
  /** The 1-based line on which each key, rule and pattern stands: `maxWarnings`, `rules.msg/arc`, `ignore.0`. */
  readonly lines: Readonly<Record<string, number>>;
}

/** What reading a configuration gave: none where it has errors. */
export interface ReadConfig {
  readonly config: Config | null;
  /** The tree of a configuration without errors; an empty file has none. */
  readonly root: YamlNode | null;
  readonly source: Source;
  readonly findings: readonly Finding[];
}

/** Reads a configuration. What is wrong in it is findings; an empty one says nothing, and is none the worse for it. */
export function readConfig(path: string, bytes: Uint8Array): ReadConfig {
  const { source, root, findings } = readSingle(path, bytes, "configuration");
  const nothing = { path, rules: {}, ignore: [], enforce: [], rulesets: null, lines: {} };
  if (!root) {
    const empty = findings.every((each) => each.ruleId === "yaml/empty");
    return { config: empty ? nothing : null, root, source, findings: empty ? [] : findings };
  }
  const { value, findings: issues } = validate(configSchema(), { path, node: root, noun: "a configuration" });
  if (!value) return { config: null, root: null, source, findings: issues };
  const { rules = {}, ignore = [], enforce = [], rulesets, ...rest } = value;
  if (enforce.includes("budget") && value.budget === undefined) {
    return { config: null, root: null, source, findings: [...issues, missingBudget(path, root)] };
  }
  const keys: Path[] = [
    ...Object.keys(value).map((key) => [key]),
    ...Object.keys(rules).map((id) => ["rules", id]),
    ...ignore.map((_, i) => ["ignore", i]),
  ];
  const lineOf = (key: Path) => source.position(locateKey(root, key).start).line;
  const lines = Object.fromEntries(keys.map((key) => [key.join("."), lineOf(key)]));
  const allowed = rulesets?.map((hash) => hash.toLowerCase()) ?? null;
  const config = {
    ...nothing,
    ...defined(rest),
    rules: defined(rules),
    ignore,
    enforce,
    rulesets: allowed,
    lines,
  };
  return { config, root, source, findings: issues };
}

function missingBudget(path: string, root: YamlNode): Finding {
  const args = { key: "budget", of: "a configuration that enforces the budget", expected: "the points" };
  return finding("schema/missing-key", path, locateKey(root, ["enforce"]), args);
}

/** The entries of a record that have a value. */
function defined<T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never;
}

/**
 * What a configuration says of checking: what is given otherwise comes before it, such as a ruleset for everything
 * (`rulesetGiven`).
 */
export function lintOptions(config: Config | null, given: LintOptions, rulesetGiven = false): LintOptions {
  if (!config) return given;
  const { budget, rulesets, rules, path, lines } = config;
  const enforce = config.enforce.filter((what) => what !== "ruleset" || !rulesetGiven);
  const at = (key: string) => `${path}:${lines[key] ?? 1}`;
  return {
    ...(budget === undefined ? {} : { defaultBudget: budget }),
    ...(rulesets === null ? {} : { rulesets: { hashes: rulesets, by: at("rulesets") } }),
    enforced: Object.fromEntries(enforce.map((what) => [what, at("enforce")])),
    ...given,
    severities: { ...rules, ...given.severities },
  };
}

/** The ruleset that a configuration enforces: its own, or house where it neither names one nor lists some. */
export function enforcedRuleset(config: Config | null, ruleset: Ruleset | null): Ruleset | null {
  if (!config?.enforce.includes("ruleset")) return null;
  return ruleset ?? (config.rulesets === null ? house : null);
}
