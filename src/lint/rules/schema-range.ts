import type { Rule } from "../rule.js";
import { didYouMean } from "../words.js";

export const schemaRange: Rule = {
  id: "schema/range",
  severity: "error",
  locked: true,
  title: "A value out of range",
  why: "The rules give every field its bounds: tech levels from 3 to 6, three kinds of crew, at least one hull box.",
  source: "house rules, Revised Ship Design Cost Modifier Chart; Crew Quality",
  message: ({ key, expected, found }) =>
    `expected ${expected}${/^\d*$/.test(String(key ?? "")) ? "" : ` for ${key}`}, found ${found}`,
  help: (_, suggestions) => didYouMean(suggestions),
  bad: { yaml: "name: Braves\nhull: 4\nprimaries: 4\ncrew: elit\n" },
  badAt: { line: 4, text: "elit" },
  good: { yaml: "name: Braves\nhull: 4\nprimaries: 4\ncrew: elite\n" },
};
