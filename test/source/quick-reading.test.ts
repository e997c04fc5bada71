import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, it, vi } from "vitest";
import { Parser } from "yaml";
import { fleet } from "../../bench/fleets.js";
import { FILE_STYLES, fileStyles, SHIP_STYLES, shipsOf, styledFleet } from "../../bench/styles.js";
import { Loader } from "../../src/design/load.js";
import type { LoadedShip } from "../../src/design/loaded.js";
import type { ShipPlaces } from "../../src/design/places.js";
import { checkDocuments } from "../../src/lint/check.js";
import type { ReadDocument } from "../../src/source/items.js";
import { readQuickly } from "../../src/source/quick/document.js";
import { Doubt } from "../../src/source/quick/doubt.js";
import { readWhole } from "../../src/source/read.js";
import { makeSource } from "../../src/source/text.js";
import type { YamlNode } from "../../src/source/tree.js";

/** More on demand: FUZZ=100000 npx vitest run test/quick-reading.test.ts */
const MUTANTS = Number(process.env.FUZZ ?? 2500);
const PART = 4;
const SEED = Number(process.env.FUZZ_SEED ?? 1);

/** Everything of a tree but how many nodes it has, which only its maker needs. */
function written(node: YamlNode): unknown {
  const { kind, span, marks, via } = node;
  const place = [kind, span.start, span.end, marks ?? null, via ?? null];
  if (node.kind === "scalar") return [...place, node.data, node.raw, node.style];
  if (node.kind === "list") return [...place, node.items.map(written)];
  return [
    ...place,
    [...node.entries.values()].map(({ key, keySpan, value, oddKey, bare }) => [
      key,
      [keySpan.start, keySpan.end],
      oddKey,
      bare,
      written(value),
    ]),
  ];
}

/** What a document is made of; null where there are findings instead. */
function tree({ root, findings, items }: ReadDocument) {
  if (!root || findings.length > 0) return null;
  // What is shared shows when all is read.
  for (const item of items) expect(item).toBeDefined();
  return { items: Array.from({ length: items.length }, (_, i) => written(items.at(i))), root: written(root) };
}

/** The trees of a file by the quick way, or null where it does not take it. */
function quickTrees(text: string) {
  try {
    return readQuickly(makeSource("f.yaml", text), "ships")?.map(tree) ?? null;
  } catch (error) {
    if (error instanceof Doubt) return null;
    throw error;
  }
}

function wholeTrees(text: string) {
  return readWhole(makeSource("f.yaml", text), "ships", tree);
}

const PATHS = [[], ["name"], ["hull"], ["engines"], ["specials"], ["specials", 0], ["notes"], ["points"]];

function shipFacts(ship: LoadedShip, places: ShipPlaces): unknown {
  const found = PATHS.map((path) => [places.says(path), places.at(path), places.owns(path)]);
  const groups = places.groups().map(({ place, ...group }) => [group, place(0, 1)]);
  const notations = places
    .notations()
    .map(({ text, place, plain }) => [text, place(0, text.length), plain(0, text.length)]);
  return { ship, found, groups, notations };
}

const loaders = { quick: new Loader(), whole: new Loader({}, readWhole) };

/** All that a file comes to: ships, places, findings, prices. */
function loadedFacts(text: string, way: keyof typeof loaders): string {
  const loaded = loaders[way].load("f.yaml", new TextEncoder().encode(text));
  const checked = checkDocuments(loaded, {});
  const facts = checked.documents.map(({ document, ships, points, budget }) => {
    const places = loaded.places.document(document);
    return {
      ...document,
      places: [places.at([]), places.at(["ships"])],
      points,
      budget,
      ships: ships.map(({ loaded: ship, price, legal }) => [
        shipFacts(ship, places.ship(ship)),
        price?.ledger,
        price?.total,
        legal,
      ]),
    };
  });
  const diagnostics = [checked.loose, ...checked.documents.map(({ findings }) => findings)].flat();
  return JSON.stringify({ complete: loaded.file.complete, facts, diagnostics });
}

