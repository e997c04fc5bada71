import type { CST } from "yaml";
import type { Span } from "../finding.js";
import { codePoint, ODD_BLANK } from "./describe.js";
import { indentedWrongly } from "./indentation.js";
import { quotedTextAround } from "./quoted-text.js";
import type { Source } from "./text.js";

/** What the parser complains about, in its own terms. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [start: number, end: number];
}

/** What its owner did, so that the text is no YAML: a code of ours, the place, and what its words need. */
export interface Cause {
  readonly code: string;
  readonly span: Span;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A complaint with all that may tell its cause. */
export interface Complaint {
  readonly source: Source;
  readonly trouble: Trouble;
  readonly tokens: readonly CST.Token[];
}

const BLANK_NAMES: Readonly<Record<string, string>> = {
  "\u00A0": "a no-break space",
  "\u202F": "a narrow no-break space",
  "\u3000": "an ideographic space",
};

const CONFLICT = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/m;
const BLANK_IN_PLACE = new RegExp(`^ *(?:- *)?(${ODD_BLANK.source})|[:,[{-] *(${ODD_BLANK.source})`, "m");
const DASH = /^ *(-)[\p{L}{["']/mu;
const COLON = /^ *(?:- +)?(\p{L}[\p{L}\p{N}]*:)[^\s:]/mu;

/** Line ends of old Macs: the whole file is one line to YAML. */
function bareReturnsIn({ text }: Source): Cause | null {
  const at = text.includes("\n") ? -1 : text.search(/\r[^\r]/);
  return at < 0 ? null : { code: "CR_LINES", span: { start: at, end: at + 1 } };
}

/** The likeliest cause of a complaint, or null where only the parser's own words are left. */
export function causeOf(complaint: Complaint): Cause | null {
  for (const look of LOOKS) {
    const cause = look(complaint);
    if (cause) return cause;
  }
  return null;
}

/** The cause of what is YAML, but cannot be meant so: a text, or a key, that holds what stands between others. */
export function causeInText(text: string, offset: number): Cause | null {
  return oddBlank(text, offset) ?? colonIn(text, offset) ?? found(DASH.exec(text), offset, "DASH", 1);
}

const LOOKS: readonly ((complaint: Complaint) => Cause | null)[] = [
  (complaint) => found(...matched(CONFLICT, complaint), "CONFLICT"),
  ({ source }) => bareReturnsIn(source),
  (complaint) => oddBlank(...linesAround(complaint)),
  quotes,
  comma,
  (complaint) => found(...matched(DASH, complaint), "DASH", 1),
  (complaint) => colonIn(...linesAround(complaint)),
  indentedWrongly,
];

/** A pattern looked for in the lines of a complaint. */
function matched(pattern: RegExp, complaint: Complaint): [match: RegExpExecArray | null, offset: number] {
  const [lines, offset] = linesAround(complaint);
  return [pattern.exec(lines), offset];
}

function found(match: RegExpExecArray | null, offset: number, code: string, group = 0): Cause | null {
  if (!match) return null;
  const text = match[group] ?? "";
  const start = offset + match.index + match[0].lastIndexOf(text);
  return { code, span: { start, end: start + text.length } };
}

/** The lines of a complaint and the one after it, and where they begin. Of long texts only the first part. */
function linesAround({ source, trouble: { pos } }: Complaint): [text: string, offset: number] {
  const { text } = source;
  const start = text.lastIndexOf("\n", Math.max(0, Math.min(pos[0], text.length) - 1)) + 1;
  const lineEnd = text.indexOf("\n", pos[1]);
  const after = lineEnd < 0 ? -1 : text.indexOf("\n", lineEnd + 1);
  const end = after < 0 ? text.length : after;
  return [text.slice(start, Math.min(end, start + MOST)), start];
}

/** How much of a text is looked through: a cause is near. */
const MOST = 10_000;

function oddBlank(text: string, offset: number): Cause | null {
  const match = BLANK_IN_PLACE.exec(text);
  const blank = match?.[1] ?? match?.[2];
  if (!match || !blank) return null;
  const start = offset + match.index + match[0].length - 1;
  const facts = { blank: `${BLANK_NAMES[blank] ?? "a blank of another kind"} (${codePoint(blank)})` };
  return { code: "ODD_BLANK", span: { start, end: start + 1 }, facts };
}

function colonIn(text: string, offset: number): Cause | null {
  const cause = found(COLON.exec(text), offset, "COLON", 1);
  return (
    cause && { ...cause, facts: { key: text.slice(cause.span.start - offset, cause.span.end - offset - 1) } }
  );
}

/** A quote that is never closed, or one that closes a text too soon. */
function quotes({ source: { text }, trouble: { code, message, pos }, tokens }: Complaint): Cause | null {
  const isOpen = code === "MISSING_CHAR" && message.endsWith("quote");
  if (!isOpen && !(code === "UNEXPECTED_TOKEN" && /['"]/.test(text[pos[0] - 1] ?? ""))) return null;
  const quoted = quotedTextAround(tokens, pos[0]);
  if (!quoted) return null;
  const { start } = quoted;
  const quote = text[start] ?? "";
  const goesOn = isOpen || text.slice(start, pos[0]).includes("\n");
  return goesOn
    ? { code: "UNCLOSED_QUOTE", span: { start, end: start + 1 }, facts: { quote } }
    : { code: "QUOTE_INSIDE", span: { start: pos[0] - 1, end: pos[0] }, facts: { quote } };
}

/** The complaints that a missing comma leads to. */
const WITHOUT_COMMA = /^(?:BLOCK_IN_FLOW|UNEXPECTED_TOKEN|MULTILINE_IMPLICIT_KEY)$/;
const NEXT_KEY = /[\s"'](\p{L}[\p{L}\p{N}]*) *:(?:\s|$)/u;

function comma({ source: { text }, trouble: { code, pos } }: Complaint): Cause | null {
  if (!WITHOUT_COMMA.test(code) || !inFlowMap(text, pos[0])) return null;
  const start = Math.max(0, pos[0] - 1);
  const next = NEXT_KEY.exec(text.slice(start, start + MOST));
  const cause = found(next, start, "MISSING_COMMA", 1);
  return cause && { ...cause, facts: { key: text.slice(cause.span.start, cause.span.end) } };
}

/** Whether a brace is open at an offset; of long texts only what stands near it is looked at. */
function inFlowMap(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - MOST), offset);
  return before.lastIndexOf("{") > before.lastIndexOf("}");
}
