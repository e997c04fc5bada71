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

/** Runs the command line in this process, with streams of its own: quick, where no real stream is the question. */
export async function inProcess(
  cwd: string,
  args: readonly string[],
  { input = "", env = {} }: InProcessOptions = {},
): Promise<Outcome> {
  const written = { out: [] as Buffer[], err: [] as Buffer[] };
  const io: Io = {
    cwd,
    env,
    terminal: { isTerminal: false, columns: undefined },
    out: (text) => void written.out.push(Buffer.from(text as string)),
    err: (text) => void written.err.push(Buffer.from(text)),
    stdin: () => new Uint8Array(Buffer.from(input as string)),
    onInterrupt: () => {},
  };
  const code = await main(args, io, version);
  const said = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString();
  return { code, stdout: said(written.out), stderr: said(written.err) };
}
