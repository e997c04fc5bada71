import { describe, expect, test } from "vitest";
import { project, runAll } from "../../support/cli/run.js";

/** The golden table of the rules: fields, basic cost, exact cost, points. */
const GOLDEN: readonly (readonly [
  name: string,
  fields: string,
  basic: string,
  exact: string,
  points: number,
])[] = [
  ["Sample", "hull: 4, shields: 1, secondaries: 8, specials: '1xMine Rack, 1xMinesweeper'", "4", "4.8", 5],
  ["Party", "hull: 16, secondaries: 8, fighterBays: 2, specials: 1xPlasma(F)", "7", "7", 7],
  [
    "Full",
    "hull: 16, secondaries: 8, fighterBays: 2, specials: 1xPlasma(F), unusedHull: full",
    "16",
    "16",
    16,
  ],
  ["Binary", "hull: 12, primaries: 11, shields: 2, techLevel: 6", "11.25", "31.5", 32],
  ["Steps", "hull: 2, primaries: 2, shields: 1, agile: true, crew: elite", "2", "4.32", 4],
  ["Green", "hull: 10, primaries: 10, toughness: 2, engines: 6, techLevel: 3, crew: green", "10", "7.875", 8],
  [
    "Bastion",
    "kind: base, hull: 20, primaries: 20, toughness: 5, shields: 3, crew: elite, techLevel: 5",
    "20",
    "86.4",
    86,
  ],
  ["Product", "hull: 100, primaries: 100, shields: 1, agile: true", "100", "144", 144],
  ["Odd", "hull: 6, primaries: 6, engines: 3", "6", "6", 6],
  ["Nothing", "hull: 1", "0.25", "0.25", 0],
  [
    "Groups",
    "hull: 8, specials: '2xPlasma (F), 1xMissile2(F), 1xMissile2(A), 1xMissile(P), 1xMissile(S)'",
    "8",
    "8",
    8,
  ],
];
const TOTAL = GOLDEN.reduce((sum, [, , , , points]) => sum + points, 0);

const here = project({
  "golden.yaml": `fleet: Golden\nships:\n${GOLDEN.map(([name, fields]) => `  - {name: ${name}, ${fields}}\n`).join("")}`,
  "designs/lancer.yaml": "name: Lancer\nclass: Escort\nhull: 8\nprimaries: 8\n",
  "roster.yaml": `fleet: Roster
budget: 100
ships:
  - {design: designs/lancer.yaml, name: One, count: 3, points: 8}
  - {name: Two, hull: 4, primaries: 4}
minefields:
  - patterns: 12
`,
  "mixed.yaml":
    "fleet: Mixed\nships:\n  - {name: Good, hull: 4, primaries: 4}\n  - {name: Bad, hull: 4, primaries: 5}\n",
  "exact.yaml": "ruleset: exact\nversion: '2'\nextends: house\nrounding: none\n",
  "third.yaml": `ruleset: third\nversion: '1'\nextends: house
modifiers:
  - {id: shields, title: Shields, percent: 12.5, per: shields, stage: chart}
  - {id: engines, title: Engines, percent: 50, per: engines, over: 2, step: 3, stage: chart}
engineStep: prorated
`,
  "a.yaml": "fleet: A\nships:\n  - {name: Ten, hull: 10, primaries: 10}\n",
  "b.yaml": "fleet: B\nships:\n  - {name: Six, hull: 6, primaries: 6}\n",
  "order.yaml": `fleet: Order
ships:
  - {name: S10, hull: 4, primaries: 4, count: 5}
  - {name: S9, hull: 12, primaries: 1}
  - {name: S2, hull: 8, primaries: 8}
`,
  "syntax.yaml": "name: [\n",
  "none.yaml": "fleet: None\nships: []\n",
});

/** The cells of the lines of a text that begin with one of the names. */
function rowsOf(text: string, cells: (line: string) => string[]): Map<string, string[]> {
  return new Map(text.split(/\r?\n/).map((line) => [cells(line)[0] ?? "", cells(line)]));
}