type Random = (from: number, to: number) => number;
const one = <T>(items: readonly T[], random: Random): T => items[random(0, items.length - 1)]!;

const CHARACTERS = [..." :#-|>&*!%@\"'{}[],?\t\r\n\\~0.eé", "\u2028", "\uFEFF", "\u00A0", "\u{1F680}"];
const PIECES = [
  "# a comment",
  " # a comment",
  ": ",
  " #",
  "'",
  '"',
  '"a \\" b"',
  "'it''s'",
  "---",
  "...",
  "%YAML 1.2",
  "&yard ",
  "*yard",
  "*nowhere",
  "<<: *base",
  "!!str ",
  "null",
  "~",
  "true",
  "0x1F",
  "1e3",
  "-1",
  "4.5",
  "[a, b]",
  "{a: b}",
  "? ",
  "- ",
  "|",
  ">",
  "|-",
  "|+",
  "|2",
  ">-\n      folded\n      text",
  "|\n      literal\n\n      text\n\n\n",
];

/** Lines are changed as hands and merges change them. */
const LINE_CHANGES: readonly ((lines: string[], at: number, random: Random) => void)[] = [
  (lines, at, random) => lines.splice(at, 1, `${" ".repeat(random(0, 8))}${lines[at]!.trimStart()}`),
  (lines, at, random) => lines.splice(at, 0, `${" ".repeat(random(0, 9))}# so it is`),
  (lines, at, random) => lines.splice(at, 0, " ".repeat(random(0, 5))),
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at]!),
  (lines, at, random) => lines.splice(at, 0, ...lines.splice(random(0, lines.length - 1), 1)),
  (lines, at) => lines.splice(at, 1, lines[at]!.replace(/:.*/, ":")),
  (lines, at, random) => lines.splice(at, 1, lines[at]!.replace(/: .*/, `: ${one(PIECES, random)}`)),
  (lines, at, random) => lines.splice(at, 1, `${lines[at]}${one(PIECES, random)}`),
  (lines, at, random) => lines.splice(at, 1, lines[at]!.replace(/(: |- )/, `$1${one(PIECES, random)}`)),
  (lines, at, random) => lines.splice(at, 0, one(PIECES, random)),
  (lines, at) => lines.splice(at, 1, lines[at]!.replace(/: (.*)$/, ': "$1"')),
  (lines, at) => lines.splice(at, 1, lines[at]!.replace(/: (.*)$/, ": '$1' # quoted")),
  (lines, at) =>
    lines.splice(at, 1, lines[at]!.replace(/specials: (.*)/, "specials:\n      - $1\n      - 1xMissile(F)")),
  (lines, at) => lines.splice(at, 1, lines[at]!.replace(/specials: (.*)/, "specials:\n    - $1 # one")),
  (lines, at) =>
    lines.splice(
      at,
      1,
      lines[at]!.replace(/specials: (.*)/, "specials:\n      - $1\n      # same\n\n    # less"),
    ),
  (lines, at) =>
    lines.splice(at, 1, lines[at]!.replace(/specials: (.*)/, "specials:\n    - $1\n    # same\n")),
  (lines, at) => lines.splice(at, 1, `${lines[at]}   `),
  (lines, at) => lines.splice(at, 1, lines[at]!.replace(/^( *)(- )?(\w+:)/, "$1$2$3\n$1      deeper")),
];

const TEXT_CHANGES: readonly ((text: string, random: Random) => string)[] = [
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => text.trimEnd(),
  (text, random) => text.slice(0, random(0, text.length)),
  (text, random) => {
    const at = random(0, text.length);
    return text.slice(0, at) + one(CHARACTERS, random) + text.slice(at);
  },
  (text, random) => {
    const at = random(0, text.length);
    return text.slice(0, at) + text.slice(at + random(1, 4));
  },
  (text) => text.replace(/^ships:\n/m, "").replace(/^(fleet|x-yard).*\n/gm, ""),
  (text) => text.replace(/^ {2}/gm, ""),
  (text) => `${text}budget: 9000\n`,
  (text) => text.replace("ships:", "x-base: &base\n  hull: 9\n  crew: elite\nships: # all of them"),
  (text) => text.replace(/ {4}crew: .*/, "    <<: *base"),
  (text) => text.replace("hull: ", "hull: &size ").replace(/hull: (?!&)\d+/, "hull: *size"),
  (text) => text.replace("x-yard: &yard", "x-yard: &yard |\n  "),
  (text) => `\uFEFF${text}`,
];

