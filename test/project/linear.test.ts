import { describe, expect, it } from "vitest";
import { lintPretty } from "../../src/report/lint/pretty.js";
import { lintJson, lintReport } from "../../src/report/lint/report.js";
import { priceJson } from "../../src/report/price/json.js";
import { priceReport } from "../../src/report/price/report.js";
import { priceTable } from "../../src/report/price/table.js";
import { PLAIN } from "../../src/report/text/text.js";
import { runLint } from "../support/linting.js";
import { repeat } from "../support/loading.js";

/** Four times the input may cost this much more: what grows with its square costs up to sixteen times as much. */
const MOST = 12;
/** CPU time in milliseconds of which nothing follows: collecting garbage once takes as long. */
const LEAST = 40;
/** How often a text is tried at most: on a busy machine, or while code is still compiled, a time may be too long. */
const ATTEMPTS = 12;

const SHIP = "name: A\nhull: 4\n";
const ship = (i: number, more = "") => `- name: S${i}\n  hull: 4\n${more}`;
const SUPPRESSION = "# shipcost-disable-line engines/odd-point: as printed";
/** Maps in maps below a key of a ship, nearly as deep as they may be. */
const NEST = repeat(90, (i) => `${" ".repeat(i + 2)}x-a:\n`).trimEnd();

/** Texts of one habit or mistake that may be as long as one likes, and the greater length that is tried. */
const SHAPES: readonly [what: string, size: number, text: (size: number) => string][] = [
  ["ships", 2000, (n) => repeat(n, (i) => ship(i))],
  ["ships in flow style", 800, (n) => repeat(n, (i) => `- {name: S${i}, hull: 4}\n`)],
  [
    "ships as JSON",
    2000,
    (n) => JSON.stringify(Array.from({ length: n }, (_, i) => ({ name: `S${i}`, hull: 4 }))),
  ],
  ["ships in braces over lines", 2000, (n) => repeat(n, (i) => `- {\n    name: S${i},\n    hull: 4\n  }\n`)],
  ["anchors in ships", 2000, (n) => repeat(n, (i) => ship(i, `  shields: &s 1\n  engines: *s\n`))],
  ["escapes", 400_000, (n) => `${SHIP}notes: "${"\\u00e9\\n".repeat(n / 8)}"\n`],
  ["a text over lines", 400_000, (n) => `${SHIP}notes: so\n${"  it is\n".repeat(n / 8)}`],
  ["ships with one name", 4000, (n) => repeat(n, () => ship(1))],
  ["ships that are each wrong", 2000, (n) => repeat(n, (i) => ship(i, "  helm: 4\n"))],
  ["ships in lines that end in CR LF", 4000, (n) => repeat(n, (i) => ship(i)).replaceAll("\n", "\r\n")],
  ["keys in one map", 20_000, (n) => SHIP + repeat(n, (i) => `x-${i}: 1\n`)],
  ["unknown keys", 2000, (n) => SHIP + repeat(n, (i) => `k${i}: 1\n`)],
  ["keys that are there twice", 5000, (n) => SHIP + repeat(n, () => "x-a: 1\n")],
  ["one long key", 10_000_000, (n) => `${SHIP}x-${"a".repeat(n)}: 1\n`],
  ["one long name", 2_000_000, (n) => `name: ${"a".repeat(n)}\nhull: 4\n`],
  ["one long number", 1_000_000, (n) => `name: A\nhull: ${"9".repeat(n)}\n`],
  ["one long line", 10_000_000, (n) => `${SHIP}notes: ${"a".repeat(n)}\n`],
  ["one long line of another script", 10_000_000, (n) => `${SHIP}notes: ${"é".repeat(n)}\n`],
  ["one long line in quotes", 10_000_000, (n) => `${SHIP}notes: "${"a ".repeat(n / 2)}"\n`],
  ["one long comment", 10_000_000, (n) => `${SHIP}notes: a # ${"a".repeat(n)}\n`],
  ["one long anchor", 10_000_000, (n) => `${SHIP}notes: &${"a".repeat(n)} b\n`],
  ["one long special weapon", 100_000, (n) => `${SHIP}specials: 1x${"Plasma ".repeat(n / 7)}(F)\n`],
  ["a list in one line", 20_000, (n) => `${SHIP}x-a: [${"a,".repeat(n)}a]\n`],
  ["a block text", 10_000_000, (n) => `${SHIP}notes: |\n${"  so it is\n".repeat(n / 11)}`],
  ["a folded text", 2_000_000, (n) => `${SHIP}notes: >\n${"  so it is\n".repeat(n / 11)}`],
  ["special weapons", 1000, (n) => `${SHIP}specials: ${"1xPlasma(F), ".repeat(n)}1xMine Rack\n`],
  ["a list of special weapons", 8000, (n) => `${SHIP}specials:\n${"  - 1x plasma (f)\n".repeat(n)}`],
  ["unknown special weapons", 800, (n) => `${SHIP}specials: ${"1xPlazma(F), ".repeat(n)}1xMine Rack\n`],
  ["anchors and aliases", 20_000, (n) => SHIP + repeat(n, (i) => `x-${i}: &a${i} 1\nx-b${i}: *a${i}\n`)],
  ["merges of one map", 1000, (n) => `- &a {name: A, hull: 4}\n${repeat(n, () => "- <<: *a\n")}`],
  ["comments", 50_000, (n) => `${"# so it is\n".repeat(n)}${SHIP}`],
  ["comments behind a ship", 20_000, (n) => `${ship(1)}${"    # so it is\n".repeat(n)}`],
  ["blank lines", 1_000_000, (n) => `${ship(1)}${"\n".repeat(n)}${ship(2)}`],
  ["documents", 2000, (n) => repeat(n, (i) => `--- {name: S${i}, hull: 4}\n`)],
  ["documents that are each no YAML", 2000, (n) => repeat(n, (i) => `---\nname: 'S${i}'s'\nhull: 4\n`)],
  ["bare CRs", 1_000_000, (n) => `${SHIP}notes: a${"\r".repeat(n)}b\n`],
  ["suppressions", 2000, (n) => repeat(n, (i) => ship(i, `  engines: 3 ${SUPPRESSION}\n`))],
  ["suppressions of nothing", 10_000, (n) => `${SHIP}${`${SUPPRESSION}\n`.repeat(n)}`],
  ["deep maps", 150, (n) => repeat(n, (i) => ship(i, `${NEST} 1\n`))],
  ["one deep indentation", 1_000_000, (n) => `${SHIP}x-a:\n${" ".repeat(n)}b: 1\n`],
  ["one long quoted name of escapes", 600_000, (n) => `name: "${"\\u0041".repeat(n / 6)}"\nhull: 4\n`],
  ["one long number with decimals", 400_000, (n) => `${SHIP}points: 0.${"0".repeat(n)}1\n`],
  ["blanks", 4_000_000, (n) => " ".repeat(n)],
  ["stray brackets", 100_000, (n) => "]".repeat(n)],
  ["quotes", 400_000, (n) => "'".repeat(n)],
  ["one unclosed quote", 200_000, (n) => `name: "${"x".repeat(n)}`],
  ["marks of anchors", 200_000, (n) => "&".repeat(n)],
  ["marks of tags", 200_000, (n) => "!".repeat(n)],
  ["marks of aliases", 200_000, (n) => "*".repeat(n)],
  ["a special weapon that is not closed", 40_000, (n) => `${SHIP}specials: "${"1xPlasma(".repeat(n / 8)}"\n`],
  ["blanks in a special weapon", 1_000_000, (n) => `${SHIP}specials: "1x${" ".repeat(n)}y"\n`],
  ["wrong ships on one line", 120, (n) => `[${repeat(n, (i) => `{name: "é😀${i}", hull: x}`, ",")}]`],
  ["brackets in brackets", 40_000, (n) => `${SHIP}x-a: ${"[".repeat(n)}\n`],
];

