// The same ships in every style of YAML that people write. bench/ measures them, and test/source reads them in two ways.
import { parse } from "yaml";
import { fleet } from "./fleets.js";

/** A fleet's ships as plain data, with what the styles are about: truth values, fractions, lists, text of several lines. */
export function shipsOf(count, seed) {
  const { ships } = parse(fleet(count, seed), { maxAliasCount: -1 });
  return ships.map((ship, i) => ({
    ...ship,
    ...(i % 3 === 0 ? { agile: true } : {}),
    ...(i % 4 === 0 ? { flagship: false, "x-mass": i + 0.5, "x-refit": null } : {}),
    ...(i % 5 === 0 ? { notes: `Laid down "in haste",\n${ship.name}'s yard:\n\n  the Long Slip.\n` } : {}),
    ...(ship.specials ? { specials: ship.specials.split(", ") } : {}),
  }));
}

const json = (value) => JSON.stringify(value);
const single = (value) => `'${value.replaceAll("'", "''")}'`;
/** Text without quotes where that is how it is read. */
const plain = (value) =>
  typeof value !== "string" || /^[A-Z0-9][\w ()]*$/i.test(value) ? String(value) : json(value);
const entries = (ship) => Object.entries(ship);

/** A ship as an item of a list, each entry by `write`, which gives its lines. */
function item(ship, write) {
  const lines = entries(ship).flatMap(([key, value]) => write(key, value));
  return lines.map((line, i) => (line === "" ? "" : `${i === 0 ? "  - " : "    "}${line}`));
}

/** An entry on one line; a list as items below its key. */
const usual = (key, value) =>
  Array.isArray(value)
    ? [`${key}:`, ...value.map((each) => `  - ${plain(each)}`)]
    : [`${key}: ${plain(value)}`];
/** An entry as usual, but for text, which `write` gives the lines of. */
const texts = (write) => (key, value) => (typeof value === "string" ? write(key, value) : usual(key, value));

function block(style) {
  return texts((key, value) => {
    if (!value.includes(" ")) return usual(key, value);
    const lines = value.trimEnd().split("\n");
    return [`${key}: ${style}`, ...lines.map((line) => line && `  ${line}`)];
  });
}

const flow = (value, between, around = "") =>
  `{${around}${entries(value)
    .map(([key, each]) => `${key}: ${Array.isArray(each) ? `[${each.map(plain).join(", ")}]` : plain(each)}`)
    .join(between)}${around}}`;

