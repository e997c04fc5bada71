import type { Args } from "../../finding.js";
import type { SlipKind } from "../../source/slips.js";
import type { Rule } from "../rule.js";

/** What to do about a value of the wrong type, by what was expected and what YAML read. */
const HELP: readonly { expected: RegExp; found: RegExp; help: string }[] = [
  { expected: /./, found: /^nothing/, help: "write a value, or remove the key" },
  { expected: /./, found: /too long to read exactly/, help: "write a number of fewer digits" },
  { expected: /^true or false/, found: /./, help: "write true or false" },
  { expected: /whole number/, found: /^the (text|number)/, help: "write a whole number, in digits alone" },
  { expected: /number/, found: /^the text/, help: "write a number in digits alone, such as 1000 or 14.5" },
  { expected: /text|^one of/, found: /^the (number|truth)/, help: "put it in quotes to make it text" },
  { expected: /^a list/, found: /./, help: "write a list: one item a line, each after a hyphen" },
  { expected: /^a map/, found: /./, help: "write a map: one key and value a line" },
];

/** What to do about a value that was written in another way, by the way. */
const SLIPS: Readonly<Record<SlipKind, string>> = {
  quotes: "without quotes",
  "curly-quotes": "without the curly quotes",
  underscore: "without underscores",
  thousands: "without separators of thousands",
  "decimal-comma": "with a decimal point",
  label: "the number alone",
  percent: "without the percent sign",
  unit: "without the unit",
  times: "without the x",
  "number-word": "in digits",
  "truth-word": "which YAML reads as a truth value",
  "no-value": "",
};

function slipHelp({ slip, instead, expected }: Args): string | null {
  if (typeof slip !== "string") return null;
  if (slip === "no-value") return "write a number in digits, or remove the key to leave the value out";
  const isPart = /whole number/.test(String(expected)) && String(instead).includes(".");
  return isPart ? null : `write ${instead}, ${SLIPS[slip as SlipKind]}`;
}

const FOREIGN: Readonly<Record<string, string>> = {
  ship: "a ship",
  fleet: "a fleet",
  ruleset: "a ruleset",
  scenario: "a scenario",
  config: "a configuration",
};

/** The key that a message names; an item of a list has an index instead. */
function forKey(key: unknown): string {
  return /^\d*$/.test(String(key ?? "")) ? "" : ` for ${key}`;
}

export const schemaType: Rule = {
  id: "schema/type",
  severity: "error",
  locked: true,
  title: "A value of the wrong type",
  why: "YAML has its own rules for what is a number, a text, or true and false. They differ from what people read.",
  fix: { does: "writes the number, or true or false, where a text can mean nothing else" },
  identifiedBy: ["key"],
  message: ({ key, expected, found, kind, command }) =>
    `expected ${expected}${forKey(key)}, found ${command ? `${FOREIGN[String(kind)]}, which ${command} reads` : found}`,
  help(args) {
    const { expected, found, command } = args;
    if (command) return `read this file with ${command}`;
    const fits = HELP.find((row) => row.expected.test(String(expected)) && row.found.test(String(found)));
    return slipHelp(args) ?? fits?.help ?? null;
  },
  bad: { yaml: "name: Metric\nhull: 1_000\n" },
  badAt: { line: 2, text: "1_000" },
  good: { yaml: "name: Metric\nhull: 1000\n" },
};
