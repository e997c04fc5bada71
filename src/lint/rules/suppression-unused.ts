import type { Args } from "../../finding.js";
import type { Rule } from "../rule.js";
import { didYouMean, quoted } from "../words.js";

const FORM = "# shipcost-disable-line RULE: reason";

/** Where a suppression looks for findings: on a line, 0 being one that is not there; null for the file. */
function where(line: unknown): string {
  return line === null ? "in this file" : line === 0 ? "below" : `on line ${line}`;
}

type Words = readonly [message: string, help: string];

/** What was expected and found, and what to do, by problem. */
const WORDS: Readonly<Record<string, (args: Args, suggestions: readonly string[]) => Words>> = {
  unused: ({ rule, line, word, alone }) => [
    `expected a finding of ${rule} ${where(line)}, found ${line === 0 ? "the end of the file" : "none"}`,
    word === "shipcost-disable-line" && alone
      ? "remove it; for the line below it is shipcost-disable-next-line"
      : "remove it: there is nothing to suppress",
  ],
  repeated: ({ rule, line }) => [
    `expected each rule once, found ${rule} suppressed ${where(line)} already`,
    "remove it: the first one will do",
  ],
  locked: ({ rule }) => [
    `expected a rule that can be suppressed, found ${rule}`,
    "mend the design: with such an error a price means nothing",
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
    `name what to suppress: ${FORM}`,
  ],
  "too-many": ({ most }) => [`expected at most ${most} rules, found more`, "name those that are meant"],
  "no-reason": () => [
    "expected a colon and a reason after the rules, found none",
    `say why, for without a reason it suppresses nothing: ${FORM}`,
  ],
};

function words(args: Args, suggestions: readonly string[] = []): Words {
  return WORDS[String(args.problem)]!(args, suggestions);
}

export const suppressionUnused: Rule = {
  id: "suppression/unused",
  severity: "warning",
  title: "A suppression that suppresses nothing",
  why: "A comment that silences nothing misleads its reader, and would hide the next mistake on its line.",
  fix: { does: "takes the rule out of its comment, or the whole comment where no rule is left" },
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
