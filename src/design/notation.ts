import { squash } from "../rulebook/check.js";
import type { Ruleset, SpecialType } from "../rulebook/schema.js";
import { suggest } from "../source/suggest.js";
import { cut } from "../source/words.js";
import { ArcReader } from "./arcs.js";
import type { Special } from "./ship.js";

/** A part of a notation text: offsets in that text, `end` exclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A group as it was written: what it says and where its parts stand. */
export interface ParsedGroup extends Part {
  readonly special: Special;
  readonly type: SpecialType;
  readonly text: string;
  /** Where the arc stands in brackets, or null where none is written. */
  readonly arcPart: Part | null;
  readonly powerPart: Part | null;
}

/** What is wrong with a group. `problem` names it; the rule words it. */
export interface NotationProblem extends Part {
  readonly ruleId: "special/notation" | "special/unknown-type" | "special/arc";
  readonly problem: "empty" | "form" | "count" | "power" | "too-large" | "unknown" | "arc" | "no-arc";
  readonly text: string;
  readonly expected: string;
  readonly suggestions: readonly string[];
}

export interface ParsedNotation {
  readonly text: string;
  /** That text alone in a list. */
  readonly texts: readonly string[];
  readonly groups: readonly ParsedGroup[];
  /** What the groups say. */
  readonly specials: readonly Special[];
  readonly problems: readonly NotationProblem[];
}

const WHOLE = /^[1-9]\d*$/;
/** Texts that are kept, and up to what length: more would be a cost of its own. */
const KNOWN_TEXTS = 1000;
const KNOWN_LENGTH = 200;

/** The weapon types and arcs of a ruleset, ready for looking up. */
export class NotationReader {
  readonly #types = new Map<string, SpecialType>();
  readonly #names: readonly string[];
  readonly #arcs: ArcReader;
  readonly #default: string;
  /** What was read so far: in a fleet the same weapons come again and again. */
  readonly #known = new Map<string, ParsedNotation>();

  constructor(ruleset: Pick<Ruleset, "specials" | "arcs">) {
    for (const type of ruleset.specials) {
      for (const name of [type.id, ...type.aliases]) this.#types.set(squash(name), type);
    }
    this.#names = ruleset.specials.flatMap(({ id, aliases }) => [id, ...aliases]);
    this.#arcs = new ArcReader(ruleset.arcs);
    this.#default = ruleset.arcs.default;
  }

  /** Reads a notation text. Never throws: whatever is not understood is a problem with its place. */
  parse(text: string): ParsedNotation {
    const known = this.#known.get(text);
    if (known) return known;
    const parsed = this.#parse(text);
    if (this.#known.size < KNOWN_TEXTS && text.length < KNOWN_LENGTH) this.#known.set(text, parsed);
    return parsed;
  }

  #parse(text: string): ParsedNotation {
    const groups: ParsedGroup[] = [];
    const problems: NotationProblem[] = [];
    for (const part of splitGroups(text)) {
      const result = this.#group(text.slice(part.start, part.end), part.start);
      if ("ruleId" in result) problems.push(result);
      else groups.push(result);
    }
    return { text, texts: [text], groups, specials: groups.map((group) => group.special), problems };
  }

  #group(text: string, start: number): ParsedGroup | NotationProblem {
    const end = start + text.length;
    const fail = (
      ruleId: NotationProblem["ruleId"],
      problem: NotationProblem["problem"],
      part: Part,
      expected: string,
      suggestions: readonly string[] = [],
    ): NotationProblem => ({ ruleId, problem, text, expected, suggestions, ...part });
    const notation = (problem: NotationProblem["problem"], part: Part, expected: string) =>
      fail("special/notation", problem, part, expected);

    if (text === "") return notation("empty", { start, end }, "a group such as 1xPlasma(F)");
    const tokens = tokenize(text, start);
    if (!tokens)
      return notation("form", { start, end }, "a group of the form NxTypeP(A), such as 2xPlasma(F)");
    const { count, name, power, arc } = tokens;
    const badCount = numberProblem(count.text, false);
    if (badCount)
      return notation(
        badCount,
        placed(count, start, end),
        "how many weapons: a whole number from 1, before the x",
      );
    const badPower = power && numberProblem(power.text, true);
    if (badPower) return notation(badPower, power, "a strength: a whole number from 1, or none");
    const type = this.#types.get(squash(name.text));
    if (!type) {
      const suggestions = suggest(name.text, this.#names);
      return fail("special/unknown-type", "unknown", name, cut(this.#names).join(", "), suggestions);
    }
    const arcs = arc ? this.#readArcs(type, arc.text) : this.#withoutArc(type);
    if (typeof arcs === "string")
      return fail("special/arc", type.arc === "none" ? "no-arc" : "arc", arc!, arcs);
    const special = { count: Number(count.text), type: type.id, power: power ? Number(power.text) : 1, arcs };
    return { start, end, special, type, text, arcPart: arc, powerPart: power };
  }

  #withoutArc(type: SpecialType): readonly string[] {
    return type.arc === "house" ? [this.#default] : [];
  }

  /** The arcs in canonical order, or a sentence on what was expected. */
  #readArcs(type: SpecialType, written: string): readonly string[] | string {
    if (type.arc === "none") return `no arc: ${type.id} has none`;
    return this.#arcs.read(type.arc, written) ?? this.#arcs.expected(type.arc);
  }
}

/** Splits at commas outside brackets, blanks around each group left out. A text of blanks is one empty group. */
function splitGroups(text: string): Part[] {
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
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}

interface Token extends Part {
  readonly text: string;
}

/** `-2 x Mass Driver 03 (F)` → its parts; null where it has not that form. Linear in the text. */
function tokenize(
  text: string,
  offset: number,
): { count: Token; name: Token; power: Token | null; arc: Token | null } | null {
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
  while (length > 0 && /[\s-]/.test(token.text[length - 1]!)) length--;
  return { text: token.text.slice(0, length), start: token.start, end: token.start + length };
}

function placed(token: Token, start: number, end: number): Part {
  return token.text === "" ? { start, end } : token;
}

function numberProblem(text: string, mayBeAbsent: boolean): "count" | "power" | "too-large" | null {
  if (!WHOLE.test(text)) return mayBeAbsent ? "power" : "count";
  return Number.isSafeInteger(Number(text)) ? null : "too-large";
}

/** A group in canonical form: `2xPlasma(F)`, `1xMass Driver2(A)`, `1xMine Rack`. */
export function formatSpecial({ count, type, power, arcs }: Special): string {
  const strength = power === 1 ? "" : String(power);
  const arc = arcs.length === 0 ? "" : `(${arcs.join("")})`;
  return `${count}x${type}${strength}${arc}`;
}

/** Groups in canonical form, joined by `, `. */
export function formatSpecials(specials: readonly Special[]): string {
  return specials.map(formatSpecial).join(", ");
}
