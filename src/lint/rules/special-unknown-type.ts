import type { Rule } from "../rule.js";
import { didYouMean, quoted } from "../words.js";

export const specialUnknownType: Rule = {
  id: "special/unknown-type",
  severity: "error",
  locked: true,
  title: "A special weapon that the ruleset does not know",
  why: "The ruleset lists the types of special weapon with the hull boxes that they fill. Without that there is no price.",
  source: "house rules, New Rules for Special Weapons",
  message: ({ found }) => `unknown type of special weapon ${quoted(found)}`,
  help: ({ expected }, suggestions) => didYouMean(suggestions) ?? `the ruleset knows ${expected}`,
  bad: { yaml: "name: Misspelt\nhull: 4\nprimaries: 4\nspecials: 1xPlazma(F)\n" },
  badAt: { line: 4, text: "Plazma" },
  good: { yaml: "name: Spelt\nhull: 4\nprimaries: 3\nspecials: 1xPlasma(F)\n" },
};
