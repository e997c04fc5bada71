import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { fleet } from "../../bench/fleets.js";
import { FILE_STYLES, fileStyles, SHIP_STYLES, shipsOf, styledFleet } from "../../bench/styles.js";

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
  ">+\n      folded\n\n        deeper\n      text\n\n",
  "{a: 1, b: [2, 3]}",
  "[a,\n      b]",
  "'two\n\n      lines'",
  '"two \\\n      lines"',
  '"a \\u00e9\\x41\\/\\e b"',
  "two\n      lines",
  "&a {b: *a}",
  "- ",
  ".5",
  "0o17",
  "-.inf",
  "!!int 4",
  ", ",
  "}",
  "]",
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

/** A fleet in styles that people mix, mutilated: the same for the same seed. */
export function mutant(seed: number): string {
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
