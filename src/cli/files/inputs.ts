import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import { CONFIG_NAME } from "../../design/classify.js";
import type { Io } from "../io.js";
import { UsageError } from "../io.js";
import type { Ignores } from "./ignores.js";
import { displayPath, kindOf, leadsOutside, readAll, realPath, STDIN_NAME, systemReason } from "./project.js";
import { yamlFilesBelow } from "./walk.js";

/** A file to work on. */
export interface Input {
  /** How reports call it. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Where it really stands, links followed; null for standard input and what else is no file. */
  readonly file: string | null;
  /** Met in a folder or by a glob, not named itself. */
  readonly met: boolean;
  /** The one ship that was asked for, or null for all. */
  readonly shipName: string | null;
  /** Whether that ship may be missing: then none is meant. */
  readonly mayLack?: boolean;
}

/** What FILE arguments came to: files, and what could not be read (exit 2; the others are still done). */
export interface Inputs {
  readonly files: readonly Input[];
  readonly problems: readonly string[];
  /** Files that were named, and left out as they are ignored; not standard input, of which nobody wants to hear. */
  readonly leftOut: readonly { readonly path: string; readonly by: string }[];
  /** Standard input that is left out: what prints it with changes prints it without. */
  readonly passedThrough: Uint8Array | null;
  /** What else is worth knowing, in sentences. */
  readonly notes: readonly string[];
}

/** How FILE arguments are read. */
export interface InputChoice {
  readonly io: Io;
  readonly stdinName: string | undefined;
  /** Whether files that are named may be left out too. */
  readonly forceExclude: boolean;
  /** What is left out; asked for when it is needed first. */
  ignores(): Promise<Ignores>;
}

interface Candidate {
  readonly file: string;
  readonly met: boolean;
  readonly shipName: string | null;
}

/**
 * The parts of `FILE#NAME`, or null. Files and ships may both have a `#` in their names: the longest FILE that is there
 * is meant.
 */
export function shipNamed(arg: string, isThere: (file: string) => boolean) {
  for (let hash = arg.lastIndexOf("#"); hash > 0; hash = arg.lastIndexOf("#", hash - 1)) {
    const file = arg.slice(0, hash);
    if (isThere(file)) return { file, shipName: arg.slice(hash + 1) };
  }
  return null;
}

/** Finds and reads the files that the arguments name: files, folders, globs, `-`, each once. */
export async function readInputs(args: readonly string[], choice: InputChoice): Promise<Inputs> {
  const reading = new Reading(choice);
  for (const arg of args) await reading.find(arg);
  return reading.inputs();
}

class Reading {
  readonly #files: Input[] = [];
  readonly #problems: string[] = [];
  readonly #leftOut = new Map<string, string>();
  readonly #notes: string[] = [];
  readonly #seen = new Set<string>();
  readonly #found: Candidate[] = [];
  #passedThrough: Uint8Array | null = null;

  readonly io: Io;

  constructor(readonly choice: InputChoice) {
    this.io = choice.io;
  }

