import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Loader } from "../../src/design/load.js";
import { type Files, memoryFiles } from "../../src/source/files.js";
import { parseDocuments } from "../../src/source/parse.js";
import { makeSource } from "../../src/source/text.js";
import { allFindings, applyFixes, load } from "../support/loading.js";

describe("lines and columns", () => {
  it.each([
    ["without a mark", "hul: 4\n", "1:1-1:4"],
    ["after a byte order mark", "\uFEFFhul: 4\n", "1:1-1:4"],
    ["after a mark and a document marker", "\uFEFF---\nhul: 4\n", "2:1-2:4"],
    ["with CRLF", "name: A\r\nhull: 4\r\nhul: 4\r\n", "3:1-3:4"],
    ["with LF and CRLF mixed", "name: A\nhull: 4\r\n\nhul: 4", "4:1-4:4"],
    ["behind characters of two UTF-16 units", "{name: 😀é, hul: 4}", "1:12-1:15"],
    ["of an empty value: its key", "name: A\r\nhull:\r\n", "2:1-2:5"],
    ["of an empty value with an anchor: its key", "name: A\nhull: &a\n", "2:1-2:5"],
    ["of a list: its first item", "name: A\nhull:\n  - 1\n  - 2\n", "3:5-3:6"],
    ["of a map: its first key", "name: A\nhull:\n  a: 1\n", "3:3-3:4"],
    ["of a block text: without the last line break", "hull: |\r\n  5\r\nname: A\r\n", "1:7-2:4"],
    ["of an aliased value: where it was written", "x-a: &a foo\nname: A\nhull: *a\n", "1:9-1:12"],
    ["of a missing key: the ship's first key", "- shields: 1\n  name: A\n", "1:3-1:10"],
    ["of a missing key beside a merge", "x-a: &a {shields: 1}\nships:\n  - <<: *a\n    name: A\n", "4:5-4:9"],
  ])("%s", (_, text, place) => {
    expect(load(text).told.map(({ at }) => at)).toEqual([`fleet.yaml:${place}`]);
  });

  it.each([
    ["plain", "specials: 1xPlasma(F), 1xFoo(F)", "1:26-1:29"],
    ["double quoted", 'specials: "1xPlasma(F), 1xFoo(F)"', "1:27-1:30"],
    ["single quoted, with a quote in it", "specials: '1x''(F), 1xFoo(F)'", "1:23-1:26"],
    ["with escapes", 'specials: "1x\\u0050lasma(F), 1xF\\u006fo(F)"', "1:32-1:40"],
    ["with an escaped line break", 'specials: "1xPlasma(F),\\\n    1xFoo(F)"', "2:7-2:10"],
    ["folded", "specials: 1xPlasma(F),\r\n  1xFoo(F)", "2:5-2:8"],
    ["a block", "specials: |\r\n  1xPlasma(F),\r\n  1xFoo(F)\r\n", "3:5-3:8"],
    ["a folded block", "specials: >-\n\n  1xPlasma(F),\n  1xFoo(F)\n", "4:5-4:8"],
    ["in a list", "specials:\n  - 1xPlasma(F)\n  - 2xFoo(F)\n", "3:7-3:10"],
  ])("part of a text, %s", (_, specials, place) => {
    const { told } = load(`${specials}\nname: A\nhull: 4\n`);
    expect(told.at(-1)!.at).toBe(`fleet.yaml:${place}`);
  });

  it.each([
    "name: A\r\nhull: [\r\n\r\n",
    "name: A\r\n\thull: 4\r\n",
    'name: "x\r\nhull: 4\r\n',
    "a: b: c\r\n",
  ])("no finding begins or ends between CR and LF: %j", (text) => {
    const { loader, told } = load(text);
    const source = loader.sources.get("fleet.yaml")!;
    for (const { finding } of told) {
      for (const offset of [finding.span.start, finding.span.end]) {
        expect(source.text.slice(offset - 1, offset)).not.toBe("\r");
      }
    }
  });
});

/** A fleet that uses most of what the format has. */
const RICH = `# yaml-language-server: $schema=../schemas/fleet.schema.json
fleet: Third Picket "é😀" Squadron
ruleset: house
budget: 060
movement: vector
x-escort: &escort
  hull: 4
  shields: 0x1
ships:
  - name: Sweeper
    class: Minelayer
    hull: 8
    specials: 1xMine Rack, 1xMinesweeper
    notes: |
      two lines
      of notes
  - <<: *escort
    name: 'It''s'
    secondaries: 8
    specials:
      - "1xPlasma2(F)"
      - >-
        1xMass Driver(A),
        1xMissile(FP)
  - design: designs/lancer.yaml
    name: Lance One
    count: 3
    crew: elite
  - {design: designs/lancer.yaml, flagship: true}
minefields:
  - patterns: 12
    techLevel: 4
---
- {name: B, hull: 2, agile: true}
- name: Base
  kind: base
  hull: 9
  points: 3.5
---
hull: 3
`;
const FILES = memoryFiles({ "designs/lancer.yaml": "class: Lancer\r\nhull: 6\r\nspecials: 1xPlasma(F)\r\n" });

function check(bytes: Uint8Array, files: Files = FILES): void {
  const loader = new Loader({ files });
  const { file } = loader.load("fleet.yaml", bytes);
  const findings = allFindings(file);
  for (const { path, span } of findings) {
    const source = loader.sources.get(path)!;
    const place = JSON.stringify([path, span, source.text.length]);
    const inside = 0 <= span.start && span.start <= span.end && span.end <= source.text.length;
    expect(inside, place).toBe(true);
    for (const { line, column } of [source.position(span.start), source.position(span.end)]) {
      expect(line >= 1 && column >= 1, place).toBe(true);
    }
  }
  if (findings.every(({ ruleId }) => ruleId === "schema/number-style")) {
    expect(file.documents.length).toBeGreaterThan(0);
    for (const document of file.documents) {
      expect(document.headerRead).toBe(true);
      expect(document.ships.every(({ ship }) => ship !== null)).toBe(true);
    }
  }
}

