import path from "node:path";
import ignore, { type Ignore } from "ignore";
import { type Io, UsageError } from "../io.js";
import type { Configs, LoadedConfig } from "../settings/configs.js";
import { displayPath, readAll } from "./project.js";
import { entryAt, isInside, projectFolders } from "./roots.js";

const NAME = ".gitignore";
const MAX_BYTES = 1024 * 1024;
/** Matching takes time with each pattern, and with each folder where a pattern has two `**`: bounds for hostile ones. */
const MAX_PATTERNS = 2000;
const MAX_LENGTH = 300;
const MAX_DEPTH = 32;
const MAX_GLOBSTARS = 2;
/** A comment, a blank line, and a pattern of nothing. */
const SAYS_NOTHING = /^(?:#|!?\/?\s*$)/;
/** Letter case counts, whatever machine it is on. */
const RULES = { ignoreCase: false } as const;

/** Which files are left out: by .gitignore from the project's root inward, and by the configurations around them. */
export class Ignores {
  /** What was not followed, in sentences. */
  readonly notes: string[] = [];
  readonly #roots = new Map<string, string>();
  readonly #folders = new Map<string, Ignore>();
  readonly #configs = new Map<LoadedConfig, Ignore>();

  constructor(
    readonly io: Pick<Io, "cwd" | "met">,
    readonly configs: Configs,
    readonly named: readonly string[],
  ) {}

  /** What leaves a file or folder out, such as `build/ (.gitignore:3)`, or null. */
  reason(file: string, isFolder = false): string | null {
    const folder = path.dirname(file);
    const root = this.#rootOf(folder);
    return (
      test(this.#inFolder(folder, root), root, file, isFolder) ??
      this.configs
        .around(folder)
        .filter((each) => isInside(each.folder, file))
        .map((each) => test(this.#ofConfig(each), each.folder, file, isFolder))
        .find((found) => found !== null) ??
      null
    );
  }

  #rootOf(folder: string): string {
    const root = this.#roots.get(folder) ?? projectFolders(folder, this.io.cwd, this.named).at(-1) ?? folder;
    this.#roots.set(folder, root);
    return root;
  }

  #ofConfig(loaded: LoadedConfig): Ignore {
    const known = this.#configs.get(loaded);
    if (known) return known;
    const { config } = loaded;
    const rules = (config?.ignore ?? []).map((pattern, i) => ({
      pattern,
      mark: `${pattern} (${loaded.path}:${config?.lines[`ignore.${i}`]})`,
    }));
    const made = ignore(RULES).add(rules);
    this.#configs.set(loaded, made);
    return made;
  }

  /** The rules of .gitignore that hold in a folder: those around it and its own, all from the root's point of view. */
  #inFolder(folder: string, root: string): Ignore {
    const key = JSON.stringify([root, folder]);
    const known = this.#folders.get(key);
    if (known) return known;
    const outer = folder === root ? ignore(RULES) : this.#inFolder(path.dirname(folder), root);
    const own = this.#patterns(path.join(folder, NAME), path.relative(root, folder));
    const made = own.length === 0 ? outer : ignore(RULES).add(outer).add(own);
    this.#folders.set(key, made);
    return made;
  }

  #patterns(file: string, base: string): { pattern: string; mark: string }[] {
    this.io.met?.(file);
    const stats = entryAt(file);
    if (!stats?.isFile()) return [];
    const shown = displayPath(file, this.io.cwd);
    if (stats.size > MAX_BYTES) {
      this.notes.push(`${shown}: not followed, as it is larger than 1 MB`);
      return [];
    }
    const lines = readLines(file).map((text, i) => ({ text, line: i + 1 }));
    const written = lines.filter(({ text }) => !SAYS_NOTHING.test(text));
    const strange = written.find(({ text }, i) => i >= MAX_PATTERNS || isCostly(text));
    if (strange) {
      this.notes.push(`${shown}:${strange.line}: not followed: too many patterns, or too long a one`);
    }
    return written
      .slice(0, MAX_PATTERNS)
      .filter(({ text }) => !isCostly(text))
      .map(({ text, line }) => {
        const pattern = withoutTrailingBlanks(text);
        return { pattern: rebased(pattern, base), mark: `${pattern} (${shown}:${line})` };
      });
  }
}

function isCostly(pattern: string): boolean {
  return pattern.length > MAX_LENGTH || pattern.split("**/").length > MAX_GLOBSTARS + 1;
}

function test(rules: Ignore, root: string, file: string, isFolder: boolean): string | null {
  const parts = path.relative(root, file).split(path.sep);
  if (parts[0] === "") return null;
  if (parts.length > MAX_DEPTH) throw new UsageError(`more than ${MAX_DEPTH} folders deep; not looked at`);
  return rules.test(parts.join("/") + (isFolder ? "/" : "")).rule?.mark ?? null;
}

function readLines(file: string): string[] {
  try {
    return new TextDecoder().decode(readAll(file, MAX_BYTES)).split(/\r?\n/);
  } catch {
    return [];
  }
}

/** As git reads a line: blanks at its end count only after a backslash. */
function withoutTrailingBlanks(text: string): string {
  const kept = text.trimEnd();
  const slashes = kept.length - kept.replace(/\\+$/, "").length;
  return kept.length < text.length && slashes % 2 === 1 ? `${kept} ` : kept;
}

/** A pattern of a folder's .gitignore, as one of the root's. */
function rebased(pattern: string, base: string): string {
  if (base === "") return pattern;
  const not = pattern.startsWith("!") ? "!" : "";
  const rest = pattern.slice(not.length);
  const anchored = rest.slice(0, -1).includes("/");
  const inside = base
    .split(path.sep)
    .join("/")
    .replace(/[\\*?[\]!# ]/g, "\\$&");
  return `${not}/${inside}/${anchored ? rest.replace(/^\//, "") : `**/${rest}`}`;
}