const LAYOUT = { width: 80, palette: PLAIN };

/** What it costs to check a text, and to report its prices and findings: CPU time in milliseconds. */
function costs(text: string): Map<string, number> {
  const spent = new Map<string, number>();
  const step = <T>(name: string, work: () => T): T => {
    const start = process.cpuUsage();
    const done = work();
    const { user, system } = process.cpuUsage(start);
    spent.set(name, (user + system) / 1000);
    return done;
  };
  const run = step("checking", () => runLint({ "f.yaml": text }));
  const { files, diagnostics: found, suppressed, sources } = run;
  step("reporting prices", () => {
    const report = priceReport(files, found, true, suppressed);
    for (const brief of [false, true]) priceTable(report, LAYOUT, brief);
    return [...priceJson(report, sources)];
  });
  step("reporting findings", () => {
    const report = lintReport(files, found, sources, { suppressed });
    return [lintPretty(report, LAYOUT), lintJson(report)];
  });
  return spent;
}

/** Of each step the least that was measured. */
function keepLeast(known: Map<string, number>, measured: ReadonlyMap<string, number>): void {
  for (const [step, time] of measured) known.set(step, Math.min(time, known.get(step) ?? time));
}

/** The steps that cost more for the long text than four times the short one explains. */
function tooMuch(short: ReadonlyMap<string, number>, long: ReadonlyMap<string, number>): string[] {
  const steep = [...long].filter(([step, time]) => time > LEAST && time > MOST * short.get(step)!);
  return steep.map(([step, time]) => `${step}: ${short.get(step)} → ${time} ms`);
}

describe("no step costs as much as the square of", () => {
  it.each(SHAPES)("%s", (_, size, text) => {
    const [short, long] = [text(size / 4), text(size)];
    const least = { short: new Map<string, number>(), long: new Map<string, number>() };
    for (let i = 0; i < ATTEMPTS; i++) {
      keepLeast(least.long, costs(long));
      keepLeast(least.short, costs(short));
      if (tooMuch(least.short, least.long).length === 0) break;
    }
    expect(tooMuch(least.short, least.long)).toEqual([]);
  });
});