const encoder = new TextEncoder();
const TOKENS = [
  ..."-:?#&*!|>%@`'\"[]{},~ \t\n\r\0é😀",
  ...[
    "\r\n",
    "---\n",
    "...\n",
    "- ",
    ": ",
    "? ",
    "<<: ",
    "&a ",
    "*a",
    "x-",
    "name: ",
    "hull: ",
    "specials: ",
  ],
  ...[
    "ships:\n",
    "fleet: ",
    "design: ",
    "ruleset: ",
    "count: ",
    "points: ",
    "1xPlasma(F)",
    "1xFoo3(Q)",
    "\n  ",
  ],
  ...["4", "010", "2e3", ".inf", "null", "true", "!!int ", "!!omap ", "!!set ", "%YAML 1.1\n", "__proto__"],
];

type Mutation = (text: string) => string;

const mutation: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.nat(),
    fc.nat(30),
    fc.constantFrom("delete", "insert", "twice", "cut"),
    fc.constantFrom(...TOKENS),
  )
  .map(([where, length, kind, token]) => (text) => {
    const at = where % (text.length + 1);
    if (kind === "cut") return where % 5 === 0 ? text.slice(0, at) : text;
    const put = kind === "insert" ? token : kind === "twice" ? text.slice(at, at + length).repeat(2) : "";
    return text.slice(0, at) + put + text.slice(kind === "insert" ? at : at + length);
  });

describe("whatever the input, loading throws nothing and findings stand in their texts", () => {
  it("the rich fleet itself is read in full", () => {
    const { told, names } = load(RICH, { files: FILES });
    expect(told.map(({ rule }) => rule)).toEqual(["schema/number-style", "schema/number-style"]);
    expect(names).toEqual(["Sweeper", "It's", "Lance One", "lancer", "B", "Base", "fleet"]);
  });

  it("random bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => check(bytes)),
      { numRuns: 250 },
    );
  });

  it("random pieces of YAML", () => {
    const pieces = fc.array(fc.constantFrom(...TOKENS), { maxLength: 40 });
    fc.assert(
      fc.property(pieces, (tokens) => check(encoder.encode(tokens.join("")))),
      { numRuns: 1000 },
    );
  });

  it("mutations of a valid fleet", () => {
    const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });
    const crlf = fc.boolean();
    fc.assert(
      fc.property(mutations, crlf, (changes, windows) => {
        const text = changes.reduce((before, change) => change(before), RICH);
        check(encoder.encode(windows ? text.replaceAll("\n", "\r\n") : text));
      }),
      { numRuns: 250 },
    );
  });

  it("mutations of a referenced design", () => {
    const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(mutations, (changes) => {
        const design = changes.reduce((before, change) => change(before), RICH.slice(RICH.indexOf("ships:")));
        check(encoder.encode("ships: [{design: d.yaml}]\n"), memoryFiles({ "d.yaml": design }));
      }),
      { numRuns: 200 },
    );
  });

  it("broken bytes inside a valid fleet", () => {
    const bytes = encoder.encode(RICH);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) =>
        check(bytes.slice().fill(byte, at, at + 1)),
      ),
      { numRuns: 200 },
    );
  });
});

describe("the fix of number-style", () => {
  it("changes nothing but the style of any number it is offered for", () => {
    const digits = fc.stringMatching(/^[0-9]{1,12}$/);
    const written = fc.oneof(
      digits.map((text) => `0${text}`),
      digits.map((text) => `+${text}`),
      digits.map((text) => `${text}.`),
      digits.map((text) => `.${text}`),
      digits.map((text) => `0x${text}`),
      fc.stringMatching(/^0o[0-7]{1,12}$/),
      fc.stringMatching(/^[0-9]{1,6}(\.[0-9]{1,6})?[eE][-+]?[0-9]{1,2}$/),
    );
    fc.assert(
      fc.property(written, (raw) => {
        const text = `name: A\nhull: 4\npoints: ${raw} # c\n`;
        const { told, ships } = load(text);
        expect(told.length).toBeLessThanOrEqual(1);
        if (told[0]?.rule !== "schema/number-style") return;
        const fixed = load(applyFixes(text, told));
        expect(fixed.told).toEqual([]);
        expect(fixed.ships).toEqual(ships);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a source text", () => {
  it("gives for every offset the line and column that counting gives", () => {
    const text = fc.array(fc.constantFrom("a", "é", "😀", "\n", "\r\n", "x".repeat(1500)), { maxLength: 12 });
    fc.assert(
      fc.property(text, fc.nat(), (pieces, where) => {
        const source = makeSource("f", pieces.join(""));
        const offset = where % (source.text.length + 1);
        const before = source.text.slice(0, offset).split("\n");
        const column = Array.from(before.at(-1)!).length + 1;
        expect(source.position(offset)).toEqual({ line: before.length, column });
      }),
    );
  });

  it("is covered by its documents in order", () => {
    const documents = parseDocuments(makeSource("f", RICH));
    expect(documents).toHaveLength(3);
    for (const [i, { start, root }] of documents.entries()) {
      expect(start).toBeLessThanOrEqual(root!.span.start);
      expect(start).toBeGreaterThanOrEqual(documents[i - 1]?.root?.span.end ?? 0);
    }
  });
});
