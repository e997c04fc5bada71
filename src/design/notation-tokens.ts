/** A part of a notation text: offsets in that text, `end` exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const WHOLE = /^[1-9]\d*$/;

/** Splits at commas outside brackets, blanks around each group left out. A text of blanks is one empty group. */
export function splitGroups(text: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    const char = text[i];
    if (char === "(") depth++;
    else if (char === ")" && depth > 0) depth--;
    if (char !== undefined && (char !== "," || depth > 0)) continue;
    parts.push(trimmed(text, from, i));
    from = i + 1;
  }
  return parts;
}

function trimmed(text: string, from: number, to: number): Part {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  return { start, end };
}

export interface Token extends Part {
  readonly text: string;
}

interface Tokens {
  readonly count: Token;
  readonly name: Token;
  readonly power: Token | null;
  readonly arc: Token | null;
}

/** `-2 x Mass Driver 03 (F)` → its parts; null where it has not that form. Linear in the text. */
export function tokenize(text: string, offset: number): Tokens | null {
  let at = 0;
  const take = (pattern: RegExp): Token => {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0] ?? "";
    const token = { text: match, start: offset + at, end: offset + at + match.length };
    at += match.length;
    return token;
  };
  const count = take(/[-+]?[\d.]*/y);
  take(/\s*/y);
  if (take(/[x×]/iy).text === "") return null;
  take(/\s*/y);
  const name = trimToken(take(/\p{L}[\p{L}\p{M}'\s-]*/uy));
  if (name.text === "") return null;
  at = name.end - offset;
  take(/\s*/y);
  const power = take(/[-+]?[\d.]+/y);
  take(/\s*/y);
  const brackets = take(/\([^()]*\)/y);
  if (at < text.length) return null;
  const arc =
    brackets.text === ""
      ? null
      : { text: brackets.text.slice(1, -1), start: brackets.start, end: brackets.end };
  return { count, name, power: power.text === "" ? null : power, arc };
}

/** A name without the blanks and hyphens after it: `Missile -1` is a name and a bad number. */
function trimToken(token: Token): Token {
  let length = token.text.length;
  while (length > 0 && /[\s-]/.test(token.text.charAt(length - 1))) length--;
  return { text: token.text.slice(0, length), start: token.start, end: token.start + length };
}

/** Where a token stands; the whole where it is not written. */
export function placed({ text, start, end }: Token, whole: Part): Part {
  return text === "" ? whole : { start, end };
}

export function numberProblem(text: string, mayBeAbsent: boolean): "count" | "power" | "too-large" | null {
  if (!WHOLE.test(text)) return mayBeAbsent ? "power" : "count";
  return Number.isSafeInteger(Number(text)) ? null : "too-large";
}
