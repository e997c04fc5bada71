import path from "node:path";
import { realPath, systemReason } from "../files/project.js";
import { writeFileAtomically } from "../files/write-file.js";
import { type Io, UsageError } from "../io.js";

/** A format, and the file it goes to; null is standard output. */
export interface Output<F extends string> {
  readonly format: F;
  readonly file: string | null;
}

/** A text, or the pieces of a long one. */
export type Content = string | Uint8Array | Iterable<string>;

/** The options that say how and where to print. */
export interface OutputOptions<F extends string> {
  readonly format?: readonly Output<F>[];
  readonly outputFile?: string;
}

/** What goes where: each format that was asked for, or one by default. At most one goes to standard output. */
export function planOutputs<F extends string>(
  { format, outputFile }: OutputOptions<F>,
  preset: F,
  presetOnStdout: F = preset,
): readonly Output<F>[] {
  if (outputFile === "") throw new UsageError("--output-file: expected the name of a file");
  const asked = format ?? [{ format: outputFile === undefined ? presetOnStdout : preset, file: null }];
  const loose = asked.filter(({ file }) => file === null);
  if (loose.length > 1) {
    const formats = loose.map((each) => each.format);
    throw new UsageError(
      `--format: ${formats.join(" and ")} cannot share one output; name files, such as ${formats.at(-1)}=FILE`,
    );
  }
  if (outputFile === undefined || outputFile === "-") return asked;
  if (loose.length === 0) throw new UsageError("--output-file: every --format has a file of its own");
  return asked.map((each) => ({ ...each, file: each.file ?? outputFile }));
}

/** The format that standard output gets, if any. */
export function printed<F extends string>(outputs: readonly Output<F>[]): F | undefined {
  return outputs.find(({ file }) => file === null)?.format;
}

/** Renders each output and writes it. Answers what could not be written: the others are, all the same. */
export async function writeOutputs<F extends string>(
  outputs: readonly Output<F>[],
  io: Io,
  inputs: Iterable<string>,
  render: (format: F, toFile: boolean) => Content | Promise<Content>,
): Promise<string[]> {
  const problems: string[] = [];
  const taken = new Map(
    [...inputs].map((file) => [realPath(file, io), "it is one of the files that were read"]),
  );
  for (const { format, file } of outputs) {
    const content = await render(format, file !== null);
    if (file === null) {
      for (const part of parts(content)) io.out(part);
      continue;
    }
    const target = realPath(file, io);
    const problem = taken.get(target) ?? writeProblem(path.resolve(io.cwd, file), parts(content));
    taken.set(target, "two outputs cannot share it");
    if (problem) problems.push(`${file}: not written: ${problem}`);
  }
  return problems;
}

/** How much is written at a time. */
const PART = 1 << 16;

/** A content in parts that are worth writing; none of an empty one. */
function* parts(content: Content): Generator<string | Uint8Array> {
  if (content instanceof Uint8Array) {
    yield content;
    return;
  }
  let part = "";
  for (const piece of typeof content === "string" ? [content] : content) {
    part += piece;
    if (part.length < PART) continue;
    yield part;
    part = "";
  }
  if (part !== "") yield part;
}

function writeProblem(file: string, content: Iterable<string | Uint8Array>): string | null {
  try {
    writeFileAtomically(file, content);
    return null;
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    return missing ? "there is no such folder" : systemReason(error);
  }
}
