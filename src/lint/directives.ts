import type { Span } from "../finding.js";
import { type Comment, commentsOf } from "../source/comments.js";
import type { Source } from "../source/text.js";
import { Extents, type Lines } from "./extent.js";
import { findRule, RULES } from "./rules.js";

/** The words that a suppression begins with, and how far each reaches. */
export const REACHES = {
  "shipcost-disable-line": "line",
  "shipcost-disable-next-line": "next-line",
  "shipcost-disable-ship": "ship",
  "shipcost-disable-file": "file",
} as const;

/** A rule id as a comment names it. */
export interface NamedRule {
  readonly id: string;
  readonly span: Span;
}

/** A comment that means to suppress findings: `# shipcost-disable-line RULE…: reason`. */
export interface Directive {
  readonly path: string;
  readonly comment: Comment;
  /** Its first word, as it was written. */
  readonly word: { readonly text: string; readonly span: Span };
  /** How far it reaches; null where the word is none of ours. */
  readonly reach: (typeof REACHES)[keyof typeof REACHES] | null;
  /** The lines that it is about; null for the whole file. */
  readonly lines: Lines | null;
  readonly rules: readonly NamedRule[];
  /** More rules than there are were named: none of them is read. */
  readonly tooMany: boolean;
  /** Why, in its owner's words; without them it suppresses nothing. */
  readonly reason: string;
}

const INTENT = /^#+\s*(shipcost-(?:disable|enable|ignore|suppress)[^\s:,]*)/i;

/** The suppressions that a file's comments mean, in their order, whether or not they are of use. */
export function directivesOf(source: Source): Directive[] {
  if (!/shipcost-/i.test(source.text)) return [];
  const extents = new Extents(source);
  return commentsOf(source).flatMap((comment) => directive(source, comment, extents) ?? []);
}

/** The rules of a directive that it does suppress: known, not locked, and for a reason. */
export function rulesInForce({ reach, reason, rules }: Directive): readonly NamedRule[] {
  if (reach === null || reason === "") return [];
  return rules.filter(({ id }) => findRule(id)?.locked !== true && findRule(id) !== undefined);
}

function directive(source: Source, comment: Comment, extents: Extents): Directive | null {
  const found = INTENT.exec(comment.text);
  if (!found) return null;
  const [head, word = ""] = found;
  const { start } = comment.span;
  const colon = comment.text.indexOf(":", head.length);
  const named = comment.text.slice(head.length, colon < 0 ? undefined : colon);
  const rules = rulesNamed(named, start + head.length);
  const reach = Object.hasOwn(REACHES, word) ? REACHES[word as keyof typeof REACHES] : null;
  return {
    path: source.path,
    comment,
    word: { text: word, span: { start: start + head.length - word.length, end: start + head.length } },
    reach,
    lines: linesOf(source, comment, reach, extents),
    rules: rules.length > RULES.length ? [] : rules,
    tooMany: rules.length > RULES.length,
    reason: colon < 0 ? "" : comment.text.slice(colon + 1).trim(),
  };
}

/** The ids of a list parted by blanks or commas; no more of them are read than show that they are too many. */
function rulesNamed(text: string, offset: number): NamedRule[] {
  const rules: NamedRule[] = [];
  for (const { 0: id, index } of text.matchAll(/[^\s,]+/g)) {
    rules.push({ id, span: { start: offset + index, end: offset + index + id.length } });
    if (rules.length > RULES.length) break;
  }
  return rules;
}

/** Where nothing follows, or nothing that a comment may be about. */
const NOWHERE: Lines = { from: 0, to: 0 };

function linesOf(
  source: Source,
  { span, next, alone }: Comment,
  reach: Directive["reach"],
  extents: Extents,
): Lines | null {
  const own = source.position(span.start).line;
  if (reach === "line") return alone ? { from: own, to: own } : extents.value(own);
  if (reach !== "next-line" && reach !== "ship") return null;
  if (next === null) return NOWHERE;
  const { line } = source.position(next);
  return reach === "ship" ? (extents.ship(line) ?? NOWHERE) : extents.value(line);
}
