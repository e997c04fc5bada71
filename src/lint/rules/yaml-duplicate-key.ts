import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

export const yamlDuplicateKey: Rule = {
  id: "yaml/duplicate-key",
  severity: "error",
  locked: true,
  title: "A key written twice",
  why: "Only one of the two values can be meant, and the file does not say which one.",
  message: ({ key }) => `the key ${quoted(key)} is written twice`,
  help: () => "keep the right line and remove the other",
  bad: { yaml: "name: Twin\nhull: 4\nhull: 6\nprimaries: 4\n" },
  badAt: { line: 3, text: "hull" },
  good: { yaml: "name: Twin\nhull: 6\nprimaries: 6\n" },
};
