import { sortedOnce } from "../../../lint/diagnose.js";
import type { Diagnostic } from "../../../lint/rule.js";
import { RULES, ruleById } from "../../../lint/rules.js";
import { lintConcise, lintReport } from "../../../report/lint/report.js";
import { visible } from "../../../report/text/visible.js";
import { plural } from "../../../source/words.js";
import { EXIT, type Io } from "../../io.js";
import { printDiff, printTexts } from "../../session/fixed-output.js";
import { fixFiles, writeFixes } from "../../session/fixing.js";
import { sayLeftOut, sayProblems } from "../../session/outcome.js";
import { check, openFiles, type Session } from "../../session/session.js";
import type { FmtOptions } from "./define.js";

/** What is canonical does not depend on what a configuration wants to hear of. */
const NOTATION = Object.fromEntries(
  RULES.filter(({ fix }) => fix?.fmt).map(({ id, severity }) => [id, severity] as const),
);

/** `shipcost fmt` */
export async function fmt(io: Io, args: string[], options: FmtOptions): Promise<number> {
  const { check: checks, diff, quiet } = options;
  const lint = { severities: NOTATION };
  const opened = await openFiles(args.length > 0 ? args : ["."], io, { ...options, lint });
  const writes = !checks && !diff;
  const first = check(opened);
  const inMemory = fixFiles(opened, first, ({ ruleId }) => ruleById(ruleId).fix?.fmt === true);
  const fixed = writes ? writeFixes(inMemory, opened) : inMemory;
  const { session, changes, refused } = fixed;
  if (diff) printDiff(changes, io, options.color);
  else if (checks) for (const { input } of changes) io.out(`${visible(input.path)}\n`);
  const printed = writes && printTexts(first, fixed, io);
  const unread = unreadable(first);
  io.err(lintConcise(lintReport([], unread, first.results.sources)));
  sayLeftOut(first.inputs, first.results, io, { quiet, format: "text" });
  sayProblems([...refused, ...session.problems], io);
  if (!quiet) {
    sayProblems(shipsWithErrors(session), io);
    if (!printed) io.err(summary(first, changes.length, unread, writes));
  }
  if (session.problems.length > 0) return EXIT.failure;
  return unread.length > 0 || (!writes && changes.length > 0) ? EXIT.findings : EXIT.ok;
}

/** Why files, or documents in them, could not be read as designs. */
function unreadable({ results }: Session): Diagnostic[] {
  const loose = results.files.flatMap((file) => file.loose);
  return sortedOnce(loose).filter(({ severity }) => severity === "error");
}

/** Files in which some ships could not be read: those stay as they are. */
function shipsWithErrors({ results }: Session): string[] {
  return results.files.flatMap(({ file }) => {
    const ships = file.documents.flatMap((document) => document.ships);
    const broken = ships.filter((each) => each.ship === null && !each.isEntry);
    if (broken.length === 0) return [];
    return [`${file.path}: ${plural(broken.length, "ship")} with errors left unchanged; see shipcost lint`];
  });
}

/** `1 file reformatted, 3 files left unchanged` */
function summary(
  { results }: Session,
  changed: number,
  unread: readonly Diagnostic[],
  writes: boolean,
): string {
  const paths = new Set(results.files.map(({ file }) => file.path));
  const failed = new Set(unread.map(({ path }) => path)).size;
  const same = paths.size - changed - failed;
  const parts = [
    changed > 0 ? `${plural(changed, "file")} ${writes ? "reformatted" : "would be reformatted"}` : [],
    same > 0 ? `${plural(same, "file")} ${writes ? "left unchanged" : "formatted already"}` : [],
    failed > 0 ? `${plural(failed, "file")} not readable` : [],
  ].flat();
  return parts.length === 0 ? "" : `${parts.join(", ")}\n`;
}
