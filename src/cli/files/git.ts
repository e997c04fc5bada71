import { execFileSync } from "node:child_process";
import { existsSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { type Io, UsageError } from "../io.js";
import { MAX_BYTES } from "./project.js";

/** What a repository says of itself runs no program, asks nobody and reaches no network. */
const SAFE = ["core.fsmonitor=", "core.hooksPath=/dev/null", "protocol.allow=never", "core.quotePath=false"];
const SAFE_ENV = {
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_NO_LAZY_FETCH: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_PAGER: "cat",
  LC_ALL: "C",
};
/** A listing of a large repository, and the largest file. */
const MOST_OUTPUT = MAX_BYTES;

/** Runs git, without a shell and without the settings of whatever git runs us. */
export function git(args: readonly string[], cwd: string, io: Io): Buffer {
  const inherited = Object.entries(io.env).filter(([key]) => !key.startsWith("GIT_"));
  const safe = SAFE.flatMap((setting) => ["-c", setting]);
  return execFileSync("git", [...safe, "--no-pager", ...args], {
    cwd,
    env: { ...Object.fromEntries(inherited), ...SAFE_ENV },
    maxBuffer: MOST_OUTPUT,
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
  });
}

/** The nearest folder that is there: of a file that was deleted with its folder, one above it. */
export function nearestFolder(folder: string): string {
  let at = folder;
  while (!existsSync(at) || !statSync(at).isDirectory()) at = path.dirname(at);
  return at;
}

/** The folder of the repository that a file stands in. */
export function topOf(file: string, io: Io): string {
  const folder = nearestFolder(path.resolve(io.cwd, file));
  const top = attempt(
    () =>
      git(["rev-parse", "--show-toplevel"], folder, io)
        .toString()
        .replace(/\r?\n$/, ""),
    (said) => `--git: ${file} stands in no working tree of git: ${said}`,
  );
  return realpathSync(top);
}

/** What git answers, or a sentence on why it does not. */
export function attempt<T>(ask: () => T, sentence: (said: string) => string): T {
  try {
    return ask();
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
    if (code === "ENOENT") throw new UsageError("--git: the program git was not found");
    const said = stderr
      ?.toString()
      .split("\n")[0]
      ?.replace(/^fatal: /, "");
    throw new UsageError(sentence(said || (code ?? "git failed")));
  }
}
