import type { Io } from "../../io.js";
import { printDiff, printTexts, sayFixes } from "../../session/fixed-output.js";
import { fixFiles, writeFixes } from "../../session/fixing.js";
import type { Session } from "../../session/session.js";
import type { LintCommandOptions } from "./define.js";

/**
 * What `lint --fix` and `--diff` come to: what is found then, how many files change, and where findings are told:
 * standard output belongs to a diff, and to the fixed text of standard input.
 */
export function lintFixes(
  opened: Session,
  io: Io,
  { diff, color }: Pick<LintCommandOptions, "diff" | "color">,
  chatty: boolean,
) {
  const inMemory = fixFiles(opened, () => true);
  const fixed = diff ? inMemory : writeFixes(inMemory, opened);
  if (diff) printDiff(fixed.changes, io, color);
  const taken = diff || printTexts(opened, fixed, io);
  if (chatty) sayFixes(fixed, !diff, io);
  return { session: fixed.session, changes: fixed.changes.length, out: taken ? io.err : io.out };
}
