import type { Io } from "../../io.js";
import { printDiff, printTexts, sayFixes } from "../../session/fixed-output.js";
import { fixFiles, writeFixes } from "../../session/fixing.js";
import type { Opened, Session } from "../../session/session.js";
import type { LintCommandOptions } from "./define.js";

interface FixOptions extends Pick<LintCommandOptions, "diff" | "color"> {
  /** Whether people read what is said. */
  readonly chatty: boolean;
}

/**
 * What `lint --fix` and `--diff` come to: what is found then, how many files change, and where findings are told:
 * standard output belongs to a diff, and to the fixed text of standard input.
 */
export function lintFixes(opened: Opened, first: Session, io: Io, { diff, color, chatty }: FixOptions) {
  const inMemory = fixFiles(opened, first, () => true);
  const fixed = diff ? inMemory : writeFixes(inMemory, opened);
  if (diff) printDiff(fixed.changes, io, color);
  const taken = diff || printTexts(first, fixed, io);
  if (chatty) sayFixes(fixed, !diff, io);
  return { session: fixed.session, changes: fixed.changes.length, out: taken ? io.err : io.out };
}
