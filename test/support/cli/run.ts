import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { inProcess } from "./in-process.js";

/** The command as it is installed. */
export const BIN = fileURLToPath(new URL("../../../bin/shipcost.js", import.meta.url));

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Besides PATH, and instead of anything else of this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
}

/** Runs a program to its end. */
export function runProgram(program: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  const { cwd, env, input = "" } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args], {
      cwd,
      env: { PATH: process.env.PATH ?? "", ...env },
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    );
  });
}

/** Runs the real command in a process of its own. */
export function run(args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return runProgram(process.execPath, [BIN, ...args], options);
}

export interface Project {
  readonly root: string;
  /** Runs the command in the project's folder, in this process: parity.test.ts proves that this comes to the same. */
  run(args: readonly string[], options?: RunOptions): Promise<Outcome>;
  /** Runs the real command in the project's folder, in a process of its own. */
  start(args: readonly string[], options?: RunOptions): Promise<Outcome>;
  /** Runs a line of shell in the project's folder, where `shipcost` is the command. */
  shell(line: string, options?: RunOptions): Promise<Outcome>;
}

/** A folder of its own with these files, marked as a project's root; taken away after the tests of the file. */
export function project(files: Readonly<Record<string, string | Uint8Array>> = {}): Project {
  const outer = mkdtempSync(join(tmpdir(), "shipcost-cli-"));
  afterAll(() => rmSync(outer, { recursive: true, force: true }));
  const root = join(outer, "project");
  mkdirSync(join(root, ".git"), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const prelude = `shipcost() { ${JSON.stringify(process.execPath)} ${JSON.stringify(BIN)} "$@"; }`;
  return {
    root,
    async run(args, { cwd = root, env, input } = {}) {
      const { code, stdout, stderr } = await inProcess(cwd, args, { env, input });
      return { code, stdout, stderr };
    },
    start: (args, options = {}) => run(args, { cwd: root, ...options }),
    shell: (line, options = {}) =>
      runProgram("bash", ["--norc", "-c", `${prelude}\n${line}`], { cwd: root, ...options }),
  };
}

/** Runs the command with each of these argument lists, one after the other. */
export async function runAll(
  where: Pick<Project, "run">,
  commands: readonly (readonly string[])[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const args of commands) outcomes.push(await where.run(args));
  return outcomes;
}
