import type { Finding } from "../finding.js";
import { crop } from "../source/describe.js";
import type { Source } from "../source/text.js";
import { sameNow } from "./identity.js";
import { type LintOptions, RULE_SETTINGS, severityOf } from "./options.js";
import type { Diagnostic } from "./rule.js";
import { ruleById } from "./rules.js";

type Sources = ReadonlyMap<string, Source>;

const START = { line: 1, column: 1 };

/** Findings with their severity, words and place, those of rules that are off left out. */
export function settle(
  findings: readonly Finding[],
  sources: Sources,
  options: LintOptions = {},
): Diagnostic[] {
  const settled: Diagnostic[] = [];
  for (const { ruleId, path, span, via, ship, args, suggestions, fix } of findings) {
    const rule = ruleById(ruleId);
    const severity = severityOf(rule, options);
    if (severity === "off") continue;
    const source = sources.get(path);
    const start = source?.position(span.start) ?? START;
    const end = source?.position(span.end) ?? START;
    // Named one by one, for adding to a copy takes twenty times as long.
    settled.push({
      ruleId,
      path,
      span,
      via,
      ship,
      args,
      suggestions,
      fix,
      severity,
      message: rule.message(args) + through(via, source),
      help: rule.help?.(args, suggestions) ?? null,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
    });
  }
  return settled;
}

/** Says through which alias a ship has a value that stands elsewhere. */
function through(via: Finding["via"], source: Source | undefined): string {
  if (!via || !source) return "";
  return ` (through the alias *${crop(via.name)} on line ${source.position(via.span.start).line})`;
}

/** The same, sorted by path, line, column and rule, each once: for a file that is not checked as designs are. */
export function diagnose(
  findings: readonly Finding[],
  sources: Sources,
  options: LintOptions = {},
): Diagnostic[] {
  return sortedOnce(settle(findings, sources, options));
}

/** Sorted by path, line, column and rule, each finding once. */
export function sortedOnce<D extends Diagnostic>(diagnostics: readonly D[]): D[] {
  const sorted = [...diagnostics].sort(compare);
  const said = new Set<string>();
  return sorted.filter((each, i) => {
    const [before, after] = [sorted[i - 1], sorted[i + 1]];
    const begins = !before || compare(before, each) !== 0;
    if (begins) said.clear();
    // Most stand alone: they need no key.
    if (begins && (!after || compare(each, after) !== 0)) return true;
    const key = sameNow(each);
    return !said.has(key) && said.add(key);
  });
}

/** The findings of several files as those of one run: sorted, each once, at the worst severity that it has in any. */
export function mergeDiagnostics<D extends Diagnostic>(files: Iterable<readonly D[]>): readonly D[] {
  const [first = [], ...others] = [...files].filter((file) => file.length > 0);
  if (others.length === 0) return first;
  const worst = new Map<string, D>();
  for (const file of [first, ...others]) {
    for (const each of file) {
      const key = sameNow(each);
      const known = worst.get(key);
      if (!known || RULE_SETTINGS.indexOf(each.severity) > RULE_SETTINGS.indexOf(known.severity)) {
        worst.set(key, each);
      }
    }
  }
  return [...worst.values()].sort(compare);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return order(a.path, b.path) || a.line - b.line || a.column - b.column || order(a.ruleId, b.ruleId);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
