import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Io } from "../../../src/cli/io.js";
import { main } from "../../../src/cli/main.js";
import type { Outcome } from "./run.js";

const manifest = fileURLToPath(new URL("../../../package.json", import.meta.url));
const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };

export interface InProcessOptions {
  readonly input?: string | Uint8Array | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

export interface InProcessOutcome extends Outcome {
  /** Both streams as a terminal would show them, in the order in which they were written. */
  readonly printed: string;
}

/** Runs the command line in this process, with streams of its own: quick, where no real stream is the question. */
export async function inProcess(
  cwd: string,
  args: readonly string[],
  { input = "", env = {} }: InProcessOptions = {},
): Promise<InProcessOutcome> {
  const written = { out: [] as Buffer[], err: [] as Buffer[], both: [] as Buffer[] };
  const write = (stream: Buffer[], text: string | Uint8Array) => {
    const chunk = Buffer.from(text as string);
    stream.push(chunk);
    written.both.push(chunk);
  };
  const io: Io = {
    cwd,
    env,
    terminal: { isTerminal: false, columns: undefined },
    out: (text) => write(written.out, text),
    err: (text) => write(written.err, text),
    stdin: () => new Uint8Array(Buffer.from(input as string)),
    onInterrupt: () => {},
  };
  const code = await main(args, io, version);
  const said = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString();
  return { code, stdout: said(written.out), stderr: said(written.err), printed: said(written.both) };
}
