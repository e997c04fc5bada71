import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

/** The floors of the house, from the ground up: imports go downward, or stay in their room. */
const FLOORS = [
  ["finding"],
  ["source"],
  ["rulebook"],
  ["design"],
  ["pricing", "play"],
  ["lint"],
  ["compare"],
  ["report"],
  ["index"],
  ["cli"],
];
/** Only the command line may know these. */
const CLI_ONLY = ["commander", "chalk", "picomatch", "ignore", "pdfkit", "fontkit"];

const src = new URL("../../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts"));

interface Arrow {
  readonly from: string;
  readonly to: string;
}

const arrows = files.flatMap((from): Arrow[] => {
  const text = readFileSync(new URL(from, src), "utf8");
  const found = text.matchAll(
    /^(?:import|export)\b[^;"]*\bfrom "([^"]+)"|^import "([^"]+)"|\b(?:import|require)\("([^"]+)"\)/gm,
  );
  return [...found].map(([, by, bare, dynamic]) => ({ from, to: (by ?? bare ?? dynamic)! }));
});
const inside = arrows
  .filter(({ to }) => to.startsWith("."))
  .map(({ from, to }) => ({ from, to: join(dirname(from), to).replace(/\.js$/, ".ts") }));
const outside = arrows.filter(({ to }) => !to.startsWith("."));

function roomOf(path: string): string {
  return path.replace(/\.ts$/, "").split("/")[0]!;
}

function floorOf(path: string): number {
  return FLOORS.findIndex((rooms) => rooms.includes(roomOf(path)));
}

function allowed({ from, to }: Arrow): boolean {
  return roomOf(from) === roomOf(to) || floorOf(to) < floorOf(from);
}

const show = ({ from, to }: Arrow) => `${from} → ${to}`;

test("the walk sees imports", () => {
  expect(inside.map(show)).toContain("design/load.ts → finding.ts");
  expect(outside.map(show)).toContain("source/parse.ts → yaml");
});

test("every file stands on a floor", () => {
  expect(files.filter((path) => floorOf(path) < 0)).toEqual([]);
});

test("every import leads to a file of src", () => {
  expect(inside.filter(({ to }) => !files.includes(to)).map(show)).toEqual([]);
});

test("every arrow leads downward or stays in its room", () => {
  expect(inside.filter((arrow) => !allowed(arrow)).map(show)).toEqual([]);
});

test("only the reader of texts knows that there is a quick way and a sure one", () => {
  const isQuick = (path: string) => path.startsWith("source/quick/");
  const users = inside.filter(({ from, to }) => isQuick(to) && !isQuick(from)).map(({ from }) => from);
  expect([...new Set(users)]).toEqual(["source/read.ts"]);
});

test("only the command line knows Node, and the packages that are its own", () => {
  const builtin = (name: string) => name.startsWith("node:") || builtinModules.includes(name);
  const strange = outside.filter(({ to }) => builtin(to) || CLI_ONLY.includes(to));
  expect(strange.filter(({ from }) => roomOf(from) !== "cli").map(show)).toEqual([]);
});

test("dice and clock are given, never taken", () => {
  const takers = files.filter((path) =>
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\b/.test(readFileSync(new URL(path, src), "utf8")),
  );
  expect(takers.filter((path) => roomOf(path) !== "cli")).toEqual([]);
});

test("no call takes a list of any length as its arguments: a long one would overflow the stack", () => {
  const spreading = files.filter((path) =>
    /\.(push|unshift)\(\.\.\./.test(readFileSync(new URL(path, src), "utf8")),
  );
  expect(spreading).toEqual([]);
});
