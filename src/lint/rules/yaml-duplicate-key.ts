import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

export const yamlDuplicateKey: Rule = {
  id: "yaml/duplicate-key",
  severity: "error",
  locked: true,
  title: "A key written twice",
  why: "Only one of the two values can hold, and the file does not say which.",
  message: ({ key }) => `expected each key once in a map, found ${quoted(key)} again`,
  help: () => "keep the one that is meant, and remove the other",
  bad: { yaml: "name: Twin\nhull: 4\nhull: 6\nprimaries: 4\n" },
  badAt: { line: 3, text: "hull" },
  good: { yaml: "name: Twin\nhull: 6\nprimaries: 6\n" },
};
