import type { Args, Finding, Fix, Severity, Span } from "../finding.js";
import type { Position, Source } from "../source/text.js";
import { type LintOptions, RULE_SETTINGS, severityOf } from "./options.js";
import type { Diagnostic, Rule } from "./rule.js";
import { ruleById } from "./rules.js";
import type { Suppressed } from "./suppress.js";

/** A finding with its place. It is worded when it is asked for its words: of many findings few are read at a time. */
class Diagnosis implements Diagnostic {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly #rule: Rule;

  constructor(
    readonly finding: Finding & { readonly suppressedBy?: Suppressed["suppressedBy"] },
    rule: Rule,
    readonly severity: Severity,
    start: Position,
    end: Position,
  ) {
    this.#rule = rule;
    this.line = start.line;
    this.column = start.column;
    this.endLine = end.line;
    this.endColumn = end.column;
  }

  get message(): string {
    return this.#rule.message(this.finding.args);
  }

  get help(): string | null {
    return this.#rule.help?.(this.finding.args, this.finding.suggestions) ?? null;
  }

  get ruleId(): string {
    return this.finding.ruleId;
  }

  get path(): string {
    return this.finding.path;
  }

  get span(): Span {
    return this.finding.span;
  }

  get ship(): string | null {
    return this.finding.ship;
  }

  get args(): Args {
    return this.finding.args;
  }

  get suggestions(): readonly string[] {
    return this.finding.suggestions;
  }

  get fix(): Fix | null {
    return this.finding.fix;
  }

  get suppressedBy(): Suppressed["suppressedBy"] | undefined {
    return this.finding.suppressedBy;
  }

  /** All of it as a plain record. */
  toJSON(): Diagnostic {
    const { severity, message, help, line, column, endLine, endColumn } = this;
    return { ...this.finding, severity, message, help, line, column, endLine, endColumn };
  }
}

/** A diagnostic as a plain record, whose words are made already. */
export function asRecord(each: Diagnostic): Diagnostic {
  return each instanceof Diagnosis ? each.toJSON() : each;
}

/** Words findings and gives them lines and columns; sorted by path, line, column and rule, each said once. */
export function diagnose<F extends Finding>(
  findings: Iterable<F>,
  sources: ReadonlyMap<string, Source>,
  options: LintOptions = {},
): (F & Diagnostic)[] {
  const diagnostics: (F & Diagnostic)[] = [];
  for (const each of findings) {
    const rule = ruleById(each.ruleId);
    const severity = severityOf(rule, options);
    if (severity === "off") continue;
    const source = sources.get(each.path);
    const start = source?.position(each.span.start) ?? { line: 1, column: 1 };
    const end = source?.position(each.span.end) ?? start;
    diagnostics.push(new Diagnosis(each, rule, severity, start, end) as unknown as F & Diagnostic);
  }
  return once(diagnostics.sort(compare));
}

/** Sorted diagnostics, each said once: those that are the same stand at one place. */
function once<D extends Diagnostic>(sorted: D[]): D[] {
  const said = new Set<string>();
  return sorted.filter((each, i) => {
    const [before, after] = [sorted[i - 1], sorted[i + 1]];
    const begins = !before || compare(before, each) !== 0;
    if (begins) said.clear();
    // Most stand alone: they need no key.
    if (begins && (!after || compare(each, after) !== 0)) return true;
    const key = diagnosticKey(each);
    return !said.has(key) && said.add(key);
  });
}

/** Diagnostics of several runs as those of one: sorted, each said once, at the worst severity that it has in any. */
export function mergeDiagnostics<D extends Diagnostic>(runs: Iterable<readonly D[]>): D[] {
  const [first = [], ...others] = [...runs].filter((run) => run.length > 0);
  if (others.length === 0) return [...first];
  const worst = new Map<string, D>();
  for (const run of [first, ...others]) {
    for (const each of run) {
      const key = diagnosticKey(each);
      const known = worst.get(key);
      if (!known || RULE_SETTINGS.indexOf(each.severity) > RULE_SETTINGS.indexOf(known.severity)) {
        worst.set(key, each);
      }
    }
  }
  return [...worst.values()].sort(compare);
}

/** What makes a diagnostic the same as another, whatever its severity. */
export function diagnosticKey({ path, span, ruleId, message }: Finding & { message: string }): string {
  return JSON.stringify([path, span.start, span.end, ruleId, message]);
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return order(a.path, b.path) || a.line - b.line || a.column - b.column || order(a.ruleId, b.ruleId);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
