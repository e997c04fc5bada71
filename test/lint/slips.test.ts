import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fix } from "../../src/index.js";
import { lintText } from "../support/linting.js";

/** `rule text: help` of each error of a text, and what lint --fix makes of the text. */
function told(text: string): { readonly said: readonly string[]; readonly fixed: string } {
  const { diagnostics, brief } = lintText(text);
  const said = diagnostics.flatMap(({ severity, help }, i) =>
    severity === "error" || help?.startsWith("write") ? [`${brief[i]?.replace(/^\d+ /, "")}: ${help}`] : [],
  );
  return { said, fixed: fix(text).text };
}

const SHIP = "name: A\nhull: 8\nprimaries: 4\n";

describe("a key that a player calls otherwise", () => {
  test.each([
    ["TL: 5", "techLevel"],
    ["tech: 5", "techLevel"],
    ["Tech Level: 5", "techLevel"],
    ["fighters: 2", "fighterBays"],
    ["hangars: 2", "fighterBays"],
    ["marines: 2", "boardingBays"],
    ["secondary: 2", "secondaries"],
    ["tough: 4", "toughness"],
    ["armour: 4", "toughness"],
    ["armor: 4", "toughness"],
    ["shield: 1", "shields"],
    ["thrust: 4", "engines"],
    ["speed: 4", "engines"],
    ["qty: 2", "count"],
    ["quantity: 2", "count"],
    ["cost: 4", "points"],
    ["pts: 4", "points"],
    ["weapons: 1xPlasma(F)", "specials"],
    ["SC: 3", "sizeClass"],
    ["agility: true", "agile"],
    ["comment: fast", "notes"],
    ["type: Frigate", "class"],
    ["enginse: 4", "engines"],
  ])("%s means %s", (line, key) => {
    expect(told(`${SHIP}${line}\n`).said).toEqual([
      `schema/unknown-key ${line.split(":")[0]}: did you mean ${key}?`,
    ]);
  });

  test.each([
    ["MSG: 1", "1xMSG"],
    ["mineRacks: 1", "1xMine Rack"],
    ["mines: 1", "1xMine Rack"],
    ["Minesweeper: 1", "1xMinesweeper"],
    ["plasma: 2", "1xPlasma"],
    ["massDriver: 2", "1xMass Driver"],
    ["torpedoes: 2", "1xMissile"],
  ])("%s belongs under specials", (line, group) => {
    expect(told(`${SHIP}${line}\n`).said).toEqual([
      `schema/unknown-key ${line.split(":")[0]}: list special weapons under specials, as in specials: ${group}`,
    ]);
  });

  test.each([
    ["mines: []", "minefields"],
    ["rules: house", "ruleset"],
    ["units: []", "ships"],
    ["name: Reds", "fleet"],
    ["limit: 40", "budget"],
    ["points: 40", "budget"],
    ["minefield: []", "minefields"],
  ])("%s of a fleet means %s", (line, key) => {
    const ships = line.startsWith("units") ? "" : "ships: [{name: A, hull: 4, primaries: 4}]\n";
    const { said } = told(
      `fleet: Reds\nbudget: 9\n${line}\n${ships}`
        .replace(key === "fleet" ? "fleet: Reds\n" : "x", "")
        .replace(key === "budget" ? "budget: 9\n" : "x", ""),
    );
    if (key === "ships") expect(said.join()).toContain("schema/unknown-key units: did you mean ships?");
    else expect(said).toEqual([`schema/unknown-key ${line.split(":")[0]}: did you mean ${key}?`]);
  });

  test.each([
    ["1xMines", "Mine Rack"],
    ["1xMine Layer", "Mine Rack"],
    ["1xmine-layer", "Mine Rack"],
    ["2xTorpedo(F)", "Missile"],
    ["1xRailgun(F)", "Mass Driver"],
    ["1xSweeper", "Minesweeper"],
    ["1xPlazma(F)", "Plasma"],
  ])("%s means %s", (specials, type) => {
    const { said } = told(`${SHIP}specials: ${specials}\n`);
    expect(said).toEqual([expect.stringMatching(`^special/unknown-type .*: did you mean ${type}\\?$`)]);
  });

  test.each([
    ["kind: station", "base"],
    ["kind: Vessel", "ship"],
    ["crew: veteran", "elite"],
    ["crew: rookie", "green"],
    ["crew: normal", "regular"],
    ["crew: elit", "elite"],
  ])("%s means %s", (line, value) => {
    expect(told(`${SHIP}${line}\n`).said).toEqual([expect.stringContaining(`did you mean ${value}?`)]);
  });
});

