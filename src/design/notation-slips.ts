import { splitGroups } from "./notation-tokens.js";

/** The ways in which people write the notation otherwise. */
export type NotationSlipKind =
  | "quotes"
  | "end"
  | "brackets"
  | "comma"
  | "separator"
  | "times"
  | "order"
  | "arc-word"
  | "arc-marks"
  | "arc-twice"
  | "no-brackets"
  | "no-count";

/** A group that is not in the notation, and how it was probably meant. */
export interface NotationSlip {
  readonly kind: NotationSlipKind;
  /** The group, or the groups, in the notation. */
  readonly instead: string;
  /** Whether nothing else can be meant. A fix may write it then. */
  readonly isSure: boolean;
  /** Whether only the arc is written otherwise. */
  readonly isInArc: boolean;
}

/** What a ruleset knows of the notation. */
export interface KnownNotation {
  /** The arc that a word names, or undefined. */
  arcNamed(word: string): string | undefined;
  /** Whether a text is in the notation. */
  canRead(text: string): boolean;
}

type ArcNamed = KnownNotation["arcNamed"];

interface SlipForm {
  readonly kind: NotationSlipKind;
  rewrite(text: string, arcNamed: ArcNamed): string;
  readonly isUnsure?: boolean;
}

const OUTSIDE_BRACKETS = "(?![^()]*\\))";

/** Writes the arcs in the brackets of a group otherwise. */
function inBrackets(text: string, rewrite: (arcs: string) => string): string {
  return text.replace(/\(([^()]*)\)/g, (_, arcs: string) => `(${rewrite(arcs)})`);
}

/** Arcs without those that are written twice. */
function eachOnce(arcs: string): string {
  const letters = arcs.split(/[\s,/]*/).filter((letter) => letter !== "");
  const once = new Set(letters);
  return once.size < letters.length ? [...once].join("") : arcs;
}

/** What people write around and between groups. Each form is applied to what the ones before it left. */
const AROUND: readonly SlipForm[] = [
  {
    kind: "quotes",
    rewrite: (text) => text.replace(/[“”„‟«»"]|^['‘’‚`]+|['‘’‚`]+$/g, ""),
  },
  { kind: "end", rewrite: (text) => text.replace(/[.:;]+$/, "") },
  { kind: "brackets", rewrite: (text) => text.replace(/[[{<]([^[\](){}<>]*)[\]}>]/g, "($1)") },
  {
    kind: "separator",
    rewrite: (text) =>
      text
        .replace(/^(?:and|plus|&)\s+/i, "")
        .replace(new RegExp(`\\s*[;&+|]\\s*${OUTSIDE_BRACKETS}|\\s+(?:and|plus)\\s+`, "gi"), ", "),
  },
  {
    kind: "comma",
    rewrite: (text) =>
      text.replace(/(?<=[\p{L}\d)])\s+(?=\d+\s*[x×]\s*\p{L})|(?<=\))(?=\d+\s*[x×])/giu, ", "),
  },
];

/** What people write in a group. */
const WITHIN: readonly SlipForm[] = [
  { kind: "times", rewrite: (text) => text.replace(/^(\d+)\s*[*·]?\s*(?=\p{L})(?![x×]\s*\p{L})/iu, "$1x") },
  {
    kind: "order",
    rewrite: (text) => text.replace(/^(\p{L}.*?)\s*[x×*]\s*(\d+)\s*(\([^()]*\))?$/iu, "$2x$1$3"),
    isUnsure: true,
  },
  { kind: "no-count", rewrite: (text) => text.replace(/^(?=\p{L})(?![x×])/iu, "1x"), isUnsure: true },
  {
    kind: "arc-word",
    rewrite: (text, arcNamed) =>
      inBrackets(text, (arcs) => arcs.replace(/\p{L}{3,}/gu, (word) => arcNamed(word) ?? word)),
  },
  {
    kind: "arc-marks",
    rewrite: (text) => inBrackets(text, (arcs) => arcs.replace(/[&+;|.-]|\band\b/gi, " ")),
  },
  {
    kind: "arc-twice",
    rewrite: (text) => inBrackets(text, eachOnce),
    isUnsure: true,
  },
  {
    kind: "no-brackets",
    rewrite: (text, arcNamed) =>
      text.replace(/^([^()]*[\p{L}\d])[\s-]+(\p{L}+|360)$/u, (_, weapon: string, arc: string) => {
        return `${weapon}(${arcNamed(arc) ?? arc})`;
      }),
  },
];

/** Longer groups are not looked at: what a reader cannot take in at a glance is no slip. */
const LONGEST = 200;

const IN_ARC: readonly NotationSlipKind[] = ["arc-word", "arc-marks", "arc-twice"];

/**
 * How a text was probably meant: with all slips made good, and named by the first of them. Null where what is left
 * cannot be read.
 */
export function slipsIn(text: string, known: KnownNotation): NotationSlip | null {
  if (text.length > LONGEST) return null;
  const made: SlipForm[] = [];
  const rewrite = (written: string, form: SlipForm) => {
    const after = form.rewrite(written, known.arcNamed);
    if (after !== written) made.push(form);
    return after;
  };
  const apart = AROUND.reduce(rewrite, text);
  const groups = splitGroups(apart).map(({ start, end }) =>
    WITHIN.reduce(
      (written, form) => (known.canRead(written) ? written : rewrite(written, form)),
      apart.slice(start, end),
    ),
  );
  const instead = groups.join(", ");
  const [first] = made;
  if (!first || !known.canRead(instead)) return null;
  const isInArc = made.every(({ kind }) => IN_ARC.includes(kind));
  return { kind: first.kind, instead, isSure: !made.some(({ isUnsure }) => isUnsure), isInArc };
}