describe("the golden designs", () => {
  test("cost the same in every format", async () => {
    const [json, csv, markdown, table, brief] = await runAll(here, [
      ["price", "golden.yaml", "--format", "json"],
      ["price", "golden.yaml", "--format", "csv"],
      ["price", "golden.yaml", "--format", "markdown"],
      ["price", "golden.yaml"],
      ["price", "golden.yaml", "--brief"],
    ]);
    const document = JSON.parse(json!.stdout).files[0].documents[0];
    const told = document.ships.map(
      (ship: { name: string; ledger: { amount: string }[]; exact: string; points: number }) => [
        ship.name,
        ship.ledger[0]!.amount,
        ship.exact,
        ship.points,
      ],
    );
    expect(told).toEqual(GOLDEN.map(([name, , ...numbers]) => [name, ...numbers]));
    expect(document.points).toBe(TOTAL);

    const cells = rowsOf(csv!.stdout, (line) => line.split(",").slice(3));
    const bars = rowsOf(markdown!.stdout, (line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1),
    );
    const words = rowsOf(brief!.stdout, (line) => line.trim().split(/ {2,}/));
    for (const [name, , basic, exact, points] of GOLDEN) {
      expect(cells.get(name)?.slice(6, 10)).toEqual([exact, `${points}`, "1", `${points}`]);
      expect(bars.get(name)?.slice(3, 6)).toEqual([`${points}`, "1", `${points}`]);
      expect(words.get(name)?.slice(2)).toEqual([`${points}`, "1", `${points}`]);
      const block = new RegExp(`^${name} .* ${points} points? × 1 = ${points}\\n([^]*?)\\n\\n`, "m").exec(
        table!.stdout,
      );
      const amounts = block![1]!.split("\n").map((line) => line.trim().split(/ +/).at(-1));
      expect([amounts[0], ...amounts.slice(-2)]).toEqual([basic, exact, `${points}`]);
    }
    expect(words.get("Total")).toEqual(["Total", "11 ships", `${TOTAL}`]);
    expect(bars.get("**Total**")).toContain(`**${TOTAL}**`);
  });
});

describe("price --format json", () => {
  test("keeps its contract for a fleet with a roster, mines and a budget", async () => {
    const { stdout, stderr, code } = await here.run([
      "price",
      "roster.yaml",
      "--format",
      "json",
      "--set",
      "shields=1",
    ]);
    expect([code, stderr]).toEqual([0, ""]);
    const hash = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      files: [
        {
          path: "roster.yaml",
          documents: [
            {
              fleet: "Roster",
              kind: "fleet",
              ruleset: { id: "house", version: expect.any(String), hash },
              rounding: "nearest",
              budget: 100,
              points: 3 * 10 + 5 + 12,
              ships: [
                {
                  name: "One",
                  class: "Escort",
                  kind: "ship",
                  count: 3,
                  line: 4,
                  design: "designs/lancer.yaml",
                  legal: true,
                  hull: { size: 8, used: 8, unused: 0, damageControlParties: 2, class: null },
                  ledger: [
                    {
                      id: "basic",
                      title: "Basic cost",
                      detail: "8 used × 1",
                      percent: "0",
                      factor: "1",
                      amount: "8",
                    },
                    {
                      id: "shields",
                      title: "Shields",
                      detail: "1 × +20%",
                      percent: "20",
                      factor: "1.2",
                      amount: "9.6",
                    },
                  ],
                  exact: "9.6",
                  points: 10,
                  total: 30,
                },
                expect.objectContaining({
                  name: "Two",
                  class: null,
                  design: null,
                  line: 5,
                  exact: "4.8",
                  points: 5,
                }),
              ],
              minefields: {
                patterns: 12,
                points: 12,
                byTechLevel: [{ techLevel: 4, patterns: 12, points: 12 }],
              },
            },
          ],
        },
      ],
      points: 47,
      findings: [],
      suppressed: [],
    });
  });

  test("an illegal ship has no ledger and no points, and leaves nothing a total", async () => {
    const { stdout, code } = await here.run(["price", "mixed.yaml", "a.yaml", "--format", "json"]);
    const { files, points, findings } = JSON.parse(stdout);
    const [good, bad] = files[0].documents[0].ships;
    expect([code, points, files[0].documents[0].points, files[1].documents[0].points]).toEqual([
      1,
      null,
      null,
      10,
    ]);
    expect([good.legal, good.points]).toEqual([true, 4]);
    expect(bad).toMatchObject({ name: "Bad", legal: false, exact: null, points: null, total: null });
    expect(bad).not.toHaveProperty("ledger");
    expect(findings).toEqual([
      expect.objectContaining({ ruleId: "hull/overfull", ship: "Bad", path: "mixed.yaml", line: 4 }),
    ]);
  });

  test("under rounding none, points and totals are exact texts; fractions that do not end are p/q", async () => {
    const [exact, third] = await runAll(here, [
      ["price", "roster.yaml", "--format", "json", "--ruleset", "exact.yaml", "--set", "shields=1"],
      [
        "price",
        "a.yaml",
        "--format",
        "json",
        "--ruleset",
        "third.yaml",
        "--set",
        "shields=1",
        "--set",
        "engines=3",
      ],
    ]);
    const document = JSON.parse(exact!.stdout).files[0].documents[0];
    expect(document).toMatchObject({
      rounding: "none",
      points: "45.6",
      ruleset: { id: "exact", version: "2" },
    });
    expect(document.ships[0]).toMatchObject({ exact: "9.6", points: "9.6", total: "28.8" });
    const [, shields, engines] = JSON.parse(third!.stdout).files[0].documents[0].ships[0].ledger;
    expect(shields).toMatchObject({ percent: "12.5", factor: "1.125", amount: "11.25" });
    expect(engines).toMatchObject({ percent: "50/3", factor: "7/6", amount: "13.125" });
  });

  test.concurrent.each([
    [
      "a fleet without a ship",
      "none.yaml",
      0,
      { points: 0, findings: [{ ruleId: "price/zero", severity: "warning" }] },
    ],
    ["broken YAML", "syntax.yaml", 1, { points: null }],
    ["a file that is not there", "gone.yaml", 2, { files: [], points: null, findings: [] }],
  ])("is valid with %s", async (_, file, code, holds) => {
    const outcome = await here.run(["price", file, "--format", "json"]);
    expect(outcome.code).toBe(code);
    expect(JSON.parse(outcome.stdout)).toMatchObject({ version: 1, ...holds });
  });

  test("counts a design that a fleet refers to only where it was itself a FILE", async () => {
    const [fleet, both] = await runAll(here, [
      ["price", "roster.yaml", "--format", "json"],
      ["price", "roster.yaml", "designs/lancer.yaml", "--format", "json"],
    ]);
    expect(JSON.parse(fleet!.stdout).points).toBe(24 + 4 + 12);
    expect(JSON.parse(both!.stdout).points).toBe(24 + 4 + 12 + 8);
  });
});

