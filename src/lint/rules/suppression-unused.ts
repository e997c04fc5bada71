import type { Args } from "../../finding.js";
import type { Lines } from "../extent.js";
import type { Rule } from "../rule.js";
import { didYouMean, quoted, wordsFor } from "../words.js";

const FORM = "# shipcost-disable-line RULE: reason";

/** Where a suppression looks for findings: on some lines, or in the whole file (null). */
function where(lines: unknown): string {
  if (!lines) return "in this file";
  const { from, to } = lines as Lines;
  return from === to ? `on line ${from}` : `on lines ${from} to ${to}`;
}

/** Whether nothing follows that a comment may be about. */
function isNowhere(lines: unknown): boolean {
  return lines !== null && (lines as Lines).from === 0;
}

type Words = readonly [message: string, help: string];

/** What was expected and found, and what to do, by problem. */
const WORDS: Readonly<Record<string, (args: Args, suggestions: readonly string[]) => Words>> = {
  unused: ({ rule, lines, word, alone }) => [
    isNowhere(lines)
      ? word === "shipcost-disable-ship"
        ? `nothing to suppress: no ship begins below the comment for ${rule}`
        : `nothing to suppress: the file ends below the comment for ${rule}`
      : `nothing to suppress: ${rule} finds nothing ${where(lines)}`,
    word === "shipcost-disable-line" && alone
      ? "remove the rule from the comment; shipcost-disable-next-line is for the line below"
      : "remove the rule from the comment",
  ],
  repeated: ({ rule, lines }) => [
    `${rule} is suppressed ${where(lines)} already`,
    "remove the rule from this comment",
  ],
  locked: ({ rule }) => [
    `${rule} cannot be suppressed`,
    "correct the design: with this error it has no price",
  ],
  "unknown-rule": ({ rule }, suggestions) => [
    `expected the id of a lint rule, found ${quoted(rule)}`,
    didYouMean(suggestions) ?? `shipcost explain lists them; the reason comes after a colon: ${FORM}`,
  ],
  "unknown-word": ({ word, words }, suggestions) => [
    `expected one of ${words}; found ${quoted(word)}`,
    didYouMean(suggestions) ?? `write ${FORM}`,
  ],
  "no-rule": ({ word }) => [
    `expected the id of a lint rule after ${word}, found none`,
    `name the rule: ${FORM}`,
  ],
  "too-many": ({ most }) => [`expected at most ${most} rules in one comment, found more`, "name fewer rules"],
  "no-reason": () => [
    "expected a colon and a reason after the rules, found none",
    `add the reason; without one nothing is suppressed: ${FORM}`,
  ],
};

function words(args: Args, suggestions: readonly string[] = []): Words {
  return wordsFor(WORDS, args.problem)(args, suggestions);
}

export const suppressionUnused: Rule = {
  id: "suppression/unused",
  identifiedBy: ["problem", "rule", "word"],
  severity: "warning",
  title: "A suppression that suppresses nothing",
  why: "A comment that suppresses nothing misleads its readers. It would also hide the next mistake on its line.",
  fix: { does: "removes the rule from its comment, or the whole comment where no rule is left" },
  message: (args) => words(args)[0],
  help: (args, suggestions) => words(args, suggestions)[1],
  bad: {
    yaml: "name: Even\nhull: 9\nprimaries: 9\nengines: 4 # shipcost-disable-line engines/odd-point: slow by choice\n",
  },
  badAt: { line: 4, text: "engines/odd-point" },
  good: {
    yaml: "name: Odd\nhull: 9\nprimaries: 9\nengines: 3 # shipcost-disable-line engines/odd-point: slow by choice\n",
  },
};
