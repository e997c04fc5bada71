import { execFileSync } from "node:child_process";
import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { type Io, UsageError } from "../../io.js";
import { MAX_BYTES, realPath } from "../project.js";
import { isInside, repositoryFolder } from "../roots.js";

/** What a repository says of itself runs no program, asks nobody and reaches no network. */
const SAFE = [
  "core.fsmonitor=",
  "core.hooksPath=/dev/null",
  "core.quotePath=false",
  "protocol.allow=never",
  // A folder of the project may look like a repository: only one that is named is believed.
  "safe.bareRepository=explicit",
];
const SAFE_ENV = {
  GIT_ALLOW_PROTOCOL: "",
  GIT_NO_LAZY_FETCH: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_PAGER: "cat",
  LC_ALL: "C",
};
/** Where the caller's own settings stand, such as safe.directory. Of git's other variables none is passed on. */
const SETTINGS = /^GIT_CONFIG(?:_|$)/;
/** Milliseconds: no listing of a repository on a working disk takes longer. */
const PATIENCE = 60_000;

/** A repository with a working tree. */
export interface Repository {
  /** The folder of the working tree, links resolved. */
  readonly top: string;
  /** Asks git, without a shell. Throws a GitError. */
  git(args: readonly string[], input?: string): Buffer;
}

/** Why git gave no answer. Its own words are not shown: a file of the repository may have put them there. */
export class GitError extends Error {
  constructor(
    readonly reason: "too much" | "too slow" | "another owner" | "no repository" | "refused",
    words: string,
  ) {
    super(words);
  }
}

/** The repository that a file stands in. Throws a UsageError. */
export function repositoryOf(file: string, io: Io): Repository {
  const { top, options } = place(file, io);
  const repository: Repository = {
    top,
    git: (args, input = "") => runGit([...options, ...args], top, io, input),
  };
  const said = attempt(
    () =>
      repository
        .git(["rev-parse", "--show-toplevel"])
        .toString()
        .replace(/\r?\n$/, ""),
    (reason) => `--git: ${file} stands in no working tree of git: ${reason}`,
  );
  if (!existsSync(said) || realpathSync(said) !== top)
    throw new UsageError(`--git: ${top} has a .git, and git takes another folder for the working tree`);
  return repository;
}

/** The nearest folder with a .git, or the working tree that the caller's environment names together with its GIT_DIR. */
function place(file: string, io: Io): { readonly top: string; readonly options: readonly string[] } {
  const { GIT_DIR: folder, GIT_WORK_TREE: tree } = io.env;
  const near = realPath(nearestFolder(path.resolve(io.cwd, file)), io);
  if (folder && tree) {
    const top = realPath(tree, io);
    const options = [`--git-dir=${path.resolve(io.cwd, folder)}`, `--work-tree=${top}`];
    if (isInside(top, near)) return { top, options };
  }
  const top = repositoryFolder(near);
  if (top === null) throw new UsageError(`--git: ${file} stands in no working tree of git`);
  return { top, options: [] };
}

/** The nearest folder that is there: of a file that was deleted with its folder, one above it. */
export function nearestFolder(folder: string): string {
  let at = folder;
  while (!existsSync(at) || !statSync(at).isDirectory()) at = path.dirname(at);
  return at;
}

function runGit(args: readonly string[], cwd: string, io: Io, input: string): Buffer {
  const kept = Object.entries(io.env).filter(([key]) => !key.startsWith("GIT_") || SETTINGS.test(key));
  const safe = SAFE.flatMap((setting) => ["-c", setting]);
  try {
    return execFileSync("git", [...safe, "--no-pager", ...args], {
      cwd,
      env: { ...Object.fromEntries(kept), ...SAFE_ENV },
      input,
      maxBuffer: MAX_BYTES,
      timeout: PATIENCE,
      killSignal: "SIGKILL",
      stdio: ["pipe", "pipe", "pipe"],
      windowsHide: true,
    });
  } catch (error) {
    throw gitError(error as NodeJS.ErrnoException & { stderr?: Buffer; status?: number | null }, cwd);
  }
}

function gitError(
  { code, stderr, status }: NodeJS.ErrnoException & { stderr?: Buffer; status?: number | null },
  top: string,
): Error {
  const said = stderr?.toString() ?? "";
  if (code === "ENOENT") return new UsageError("--git: the program git was not found");
  if (code === "ENOBUFS") return new GitError("too much", "git answers with more than 128 MB");
  if (code === "ETIMEDOUT") return new GitError("too slow", "git takes longer than a minute");
  if (said.includes("dubious ownership")) {
    const order = `git config --global --add safe.directory ${top}`;
    return new GitError("another owner", `it belongs to another user; to trust it: ${order}`);
  }
  if (said.includes("not a git repository"))
    return new GitError("no repository", "git finds no repository there");
  return new GitError("refused", `git refuses (exit ${status ?? code})`);
}

/** What git answers, or a UsageError with a sentence on why it does not. */
export function attempt<T>(ask: () => T, sentence: (reason: string) => string): T {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new UsageError(sentence(error.message));
  }
}
