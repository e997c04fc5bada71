import { type Finding, type Fix, finding, type Span } from "../finding.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { type Directive, directivesOf, REACHES, rulesInForce } from "./directives.js";
import type { CheckedFile } from "./lint.js";
import { findRule, RULES } from "./rules.js";
import { type Suppressed, type Suppression, Suppressor, suppressionKey } from "./suppress.js";

const ID = "suppression/unused";
const RULE_IDS = RULES.map((rule) => rule.id);

/** All that was found in a file: what stands, and what comments suppress. */
export interface Conclusion {
  readonly findings: readonly Finding[];
  readonly suppressed: readonly Suppressed[];
}

/**
 * All that was found in each file of a run. Only when all are checked is it known which suppressions are of no use:
 * those of a design may be needed by a fleet that buys it.
 */
export function conclude(files: readonly CheckedFile[]): Conclusion[] {
  const suppressed = files.flatMap((file) => file.suppressed);
  const used = new Set(suppressed.map(({ suppressedBy }) => placeOf(suppressedBy)));
  return files.map((file) => {
    const suppressor = new Suppressor(file.sources);
    const unused = suppressor.sift(unusedIn(file, used));
    return {
      findings: [...file.findings, ...unused],
      suppressed: [...file.suppressed, ...suppressor.suppressed],
    };
  });
}

function placeOf({ path, span }: Pick<Suppression, "path" | "span">): string {
  return `${span.start} ${path}`;
}

/** The suppressions of a file that are of no use, and why. */
function unusedIn({ file, sources, inlineConfig, asked }: CheckedFile, used: ReadonlySet<string>): Finding[] {
  const source = sources.get(file.path);
  const unread = file.findings.some((each) => each.ruleId.startsWith("yaml/"));
  if (!source || !inlineConfig || !file.asWritten || unread) return [];
  const seen = new Set<string>();
  return directivesOf(source).flatMap((directive) => {
    const whole = asWhole(directive);
    if (whole) return [whole];
    const inForce = new Set(rulesInForce(directive));
    const problems = directive.rules.map((rule): string | null => {
      if (!inForce.has(rule)) return findRule(rule.id) ? "locked" : "unknown-rule";
      const key = suppressionKey(rule.id, directive.line);
      if (seen.has(key)) return "repeated";
      seen.add(key);
      // Whether a suppression of this very rule is of use could only be asked without it.
      const judged = rule.id !== ID && asked(rule.id);
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
  const { path, rules, word, comment, line } = directive;
  const going = problems.map((problem) => problem !== null && problem !== "unknown-rule");
  return rules.flatMap(({ id, span }, i) => {
    const problem = problems[i];
    if (!problem) return [];
    const args = { problem, rule: id, word: word.text, line, alone: comment.alone };
    const more = going[i]
      ? { fix: removal(source, directive, going, i) }
      : { suggestions: suggest(id, RULE_IDS) };
    return [finding(ID, path, span, args, more)];
  });
}

/**
 * Takes one rule out of its comment, or the whole comment where all its rules go. The removals of one comment do not
 * overlap unless they are the same.
 */
function removal({ text }: Source, { comment, rules }: Directive, going: readonly boolean[], i: number): Fix {
  const remove = (start: number, end: number): Fix => ({ edits: [{ span: { start, end }, text: "" }] });
  if (going.every(Boolean)) {
    const { start, end } = withItsBlanks(text, comment);
    return remove(start, end);
  }
  const { span } = rules[i]!;
  const staysBefore = going.slice(0, i).includes(false);
  return staysBefore
    ? remove(rules[i - 1]!.span.end, span.end)
    : remove(span.start, rules[i + 1]!.span.start);
}

/** A comment with the blanks before it; one that has a line to itself with that line and its line break. */
function withItsBlanks(text: string, { span, alone }: Directive["comment"]): Span {
  let { start, end } = span;
  while (start > 0 && /[ \t]/.test(text[start - 1]!)) start--;
  if (alone && text[end] === "\r") end++;
  if (alone && text[end] === "\n") end++;
  return { start, end };
}
