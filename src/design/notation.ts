import { squash } from "../rulebook/check.js";
import type { Ruleset, SpecialType } from "../rulebook/schema.js";
import { weaponMeant } from "../rulebook/synonyms.js";
import { suggest } from "../source/suggest.js";
import { enumerated } from "../source/words.js";
import { ArcReader } from "./arcs.js";
import { type KnownNotation, type NotationSlip, slipsIn } from "./notation-slips.js";
import { numberProblem, type Part, placed, splitGroups, tokenize } from "./notation-tokens.js";
import type { Special } from "./ship.js";

export type { Part };

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
  /** How the group was probably meant, where that can be told. */
  readonly slip: (NotationSlip & Part) | null;
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

/** Texts that are kept, and up to what length: more would be a cost of its own. */
const KNOWN_TEXTS = 1000;
const KNOWN_LENGTH = 200;

type Problem = Omit<NotationProblem, "slip">;
type Expectation = Pick<Problem, "ruleId" | "problem" | "expected" | "suggestions">;

const NOTATION = { ruleId: "special/notation", suggestions: [] } as const;
const EMPTY: Expectation = { ...NOTATION, problem: "empty", expected: "a group such as 1xPlasma(F)" };
const FORM: Expectation = {
  ...NOTATION,
  problem: "form",
  expected: "a group of the form NxTypeP(A), such as 2xPlasma(F)",
};
const COUNT: Expectation = {
  ...NOTATION,
  problem: "count",
  expected: "how many weapons: a whole number from 1, before the x",
};
const POWER: Expectation = {
  ...NOTATION,
  problem: "power",
  expected: "a strength: a whole number from 1, or none",
};

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
      if ("ruleId" in result) problems.push(this.#withSlip(result, part));
      else groups.push(result);
    }
    return { text, texts: [text], groups, specials: groups.map((group) => group.special), problems };
  }

  /** The problem with what was probably meant. A slip is told where the text without it can be read. */
  #withSlip(found: Problem, part: Part): NotationProblem {
    const slip = slipsIn(found.text, this.#notation);
    if (!slip) return { ...found, slip: null };
    const ruleId = slip.isInArc ? "special/arc" : "special/notation";
    const place = slip.isInArc ? {} : part;
    return { ...found, ...place, ruleId, suggestions: [slip.instead], slip: { ...slip, ...part } };
  }

  readonly #notation: KnownNotation = {
    arcNamed: (word) => this.#arcs.named(word),
    canRead: (text) =>
      splitGroups(text).every(({ start, end }) => !("ruleId" in this.#group(text.slice(start, end), start))),
  };

  #group(text: string, start: number): ParsedGroup | Problem {
    const whole = { start, end: start + text.length };
    if (text === "") return { ...EMPTY, text, ...whole };
    const tokens = tokenize(text, start);
    if (!tokens) return { ...FORM, text, ...whole };
    const { count, name, power, arc } = tokens;
    const badCount = numberProblem(count.text, false);
    if (badCount) return { ...COUNT, problem: badCount, text, ...placed(count, whole) };
    const badPower = power && numberProblem(power.text, true);
    if (badPower) return { ...POWER, problem: badPower, text, ...partOf(power) };
    const type = this.#types.get(squash(name.text));
    if (!type) {
      const expected = enumerated(this.#names);
      const suggestions = this.#suggest(name.text);
      return {
        ruleId: "special/unknown-type",
        problem: "unknown",
        text,
        expected,
        suggestions,
        ...partOf(name),
      };
    }
    const arcs = arc ? this.#readArcs(type, arc.text) : this.#withoutArc(type);
    if (typeof arcs === "string") {
      const problem = type.arc === "none" ? "no-arc" : "arc";
      return {
        ruleId: "special/arc",
        problem,
        text,
        expected: arcs,
        suggestions: [],
        ...partOf(arc ?? whole),
      };
    }
    const special = { count: Number(count.text), type: type.id, power: power ? Number(power.text) : 1, arcs };
    return { ...whole, special, type, text, arcPart: arc, powerPart: power };
  }

  /** The type that a name was meant to be: by a player's own word for it, or else by its spelling. */
  #suggest(name: string): readonly string[] {
    const meant = weaponMeant(name);
    return meant !== undefined && this.#types.has(squash(meant)) ? [meant] : suggest(name, this.#names);
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

function partOf({ start, end }: Part): Part {
  return { start, end };
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
