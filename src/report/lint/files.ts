import { groups } from "../../lint/groups.js";
import type { Diagnostic } from "../../lint/rule.js";
import type { LintReport } from "./report.js";

/** The findings of each file, in the files' order; also of those that have none, and of those that others name. */
export function byFile({ paths, diagnostics }: LintReport): [path: string, findings: Diagnostic[]][] {
  const found = groups(diagnostics, ({ path }) => path);
  const all = new Map([...paths.map((path): [string, Diagnostic[]] => [path, []]), ...found]);
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1));
}