  inputs(): Inputs {
    const whole = new Set(
      this.#found.filter(({ shipName }) => shipName === null).map(({ file }) => realPath(file, this.io)),
    );
    for (const candidate of this.#found) {
      // One ship of a file that is asked for whole is in it already.
      if (candidate.shipName !== null && whole.has(realPath(candidate.file, this.io))) continue;
      try {
        const input = this.#read(candidate);
        if (input) this.#files.push(input);
      } catch (error) {
        this.#problems.push(`${candidate.file}: ${systemReason(error)}`);
      }
    }
    const leftOut = [...this.#leftOut].map(([path, by]) => ({ path, by }));
    return {
      files: this.#files,
      problems: [...new Set(this.#problems)],
      leftOut,
      passedThrough: this.#passedThrough,
      notes: this.#notes,
    };
  }

  async find(arg: string): Promise<void> {
    try {
      await this.#find(arg);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.#problems.push(`${arg}: ${error.message}`);
    }
  }

  async #find(arg: string): Promise<void> {
    const { cwd } = this.io;
    if (arg === "") this.#problems.push("a FILE is the empty text: the name of a file was expected");
    else if (arg === "-") await this.#named("-", null);
    else {
      const kind = kindOf(arg, cwd);
      if (kind === "file") await this.#named(arg, null);
      else if (kind === "folder") await this.#folder(arg);
      else {
        const one = shipNamed(arg, (file) => file === "-" || kindOf(file, cwd) === "file");
        await (one ? this.#named(one.file, one.shipName) : this.#glob(arg));
      }
    }
  }

  async #named(file: string, shipName: string | null): Promise<void> {
    const { io, choice } = this;
    const called = file === "-" ? choice.stdinName : file;
    const by =
      choice.forceExclude && called !== undefined
        ? (await choice.ignores()).reason(path.resolve(io.cwd, called))
        : null;
    if (by === null) this.#found.push({ file, met: false, shipName });
    else if (file === "-") this.#passedThrough = io.stdin();
    else this.#leftOut.set(displayPath(file, io.cwd), by);
  }

  async #folder(arg: string): Promise<void> {
    const ignores = await this.choice.ignores();
    const { files, ignored, problems } = yamlFilesBelow(path.resolve(this.io.cwd, arg), ignores);
    for (const each of problems) this.#problems.push(`${path.join(arg, each.file)}: ${each.problem}`);
    this.#met(
      files.map((file) => path.join(arg, file)),
      ignored,
      `${arg}: no .yaml or .yml file in this folder`,
    );
  }

  async #glob(arg: string): Promise<void> {
    const { cwd } = this.io;
    const found = await glob(arg.replaceAll("\\", "/"), cwd);
    const ignores = found.length > 0 ? await this.choice.ignores() : null;
    const reasons = found.map((file) => ignores?.reason(path.resolve(cwd, file)) ?? null);
    const files = found.filter((_, i) => reasons[i] === null);
    const ignored = reasons.find((by) => by !== null) ?? null;
    this.#met(files, ignored, `${arg}: no such file, and no file matches it as a pattern`);
  }

  /** Files that an argument stands for; none is a problem, unless that is what --force-exclude is there for. */
  #met(files: readonly string[], ignored: string | null, nothing: string): void {
    for (const file of files) this.#found.push({ file, met: true, shipName: null });
    if (files.some((file) => path.basename(file) !== CONFIG_NAME)) return;
    const words = ignored === null ? nothing : `${nothing} but what is ignored: ${ignored}`;
    (ignored !== null && this.choice.forceExclude ? this.#notes : this.#problems).push(words);
  }

  #read({ file, met, shipName }: Candidate): Input | null {
    const { io, choice } = this;
    const about = { met, shipName };
    if (file === "-") {
      const name = choice.stdinName ? displayPath(choice.stdinName, io.cwd) : STDIN_NAME;
      if (this.#seen.has("-") || !this.#seen.add("-")) return null;
      return { path: name, bytes: io.stdin(), file: null, ...about };
    }
    const absolute = path.resolve(io.cwd, file);
    io.met?.(absolute);
    if (!met && !statSync(absolute).isFile()) {
      return { path: displayPath(file, io.cwd), bytes: readAll(absolute), file: null, ...about };
    }
    const real = realpathSync(absolute);
    const key = JSON.stringify([real, shipName]);
    if (this.#seen.has(key)) return null;
    this.#seen.add(key);
    if (leadsOutside(file, io.cwd)) throw new UsageError("a link that leads out of the project; not read");
    return { path: displayPath(file, io.cwd), bytes: readAll(real), file: real, ...about };
  }
}

async function glob(pattern: string, cwd: string): Promise<string[]> {
  const { globby } = await import("globby");
  const found = await globby(pattern, {
    cwd,
    ignore: ["**/node_modules/**"],
    expandDirectories: false,
    followSymbolicLinks: false,
    onlyFiles: false,
    markDirectories: true,
    suppressErrors: true,
  });
  return found.filter((file) => !file.endsWith("/") && kindOf(file, cwd) !== "folder").sort();
}
