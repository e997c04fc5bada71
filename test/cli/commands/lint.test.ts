import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { project, runAll } from "../../support/cli/run.js";

const FAMILY = "👩‍👩‍👧‍👦";
/** A ship of one line with a word in its name, and its findings at the end of the line. */
const line = (name: string, rest = "") => `{name: "${name}", hull: 4, primaries: 4, engines: 3${rest}}`;

const here = project({
  "plain.yaml": `fleet: F
ships:
  - {name: A, hull: 4, primaries: 4, engines: 3}
  - {name: B, hull: 4, primaries: 4, kind: bse}
  - {name: C, hull: 4, specials: '1xPlasma(F), 1xPlasma(F)'}
`,
  "declared.yaml": "name: D\nhull: 4\nprimaries: 4\npoints: 9\n",
  "bom.yaml": `\uFEFF${line("A")}\r\n`,
  "emoji.yaml": `${line(`é😀${FAMILY}`)}\r\n---\r\n${line("B")}\r\n`,
  "carets.yaml": `${[
    `- ${line("plain")}`,
    `- ${line("星の船団旗艦")}`,
    `- ${line(`${FAMILY} 🇩🇪 🏳️‍🌈`)}`,
    `- ${line("e\u0301a\u0308\u0323")}`,
    `- {name:\t"tab",\thull: 4,\tprimaries: 4, engines: 3}`,
    `- ${line("mixed", ", class: 星の船団旗艦")}`,
    ...Array.from({ length: 103 }, (_, i) => `- ${line(`n${i}`)}`),
  ].join("\n")}\n`,
  "long.yaml": `- {name: A, hull: 4, x-long: "${"y".repeat(1 << 20)}", primaries: 4, engines: 3, x-more: "${"z".repeat(1 << 20)}"}
- {name: B, hull: 4, primaries: 4, engines: 3, x-long: "${"星".repeat(1 << 18)}"}
- {name: C, hull: 4, primaries: 4, kind: "${"k".repeat(1 << 20)}"}
- {name: D, hull: 4, primaries: 4, x-long: "${FAMILY.repeat(1 << 15)}", engines: 3}
`,
  "wide.yaml": `fleet: 第三哨戒戦隊
ships:
  - {name: 星の船, class: 駆逐艦, hull: 12, primaries: 7, shields: 1, engines: 5, notes: x}
  - {name: "${FAMILY} 🇩🇪 Flag", class: "🏳️‍🌈", hull: 12, primaries: 6}
  - {name: "Ame\u0301lie", class: Ordinary, hull: 100, primaries: 50, secondaries: 7}
  - {name: Sweeper, hull: 9, specials: "3xPlasma(FPS), 1xMissile2(A)", secondaries: 12, fighterBays: 2, crew: elite}
minefields: [{patterns: 12}]
budget: 60
`,
});

const json = async (file: string) => JSON.parse((await here.run(["lint", file, "--format", "json"])).stdout);

describe("lint --format json", () => {
  test("keeps its contract", async () => {
    const { version, summary, findings } = await json("plain.yaml");
    expect({ version, summary }).toEqual({
      version: 1,
      summary: { files: 1, ships: 3, errors: 1, warnings: 2, infos: 0, suppressed: 0, baselined: 0 },
    });
    const [odd, kind, split] = findings;
    expect(odd).toEqual({
      ruleId: "engines/odd-point",
      severity: "warning",
      message: expect.any(String),
      path: "plain.yaml",
      line: 3,
      column: 47,
      endLine: 3,
      endColumn: 48,
      ship: "A",
      suggestions: [],
      help: expect.any(String),
      fix: null,
    });
    expect(kind).toMatchObject({
      ruleId: "schema/range",
      line: 4,
      column: 44,
      suggestions: ["base"],
      ship: "B",
    });
    expect(split).toMatchObject({ ruleId: "special/split-group", line: 5 });
    for (const edit of split.fix.edits) {
      const { line, column, endLine, endColumn, text } = edit;
      expect([line, endLine, column <= endColumn, typeof text]).toEqual([5, 5, true, "string"]);
    }
  });

  test("a declared price is mended by an edit at the very number", async () => {
    const [finding] = (await json("declared.yaml")).findings;
    const edit = { line: 4, column: 9, endLine: 4, endColumn: 10, text: "4" };
    expect(finding).toMatchObject({ ruleId: "price/declared", severity: "error", fix: { edits: [edit] } });
  });

  test("counts columns in code points, a byte order mark not counted, after CRLF too", async () => {
    const [bom] = (await json("bom.yaml")).findings;
    expect([bom.line, bom.column, bom.endColumn]).toEqual([1, 45, 46]);
    const { findings } = await json("emoji.yaml");
    const column = Array.from(line(`é😀${FAMILY}`)).length - 1;
    const places = findings.map((each: { line: number; column: number }) => [each.line, each.column]);
    expect(places).toEqual([
      [1, column],
      [3, 45],
    ]);
  });
});

