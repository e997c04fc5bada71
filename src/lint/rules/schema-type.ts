import type { Rule } from "../rule.js";

/** What to do about a value of the wrong type, by what was expected and what YAML read. */
const HELP: readonly { expected: RegExp; found: RegExp; help: string }[] = [
  { expected: /./, found: /^nothing/, help: "write a value, or remove the key" },
  { expected: /./, found: /too long to read exactly/, help: "write a number of fewer digits" },
  { expected: /^true or false/, found: /./, help: "write true or false, without quotes" },
  { expected: /number/, found: /^the text "[-+]?\d+(\.\d+)?"/, help: "remove the quotes" },
  { expected: /number/, found: /^the text/, help: "write it in digits alone: 1000, not 1_000 or 1,000" },
  { expected: /whole number/, found: /^the number/, help: "write a whole number, in digits alone" },
  { expected: /text|^one of/, found: /^the (number|truth)/, help: "put it in quotes to make it text" },
  { expected: /^a list/, found: /./, help: "write a list: one item a line, each after a hyphen" },
  { expected: /^a map/, found: /./, help: "write a map: one key and value a line" },
];

const FOREIGN: Readonly<Record<string, string>> = {
  ruleset: "a ruleset",
  scenario: "a scenario",
  config: "a configuration",
};

/** An item of a list has an index instead of a key. */
function forKey(key: unknown): string {
  return /^\d*$/.test(String(key ?? "")) ? "" : ` for ${key}`;
}

export const schemaType: Rule = {
  id: "schema/type",
  identifiedBy: ["key"],
  severity: "error",
  locked: true,
  title: "A value of the wrong type",
  why: "YAML has its own rules for what is a number, a text, or true and false. They differ from what people read.",
  message: ({ key, expected, found, kind, command }) =>
    `expected ${expected}${forKey(key)}, found ${command ? `${FOREIGN[String(kind)]}, which ${command} reads` : found}`,
  help({ expected, found, command }) {
    if (command) return `read this file with ${command}`;
    const fits = HELP.find((row) => row.expected.test(String(expected)) && row.found.test(String(found)));
    return fits?.help ?? null;
  },
  bad: { yaml: "name: Metric\nhull: 1_000\n" },
  badAt: { line: 2, text: "1_000" },
  good: { yaml: "name: Metric\nhull: 1000\n" },
};
