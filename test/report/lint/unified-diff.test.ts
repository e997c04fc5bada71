import { applyPatch } from "diff";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { paintedDiff, shownLines, unifiedDiff } from "../../../src/report/lint/unified-diff.js";
import { PLAIN } from "../../../src/report/text/text.js";
import { repeat, took } from "../../support/loading.js";

const layout = { width: 80, palette: PLAIN };
const diffOf = (old: string, now: string) => unifiedDiff("f.yaml", old, now);
const ESCAPE = "\u001B[31m";

describe("a unified diff", () => {
  test("shows a changed line between three lines on either side", () => {
    const text = repeat(12, (i) => `line ${i}\n`);
    expect(diffOf(text, text.replace("line 5", "LINE"))).toBe(
      [
        "--- a/f.yaml",
        "+++ b/f.yaml",
        "@@ -3,7 +3,7 @@",
        " line 2",
        " line 3",
        " line 4",
        "-line 5",
        "+LINE",
        " line 6",
        " line 7",
        " line 8",
        "",
      ].join("\n"),
    );
  });

  test("says where a file ends without a line break", () => {
    const marks = diffOf("a\nb", "a\nc").split("\n").slice(3);
    expect(marks).toEqual([
      " a",
      "-b",
      "\\ No newline at end of file",
      "+c",
      "\\ No newline at end of file",
      "",
    ]);
  });

  test("is empty where nothing changed", () => {
    expect([diffOf("a\n", "a\n"), diffOf("", "")]).toEqual(["", ""]);
  });

  test.each([
    ["a file with blanks.yaml", "--- a/a file with blanks.yaml"],
    ["/tmp/x.yaml", "--- a/tmp/x.yaml"],
    ['q"u\\o.yaml', '--- "a/q\\"u\\\\o.yaml"'],
    [`e${ESCAPE}\n\té.yaml`, '--- "a/e\\033[31m\\n\\t\\303\\251.yaml"'],
  ])("quotes the name %j as git does", (path, head) => {
    expect(unifiedDiff(path, "a\n", "b\n").split("\n")[0]).toBe(head);
  });

  it("gives the new text when it is applied, whatever the line breaks", () => {
    const lines = fc.array(fc.constantFrom("a\n", "b\n", "c\r\n", "\n", "d\r", "-- e\n", "  @@\n"), {
      maxLength: 30,
    });
    const texts = fc.tuple(lines, lines, lines, fc.constantFrom("", "z")).map(([head, tail, other, end]) => ({
      old: [...head, "x\n", ...tail, end].join(""),
      now: [...head, ...other.slice(0, 3), ...tail, end].join(""),
    }));
    fc.assert(
      fc.property(texts, ({ old, now }) => {
        const patch = diffOf(old, now);
        if (old === now) expect(patch).toBe("");
        else expect(applyPatch(old, patch, { autoConvertLineEndings: false })).toBe(now);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["changed", (i: number) => `${i}: a\n`],
    ["changed or taken out", (i: number) => (i % 3 === 0 ? "" : `${i}: a\n`)],
  ])("takes no time to speak of where ten thousands of lines are %s", (_, line) => {
    const old = repeat(60_000, (i) => `${i}: b\n${i}\n`);
    const now = repeat(60_000, (i) => `${line(i)}${i}\n`);
    let patch = "";
    expect(took(() => (patch = diffOf(old, now)))).toBeLessThan(10_000);
    expect(applyPatch(old, patch)).toBe(now);
  });
});

describe("what a terminal is shown", () => {
  test("has its controls escaped, its tabs and line breaks kept", () => {
    expect(shownLines(`a\tb${ESCAPE}\r\nc\rd\u202E\n`)).toBe("a\tb\\u{1B}[31m\nc\\rd\\u{202E}\n");
  });

  test("a diff has colours by line, and no control of the file's", () => {
    const palette = {
      ...PLAIN,
      removed: (text: string) => `<-${text}>`,
      added: (text: string) => `<+${text}>`,
      accent: (text: string) => `<@${text}>`,
    };
    const painted = paintedDiff(diffOf(`a${ESCAPE}\nb\n`, "c\nb\n"), { ...layout, palette });
    expect(painted.split("\n").slice(2)).toEqual([
      "<@@@ -1,2 +1,2 @@>",
      "<--a\\u{1B}[31m>",
      "<++c>",
      " b",
      "",
    ]);
  });
});
