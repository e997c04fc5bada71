import { crop } from "../../source/describe.js";
import type { Rule } from "../rule.js";

export const schemaNumberStyle: Rule = {
  id: "schema/number-style",
  severity: "warning",
  title: "A number that people and YAML read differently",
  why: "YAML knows octal, hexadecimal and exponents: two readers of the file may see two numbers.",
  fix: { does: "writes the number as YAML reads it, in plain digits" },
  message: ({ raw, plain }) =>
    `expected a plain number, found ${crop(String(raw))}, which YAML reads as ${plain}`,
  help: ({ plain }) =>
    String(plain).includes("e") ? "write it out in plain digits" : `write ${plain}, if that is meant`,
  bad: { yaml: "name: Octo\nhull: 010\nprimaries: 10\n" },
  badAt: { line: 2, text: "010" },
  good: { yaml: "name: Octo\nhull: 10\nprimaries: 10\n" },
};
