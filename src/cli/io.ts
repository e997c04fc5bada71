import type { Progress } from "./terminal/progress.js";

/** Everything a run may touch of the world outside; the file system is reached through project.ts. */
export interface Io {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal, and how wide it says it is. */
  readonly terminal: { readonly isTerminal: boolean; readonly columns: number | undefined };
  out(text: string | Uint8Array): void;
  err(text: string): void;
  /** All of standard input. */
  stdin(): Uint8Array;
  /** Asks to be told once when whoever runs this has had enough. */
  onInterrupt(stop: () => void): void;
  /** Told how far long work has got. */
  readonly progress?: Progress;
  /** Told of every file that is looked for, by its absolute path, whether it is there or not. */
  met?(file: string): void;
}

/** The exit codes of every command. */
export const EXIT = { ok: 0, findings: 1, failure: 2 } as const;

/** The command cannot be done as it was asked for: a sentence for stderr and exit 2. */
export class UsageError extends Error {}

/** What was asked cannot be answered for the findings of a file, already worded: they go to stderr, exit 1. */
export class FindingsFailure extends Error {}
