import type { ScalarNode } from "./tree.js";

/** The ways in which people write a number or true and false as something else. */
export type SlipKind =
  | "quotes"
  | "curly-quotes"
  | "underscore"
  | "thousands"
  | "decimal-comma"
  | "label"
  | "percent"
  | "unit"
  | "times"
  | "number-word"
  | "truth-word"
  | "no-value";

/** A value that was written in another way than YAML reads it. */
export interface Slip {
  readonly kind: SlipKind;
  /** How to write it; null where nothing can be told. */
  readonly instead: string | null;
  /** Whether nothing else can be meant. A fix may write it then. */
  readonly isSure: boolean;
}

interface SlipForm {
  readonly kind: SlipKind;
  readonly pattern: RegExp;
  readonly instead: (match: readonly string[]) => string | null;
  /** Sure unless said otherwise; a decimal comma before three digits may be a thousands separator. */
  readonly isSure?: (match: readonly string[], isWhole: boolean) => boolean;
}

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;
const OPENING = "[“”„‟«»‹›‘’‚‛\"'`]";
const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const YES: readonly string[] = ["yes", "y", "on", "true"];

/** What people write for a number, the more particular forms first. */
const NUMBER_FORMS: readonly SlipForm[] = [
  { kind: "quotes", pattern: new RegExp(`^(${NUMBER})$`), instead: ([, number = ""]) => number },
  {
    kind: "curly-quotes",
    pattern: new RegExp(`^${OPENING}\\s*(${NUMBER})\\s*${OPENING}$`),
    instead: ([, number = ""]) => number,
  },
  {
    kind: "underscore",
    pattern: /^\d{1,3}(?:_\d{3})+$|^\d+(?:_\d+)+$/,
    instead: ([text = ""]) => text.replaceAll("_", ""),
  },
  {
    kind: "thousands",
    pattern: /^\d{1,3}(?:([,.'’\s])\d{3})(?:\1\d{3})*$/,
    instead: ([text = ""]) => text.replace(/\D/g, ""),
    isSure: ([text = ""], isWhole) => isWhole || (text.match(/\D/g) ?? []).length > 1 || /[\s'’]/.test(text),
  },
  {
    kind: "decimal-comma",
    pattern: /^([-+]?\d+),(\d+)$/,
    instead: ([, whole = "", part = ""]) => `${whole}.${part}`,
  },
  {
    kind: "times",
    pattern: /^[x×]\s*(\d+)$|^(\d+)\s*[x×]$/i,
    instead: ([, after, before]) => after ?? before ?? "",
  },
  {
    kind: "percent",
    pattern: new RegExp(`^(${NUMBER})\\s*%$`),
    instead: ([, number = ""]) => number,
    isSure: () => false,
  },
  {
    kind: "label",
    pattern: new RegExp(`^\\p{L}+[\\s:.-]*(${NUMBER})$`, "u"),
    instead: ([, number = ""]) => number,
    isSure: () => false,
  },
  {
    kind: "unit",
    pattern: new RegExp(`^(${NUMBER})\\s*(?:\\p{L}[\\p{L}\\s.]*|["″])$`, "u"),
    instead: ([, number = ""]) => number,
    isSure: () => false,
  },
  {
    kind: "number-word",
    pattern: new RegExp(`^(${WORDS.join("|")})$`, "i"),
    instead: ([text = ""]) => String(WORDS.indexOf(text.toLowerCase())),
  },
  {
    kind: "no-value",
    pattern: /^(?:none|no|nil|off|false|-+|–|—|n\/a|unlimited|infinite|infinity|any|\?+|tbd)$/i,
    instead: () => null,
  },
];

/** What people write for true and false. */
const TRUTH_FORMS: readonly SlipForm[] = [
  {
    kind: "truth-word",
    pattern: /^(?:yes|no|y|n|on|off|true|false)$/i,
    instead: ([text = ""]) => String(YES.includes(text.toLowerCase())),
  },
  {
    kind: "curly-quotes",
    pattern: new RegExp(`^${OPENING}\\s*(true|false|yes|no)\\s*${OPENING}$`, "i"),
    instead: ([, text = ""]) => String(YES.includes(text.toLowerCase())),
  },
  { kind: "truth-word", pattern: /^[01]$/, instead: ([text]) => String(text === "1"), isSure: () => false },
];

/** Longer texts are no slips. */
const LONGEST = 40;

/** The slip that put a text where a value of another type belongs; null where it is none of those known. */
export function slipOf(node: ScalarNode, wanted: "whole" | "number" | "truth"): Slip | null {
  const text = String(node.data).trim();
  const isText = typeof node.data === "string";
  if (text.length > LONGEST || !(isText || (wanted === "truth" && typeof node.data === "number")))
    return null;
  for (const { kind, pattern, instead, isSure } of wanted === "truth" ? TRUTH_FORMS : NUMBER_FORMS) {
    const match = pattern.exec(text);
    if (!match) continue;
    return { kind, instead: instead(match), isSure: isSure?.(match, wanted === "whole") ?? true };
  }
  return null;
}

/** Every value that a text may have been written for, as plain text: what a fix of a slip may make of it. */
export function meantBy(node: ScalarNode): readonly string[] {
  const wanted = ["whole", "number", "truth"] as const;
  const slips = wanted.flatMap((each) => slipOf(node, each)?.instead ?? []);
  return [...slips, String(node.data).toLowerCase()];
}