test("concise is a line a finding and nothing else", async () => {
  const { stdout, stderr, code } = await here.run(["lint", "plain.yaml", "--format", "concise"]);
  expect([code, stderr]).toEqual([1, ""]);
  const lines = stdout.trimEnd().split("\n");
  const form = /^plain\.yaml:(\d+):(\d+): (error|warning|info) ([a-z]+\/[a-z-]+): \S.*$/;
  expect(lines.map((each) => form.exec(each)?.slice(1))).toEqual([
    ["3", "47", "warning", "engines/odd-point"],
    ["4", "44", "error", "schema/range"],
    ["5", expect.any(String), "warning", "special/split-group"],
  ]);
});

describe("msg --format json", () => {
  test("keeps its contract", async () => {
    const [asked, file] = await runAll(here, [
      ["msg", "--size-class", "3", "--count", "3", "--format", "json"],
      ["msg", "plain.yaml", "--format", "json"],
    ]);
    expect([asked!.code, JSON.parse(asked!.stdout)]).toEqual([
      1,
      {
        version: 1,
        ships: [
          {
            name: null,
            path: null,
            line: null,
            sizeClass: 3,
            limit: 2,
            mounted: 3,
            allowed: false,
            reason: expect.any(String),
          },
        ],
      },
    ]);
    const { ships } = JSON.parse(file!.stdout);
    expect(ships[0]).toMatchObject({ name: "A", path: "plain.yaml", line: 3, mounted: 0, allowed: true });
    expect(ships[1]).toMatchObject({ name: "B", mounted: null, allowed: false });
  });
});

interface Frame {
  readonly line: number;
  /** What stands above the carets, by display cell. */
  readonly marked: string;
  readonly widths: readonly number[];
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The code frames of a pretty report. The gutters of their two lines must stand one under the other. */
function framesOf(pretty: string): Frame[] {
  return [...pretty.matchAll(/^( *(\d+) │) (.*)\n( *│) ( *)(\^+)$/gm)].map((match) => {
    const [, gutter = "", number, source = "", margin = "", blanks = "", carets = ""] = match;
    expect(gutter.length).toBe(margin.length);
    let cell = 0;
    let marked = "";
    for (const { segment } of graphemes.segment(source)) {
      if (cell >= blanks.length && cell < blanks.length + carets.length) marked += segment;
      cell += stringWidth(segment);
    }
    return { line: Number(number), marked, widths: match[0].split("\n").map((each) => stringWidth(each)) };
  });
}

describe("the carets of a code frame", () => {
  test("stand under the very characters, whatever is before them and however long the number", async () => {
    const { stdout } = await here.run(["lint", "carets.yaml"]);
    const frames = framesOf(stdout);
    expect(frames.map((frame) => frame.line)).toEqual(Array.from({ length: 109 }, (_, i) => i + 1));
    expect(frames.filter((frame) => frame.marked !== "3")).toEqual([]);
    expect(frames.filter((frame) => Math.max(...frame.widths) > 80)).toEqual([]);
  });

  test("stand so on lines of a megabyte, which are cropped", async () => {
    const { stdout } = await here.run(["lint", "long.yaml"]);
    const frames = framesOf(stdout);
    expect(frames.map((frame) => frame.line)).toEqual([1, 2, 3, 4]);
    const [a, b, c, d] = frames.map((frame) => frame.marked);
    expect([a, b, d]).toEqual(["3", "3", "3"]);
    expect(c).toMatch(/^"k+$/);
    expect(frames.filter((frame) => Math.max(...frame.widths) > 80)).toEqual([]);
    expect(stdout.length).toBeLessThan(10_000);
  });
});

describe("widths", () => {
  test("no line of a report for people is wider than 80 cells in a pipe", async () => {
    const outcomes = await runAll(here, [
      ["price", "wide.yaml"],
      ["price", "wide.yaml", "--brief"],
      ["lint", "wide.yaml", "plain.yaml", "declared.yaml"],
      ["msg", "wide.yaml"],
      ["explain"],
      ["explain", "msg/limit"],
      ["explain", "engine-step"],
      ["ruleset", "list"],
    ]);
    for (const { stdout } of outcomes) {
      expect(stdout).not.toBe("");
      expect(stdout.split("\n").filter((each) => stringWidth(each) > 80)).toEqual([]);
    }
  });

  test("columns line up by display cell", async () => {
    const { stdout } = await here.run(["price", "wide.yaml", "--brief"]);
    const rows = stdout
      .split("\n")
      .filter((each) => /^ {2}(Ship|星|👩|Am|Sw|Mine|Total|Budget) ?/.test(each));
    expect(rows).toHaveLength(8);
    const ends = rows.map((row) => stringWidth(row));
    expect(new Set(ends)).toEqual(new Set([80]));
    const hulls = rows.slice(0, 5).map((row) => stringWidth(row.slice(0, row.search(/Hull|\d+\/\d+/))));
    expect(new Set(hulls).size).toBe(1);
  });
});