/** Each way to write a ship, by its name: its lines, as an item of a list at the column 2. */
export const SHIP_STYLES = {
  plain: (ship) => item(ship, usual),
  "double quotes": (ship) =>
    item(
      ship,
      texts((key, value) => [`${key}: ${json(value).replaceAll("e", "\\u0065").replace("o", "\\x6f")}`]),
    ),
  "single quotes": (ship) =>
    item(
      ship,
      texts((key, value) => [value.includes("\n") ? `${key}: ${json(value)}` : `${key}: ${single(value)}`]),
    ),
  "lists in brackets": (ship) =>
    item(ship, (key, value) =>
      Array.isArray(value) ? [`${key}: [${value.map(plain).join(", ")}]`] : usual(key, value),
    ),
  "brackets over lines": (ship) =>
    item(ship, (key, value) =>
      Array.isArray(value)
        ? [`${key}: [ # ${value.length} of them`, ...value.map((each) => `    ${json(each)},`), "  ]"]
        : usual(key, value),
    ),
  "braces on a line": (ship) => [`  - ${flow(ship, ", ")}`],
  "braces over lines": (ship) => [`  - ${flow(ship, ",\n      ", "\n      ").slice(0, -1)}    }`],
  "literal blocks": (ship, i) => item(ship, block(["|", "|-", "|+", "|2"][i % 4])),
  "folded blocks": (ship, i) => item(ship, block([">", ">-", ">+", ">2-"][i % 4])),
  "quoted keys": (ship, i) =>
    item(ship, (key, value) => {
      const [line, ...more] = usual(key, value);
      return [`${i % 2 === 0 ? json(key) : single(key)}${line.slice(key.length)}`, ...more];
    }),
  "anchors and aliases": (ship, i) =>
    item(ship, (key, value) => {
      if (key === "name")
        return [
          ...usual(key, value),
          ...(i % 2 === 0 ? ["<<: *base"] : []),
          ...(i % 3 === 0 ? ["techLevel: &level 5"] : ["techLevel: *level"]),
        ];
      return key === "techLevel" ? [] : usual(key, value);
    }),
  "comments and blank lines": (ship, i) =>
    item(ship, (key, value) => usual(key, value).map((line) => `${line} # ${key}`)).flatMap((line, k) =>
      k % 3 === 2 ? [line, `${" ".repeat((i + k) % 9)}# as it was`, ""] : [line],
    ),
  "other scripts": (ship, i) =>
    item(
      {
        ...ship,
        name: `${["Überläufer", "星の船", "Звезда", "نجمة", "🚀 née"][i % 5]} ${i}`,
        "x-größe": 2.5,
      },
      usual,
    ),
  "keys of one's own": (ship, i) =>
    item(
      { ...ship, "x-mass": 12.5, "x-yard": null, "x-crew": { captain: `C. ${i}`, signed: true } },
      (key, value) =>
        key === "x-crew"
          ? [`${key}:`, ...entries(value).map(([k, each]) => `  ${k}: ${plain(each)}`)]
          : usual(key, value),
    ),
  "text over lines": (ship, i) =>
    item(
      ship,
      texts((key, value) => {
        const words = value
          .trim()
          .replace(/[^\w()]+/g, " ")
          .split(" ");
        if (words.length < 3) return usual(key, value);
        const [begin, end] = [words.slice(0, 2).join(" "), words.slice(2).join(" ")];
        const quote = ["", "'", '"'][i % 3];
        return [`${key}: ${quote}${begin}`, "", `  ${end}${quote}`];
      }),
    ),
};

const HEAD = [
  "# A season, one fleet",
  "fleet: Bench",
  "x-base: &base {crew: elite}",
  "x-yard: &yard Long Slip",
  "ships:",
];

/** A fleet in which each ship is written by the style that `styleOf` gives for its index. */
export function styledFleet(ships, styleOf) {
  return `${[...HEAD, ...ships.flatMap((ship, i) => SHIP_STYLES[styleOf(i)](ship, i))].join("\n")}\n`;
}

/** What may be done to a whole file, by its name. */
export const FILE_STYLES = {
  CRLF: (text) => text.replaceAll("\n", "\r\n"),
  "lists at their key's column": (text) =>
    text.replace(/^ {2}/gm, "").replace(/^( *) {2}- (?=\S+$)/gm, "$1- "),
  "four blanks": (text) =>
    text.replace(/^( *)(- )?/gm, (_, blanks, dash) => blanks.repeat(2) + (dash ? "-   " : "")),
  "several documents": (text) =>
    `%YAML 1.2\n--- # the first\n${text}...\n---\n${text.replaceAll("Vessel", "Other")}`,
};

/** A whole file in each style, by its name: all that bench measures. */
export function fileStyles(count, seed) {
  const ships = shipsOf(count, seed);
  const usually = styledFleet(ships, () => "plain");
  const half = styledFleet(ships.slice(0, count / 2), () => "plain");
  const styles = Object.keys(SHIP_STYLES).map((name) => [name, styledFleet(ships, () => name)]);
  const files = Object.entries(FILE_STYLES).map(([name, change]) => [
    name,
    change(name === "several documents" ? half : usually),
  ]);
  const data = { fleet: "Bench", ships };
  return new Map([
    ...styles,
    ...files,
    ["JSON", `${JSON.stringify(data)}\n`],
    ["JSON over lines", `${JSON.stringify(data, null, 2)}\n`],
  ]);
}
