import { visible } from "../report/visible.js";
import { EXIT, type Io } from "./io.js";
import type { Session } from "./session.js";

/** Says on standard error what could not be done. */
export function sayProblems(problems: readonly string[], io: Io): void {
  for (const problem of problems) io.err(`shipcost: ${visible(problem)}\n`);
}

/** 2 if anything could not be done, else 1 on an error or too many warnings, else 0. */
export function exitCode(
  { problems, diagnostics }: Pick<Session, "problems" | "diagnostics">,
  { maxWarnings }: { maxWarnings?: number },
): number {
  if (problems.length > 0) return EXIT.failure;
  if (diagnostics.some((each) => each.severity === "error")) return EXIT.findings;
  const warnings = diagnostics.filter((each) => each.severity === "warning").length;
  return maxWarnings !== undefined && warnings > maxWarnings ? EXIT.findings : EXIT.ok;
}