describe("what differs in case and punctuation alone is fixed", () => {
  test.each([
    ["Primaries: 4", "primaries: 4"],
    ["ENGINES: 4", "engines: 4"],
    ["tech_level: 5", "techLevel: 5"],
    ["Tech-Level: 5", "techLevel: 5"],
    ["techlevel: 5 # new", "techLevel: 5 # new"],
    ["'fighter bays': 2", "fighterBays: 2"],
    ["crew: Elite", "crew: elite"],
    ["crew: 'ELITE'", "crew: elite"],
    ["kind: Ship", "kind: ship"],
    ["unusedHull: Full", "unusedHull: full"],
  ])("%s", (line, right) => {
    const ship = "name: A\nhull: 8\nsecondaries: 16\n";
    expect(told(`${ship}${line}\n`).fixed).toBe(`${ship}${right}\n`);
    expect(lintText(`${ship}${right}\n`).diagnostics.filter(({ severity }) => severity === "error")).toEqual(
      [],
    );
  });

  test("in the whole file at once, in flow style too", () => {
    const fixed = told("Fleet: Reds\nShips:\n  - {Name: A, Hull: '4', Primaries: 4, Crew: Elite}\n").fixed;
    expect(fixed).toBe("fleet: Reds\nships:\n  - {name: A, hull: 4, primaries: 4, crew: elite}\n");
  });

  test.each([
    ["a key that is there already", `${SHIP}Hull: 8\n`],
    ["two keys for one", "name: A\nHull: 4\nHULL: 5\n"],
    ["a value that another key shares", "name: A\nhull: 4\ncrew: &c Elite\nclass: *c\n"],
  ])("but not %s", (_, text) => {
    expect(told(text).fixed).toBe(text);
  });
});

describe("a number that is written otherwise", () => {
  test.each([
    ['hull: "4"', "write 4, without quotes", "hull: 4"],
    ["hull: “4”", "write 4, without the curly quotes", "hull: 4"],
    ["hull: 1_000", "write 1000, without underscores", "hull: 1000"],
    ["hull: 1,000", "write 1000, without separators of thousands", "hull: 1000"],
    ["hull: 1.000.000", "write 1000000, without separators of thousands", "hull: 1000000"],
    ["hull: 10 000", "write 10000, without separators of thousands", "hull: 10000"],
    ["hull: four", "write 4, in digits", "hull: 4"],
    ["count: x2", "write 2, without the x", "count: 2"],
    ["techLevel: TL5", "write 5, the number alone", "techLevel: 5"],
    ["techLevel: tech 5", "write 5, the number alone", "techLevel: 5"],
    ["sizeClass: SC3", "write 3, the number alone", "sizeClass: 3"],
    ["agile: yes", "write true, which YAML reads as a truth value", "agile: true"],
    ['agile: "no"', "write false, which YAML reads as a truth value", "agile: false"],
    ["agile: 'true'", "write true, which YAML reads as a truth value", "agile: true"],
    ["points: 60,5", "write 60.5, with a decimal point", "points: 60.5"],
  ])("%s: %s", (line, help, right) => {
    const ship = `name: A\n${line.startsWith("hull") ? "" : "hull: 8\n"}`;
    const { said, fixed } = told(`${ship}${line}\n`);
    expect(said).toEqual([expect.stringContaining(`: ${help}`)]);
    // A declared price is corrected after that.
    expect(fixed).toMatch(right.startsWith("points") ? /points: \d+\n$/ : `${ship}${right}\n`);
  });

  test.each([
    ["hull: 14,5", "write a whole number, in digits alone"],
    ["hull: 4.5", "write a whole number, in digits alone"],
    ["hull: '4.5'", "write a whole number, in digits alone"],
    ["hull: 20%", "write 20, without the percent sign"],
    ["hull: 20 boxes", "write 20, without the unit"],
    ["hull: B20", "write 20, the number alone"],
    ["hull: none", "write a number in digits, or remove the key to leave the value out"],
    ["hull: big", "write a whole number, in digits alone"],
    ["hull: '0'", "write 0, without quotes"],
    ["hull: '007'", "write 007, without quotes"],
    ["agile: 1", "write true, which YAML reads as a truth value"],
    ["agile: very", "write true or false"],
    ["points: 1,500", "write 1500, without separators of thousands"],
    ["points: lots", "write a number in digits alone, such as 1000 or 14.5"],
  ])("%s: %s, and nothing is fixed", (line, help) => {
    const text = `name: A\n${line.startsWith("hull") ? "" : "hull: 8\n"}${line}\n`;
    const { said, fixed } = told(text);
    expect([said.at(-1), fixed]).toEqual([expect.stringContaining(`: ${help}`), text]);
  });

  test("a point before three digits may part thousands: a warning asks, in either case", () => {
    const fleet = (budget: string) => `budget: ${budget}\nships: [{name: A, hull: 4, primaries: 4}]\n`;
    const { diagnostics } = lintText(fleet("14.500"));
    expect(diagnostics.map(({ ruleId, help, fix }) => [ruleId, help, fix])).toEqual([
      ["schema/number-style", "write 14.5 or 14500, whichever is meant", null],
    ]);
    for (const budget of ["14.5", "14.50", "14.125", "1400"])
      expect(lintText(fleet(budget)).brief).toEqual([]);
    expect(told(fleet("60,5")).fixed).toBe(fleet("60.5"));
    expect(told(fleet("1,500")).fixed).toBe(fleet("1,500"));
  });
});

