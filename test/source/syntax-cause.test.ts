import { describe, expect, it, test } from "vitest";
import { load } from "../support/loading.js";

/** What people get wrong in YAML: the text, the code of the cause, its place, and the text at it. */
const CASES: readonly [what: string, yaml: string, found: string][] = [
  ["a key one blank too far in", "name: A\n hull: 4\n", 'INDENT 2:1 " "'],
  ["a key one blank too far in, in a list", "- name: A\n   hull: 4\n", 'INDENT 2:1 "   "'],
  ["a key one blank too far out", "- name: A\n hull: 4\n", 'INDENT 2:1 " "'],
  ["the same deeper in", "fleet: F\nships:\n  - name: A\n    hull: 4\n   crew: elite\n", 'INDENT 5:1 "   "'],
  ["behind a comment", "name: A # a\n\n# b\n  hull: 4\n", 'INDENT 4:1 "  "'],
  ["in the middle", "name: A\nhull: 4\n  crew: elite\nshields: 1\n", 'INDENT 3:1 "  "'],
  ["the first key", " name: A\nhull: 4\n", 'INDENT 2:1 "h"'],
  ["a dash too far in", "fleet: F\nships:\n- name: A\n - name: B\n", 'INDENT 4:1 " "'],
  ["a dash behind keys", "- name: A\n  hull: 4\n - name: B\n   hull: 4\n", 'INDENT 3:1 " "'],
  ["an unclosed double quote", 'name: "x\nhull: 4\n', 'UNCLOSED_QUOTE 1:7 "\\""'],
  ["an unclosed single quote", "name: 'x\nhull: 4\nclass: 'y'\n", 'UNCLOSED_QUOTE 1:7 "\'"'],
  ["one that a later quote closes", 'name: "x\nhull: 4\nclass: "y"\n', 'UNCLOSED_QUOTE 1:7 "\\""'],
  ["one in a list", "- name: 'A\n  hull: 4\n- name: B\n  hull: 4\n", 'UNCLOSED_QUOTE 1:9 "\'"'],
  ["an apostrophe in quotes", "name: 'Kestrel's Perch'\nhull: 4\n", 'QUOTE_INSIDE 1:15 "\'"'],
  ["quotes in quotes", 'name: "The "Big" One"\nhull: 4\n', 'QUOTE_INSIDE 1:12 "\\""'],
  ["an apostrophe in braces", "- {name: 'Kestrel's Perch', hull: 4}\n", 'QUOTE_INSIDE 1:18 "\'"'],
  ["no comma", "- {name: A hull: 4}\n", 'MISSING_COMMA 1:12 "hull"'],
  ["no comma after a number", "{name: A, hull: 4 shields: 2}\n", 'MISSING_COMMA 1:19 "shields"'],
  ["no comma at the end of a line", "- {name: A\n   hull: 4}\n", 'MISSING_COMMA 2:4 "hull"'],
  ["no comma after quotes", '- {name: "A" hull: 4}\n', 'MISSING_COMMA 1:14 "hull"'],
  ["no blank after the dash", "- name: A\n  hull: 4\n-name: B\n  hull: 4\n", 'DASH 3:1 "-"'],
  ["no blank after the only dash", "-name: B\nhull: 4\n", 'DASH 1:1 "-"'],
  ["no blank after a dash further in", "fleet: F\nships:\n  -name: B\n   hull: 4\n", 'DASH 3:3 "-"'],
  ["no blank after a dash before braces", "-{name: A, hull: 4}\n", 'DASH 1:1 "-"'],
  ["no blank after the first colon", "name:A\nhull: 4\n", 'COLON 1:1 "name:"'],
  ["no blank after the last colon", "name: A\nhull:4\n", 'COLON 2:1 "hull:"'],
  ["no blank after a colon between", "name: A\nhull:4\ncrew: elite\n", 'COLON 2:1 "hull:"'],
  ["no blank after any colon", "name:A\nhull:4\n", 'COLON 1:1 "name:"'],
  ["no blank after a colon in a list", "ships:\n  - name:A\n    hull: 4\n", 'COLON 2:5 "name:"'],
  ["no blank after a colon in braces", "{name:A, hull:4}\n", 'COLON 1:2 "name:"'],
  [
    "a merge conflict at the top",
    "<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> x\n",
    'CONFLICT 1:1 "<<<<<<< HEAD"',
  ],
  [
    "a merge conflict of keys",
    "name: A\n<<<<<<< HEAD\nhull: 4\n=======\nhull: 5\n>>>>>>> x\n",
    'CONFLICT 2:1 "<<<<<<< HEAD"',
  ],
  [
    "a merge conflict in a ship",
    "- name: A\n<<<<<<< HEAD\n  hull: 4\n=======\n  hull: 5\n>>>>>>> x\n",
    'CONFLICT 2:1 "<<<<<<< HEAD"',
  ],
  ["lines that end in CR alone", "name: A\rhull: 4\r", 'CR_LINES 1:8 "\\r"'],
  ["no-break spaces after colons", "name:\u00A0A\nhull:\u00A04\n", 'ODD_BLANK 1:6 "\u00A0"'],
  ["a no-break space that indents", "name: A\n\u00A0hull: 4\n", 'ODD_BLANK 2:1 "\u00A0"'],
  ["a no-break space that indents a ship", "- name: A\n\u00A0 hull: 4\n", 'ODD_BLANK 2:1 "\u00A0"'],
  ["a no-break space after a dash", "-\u00A0name: A\n  hull: 4\n", 'ODD_BLANK 1:2 "\u00A0"'],
  ["an ideographic space", "name: A\nhull:\u30004\n", 'ODD_BLANK 2:6 "\u3000"'],
];

describe("the cause of what is no YAML is its one finding", () => {
  it.each(CASES)("%s", (_, yaml, found) => {
    const { told } = load(yaml);
    const brief = told.map(({ rule, at, text, finding }) => {
      const place = /:(\d+:\d+)-/.exec(at)?.[1];
      return `${rule} ${finding.args.code} ${place} ${JSON.stringify(text)}`;
    });
    expect(brief).toEqual([`yaml/syntax ${found}`]);
  });

  // A quote that is open takes the next documents along, and with other line ends CR alone is none.
  it.each(CASES.filter(([, , found]) => !/^(?:UNCLOSED|CR_)/.test(found)))(
    "also among other documents, which are read: %s",
    (_, yaml) => {
      const { told, names } = load(`name: Z\nhull: 4\n---\n${yaml}---\nname: Y\nhull: 4\n`);
      expect(told).toHaveLength(1);
      expect(names).toEqual(["Z", "Y"]);
    },
  );
});

describe("what is meant so is no mistake", () => {
  it.each([
    ["a text with a colon", "name: A:B\nhull: 4\n"],
    ["a name that begins with a dash", "name: -A\nhull: 4\n"],
    ["a no-break space in a name", "name: A\u00A0B\nhull: 4\n"],
    ["an apostrophe in a plain name", "name: Kestrel's Perch\nhull: 4\n"],
    ["the marks of a conflict in notes", "name: A\nhull: 4\nnotes: |\n  <<<<<<< HEAD\n  =======\n"],
    ["an address as a key's text", "name: A\nhull: 4\nnotes: see http://example.org\n"],
  ])("%s", (_, yaml) => {
    expect(load(yaml).told).toEqual([]);
  });
});

test("a blank that is not the usual one is shown by its code point", () => {
  const { told } = load("name: A\nhull: 4\u00A0\n");
  expect(told.map(({ args }) => args.found)).toEqual(['the text "4<U+00A0>"']);
});
