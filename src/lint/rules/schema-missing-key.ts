import type { Rule } from "../rule.js";
import { didYouMean } from "../words.js";

export const schemaMissingKey: Rule = {
  id: "schema/missing-key",
  identifiedBy: ["key"],
  severity: "error",
  locked: true,
  title: "A required key is missing",
  why: "A ship needs a hull to have a price. In a fleet or a list each ship also needs a name.",
  message: ({ key, of, expected }) => `${of} needs the key ${key}: ${expected}`,
  help: ({ key }, suggestions) => didYouMean(suggestions) ?? `add a line ${key}: …`,
  bad: { yaml: "name: Hulk\nshields: 1\n" },
  badAt: { line: 1, text: "name" },
  good: { yaml: "name: Hulk\nhull: 4\nprimaries: 4\n" },
};