/** A few ships, each in a style of its own, in a file of a style of its own. */
function fleetInStyles(random: Random, seed: number): string {
  const count = random(1, 5);
  const kind = random(0, 9);
  if (kind === 0) return fleet(count, seed);
  if (kind === 1) return one([...fileStyles(count, seed).values()], random);
  const text = styledFleet(shipsOf(count, seed), () => one(Object.keys(SHIP_STYLES), random));
  return kind > 4 ? text : one(Object.values(FILE_STYLES), random)(text);
}

function mutant(seed: number): string {
  const generator = xoroshiro128plus(seed);
  const random: Random = (from, to) => (to <= from ? from : uniformInt(generator, from, to));
  let text = fleetInStyles(random, seed);
  for (let rest = random(0, 2); rest > 0; rest--) text = one(TEXT_CHANGES, random)(text, random);
  const lines = text.split("\n");
  for (let rest = random(0, 4); rest > 0; rest--) {
    if (lines.length > 0) one(LINE_CHANGES, random)(lines, random(0, lines.length - 1), random);
  }
  return lines.join("\n");
}

describe("what is read item by item", () => {
  it.each([...fileStyles(30)])("is any fleet of the style %s, without the parser", (_, text) => {
    const parser = vi.spyOn(Parser.prototype, "parse");
    const trees = quickTrees(text);
    expect(parser).not.toHaveBeenCalled();
    parser.mockRestore();
    expect(trees).toEqual(wholeTrees(text));
  });

  it("is the same however often it is read again, where merges come near what a document may grow to", () => {
    const base = Array.from({ length: 60 }, (_, i) => `  x-${i}: 1\n`).join("");
    const ships = Array.from({ length: 1000 }, (_, i) => `  - name: S${i}\n    <<: *base\n`).join("");
    const text = `x-base: &base\n  hull: 4\n${base}ships:\n${ships}`;
    expect(readQuickly(makeSource("f.yaml", text), "ships")).not.toBeNull();
    const { file, places: all } = loaders.quick.load("f.yaml", new TextEncoder().encode(text));
    const [document] = file.documents;
    const hull = (ship: LoadedShip) => all.document(document!).ship(ship).at(["hull"]).span.start;
    const places = () => document!.ships.map(hull);
    for (let again = 0; again < 8; again++) expect(new Set(places())).toEqual(new Set([text.indexOf("4")]));
  });

  const mutants = Array.from({ length: MUTANTS }, (_, i) => mutant(SEED * 1_000_003 + i));

  it("is the tree that the parser makes of the whole, in thousands of mutilated files", () => {
    let quick = 0;
    for (const [i, text] of mutants.entries()) {
      const trees = quickTrees(text);
      if (!trees) continue;
      quick++;
      expect(trees, `mutant ${i}:\n${text}`).toEqual(wholeTrees(text));
    }
    expect(quick).toBeGreaterThan(MUTANTS / 4);
    expect(quick).toBeLessThan(MUTANTS);
  });

  it("comes to the same ships, findings, places and prices", () => {
    // The trees are the same: what follows from them is looked at in a part of the files.
    for (const [i, text] of mutants.entries()) {
      if (i % PART !== 0) continue;
      const [quick, whole] = [loadedFacts(text, "quick"), loadedFacts(text, "whole")];
      // Strings are compared first: they are equal, and looking into thousands of files takes long.
      if (quick !== whole) expect(JSON.parse(quick), `mutant ${i}:\n${text}`).toEqual(JSON.parse(whole));
    }
  });
});
