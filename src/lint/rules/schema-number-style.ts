import { crop } from "../../source/describe.js";
import type { Rule } from "../rule.js";

export const schemaNumberStyle: Rule = {
  id: "schema/number-style",
  identifiedBy: ["raw"],
  severity: "warning",
  title: "A number that people and YAML read differently",
  why: "YAML reads octal and hexadecimal numbers and exponents. A person may read another number than YAML does.",
  fix: { does: "writes the number as YAML reads it, in plain digits" },
  message: ({ raw, plain }) =>
    `expected a number in plain digits, found ${crop(String(raw))}, which YAML reads as ${plain}`,
  help: ({ plain, thousands }) =>
    thousands
      ? `write ${plain} or ${thousands}, whichever is meant`
      : String(plain).includes("e")
        ? "write the number in plain digits"
        : `write ${plain} if that is meant`,
  bad: { yaml: "name: Octo\nhull: 010\nprimaries: 10\n" },
  badAt: { line: 2, text: "010" },
  good: { yaml: "name: Octo\nhull: 10\nprimaries: 10\n" },
};
