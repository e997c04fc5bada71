import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadFleet } from "../../../src/index.js";
import { priceCsv } from "../../../src/report/price/csv.js";
import { CSV_STYLES, type CsvStyle } from "../../../src/report/price/format-names.js";
import { priceReport } from "../../../src/report/price/report.js";
import { house } from "../../../src/rulebook/house.js";
import { identify } from "../../../src/rulebook/identity.js";
import type { Ruleset } from "../../../src/rulebook/schema.js";
import { writtenShip } from "../../support/random-ships.js";

const FLEET = `fleet: "=HYPERLINK(1)"
budget: 60.5
minefields: [{patterns: 2, techLevel: 5}, {patterns: 3, techLevel: 4}]
ships:
  - {name: Lance; Two, class: "Heavy\\ncruiser", hull: 8, primaries: 8, shields: 1, crew: elite, count: 2}
  - {name: Fat, hull: 1, primaries: 4}
`;

function csv(yaml: string, style?: CsvStyle, ruleset: Ruleset = house): string {
  const fleet = loadFleet(yaml, { ruleset });
  return priceCsv(priceReport([fleet], fleet.diagnostics, true), style);
}

/** The rows as a spreadsheet with this separator reads them. */
function cells(text: string, separator: string): string[][] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, "gy");
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe("the CSV of prices", () => {
  const { id, version, hash } = identify(house);
  const rules = [id, version, hash];

  test("has crew, tech level, budget and whose rules hold, in a row for each ship and tech level of mines", () => {
    const [header, ...rows] = cells(csv(FLEET), ",");
    expect(header?.slice(-6)).toEqual([
      "crew",
      "techLevel",
      "budget",
      "ruleset",
      "rulesetVersion",
      "rulesetHash",
    ]);
    expect(rows).toEqual([
      [
        "fleet.yaml",
        "5",
        "'=HYPERLINK(1)",
        "Lance; Two",
        "Heavy cruiser",
        "ship",
        "8",
        "8",
        "yes",
        "14.4",
        "14",
        "2",
        "28",
        "elite",
        "4",
        "60.5",
        ...rules,
      ],
      [
        "fleet.yaml",
        "6",
        "'=HYPERLINK(1)",
        "Fat",
        "",
        "ship",
        "1",
        "4",
        "no",
        "",
        "",
        "1",
        "",
        "regular",
        "4",
        "60.5",
        ...rules,
      ],
      [
        "fleet.yaml",
        "3",
        "'=HYPERLINK(1)",
        "Minefields",
        "",
        "minefield",
        "",
        "",
        "yes",
        "",
        "",
        "3",
        "3",
        "",
        "4",
        "60.5",
        ...rules,
      ],
      [
        "fleet.yaml",
        "3",
        "'=HYPERLINK(1)",
        "Minefields",
        "",
        "minefield",
        "",
        "",
        "yes",
        "",
        "",
        "2",
        "2",
        "",
        "5",
        "60.5",
        ...rules,
      ],
    ]);
  });

  test.each([
    ["plain", "", ",", "."],
    ["excel", "\uFEFF", ",", "."],
    ["semicolon", "\uFEFF", ";", ","],
  ] as const)(
    "in style %s begins with %j, parts cells by %s, and decimals by %s",
    (style, mark, separator, point) => {
      const text = csv(FLEET, style);
      expect(text.startsWith(`${mark}path${separator}line${separator}`)).toBe(true);
      const rows = cells(text.replace("\uFEFF", ""), separator);
      expect(rows[1]?.slice(9, 13)).toEqual([`14${point}4`, "14", "2", "28"]);
      expect(rows[1]?.[15]).toBe(`60${point}5`);
    },
  );

  test("tells no fraction: a decimal that does not end has ten places", () => {
    const thirds = { ...house, boxCost: { ...house.boxCost, used: "1/3" } };
    expect(cells(csv("{name: A, hull: 1, primaries: 1}", "plain", thirds), ",")[1]?.[9]).toBe("0.3333333333");
    fc.assert(
      fc.property(writtenShip(), fc.constantFrom(...CSV_STYLES), (ship, style) => {
        const text = csv(JSON.stringify(ship), style, { ...thirds, rounding: "none" }).replace("\uFEFF", "");
        const row = cells(text, style === "semicolon" ? ";" : ",")[1] ?? [];
        for (const cell of row.slice(9, 13)) expect(cell).toMatch(/^\d*(?:[.,]\d+)?$/);
      }),
      { numRuns: 30 },
    );
  });
});
