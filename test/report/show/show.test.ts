import { describe, expect, test } from "vitest";
import { house, identify, loadFleet } from "../../../src/index.js";
import { showJson } from "../../../src/report/show/json.js";
import { showReport } from "../../../src/report/show/report.js";
import { showTable } from "../../../src/report/show/table.js";
import { drawBoxes } from "../../../src/report/text/box-drawing.js";
import { PLAIN, width } from "../../../src/report/text/text.js";

function report(yaml: string) {
  const fleet = loadFleet(yaml);
  return { report: showReport([fleet], fleet.diagnostics), sources: fleet.sources };
}
const table = (yaml: string, cells = 80) => showTable(report(yaml).report, { width: cells, palette: PLAIN });
const json = (yaml: string) => {
  const { report: found, sources } = report(yaml);
  return JSON.parse(showJson(found, sources));
};

describe("hull boxes drawn", () => {
  test("stand by fives, in rows that fit", () => {
    expect(drawBoxes(0, 40)).toEqual([]);
    expect(drawBoxes(1, 40)).toEqual(["□"]);
    expect(drawBoxes(5, 40)).toEqual(["□□□□□"]);
    expect(drawBoxes(7, 40)).toEqual(["□□□□□ □□"]);
    expect(drawBoxes(12, 11)).toEqual(["□□□□□ □□□□□", "□□"]);
    expect(drawBoxes(6, 1)).toEqual(["□□□□□", "□"]);
  });

  test("are all there, or all accounted for", () => {
    for (let cells = 5; cells <= 60; cells += 5) {
      for (let count = 0; count <= 300; count += 7) {
        const rows = drawBoxes(count, cells);
        const drawn = rows.join("").match(/□/g)?.length ?? 0;
        const more = Number(/and (\d+) more/.exec(rows.at(-1) ?? "")?.[1] ?? 0);
        expect([cells, drawn + more]).toEqual([cells, count]);
        for (const row of rows.slice(0, 3)) expect(row.length).toBeLessThanOrEqual(Math.max(5, cells));
      }
    }
    expect(drawBoxes(Number.MAX_SAFE_INTEGER, 11)).toHaveLength(4);
  });
});

describe("a card for people", () => {
  const SAMPLE = "name: Sample\nhull: 5\nshields: 1\nsecondaries: 8\nspecials: 1xMine Rack, 1xMinesweeper\n";

  test("shows the sample minesweeper", () => {
    expect(
      table(SAMPLE),
    ).toBe(`fleet.yaml                                      ruleset house 1.0 (${identify(house).hash})

Sample                                                          5 points × 1 = 5
  What             ship, tech level 4, standard movement
  Defence          3(4): toughness 3, shields 1
  Engines          2; a point lost at hull box 3
  Crew             regular
  Hull             4/5
    Secondaries 8  □□
    1xMine Rack    □
    1xMinesweeper  □
    Unused 1       □
  Damage control   1 party
  Secondary fire   8(+8 against mines)
  Mines            1 rack, 10 patterns, 60 mines of strength 2; lays 1 pattern a
                   turn, to either side or astern, when it has moved
  Minesweeping     1 box of gear: strength 16 at one pattern; a 3 or more locks
                   on to mines of its own tech level

  Special weapon  Arc                                          Boxes  Lost first
  1xMine Rack     no arc                                           1  50 % (1/2)
    its mines attack only units that touch them
  1xMinesweeper   no arc                                           1  50 % (1/2)
    no range of its own: the ship's secondaries fire
`);
  });

  test("tells the modifiers of a crew and the nature of a base", () => {
    const elite = table(`${SAMPLE}crew: elite\nflagship: true\n`).replace(/\s+/g, " ");
    expect(elite).toContain("elite: +1 on combat dice, -1 on scanning dice, +1 on initiative");
    expect(elite).toContain("the mines it lays, lock-on to mines (needs 1 less)");
    expect(table(`${SAMPLE}crew: green\n`).replace(/\s+/g, " ")).toContain("lock-on to mines (needs 1 more)");
    const base = table("name: F\nkind: base\nhull: 8\nprimaries: 8").replace(/\s+/g, " ");
    expect(base).toContain("always slow when fired at, never when scanned for");
  });

  test("fits its width, whatever the names", () => {
    const wide = `name: ${"長".repeat(60)}\nclass: ${"wide ".repeat(40)}\nhull: 90\nsecondaries: 99\nnotes: ${"word ".repeat(60)}\nspecials: 1xPlasma3(FAPS), 2xMass Driver11(PS), 1xMissile(A), 3xMSG(360)\nsizeClass: 1\ncrew: elite`;
    for (const cells of [60, 80, 100]) {
      for (const line of table(wide, cells).split("\n")) {
        expect([cells, line, width(line) <= cells]).toEqual([cells, line, true]);
      }
    }
  });

  test("leaves out what is illegal, and shows the rest", () => {
    const fleet = "ships:\n  - {name: Good, hull: 2}\n  - {name: Bad, hull: 2, primaries: 9}\n";
    expect(table(fleet)).toContain("Good");
    expect(table(fleet)).not.toContain("Bad");
    expect(table("hull: 2\nprimaries: 9")).toBe("");
  });
});

describe("a card as JSON", () => {
  test("has all that the contract names", () => {
    const { version, ships } = json(
      "fleet: F\nmovement: vector\nships:\n  - name: Sample\n    class: Layer\n    hull: 4\n    shields: 1\n    secondaries: 8\n    specials: 1xMine Rack, 1xMinesweeper\n    count: 2\n",
    );
    expect(version).toBe(1);
    expect(ships).toHaveLength(1);
    expect(ships[0]).toMatchObject({
      name: "Sample",
      path: "fleet.yaml",
      line: 4,
      class: "Layer",
      movement: "vector",
      defence: "3(4)",
      hull: { size: 4, used: 4, unused: 0, class: null },
      engineDamage: { interval: 2, lostAt: [2, 4] },
      secondaries: { total: 8, perTarget: 8 },
      specials: [
        {
          notation: "1xMine Rack",
          count: 1,
          type: "Mine Rack",
          power: 1,
          arc: null,
          boxes: 1,
          ranges: null,
        },
        { notation: "1xMinesweeper" },
      ],
      knockOut: [
        { notation: "1xMine Rack", chance: "1/2" },
        { notation: "1xMinesweeper", chance: "1/2" },
      ],
      crew: { quality: "regular", combat: 0, scanning: 0 },
      damageControlParties: 1,
      base: false,
      mines: { racks: 1, patterns: 10, mines: 60 },
      minesweeping: 8,
      msg: null,
      points: 5,
      total: 10,
      ruleset: { id: "house" },
    });
  });

  test("says 0 where there is nothing, and keeps findings apart", () => {
    const { ships, findings } = json(
      "ships:\n  - {name: A, hull: 2, primaries: 2, specials: ''}\n  - {name: B, kind: base, hull: 2, primaries: 2, specials: []}\n",
    );
    expect(findings.map((each: { ruleId: string }) => each.ruleId)).toContain("special/notation");
    expect(ships).toHaveLength(1);
    expect(ships[0]).toMatchObject({
      name: "B",
      base: true,
      baseNotes: { engineCriticals: "reactor" },
      engineDamage: { interval: null, lostAt: [] },
      mines: { racks: 0, patterns: 0, mines: 0 },
      minesweeping: 0,
      specials: [],
      knockOut: [],
    });
  });
});
