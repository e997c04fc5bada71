import type { Span } from "../finding.js";
import type { Source } from "../source/text.js";
import { directivesOf, rulesInForce } from "./directives.js";
import type { Lines } from "./extent.js";
import type { LintOptions } from "./options.js";
import { RangeIndex } from "./range-index.js";
import type { Diagnostic } from "./rule.js";

/** One rule that one comment suppresses. */
export interface Suppression {
  readonly path: string;
  readonly ruleId: string;
  /** Where the comment names the rule. */
  readonly span: Span;
  readonly reason: string;
}

/** A finding that a comment suppresses: it is not reported, and counts for nothing. */
export interface Suppressed extends Diagnostic {
  readonly suppressedBy: Suppression;
}

/** Suppressions of a file by rule: those of the whole file, and those of some of its lines. */
type Index = ReadonlyMap<string, RuleSuppressions>;

interface RuleSuppressions {
  file: Suppression | null;
  readonly ranges: RangeIndex<Suppression>;
}

/** Parts findings into those that stand and those that a comment in their own file suppresses. */
export class Suppressor {
  readonly suppressed: Suppressed[] = [];
  readonly #byPath = new Map<string, Index>();

  /** With `inlineConfig` false comments mean nothing. */
  constructor(
    readonly sources: ReadonlyMap<string, Source>,
    readonly options: Pick<LintOptions, "inlineConfig" | "enforced"> = {},
  ) {}

  /** The findings that stand. */
  sift(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
    return this.options.inlineConfig === false
      ? diagnostics
      : diagnostics.flatMap((each) => this.#judge(each));
  }

  /** The finding, unless a comment suppresses it. One that a configuration enforces stands, and says so. */
  #judge(each: Diagnostic): Diagnostic | readonly [] {
    const suppressedBy = this.#suppression(each);
    if (!suppressedBy) return each;
    const by = each.args.enforcedBy ?? this.options.enforced?.suppressions;
    if (typeof by === "string") return { ...each, help: withEnforcement(each.help, by) };
    this.suppressed.push({ ...each, suppressedBy });
    return [];
  }

  #suppression(each: Diagnostic): Suppression | undefined {
    const source = this.sources.get(each.path);
    const known = source && this.#indexOf(source).get(each.ruleId);
    if (!known) return undefined;
    const alias = each.via && source.position(each.via.span.start).line;
    return (
      known.ranges.at(each.line) ?? (alias ? known.ranges.at(alias) : undefined) ?? known.file ?? undefined
    );
  }

  #indexOf(source: Source): Index {
    const known = this.#byPath.get(source.path);
    if (known) return known;
    const index = new Map<string, RuleSuppressions>();
    for (const directive of directivesOf(source)) {
      for (const { id: ruleId, span } of rulesInForce(directive)) {
        const known = index.get(ruleId) ?? { file: null, ranges: new RangeIndex<Suppression>() };
        index.set(ruleId, known);
        const { path, reason, lines } = directive;
        const suppression = { path, ruleId, span, reason };
        if (lines) known.ranges.add(lines, suppression);
        else known.file ??= suppression;
      }
    }
    this.#byPath.set(source.path, index);
    return index;
  }
}

function withEnforcement(help: string | null, by: string): string {
  return `${help === null ? "" : `${help}; `}${by} does not allow a comment to suppress this`;
}

/** What a suppression is about: a rule on some lines, or in the whole file. */
export function suppressionKey(ruleId: string, lines: Lines | null): string {
  return `${ruleId} ${lines ? `${lines.from}-${lines.to}` : "file"}`;
}
