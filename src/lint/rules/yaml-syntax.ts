import type { Rule } from "../rule.js";
import { counted } from "../words.js";

const HELP: Readonly<Record<string, string>> = {
  TOO_DEEP: "a design needs no such nesting: look for brackets that are never closed",
  VERSION: "remove the %YAML line, or make it %YAML 1.2",
  TAG_RESOLVE_FAILED: "remove the !tag: values need none here",
  TAB_AS_INDENT: "indent with spaces: YAML allows no tabs there",
  BLOCK_AS_IMPLICIT_KEY: 'put a text that holds ": " in quotes, and check the indentation',
  MULTILINE_IMPLICIT_KEY: "put a colon after the key, on the same line",
  MISSING_CHAR: "close the quotes or brackets, or put the colon in",
  BAD_SCALAR_START: "put a text that begins with this character in quotes",
  BAD_DQ_ESCAPE: "write the backslash twice, or use single quotes",
  BAD_INDENT: "check the indentation, and that every bracket is closed",
  UNEXPECTED_TOKEN: "check the indentation, and put text that holds punctuation in quotes",
};

/** What was found, where the parser words it in its own terms. */
const FOUND: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a second key and colon inside a value",
  MULTILINE_IMPLICIT_KEY: "a key that goes over several lines",
};

export const yamlSyntax: Rule = {
  id: "yaml/syntax",
  identifiedBy: ["code"],
  severity: "error",
  locked: true,
  title: "Text that is not YAML",
  why: "A file that cannot be read has no price. Such a document gets this one finding and no other.",
  message({ code, text, limit, version }) {
    if (code === "TOO_DEEP") {
      return `expected at most ${counted(Number(limit), "collection")} inside one another, found more`;
    }
    if (code === "VERSION") return `expected YAML 1.2, found a document that says YAML ${version}`;
    return `expected valid YAML, found ${FOUND[String(code)] ?? `an error: ${text ?? code}`}`;
  },
  help: ({ code, tab }) => HELP[tab ? "TAB_AS_INDENT" : String(code)] ?? null,
  bad: { yaml: "name: Rift: a torn ship\nhull: 4\n" },
  badAt: { line: 1, text: "R" },
  good: { yaml: 'name: "Rift: a torn ship"\nhull: 4\nprimaries: 4\n' },
};
