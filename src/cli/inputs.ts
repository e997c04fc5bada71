import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Io } from "./io.js";
import { UsageError } from "./io.js";
import { displayPath, leadsOutside, readAll, STDIN_NAME, systemReason } from "./project.js";

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
}

interface Candidate {
  readonly file: string;
  readonly met: boolean;
  readonly shipName: string | null;
}

/** Finds and reads the files that the arguments name: files, folders, globs, `-`, each once. */
export async function readInputs(
  args: readonly string[],
  io: Io,
  stdinName: string | undefined,
): Promise<Inputs> {
  const files: Input[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  const found: Candidate[] = [];
  for (const arg of args) for (const candidate of await candidates(arg, io, problems)) found.push(candidate);
  const whole = new Set(
    found.filter(({ shipName }) => shipName === null).map(({ file }) => realPath(file, io)),
  );
  for (const candidate of found) {
    // One ship of a file that is asked for whole is in it already.
    if (candidate.shipName !== null && whole.has(realPath(candidate.file, io))) continue;
    try {
      const input = read(candidate, io, stdinName, seen);
      if (input) files.push(input);
    } catch (error) {
      problems.push(`${candidate.file}: ${systemReason(error)}`);
    }
  }
  return { files, problems };
}

/** Where a file really stands; a path that leads nowhere stands for itself. */
function realPath(file: string, io: Io): string {
  try {
    return realpathSync(path.resolve(io.cwd, file));
  } catch {
    return file;
  }
}

function read(
  { file, met, shipName }: Candidate,
  io: Io,
  stdinName: string | undefined,
  seen: Set<string>,
): Input | null {
  if (file === "-") {
    const name = stdinName ? displayPath(stdinName, io.cwd) : STDIN_NAME;
    return seen.has("-") || !seen.add("-")
      ? null
      : { path: name, bytes: io.stdin(), file: null, met, shipName };
  }
  const absolute = path.resolve(io.cwd, file);
  io.met?.(absolute);
  if (!met && !statSync(absolute).isFile()) {
    return { path: displayPath(file, io.cwd), bytes: readAll(absolute), file: null, met, shipName };
  }
  const real = realpathSync(absolute);
  const key = JSON.stringify([real, shipName]);
  if (seen.has(key)) return null;
  seen.add(key);
  if (leadsOutside(file, io.cwd)) throw new UsageError("a link that leads out of the project; not read");
  return { path: displayPath(file, io.cwd), bytes: readAll(real), file: real, met, shipName };
}

async function candidates(arg: string, io: Io, problems: string[]): Promise<Candidate[]> {
  if (arg === "") {
    problems.push("a FILE is the empty text: the name of a file was expected");
    return [];
  }
  if (arg === "-") return [{ file: "-", met: false, shipName: null }];
  const kind = kindOf(arg, io.cwd);
  if (kind === "file") return [{ file: arg, met: false, shipName: null }];
  if (kind === "folder") return folder(arg, io, problems);
  const hash = arg.lastIndexOf("#");
  const base = hash > 0 ? arg.slice(0, hash) : "";
  if (base !== "" && (base === "-" || kindOf(base, io.cwd) === "file")) {
    return [{ file: base, met: false, shipName: arg.slice(hash + 1) }];
  }
  const found = await glob(arg.replaceAll("\\", "/"), io.cwd);
  if (found.length === 0) problems.push(`${arg}: no such file, and no file matches it as a pattern`);
  return found.map((file) => ({ file, met: true, shipName: null }));
}

async function folder(arg: string, io: Io, problems: string[]): Promise<Candidate[]> {
  const cwd = path.resolve(io.cwd, arg);
  const found = await glob("**/*.{yaml,yml}", cwd);
  if (found.length === 0) problems.push(`${arg}: no .yaml or .yml file in this folder`);
  return found.map((file) => ({ file: path.join(arg, file), met: true, shipName: null }));
}

async function glob(pattern: string, cwd: string): Promise<string[]> {
  const { globby } = await import("globby");
  const found = await globby(pattern, {
    cwd,
    gitignore: true,
    ignore: ["**/node_modules/**"],
    expandDirectories: false,
    followSymbolicLinks: false,
    onlyFiles: false,
    markDirectories: true,
    suppressErrors: true,
  });
  return found.filter((file) => !file.endsWith("/") && kindOf(file, cwd) !== "folder").sort();
}

function kindOf(file: string, cwd: string): "file" | "folder" | null {
  if (file.includes("\0")) return null;
  try {
    return statSync(path.resolve(cwd, file)).isDirectory() ? "folder" : "file";
  } catch {
    return null;
  }
}
