import type { Diagnostic } from "../../lint/rule.js";
import type { LintReport } from "./report.js";

/** Findings grouped by a text that is made of each. */
export function groups(
  diagnostics: readonly Diagnostic[],
  by: (each: Diagnostic) => string,
): Map<string, Diagnostic[]> {
  const made = new Map<string, Diagnostic[]>();
  for (const each of diagnostics) {
    const key = by(each);
    const group = made.get(key);
    if (group) group.push(each);
    else made.set(key, [each]);
  }
  return made;
}

/** The findings of each file, in the files' order; also of those that have none, and of those that others name. */
export function byFile({ paths, diagnostics }: LintReport): [path: string, findings: Diagnostic[]][] {
  const found = groups(diagnostics, ({ path }) => path);
  const all = new Map([...paths.map((path): [string, Diagnostic[]] => [path, []]), ...found]);
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1));
}
