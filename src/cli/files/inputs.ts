import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import { isConfig } from "../../design/classify.js";
import { type Io, UsageError } from "../io.js";
import { type Found, filesBelow, filesMatching, type Search } from "./find.js";
import {
  displayPath,
  kindOf,
  leadsOutside,
  readAll,
  realDisplayPath,
  realPath,
  STDIN_NAME,
  systemReason,
} from "./project.js";
import { shipNamed } from "./ship-named.js";

/** A file to work on. */
export interface Input {
  /** How reports call it: by where it really stands, links followed. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Where it really stands; null for standard input and what else is no file. */
  readonly file: string | null;
  /** Whether only a link leads to it out of the project: it may be read, and is not written. */
  readonly outside: boolean;
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

/** How FILE arguments are read. What is left out is asked for when it is needed first. */
export interface InputChoice extends Search {
  readonly io: Io;
  readonly stdinName: string | undefined;
  /** Whether files that are named may be left out too. */
  readonly forceExclude: boolean;
}

interface Candidate {
  readonly file: string;
  /** The folder that was named, or that a pattern starts in; null for a file that was named itself. */
  readonly folder: string | null;
  readonly met: boolean;
  readonly shipName: string | null;
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
  readonly #io: Io;

  constructor(readonly choice: InputChoice) {
    this.#io = choice.io;
  }

  inputs(): Inputs {
    const whole = new Set(
      this.#found.filter(({ shipName }) => shipName === null).map(({ file }) => realPath(file, this.#io)),
    );
    for (const candidate of this.#found) {
      // One ship of a file that is asked for whole is in it already.
      if (candidate.shipName !== null && whole.has(realPath(candidate.file, this.#io))) continue;
      this.#attempt(candidate.file, () => {
        const input = this.#read(candidate);
        if (input) this.#files.push(input);
      });
    }
    return {
      files: this.#files,
      problems: [...new Set(this.#problems)],
      leftOut: [...this.#leftOut].map(([path, by]) => ({ path, by })),
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

  #attempt(file: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#problems.push(`${file}: ${systemReason(error)}`);
    }
  }

  async #find(arg: string): Promise<void> {
    const { cwd, met } = this.#io;
    if (arg === "") this.#problems.push("a FILE is the empty text: the name of a file was expected");
    else if (arg === "-") await this.#named("-", null);
    else {
      const kind = kindOf(arg, cwd);
      met?.(path.resolve(cwd, arg));
      checkName(arg, cwd);
      if (kind === "file") await this.#named(arg, null);
      else if (kind === "folder")
        this.#met(await filesBelow(arg, this.choice), `${arg}: no .yaml or .yml file in this folder`);
      else {
        const one = shipNamed(arg, (file) => file === "-" || kindOf(file, cwd) === "file");
        if (one) await this.#named(one.file, one.shipName);
        else
          this.#met(
            await filesMatching(arg, this.choice),
            `${arg}: no such file, and no file matches it as a pattern`,
          );
      }
    }
  }

  async #named(file: string, shipName: string | null): Promise<void> {
    const { choice } = this;
    const called = file === "-" ? choice.stdinName : file;
    const by =
      choice.forceExclude && called !== undefined
        ? (await choice.ignores()).reason(path.resolve(this.#io.cwd, called))
        : null;
    if (by === null) this.#found.push({ file, folder: null, met: false, shipName });
    else if (file === "-") this.#passedThrough = this.#io.stdin();
    else this.#leftOut.set(displayPath(file, this.#io.cwd), by);
  }

  /** Files that an argument stands for; none is a problem, unless that is what --force-exclude is there for. */
  #met({ folder, files, ignored, problems }: Found, nothing: string): void {
    for (const problem of problems) this.#problems.push(problem);
    for (const file of files) this.#found.push({ file, folder, met: true, shipName: null });
    if (files.some((file) => !isConfig(file))) return;
    const words = ignored === null ? nothing : `${nothing} but what is ignored: ${ignored}`;
    (ignored !== null && this.choice.forceExclude ? this.#notes : this.#problems).push(words);
  }

  #read({ file, folder, met, shipName }: Candidate): Input | null {
    const { cwd } = this.#io;
    if (file === "-") return this.#readStdin(shipName);
    checkName(file, cwd);
    const absolute = path.resolve(cwd, file);
    this.#io.met?.(absolute);
    const isFile = statSync(absolute).isFile();
    if (!isFile && met) throw new UsageError("it is no file");
    const about = { met, shipName, outside: leadsOutside(file, cwd) };
    if (!isFile) return { path: displayPath(file, cwd), bytes: readAll(absolute), file: null, ...about };
    const real = realpathSync(absolute);
    const key = JSON.stringify([real, shipName]);
    if (this.#seen.has(key)) return null;
    this.#seen.add(key);
    // A folder may have been named by a link; what is met in the folder may not lead on.
    const place = folder === null ? file : path.join(realPath(folder, this.#io), path.relative(folder, file));
    if (met && leadsOutside(place, cwd))
      throw new UsageError("a link that leads out of the project; not read");
    return { path: realDisplayPath(real, cwd), bytes: readAll(real), file: real, ...about };
  }

  #readStdin(shipName: string | null): Input | null {
    const { stdinName } = this.choice;
    if (this.#seen.has("-")) return null;
    this.#seen.add("-");
    const name = stdinName ? displayPath(stdinName, this.#io.cwd) : STDIN_NAME;
    return { path: name, bytes: this.#io.stdin(), file: null, outside: false, met: false, shipName };
  }
}

/** Throws a UsageError on the name of a file that is no text: what stands for it in a text leads nowhere. */
function checkName(file: string, cwd: string): void {
  if (file.includes("\uFFFD") && kindOf(file, cwd) === null)
    throw new UsageError("its name is no text in UTF-8: rename the file");
}