describe("special weapons that are written otherwise", () => {
  const ship = (specials: string) => `name: A\nhull: 20\nspecials: ${specials}\n`;

  test.each([
    ["2xPlasma A", "2xPlasma(A)"],
    ["2xPlasma2 A", "2xPlasma2(A)"],
    ["1xMass Driver-F", "1xMass Driver(F)"],
    ["2xPlasma aft", "2xPlasma(A)"],
    ["2xPlasma(front)", "2xPlasma(F)"],
    ["2xPlasma(Forward)", "2xPlasma(F)"],
    ["2xPlasma(rear)", "2xPlasma(A)"],
    ["2xPlasma(left, right)", "2xPlasma(PS)"],
    ["2xPlasma(F+A)", "2xPlasma(FA)"],
    ["2xPlasma[F]", "2xPlasma(F)"],
    ["2xPlasma{F}", "2xPlasma(F)"],
    ["2 Plasma(F)", "2xPlasma(F)"],
    ["2*Plasma(F)", "2xPlasma(F)"],
    ["2xPlasma(F).", "2xPlasma(F)"],
    ["“2xPlasma(F)”", "2xPlasma(F)"],
    ["“2xPlasma(F), 1xMissile(A)”", "2xPlasma(F), 1xMissile(A)"],
    ["2xPlasma(F); 1xMissile(A)", "2xPlasma(F), 1xMissile(A)"],
    ["2xPlasma(F) and 1xMissile(A)", "2xPlasma(F), 1xMissile(A)"],
    ["2xPlasma(F), and 1xMissile(A)", "2xPlasma(F), 1xMissile(A)"],
    ["2xPlasma(F) & 1xMissile(A)", "2xPlasma(F), 1xMissile(A)"],
    ["2xPlasma(F) + 1xMine Rack", "2xPlasma(F), 1xMine Rack"],
    ["2xPlasma(F) 1xMissile(A)", "2xPlasma(F), 1xMissile(A)"],
    ["1xMine Rack 1xMinesweeper", "1xMine Rack, 1xMinesweeper"],
    ["2xPlasma(F)1xMissile(A)", "2xPlasma(F), 1xMissile(A)"],
    ["2 Plasma front; 1xMissile[rear]", "2xPlasma(F), 1xMissile(A)"],
  ])("%s is fixed to %s", (written, right) => {
    const quoted = written.startsWith("“") || /[&{[]/.test(written) ? `'${written}'` : written;
    const { said, fixed } = told(ship(quoted));
    expect(said.every((each) => each.startsWith("special/"))).toBe(true);
    expect(said.length).toBeGreaterThan(0);
    expect(fixed.replaceAll("'", "")).toBe(ship(right));
  });

  test.each([
    ["Plasma(F)", "write 1xPlasma(F)", "expected the number of weapons before the type"],
    ["Plasma(F) x2", "write 2xPlasma(F)", "expected the number and an x before the type"],
    ["Plasma x 2 (F)", "write 2xPlasma(F)", "expected the number and an x before the type"],
    ["1xPlasma(FF)", "write 1xPlasma(F)", "expected each arc once"],
    ["1xPlasma(F, A, F)", "write 1xPlasma(FA)", "expected each arc once"],
  ])("%s: %s, and nothing is fixed", (written, help, message) => {
    const { diagnostics } = lintText(ship(written));
    expect([diagnostics[0]?.help, diagnostics[0]?.message]).toEqual([help, expect.stringContaining(message)]);
    expect(told(ship(written)).fixed).toBe(ship(written));
  });

  test.each(["1xPlazma A", "2xPlasma(X)", "2xPlasma (F) (A)", "x", "9", "and", "+", "()"])(
    "nothing is made of %s",
    (written) => {
      const { diagnostics } = lintText(ship(`'${written}'`));
      expect(diagnostics.map(({ fix: made }) => made)).toEqual(diagnostics.map(() => null));
    },
  );

  test("whatever is fixed can be read, and is a fixed point", () => {
    const part = fc.constantFrom(
      "1x",
      "2 ",
      "Plasma",
      " ",
      "(",
      "F",
      ")",
      "front",
      ";",
      ",",
      "and",
      "“",
      "[A]",
      "x2",
      "A",
      "Mine Rack",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const text = ship(`'${parts.join("")}'`);
        const once = fix(text).text;
        expect(fix(once).text).toBe(once);
        if (once === text) return;
        const left = lintText(once).diagnostics.filter(({ ruleId }) => ruleId === "special/style");
        expect(left).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
