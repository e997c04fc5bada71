import type { Diagnostic } from "../../lint/rule.js";
import { lintConcise, lintReport } from "../../report/lint/report.js";
import { visible } from "../../report/text/visible.js";
import { plural } from "../../source/words.js";
import { EXIT, type Io } from "../io.js";
import type { Session } from "./session.js";

type Results = Pick<Session["results"], "diagnostics" | "suppressed" | "sources">;

/** What was done with the files that were read. */
interface Done {
  readonly files: readonly unknown[];
  readonly passedOver: Session["results"]["passedOver"];
}

/** Says on standard error what could not be done. */
export function sayProblems(problems: readonly string[], io: Io): void {
  for (const problem of problems) io.err(`shipcost: ${visible(problem)}\n`);
}

/** Says on standard error which errors there are, where what is printed has no room for them. */
export function sayErrors({ diagnostics, sources }: Results, io: Io): void {
  const errors = diagnostics.filter((each) => each.severity === "error");
  io.err(lintConcise(lintReport([], errors, sources)));
}

/** Results with what comments suppress: why something is missing is said even so. */
export function withSuppressed(results: Results): Results {
  return { ...results, diagnostics: [...results.diagnostics, ...results.suppressed] };
}

/** Says on standard error what was left out: in reports for people, and not where they asked for quiet. */
export function sayLeftOut(
  { leftOut, notes }: Pick<Session["inputs"], "leftOut" | "notes">,
  { files, passedOver }: Done,
  io: Io,
  { quiet = false, format }: { quiet?: boolean; format: string },
): void {
  if (quiet || !FOR_PEOPLE.includes(format)) return;
  const sentences = [
    ...leftOut.map(({ path, by }) => `${path}: left out, as ignored by ${by}`),
    ...notes,
    ...otherYaml(passedOver),
  ];
  for (const sentence of sentences) io.err(`shipcost: ${visible(sentence)}\n`);
  if (files.length === 0 && leftOut.length > 0) io.err("shipcost: nothing is left to do\n");
}

/** One sentence on files that were met and are no designs at all. */
function otherYaml(passedOver: Done["passedOver"]): string[] {
  const paths = passedOver.filter(({ foreign }) => foreign === "other").map(({ path }) => path);
  if (paths.length === 0) return [];
  const some = paths.slice(0, MOST_NAMED).join(", ");
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : "";
  return [`${plural(paths.length, "file")} passed over, without any key of a ship or fleet: ${some}${more}`];
}

const MOST_NAMED = 3;
const FOR_PEOPLE = ["pretty", "table", "text"];

/** 2 if anything could not be done, else 1 on an error, else 0. */
export function exitCode(problems: readonly string[], diagnostics: readonly Diagnostic[]): number {
  if (problems.length > 0) return EXIT.failure;
  return diagnostics.some((each) => each.severity === "error") ? EXIT.findings : EXIT.ok;
}
