import type { Rule } from "../rule.js";

export const schemaMissingKey: Rule = {
  id: "schema/missing-key",
  severity: "error",
  locked: true,
  title: "A required key is missing",
  why: "A ship needs a hull, and a name in a fleet or list; without them nothing can be priced or told apart.",
  message: ({ key, of, expected }) => `expected the key ${key} in ${of}: ${expected}; found none`,
  help: ({ key }) => `add a line ${key}: …`,
  bad: { yaml: "name: Hulk\nshields: 1\n" },
  badAt: { line: 1, text: "name" },
  good: { yaml: "name: Hulk\nhull: 4\nprimaries: 4\n" },
};
