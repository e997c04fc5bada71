import type { Rule } from "../rule.js";
import { didYouMean } from "../words.js";

export const schemaRange: Rule = {
  id: "schema/range",
  identifiedBy: ["key"],
  severity: "error",
  locked: true,
  title: "A value out of range",
  why: "Each field has its limits: tech levels go from 3 to 6, a crew is green, regular or elite, a hull has at least one box.",
  source: "house rules, Crew Quality",
  cites: ({ key }) => key === "crew",
  fix: { does: "writes the value in the right letters, where nothing but case and punctuation differs" },
  message: ({ key, expected, found }) =>
    `expected ${expected}${/^\d*$/.test(String(key ?? "")) ? "" : ` for ${key}`}, found ${found}`,
  help: (_, suggestions) => didYouMean(suggestions),
  bad: { yaml: "name: Braves\nhull: 4\nprimaries: 4\ncrew: elit\n" },
  badAt: { line: 4, text: "elit" },
  good: { yaml: "name: Braves\nhull: 4\nprimaries: 4\ncrew: elite\n" },
};
