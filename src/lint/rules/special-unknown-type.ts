import type { Rule } from "../rule.js";
import { didYouMean, quoted } from "../words.js";

export const specialUnknownType: Rule = {
  id: "special/unknown-type",
  identifiedBy: ["found"],
  severity: "error",
  locked: true,
  title: "A special weapon that the ruleset does not have",
  why: "The ruleset lists the types of special weapon and how many hull boxes each fills. A type that is not listed has no price.",
  message: ({ found }) => `unknown type of special weapon ${quoted(found)}`,
  help: ({ expected }, suggestions) => didYouMean(suggestions) ?? `the types are ${expected}`,
  bad: { yaml: "name: Misspelt\nhull: 4\nprimaries: 4\nspecials: 1xPlazma(F)\n" },
  badAt: { line: 4, text: "Plazma" },
  good: { yaml: "name: Spelt\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(F)\n" },
};
