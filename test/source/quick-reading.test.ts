import { describe, expect, it, vi } from "vitest";
import { Parser } from "yaml";
import { fileStyles } from "../../bench/styles.js";
import { Loader } from "../../src/design/load.js";
import type { LoadedShip } from "../../src/design/loaded.js";
import type { ShipPlaces } from "../../src/design/places.js";
import { checkDocuments } from "../../src/lint/check.js";
import { readQuickly } from "../../src/source/quick/document.js";
import { readWhole } from "../../src/source/read.js";
import { makeSource } from "../../src/source/text.js";
import { mutant } from "../support/mutants.js";
import { quickTrees, wholeTrees } from "../support/trees.js";

/** More on demand: FUZZ=100000 npx vitest run test/source/quick-reading.test.ts */
const MUTANTS = Number(process.env.FUZZ ?? 2500);
const PART = 4;
const SEED = Number(process.env.FUZZ_SEED ?? 1);

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
