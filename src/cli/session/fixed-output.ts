import path from "node:path";
import { unreadableFiles } from "../../lint/fix.js";
import { paintedDiff, shownLines, unifiedDiff } from "../../report/lint/unified-diff.js";
import { plural } from "../../source/words.js";
import { realPath } from "../files/project.js";
import { isInside, repositoryFolder } from "../files/roots.js";
import type { Io } from "../io.js";
import type { ColorChoice } from "../terminal/colors.js";
import { layoutFor } from "../terminal/terminal.js";
import type { Change, FixedFiles } from "./fixing.js";
import { sayProblems } from "./outcome.js";
import type { Session } from "./session.js";

/**
 * Prints what would change as a unified diff. In a pipe it is exact, so that it can be applied; for a reader the
 * characters that are not for showing are escaped.
 */
export function printDiff(changes: readonly Change[], io: Io, color: ColorChoice): void {
  // Whatever the environment wants of colours: in a pipe only who asks for them here means to look at it.
  const forReaders = io.terminal.isTerminal || color === "always";
  for (const { input, before, after } of changes) {
    const { name, fromTop } = patchName(input.path, io);
    const diff = unifiedDiff(name, textOf(before), textOf(after), fromTop);
    io.out(forReaders ? paintedDiff(diff, layoutFor(io, color)) : diff);
  }
}

/** How a patch calls a file: from the top of the repository, where all that a run changes can be applied together. */
function patchName(shown: string, io: Io): { readonly name: string; readonly fromTop: boolean } {
  const here = realPath(".", io);
  const top = repositoryFolder(here);
  const file = path.resolve(here, shown);
  if (top === null || !isInside(top, file)) return { name: shown, fromTop: false };
  return { name: path.relative(top, file).split(path.sep).join("/"), fromTop: top !== here };
}

/** Prints the text of what is no file, fixed as far as may be; answers whether there was any. */
export function printTexts({ results, inputs }: Session, { changes }: FixedFiles, io: Io): boolean {
  const { passedThrough } = inputs;
  const texts = results.inputs.filter(({ file }) => file === null);
  const fixed = texts.map(
    ({ path, bytes }) => changes.find((each) => each.input.path === path)?.after ?? bytes,
  );
  const all = passedThrough ? [passedThrough, ...fixed] : fixed;
  for (const bytes of all) io.out(io.terminal.isTerminal ? shownLines(textOf(bytes)) : bytes);
  return all.length > 0;
}

/** Says how much was fixed, or would be, and what was not. */
export function sayFixes(fixed: FixedFiles, written: boolean, io: Io): void {
  const { session, count, changes, refused, elsewhere } = fixed;
  const fixes = plural(count, "fix", "fixes");
  const files = plural(changes.length, "file");
  const made = written ? `${fixes} made in ${files}` : `${fixes} to make in ${files}; nothing is written`;
  const unreadable = [...unreadableFiles(session.results.diagnostics)];
  sayProblems(
    [
      ...refused,
      ...unreadable.map((path) => `${path}: not fixed: its YAML has errors`),
      ...elsewhere.map((path) => `${path}: not fixed: it was not named itself`),
      ...(count > 0 ? [made] : []),
    ],
    io,
  );
}

/** With its byte order mark, if it has one. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}
