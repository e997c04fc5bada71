import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import { CONFIG_NAMES } from "../../design/classify.js";
import type { Finding } from "../../finding.js";
import { type Config, readConfig } from "../../lint/config.js";
import { NamedRulesets } from "../../rulebook/named.js";
import type { Ruleset } from "../../rulebook/schema.js";
import type { Source } from "../../source/text.js";
import { diskFiles, displayPath, readAll, systemReason } from "../files/project.js";
import { entryAt, isInside, projectFolders } from "../files/roots.js";
import { type Io, UsageError } from "../io.js";

const NOTHING = { config: null, ruleset: null, findings: [], rulesetFindings: [], problem: null };
/** No configuration comes near it. */
const MAX_CONFIG_BYTES = 1024 * 1024;

/** A configuration that was read, with what is wrong with it. */
export interface LoadedConfig {
  /** How reports call it. */
  readonly path: string;
  /** The folder that its globs are relative to. */
  readonly folder: string;
  /** Null where it has errors: then nobody knows how the files that it governs are to be checked. */
  readonly config: Config | null;
  /** The ruleset that it names, or null for none. */
  readonly ruleset: Ruleset | null;
  readonly findings: readonly Finding[];
  readonly rulesetFindings: readonly Finding[];
  /** Why it could not be read, in words; null where it could. */
  readonly problem: string | null;
}

/** How configurations are to be found. */
export interface ConfigChoice {
  /** The one for everything, or false for none; without it they are looked for. */
  readonly config?: string | false;
  /** Whether the ruleset is given otherwise: then those that configurations name are not read. */
  readonly rulesetGiven: boolean;
  /** Folders named as FILE. */
  readonly named: readonly string[];
}

/** Finds and reads the configurations of files, each once. */
export class Configs {
  readonly #read = new Map<string, LoadedConfig>();
  readonly #around = new Map<string, readonly string[]>();
  /** Every text that was read so far, by path. */
  readonly sources = new Map<string, Source>();
  readonly #rulesets: NamedRulesets;
  readonly #single: string | null;

  constructor(
    readonly io: Pick<Io, "cwd" | "met">,
    readonly choice: ConfigChoice,
  ) {
    this.#rulesets = new NamedRulesets(diskFiles(io), this.sources);
    this.#single = typeof choice.config === "string" ? path.resolve(io.cwd, choice.config) : null;
    if (this.#single !== null) io.met?.(this.#single);
    const problem = this.#single && this.#load(this.#single, io.cwd).problem;
    if (problem) throw new UsageError(`--config ${problem}`);
  }

  /** All that were read so far. */
  get all(): readonly LoadedConfig[] {
    return [...this.#read.values()];
  }

  /** The configuration that governs the files in a folder, or null. */
  governing(folder: string): LoadedConfig | null {
    const [nearest] = this.#filesAround(folder);
    return nearest === undefined ? null : this.#load(nearest, folder);
  }

  /** Every configuration around a folder, nearest first: what any of them ignores is left out. */
  around(folder: string): readonly LoadedConfig[] {
    return this.#filesAround(folder).map((file) => this.#load(file, folder));
  }

  #filesAround(folder: string): readonly string[] {
    const { config, named } = this.choice;
    if (config === false) return [];
    if (this.#single !== null) return [this.#single];
    const known = this.#around.get(folder);
    if (known) return known;
    const folders = projectFolders(folder, this.io.cwd, named);
    const found = folders.flatMap((at) => {
      const files = CONFIG_NAMES.map((name) => path.join(at, name));
      for (const file of files) this.io.met?.(file);
      const [first, second] = files.filter(entryAt);
      if (first && second) this.#read.set(second, this.#unread(second, first));
      return first ?? [];
    });
    this.#around.set(folder, found);
    return found;
  }

  /** What is wrong with a second configuration in one folder. */
  #unread(file: string, first: string): LoadedConfig {
    const place = displayPath(file, this.io.cwd);
    const problem = `${place}: not read, because ${path.basename(first)} stands beside it: delete one of the two`;
    return { path: place, folder: path.dirname(file), ...NOTHING, problem };
  }

  #load(file: string, from: string): LoadedConfig {
    const known = this.#read.get(file);
    if (known) return known;
    const { cwd } = this.io;
    const root = this.#single === null ? (projectFolders(from, cwd, this.choice.named).at(-1) ?? cwd) : null;
    const loaded = this.#readFrom(file, root);
    this.#read.set(file, loaded);
    return loaded;
  }

  #readFrom(file: string, root: string | null): LoadedConfig {
    const place = { path: displayPath(file, this.io.cwd), folder: path.dirname(file) };
    let bytes: Uint8Array;
    try {
      bytes = readConfigBytes(file, root);
    } catch (error) {
      return { ...place, ...NOTHING, problem: `${place.path}: ${systemReason(error)}` };
    }
    const { config, root: node, source, findings } = readConfig(place.path, bytes);
    this.sources.set(place.path, source);
    if (!config || !node || config.ruleset === undefined || this.choice.rulesetGiven) {
      return { ...place, ...NOTHING, config, findings };
    }
    const named = this.#rulesets.find(place.path, node, config.ruleset);
    return {
      ...place,
      ...named,
      config: named.ruleset && config,
      findings: [...findings, ...named.findings],
      problem: null,
    };
  }
}

/** The bytes of a configuration; one that is met must be a file in the project, links resolved. */
function readConfigBytes(file: string, root: string | null): Uint8Array {
  if (root === null) return readAll(file, MAX_CONFIG_BYTES);
  const real = realpathSync(file);
  if (!isInside(realpathSync(root), real)) {
    throw new UsageError("a link that leads out of the project; not read");
  }
  if (!statSync(real).isFile()) throw new UsageError("expected a file");
  return readAll(real, MAX_CONFIG_BYTES);
}
