import type { Args } from "../../finding.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

/** What a finding says by its code: what was expected and found, and what to do. */
interface Words {
  readonly message: (args: Args) => string;
  readonly help: string | ((args: Args) => string);
}

function parsers(help: string, found?: string): Words {
  return {
    message: ({ text, code }) => `expected valid YAML, found ${found ?? `an error: ${text ?? code}`}`,
    help,
  };
}

const WORDS: Readonly<Record<string, Words>> = {
  CONFLICT: {
    message: () => "expected a design, found the marker of a merge conflict",
    help: "keep one of the two versions, and delete the three marker lines",
  },
  CR_LINES: {
    message: () => "expected lines that end in LF or CR LF, found CR alone",
    help: "save the file with LF line ends: YAML reads it as one long line",
  },
  ODD_BLANK: {
    message: ({ blank }) => `expected a usual blank, found ${blank}`,
    help: "write a usual blank: YAML takes this one for a letter",
  },
  UNCLOSED_QUOTE: {
    message: ({ quote }) => `this quote is never closed: expected another ${quote} at the end of the text`,
    help: "close the quote on the line on which it begins",
  },
  QUOTE_INSIDE: {
    message: ({ quote }) => `this ${quote} ends the text, and more follows`,
    help: ({ quote }) =>
      quote === "'"
        ? "write '' for a quote inside single quotes, or put the text in double quotes"
        : 'write \\" for a quote inside double quotes, or put the text in single quotes',
  },
  MISSING_COMMA: {
    message: ({ key }) => `expected a comma before ${key}`,
    help: "write a comma between the entries of braces: {name: A, hull: 4}",
  },
  DASH: {
    message: () => "expected a blank after the dash",
    help: "write a dash and a blank before each item of a list: - name: A",
  },
  COLON: {
    message: ({ key }) => `expected a blank after the colon of ${key}`,
    help: ({ key }) => `write ${key}: and a blank before the value`,
  },
  INDENT: {
    message: ({ blanks, expected }) =>
      `expected ${expected === 0 ? "no blank" : counted(Number(expected), "blank")} before this line, found ${blanks || "none"}`,
    help: "begin the keys of one ship, and the dashes of one list, in the same column",
  },
  TOO_DEEP: {
    message: ({ limit }) =>
      `expected at most ${counted(Number(limit), "collection")} inside one another, found more`,
    help: "a design needs no such nesting: look for brackets that are never closed",
  },
  VERSION: {
    message: ({ version }) => `expected YAML 1.2, found a document that says YAML ${version}`,
    help: "remove the %YAML line, or make it %YAML 1.2",
  },
  TAG_RESOLVE_FAILED: parsers("remove the !tag: values need none here"),
  TAB_AS_INDENT: parsers("indent with spaces: YAML allows no tabs there"),
  BLOCK_AS_IMPLICIT_KEY: parsers(
    'put a text that holds ": " in quotes, and check the indentation',
    "a second key and colon inside a value",
  ),
  MULTILINE_IMPLICIT_KEY: parsers(
    "put a colon after the key, on the same line",
    "a key that goes over several lines",
  ),
  MISSING_CHAR: parsers("close the quotes or brackets, or put the colon in"),
  BAD_SCALAR_START: parsers("put a text that begins with this character in quotes"),
  BAD_DQ_ESCAPE: parsers("write the backslash twice, or use single quotes"),
  BAD_INDENT: parsers("check the indentation, and that every bracket is closed"),
  UNEXPECTED_TOKEN: parsers("check the indentation, and put text that holds punctuation in quotes"),
};

const OTHERS: Words = { ...parsers(""), help: "" };

function wordsOf({ code, tab }: Args): Words {
  return WORDS[tab ? "TAB_AS_INDENT" : String(code)] ?? OTHERS;
}

export const yamlSyntax: Rule = {
  id: "yaml/syntax",
  identifiedBy: ["code"],
  severity: "error",
  locked: true,
  title: "Text that is not YAML",
  why: "A file that cannot be read has no price. Such a document gets this one finding and no other.",
  message: (args) => wordsOf(args).message(args),
  help(args) {
    const { help } = wordsOf(args);
    return (typeof help === "string" ? help : help(args)) || null;
  },
  bad: { yaml: "name: Rift: a torn ship\nhull: 4\n" },
  badAt: { line: 1, text: "R" },
  good: { yaml: 'name: "Rift: a torn ship"\nhull: 4\nprimaries: 4\n' },
};
