import type { Finding } from "../finding.js";
import { readSingle } from "../source/single.js";
import type { Source } from "../source/text.js";
import { locateKey, type Path, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { configSchema } from "./config-schema.js";
import type { RuleSetting } from "./options.js";

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
  const nothing = { path, rules: {}, ignore: [], lines: {} };
  if (!root) {
    const empty = findings.every((each) => each.ruleId === "yaml/empty");
    return { config: empty ? nothing : null, root, source, findings: empty ? [] : findings };
  }
  const { value, findings: issues } = validate(configSchema(), { path, node: root, noun: "a configuration" });
  if (!value) return { config: null, root: null, source, findings: issues };
  const { rules = {}, ignore = [], ...rest } = value;
  const keys: Path[] = [
    ...Object.keys(value).map((key) => [key]),
    ...Object.keys(rules).map((id) => ["rules", id]),
    ...ignore.map((_, i) => ["ignore", i]),
  ];
  const lineOf = (key: Path) => source.position(locateKey(root, key).start).line;
  const lines = Object.fromEntries(keys.map((key) => [key.join("."), lineOf(key)]));
  const config = { ...nothing, ...defined(rest), rules: defined(rules), ignore, lines };
  return { config, root, source, findings: issues };
}

/** The entries of a record that have a value. */
function defined<T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never;
}
