import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { commentsOf } from "../../src/source/comments.js";
import { makeSource } from "../../src/source/text.js";
import { repeat, took } from "../support/loading.js";

const comments = (text: string) => commentsOf(makeSource("x.yaml", text));
/** Each comment with the line of what comes next, and a star if it stands alone. */
const brief = (text: string) => {
  const source = makeSource("x.yaml", text);
  return comments(text).map((each) => {
    expect(source.text.slice(each.span.start, each.span.end)).toBe(each.text);
    const next = each.next === null ? "end" : source.position(each.next).line;
    return `${each.text}${each.alone ? " *" : ""} > ${next}`;
  });
};

describe("comments", () => {
  it.each([
    ["on lines of their own", "# a\nb: 1\n  # c\n", ["# a * > 2", "# c * > end"]],
    ["after values", "a: 1 # b\nc: 'x' # d\n- # e\n", ["# b > 2", "# d > 3", "# e > end"]],
    [
      "one below the other, and blank lines",
      "# a\n# b\n\n \t\n# c\nd: 1",
      ["# a * > 6", "# b * > 6", "# c * > 6"],
    ],
    ["in flow style", "{ # a\n b: 1, # c\n # d\n}", ["# a > 2", "# c > 4", "# d * > 4"]],
    ["behind keys, anchors and tags", "a: &x # b\n  c: 1\n? # d\n  e\n", ["# b > 2", "# d > 4"]],
    [
      "around documents",
      "--- # a\n# b\n---\n# c\n...\n# d\nx: 1",
      ["# a > 7", "# b * > 7", "# c * > 7", "# d * > 7"],
    ],
    ["after a document mark with content", "# a\n--- {b: 1}\n", ["# a * > 2"]],
    ["after a directive", "%YAML 1.2 # a\n---\nb: 1", ["# a > 3"]],
    ["with CRLF", "# a\r\nb: 1 # c\r\nd: 2\r\n", ["# a * > 2", "# c > 3"]],
    ["with a byte order mark", "\uFEFF# a\nb: 1", ["# a * > 2"]],
    ["at the head of block texts", "a: | # b\n\n  # c\n  d\n# e\nf: 1", ["# b > 3", "# e * > 6"]],
    ["below block texts that are kept", "a: |+\n  x\n\n# b\n", ["# b * > end"]],
    ["without a blank after the #", "#a\nb: 1 #c", ["#a * > 2", "#c > end"]],
  ])("%s", (_, text, expected) => {
    expect(brief(text)).toEqual(expected);
  });

  it.each([
    ["double quotes", 'a: "x # y"\n'],
    ["single quotes over lines", "a: 'x\n  # y\n  z'\n"],
    ["a literal text", "a: |\n  x\n  # y\n"],
    ["a folded text at the margin", "--- >\n# x\n"],
    ["a plain text", "a: x#y z#\n"],
    ["an anchor, an alias and a tag", "a: &x#y 1\nb: *x#y\nc: !t#u z\n"],
    ["a key", "a#b: 1\n'#': 2\n"],
    ["an indicator of the lexer's own", "a: \u001F# x\n"],
  ])("are not made of a # in %s", (_, text) => {
    expect(brief(text)).toEqual([]);
  });

  it("are found as the parser finds them, in any arrangement", () => {
    const line = fc.constantFrom(
      "# own",
      "a: 1",
      "b: 'x # no' # yes",
      "- |",
      "  # deep",
      '  "t # no"',
      "{x: y, # yes",
      "}",
      "---",
      "",
      "  z # yes",
      "? k",
      ": &v # yes",
      "\t# tab",
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom("\n", "\r\n"), (lines, end) => {
        const text = lines.join(end);
        const read = (each: string) => Array.from(parseAllDocuments(each), (document) => document.toJS());
        if (Array.from(parseAllDocuments(text), (each) => each.errors).flat().length > 0) return;
        // Whatever they say, YAML reads the same.
        const silent = comments(text).reduceRight(
          (rest, { span }) => `${rest.slice(0, span.start)}#${rest.slice(span.end)}`,
          text,
        );
        expect(read(silent)).toEqual(read(text));
        expect(comments(silent).map((each) => each.text)).toEqual(comments(text).map(() => "#"));
        for (const each of comments(text)) expect(each.text).toMatch(/^#/);
      }),
      { numRuns: 500 },
    );
  });

  it("cost no more than the length of the text", () => {
    expect(took(() => comments(repeat(100_000, (i) => `# ${i}\n`)))).toBeLessThan(3_000);
    expect(took(() => comments(`a: 1${" ".repeat(1 << 20)}# x`))).toBeLessThan(3_000);
    expect(took(() => comments(`# ${"x".repeat(1 << 22)}\na: "${"#".repeat(1 << 22)}"`))).toBeLessThan(3_000);
  });
});
