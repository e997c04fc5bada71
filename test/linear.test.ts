import { describe, expect, it } from "vitest";
import { allInProcess } from "./cli/in-process.js";
import { repeat } from "./loading.js";

/** How often the work is measured at most: on a machine that does other things as well the first time may mislead. */
const ATTEMPTS = 6;
/** Four times the input may cost this much more. What grows with its square costs sixteen times as much. */
const MOST = 10;

const SHIP = "name: A\nhull: 4\n";
const ship = (i: number, more = "") => `- name: S${i}\n  hull: 4\n${more}`;

/** Each text of one mistake or habit, made as long as one likes, and the length that is tried. */
const SHAPES: readonly [what: string, size: number, text: (size: number) => string][] = [
  ["ships", 4000, (n) => repeat(n, (i) => ship(i))],
  ["ships in flow style", 2000, (n) => repeat(n, (i) => `- {name: S${i}, hull: 4}\n`)],
  ["ships with one name", 10_000, (n) => repeat(n, () => ship(1))],
  ["ships of which each is wrong", 5000, (n) => repeat(n, (i) => ship(i, "  helm: 4\n"))],
  ["keys in one map", 20_000, (n) => SHIP + repeat(n, (i) => `x-${i}: 1\n`)],
  ["keys that are unknown", 5000, (n) => SHIP + repeat(n, (i) => `k${i}: 1\n`)],
  ["keys that are there twice", 5000, (n) => SHIP + repeat(n, () => "x-a: 1\n")],
  ["a text in one line", 10_000_000, (n) => `${SHIP}notes: ${"a".repeat(n)}\n`],
  ["a quoted text in one line", 10_000_000, (n) => `${SHIP}notes: "${"a ".repeat(n / 2)}"\n`],
  ["a flow list in one line", 100_000, (n) => `${SHIP}x-a: [${"a,".repeat(n)}a]\n`],
  ["a block text", 10_000_000, (n) => `${SHIP}notes: |\n${"  so it is\n".repeat(n / 11)}`],
  ["a folded text", 1_000_000, (n) => `${SHIP}notes: >\n${"  so it is\n".repeat(n / 11)}`],
  ["groups of special weapons", 10_000, (n) => `${SHIP}specials: ${"1xPlasma(F), ".repeat(n)}1xMine Rack\n`],
  ["a list of special weapons", 10_000, (n) => `${SHIP}specials:\n${"  - 1x plasma (f)\n".repeat(n)}`],
  ["special weapons that are none", 5000, (n) => `${SHIP}specials: ${"1xPlazma(F), ".repeat(n)}1xMine Rack\n`],
  ["anchors and aliases", 20_000, (n) => SHIP + repeat(n, (i) => `x-${i}: &a${i} 1\nx-b${i}: *a${i}\n`)],
  ["merges of one map", 2000, (n) => `- &a {name: A, hull: 4}\n${repeat(n, () => "- <<: *a\n")}`],
  ["comments", 100_000, (n) => `${"# so it is\n".repeat(n)}${SHIP}`],
  ["comments behind ships", 100_000, (n) => `${ship(1)}${"    # so it is\n".repeat(n)}`],
  ["documents", 10_000, (n) => repeat(n, (i) => `--- {name: S${i}, hull: 4}\n`)],
  ["lines that end in CR LF", 20_000, (n) => repeat(n, (i) => ship(i)).replaceAll("\n", "\r\n")],
  ["bare CRs", 100_000, (n) => `${SHIP}notes: a${"\r".repeat(n)}b\n`],
  ["suppressions", 20_000, (n) =>
    repeat(n, (i) => `${ship(i)}  engines: 3 # shipcost-disable-line engines/odd-point: as printed\n`)],
  ["suppressions of nothing", 5000, (n) => `${SHIP}${"# shipcost-disable-line engines/none: so\n".repeat(n)}`],
  ["maps in maps", 2000, (n) => `${SHIP}x-a:\n${repeat(n, (i) => `${" ".repeat(i + 1)}a:\n`)}`],
  ["brackets in brackets", 100_000, (n) => `${SHIP}x-a: ${"[".repeat(n)}\n`],
  ["blank lines", 1_000_000, (n) => `${ship(1)}${"\n".repeat(n)}${ship(2)}`],
];

const COMMANDS = [
  ["price", "--brief"],
  ["price", "--format", "json"],
  ["lint"],
  ["lint", "--format", "json"],
];

/** The CPU time of reading a text from standard input and answering about it, in milliseconds. */
async function cost(args: readonly string[], text: string): Promise<number> {
  const start = process.cpuUsage();
  const code = await answer([...args, "-"], text);
  const { user, system } = process.cpuUsage(start);
  expect(code).toBeLessThan(2);
  return (user + system) / 1000;
}
