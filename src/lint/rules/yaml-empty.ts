import type { Rule } from "../rule.js";

export const yamlEmpty: Rule = {
  id: "yaml/empty",
  identifiedBy: [],
  severity: "error",
  locked: true,
  title: "An empty file or document",
  why: "An empty file would pass every check, and nobody would notice that a design is gone.",
  message: ({ documents }) =>
    `expected a design, found ${Number(documents) > 1 ? "an empty document" : "an empty file"}`,
  help: ({ documents }) =>
    Number(documents) > 1
      ? "write a design, or remove the --- before it"
      : "write a design, or remove the file",
  bad: { yaml: "# to be designed\n" },
  badAt: { line: 1, text: "" },
  good: { yaml: "# designed\nname: Slate\nhull: 4\nprimaries: 4\n" },
};
