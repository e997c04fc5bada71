import { type Finding, finding, type Span } from "../finding.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import type { CheckedDocuments } from "./checked.js";
import { settle } from "./diagnose.js";
import { type Directive, directivesOf, REACHES, rulesInForce } from "./directives.js";
import type { LintOptions } from "./options.js";
import type { Diagnostic } from "./rule.js";
import { findRule, RULES } from "./rules.js";
import { type Suppression, Suppressor, suppressionKey } from "./suppress.js";

const ID = "suppression/unused";
const RULE_IDS = RULES.map((rule) => rule.id);

/** A file as it was checked, and how. */
interface Judged {
  readonly checked: CheckedDocuments;
  readonly options: LintOptions;
}

/** What else tells whether comments are of use. */
interface Judging {
  readonly sources: ReadonlyMap<string, Source>;
  /** Whether all is judged by other rules than its own: then no comment is known to be of no use. */
  readonly otherRules: boolean;
  /** Files that were not asked about, but buy designs. */
  readonly buyers: readonly CheckedDocuments[];
}

/** The same file, with what its comments turned out to be good for. */
export interface Concluded extends CheckedDocuments {
  readonly comments: readonly Diagnostic[];
}

/**
 * Looks for suppressions that are of no use. That is known only when all files are checked: those of a design may be
 * needed by a fleet that buys it.
 */
export function conclude(files: readonly Judged[], run: Judging): Concluded[] {
  const { sources, buyers } = run;
  const used = new Set(
    [...files.map(({ checked }) => checked), ...buyers].flatMap(({ suppressed }) =>
      suppressed.map(({ suppressedBy }) => placeOf(suppressedBy)),
    ),
  );
  return files.map(({ checked, options }) => {
    const suppressor = new Suppressor(sources, options);
    const source = sources.get(checked.file.path);
    const asked = run.otherRules ? [] : askedOf(checked, options);
    const unused =
      source && mayBeUnused(checked, options) ? unusedIn({ ...checked, asked }, source, used) : [];
    const comments = suppressor.sift(settle(unused, sources, options));
    return { ...checked, comments, suppressed: [...checked.suppressed, ...suppressor.suppressed] };
  });
}

function placeOf({ path, span }: Pick<Suppression, "path" | "span">): string {
  return `${span.start} ${path}`;
}

/** The rules that would have needed their suppressions. Another budget than the fleet's own says nothing of its. */
function askedOf({ asked }: CheckedDocuments, { budget }: LintOptions): readonly string[] {
  return budget === undefined ? asked : asked.filter((id) => id !== "fleet/budget");
}

/** Comments are judged where they mean something, and all that they might be about was read. */
function mayBeUnused(
  { file, documents, loose }: CheckedDocuments,
  { inlineConfig = true, enforced }: LintOptions,
): boolean {
  const unread = ({ ruleId }: Diagnostic) => ruleId.startsWith("yaml/");
  return (
    inlineConfig &&
    !enforced?.suppressions &&
    file.asWritten &&
    !loose.some(unread) &&
    !documents.some((document) => document.findings.some(unread))
  );
}

/** The suppressions of a file that are of no use, and why. */
function unusedIn({ file, asked }: CheckedDocuments, source: Source, used: ReadonlySet<string>): Finding[] {
  const seen = new Set<string>();
  return directivesOf(source).flatMap((directive) => {
    const whole = asWhole(directive);
    if (whole) return [whole];
    const inForce = new Set(rulesInForce(directive));
    const problems = directive.rules.map((rule): string | null => {
      if (!inForce.has(rule)) return findRule(rule.id) ? "locked" : "unknown-rule";
      const key = suppressionKey(rule.id, directive.lines);
      if (seen.has(key)) return "repeated";
      seen.add(key);
      // Whether a suppression of this very rule is of use could only be asked without it.
      const judged = rule.id !== ID && asked.includes(rule.id);
      return judged && !used.has(placeOf({ path: file.path, span: rule.span })) ? "unused" : null;
    });
    return eachRule(source, directive, problems);
  });
}

/** What is wrong with a directive as a whole, if anything is. */
function asWhole({ path, word, reach, rules, tooMany, reason }: Directive): Finding | null {
  const report = (problem: string, more: Record<string, unknown> = {}, suggestions: string[] = []) =>
    finding(ID, path, word.span, { problem, word: word.text, ...more }, { suggestions });
  if (reach === null) {
    const words = Object.keys(REACHES);
    return report("unknown-word", { words: words.join(", ") }, suggest(word.text, words));
  }
  if (tooMany) return report("too-many", { most: RULES.length });
  if (rules.length === 0) return report("no-rule");
  return reason === "" ? report("no-reason") : null;
}

/** A finding for each rule that has a problem. Those that cannot be of use may be removed. */
function eachRule(source: Source, directive: Directive, problems: readonly (string | null)[]): Finding[] {
  const { path, rules, word, comment, lines } = directive;
  const going = problems.map((problem) => problem !== null && problem !== "unknown-rule");
  return rules.flatMap(({ id, span }, i) => {
    const problem = problems[i];
    if (!problem) return [];
    const args = { problem, rule: id, word: word.text, lines, alone: comment.alone };
    const more = going[i]
      ? { fix: { edits: [{ span: removal(source, directive, going, i), text: "" }] } }
      : { suggestions: suggest(id, RULE_IDS) };
    return [finding(ID, path, span, args, more)];
  });
}

/**
 * What to take out so that one rule is gone from its comment: the whole comment where all its rules go. The removals
 * of one comment do not overlap unless they are the same.
 */
function removal(
  { text }: Source,
  { comment, rules }: Directive,
  going: readonly boolean[],
  i: number,
): Span {
  const [before, rule, after] = [rules[i - 1], rules[i], rules[i + 1]];
  if (!rule || going.every(Boolean)) return withItsBlanks(text, comment);
  if (before && going.slice(0, i).includes(false)) return { start: before.span.end, end: rule.span.end };
  return { start: rule.span.start, end: after?.span.start ?? rule.span.end };
}

/** A comment with the blanks before it; one that has a line to itself with that line and its line break. */
function withItsBlanks(text: string, { span, alone }: Directive["comment"]): Span {
  let { start, end } = span;
  while (start > 0 && /[ \t]/.test(text.charAt(start - 1))) start--;
  if (alone && text[end] === "\r") end++;
  if (alone && text[end] === "\n") end++;
  return { start, end };
}