describe("--set", () => {
  test("answers a what-if, also for roster entries and FILE#NAME", async () => {
    const [shields, crew, one] = await runAll(here, [
      ["price", "roster.yaml", "--format", "json", "--set", "shields=2", "--set", "techLevel=5"],
      ["price", "roster.yaml", "--format", "json", "--set", "crew=elite"],
      ["price", "roster.yaml#Two", "--format", "json", "--set", "crew=green"],
    ]);
    const points = (stdout: string) =>
      JSON.parse(stdout).files[0].documents[0].ships.map((ship: { points: number }) => ship.points);
    expect([points(shields!.stdout), points(crew!.stdout), points(one!.stdout)]).toEqual([
      [17, 8],
      [12, 6],
      [3],
    ]);
    expect([shields!.code, crew!.code, one!.code]).toEqual([0, 0, 0]);
  });

  test("a bad value is a finding", async () => {
    const { code, stdout } = await here.run(["price", "a.yaml", "--format", "json", "--set", "crew=elit"]);
    const [finding] = JSON.parse(stdout).findings;
    expect([code, finding.ruleId, finding.suggestions]).toEqual([1, "schema/range", ["elite"]]);
  });
});

describe("--sort", () => {
  test.concurrent.each([
    ["file", ["S10", "S9", "S2"]],
    ["name", ["S2", "S9", "S10"]],
    ["points", ["S2", "S10", "S9"]],
    ["total", ["S10", "S2", "S9"]],
    ["hull", ["S9", "S2", "S10"]],
  ])("%s", async (order, names) => {
    const { stdout } = await here.run(["price", "order.yaml", "--format", "csv", "--sort", order]);
    const told = stdout
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[3]);
    expect(told).toEqual(names);
  });
});

test("a budget holds for each fleet by itself, and the flag's comes before the fleet's own", async () => {
  const [both, own] = await runAll(here, [
    ["price", "a.yaml", "b.yaml", "--format", "json", "--budget", "9"],
    ["price", "roster.yaml", "--brief", "--budget", "30"],
  ]);
  const { findings, files } = JSON.parse(both!.stdout);
  expect([both!.code, findings.map((each: { path: string }) => each.path)]).toEqual([1, ["a.yaml"]]);
  expect(
    files.map((file: { documents: { budget: number; points: number }[] }) => file.documents[0]),
  ).toMatchObject([
    { budget: 9, points: 10 },
    { budget: 9, points: 6 },
  ]);
  expect(own!.stdout).toMatch(/Budget +30\n +Over the budget by +10\n/);
});
