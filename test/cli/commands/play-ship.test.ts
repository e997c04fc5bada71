import { lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inProcess } from "../../support/cli/in-process.js";
import { project, runAll } from "../../support/cli/run.js";

const here = project({
  "fleet.yaml": `fleet: F
ships:
  - {name: Lance, hull: 8, engines: 4, agile: true, secondaries: 8, primaries: 2, crew: elite, specials: "2xPlasma(F), 1xMissile2(A)"}
  - {name: Mule, hull: 9, engines: 4}
  - {name: Wreck, hull: 2, primaries: 9}
`,
  "quiet.yaml":
    "ships:\n  # shipcost-disable-next-line fleet/design-reference: not drawn yet\n  - design: gone.yaml\n    name: Quiet\n",
  "fort.yaml": "name: Fort\nkind: base\nhull: 8\nprimaries: 8\n",
});
const play = (...args: string[]) => ["play", ...args];
const jsonOf = async (...args: string[]) => {
  const { code, stdout, stderr } = await inProcess(here.root, [...args, "--format", "json"]);
  return { code, stderr, ...JSON.parse(stdout) };
};

describe("the play calculators as commands", () => {
  test("give the contract's fields", async () => {
    const [initiative, vector, fire, ranges, engines, knocked] = await Promise.all([
      jsonOf(...play("initiative", "--sides", "Reds:elite:3,Blues:green:2/1/0", "--dice", "4,4")),
      jsonOf(...play("vector", "--at", "0,0", "--marker", "0,10", "--burn", "3@90", "--engines", "4")),
      jsonOf(...play("secondaries", "--count", "80", "--hull", "20", "--targets", "3,5")),
      jsonOf(...play("ranges", "1xPlasma3(F)", "--tl", "5")),
      jsonOf(...play("engines", "--hull", "9", "--engines", "4", "--damage", "5")),
      jsonOf(...play("knockout", "--ship", "fleet.yaml#Lance", "--hits", "2", "--dice", "1,4")),
    ]);
    expect(initiative).toMatchObject({
      version: 1,
      rolls: [
        { side: "Reds", die: 4, modifier: 1, total: 5 },
        { side: "Blues", die: 4, modifier: -1, total: 3 },
      ],
      initiative: "Reds",
      order: [
        { subphase: 1, side: "Blues", unit: 1 },
        { subphase: 1, side: "Blues", unit: 2 },
        { subphase: 2, side: "Reds", unit: 1 },
        { subphase: 2, side: "Blues", unit: 1 },
        { subphase: 2, side: "Reds", unit: 2 },
        { subphase: 2, side: "Reds", unit: 3 },
      ],
    });
    expect(vector.turns).toEqual([
      expect.objectContaining({
        turn: 1,
        phase: null,
        burn: { distance: 3, bearing: 90 },
        legal: true,
        position: [3, 10],
        marker: [6, 20],
        facing: 90,
      }),
    ]);
    expect(fire).toMatchObject({
      perTarget: 40,
      plan: [
        { defence: 3, unused: 1, attacks: [{ odds: "6-1", count: 2 }, { odds: "1-1" }] },
        { defence: 5 },
      ],
      left: 1,
    });
    expect(ranges).toMatchObject({ type: "Plasma", power: 3, techLevel: 5 });
    expect(ranges.brackets.map((each: { upTo: number }) => each.upTo)).toEqual([10, 16, 22, 28]);
    expect(engines).toMatchObject({ interval: 2, lostAt: [2, 4, 6, 8], rating: 2 });
    expect(knocked).toMatchObject({
      chances: [
        { notation: "2xPlasma(F)", chance: "2/3" },
        { notation: "1xMissile2(A)", chance: "1/3" },
      ],
      lost: ["1xPlasma(F)", "1xMissile2(A)"],
      seed: null,
    });
  });

  test("take numbers from a design, less what damage took", async () => {
    const [fire, ranges, whole, hurt, missile] = await Promise.all([
      jsonOf(...play("secondaries", "--ship", "fleet.yaml#Lance", "--targets", "2")),
      jsonOf(...play("ranges", "--ship", "fleet.yaml#Lance")),
      jsonOf(...play("vector", "--ship", "fleet.yaml#Lance", "--burn", "4@45")),
      jsonOf(...play("vector", "--ship", "fleet.yaml#Mule", "--damage", "5", "--burn", "3@45")),
      jsonOf(...play("vector", "--ship", "fleet.yaml#Lance", "--unit", "missile")),
    ]);
    expect(fire).toMatchObject({ count: 8, hull: 8, perTarget: 4, combat: 1 });
    expect(ranges.weapons).toMatchObject([
      { notation: "2xPlasma(F)" },
      { notation: "1xMissile2(A)", moves: [14, 14] },
    ]);
    expect(whole).toMatchObject({ code: 0, agile: true, turns: [{ legal: true, facing: null }] });
    expect(hurt).toMatchObject({ code: 1, engines: 2, legal: false, turns: [{ legal: false }] });
    expect(missile).toMatchObject({ allowance: 14, turns: [{ phase: 1 }, { phase: 2 }] });
  });

  test("roll the same dice from the same seed, and say which", async () => {
    const [first, again, free] = await runAll(here, [
      play("knockout", "--specials", "5xPlasma(F)", "--hits", "4", "--seed", "7"),
      play("knockout", "--specials", "5xPlasma(F)", "--hits", "4", "--seed", "7"),
      play("initiative", "--sides", "A,B"),
    ]);
    expect(first!.stdout).toBe(again!.stdout);
    expect(first!.stdout).toContain("Rolled from seed 7.");
    const seed = /Rolled from seed (\d+)\./.exec(free!.stdout)?.[1];
    const repeated = await here.run(play("initiative", "--sides", "A,B", "--seed", seed!));
    expect(repeated.stdout).toBe(free!.stdout);
  });

  test("refuse what cannot be, and say what was expected", async () => {
    const refused: [string[], RegExp][] = [
      [play("initiative", "--sides", "Reds"), /1 sides: expected 2 to 12/],
      [play("initiative", "--sides", "A:elit,B"), /did you mean elite\?/],
      [play("initiative", "--sides", "A:elite:x,B"), /units in each subphase/],
      [
        play("initiative", "--sides", "A,B", "--dice", "3,3"),
        /A and B are tied at 3: 2 more dice are needed/,
      ],
      [play("initiative", "--sides", "A,B", "--first", "C"), /expected one of A, B/],
      [play("initiative", "--sides", "A,B", "--dice", "1,2", "--seed", "3"), /one or the other/],
      [play("vector", "--burn", "3@90"), /needs --engines/],
      [play("vector", "--engines", "4", "--burn", "90"), /3@90, or none/],
      [play("vector", "--engines", "4", "--burn", "-1@90"), /3@90, or none/],
      [play("vector", "--engines", "4", "--burn", "1@361"), /0 to 360 degrees/],
      [play("vector", "--engines", "4", "--at", "here"), /inches east and north/],
      [play("vector", "--unit", "fighter", "--engines", "4"), /--engines is for a ship/],
      [play("vector", "--unit", "fighter", "--power", "2"), /--power is for a missile/],
      [play("vector", "--engines", "4", "--tl", "4"), /--tl is for a fighter or missile/],
      [play("vector", "--unit", "missile", "--tl", "9"), /expected 3 to 6/],
      [play("vector", "--engines", "4", "--damage", "1"), /--damage goes with --ship/],
      [play("vector", "--ship", "fleet.yaml#Mule", "--damage", "10"), /expected 0 to 9/],
      [play("vector", "--engines", "4", "--svg", "fleet.yaml"), /ends in \.svg/],
      [play("vector", "--engines", "4", "--svg", "/dev/null/track.svg"), /no folder|not a directory/],
      [play("secondaries", "--count", "8"), /--count and --hull/],
      [play("secondaries", "--count", "8", "--hull", "9", "--targets", "3,0"), /whole numbers from 1/],
      [play("secondaries", "--count", "8", "--hull", "0"), /hull 0: expected/],
      [play("ranges"), /1xPlasma3\(F\)/],
      [play("ranges", "1xPlazma(F)"), /did you mean Plasma\?/],
      [play("ranges", "1xMine Rack2"), /expected no strength/],
      [play("ranges", "1xPlasma(F)", "--tl", "7"), /expected 3 to 6/],
      [play("ranges", "--ship", "fleet.yaml#Mule"), /no special weapons/],
      [play("knockout"), /--specials, or --ship/],
      [play("knockout", "--ship", "fleet.yaml#Mule", "--hits", "1"), /no special weapon/],
      [play("knockout", "--specials", "1xPlasma(F)", "--hits", "2"), /expected 0 to 1/],
    ];
    for (const [args, message] of refused) {
      const { code, stdout, stderr } = await inProcess(here.root, args);
      expect([args.join(" "), code, stdout]).toEqual([args.join(" "), 2, expect.any(String)]);
      expect([args.join(" "), stderr]).toEqual([args.join(" "), expect.stringMatching(message)]);
    }
  });
});

describe("the picture of a track as a file", () => {
  const track = (...svg: string[]) => play("vector", "--engines", "4", "--burn", "2@0", "--svg", ...svg);

  test("goes to standard output in place of the text, or beside it into a file", async () => {
    const [printed, written, json] = await runAll(here, [
      track("-"),
      track("track.svg"),
      track("json.svg", "--format", "json"),
    ]);
    expect(printed!.stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(printed!.stderr).toBe("");
    expect(written!.stdout).toMatch(/^From 0, 0 /);
    expect(written!.stderr).toBe("wrote track.svg\n");
    expect(readFileSync(join(here.root, "track.svg"), "utf8")).toBe(printed!.stdout);
    expect(JSON.parse(json!.stdout).version).toBe(1);
  });

  test("takes the place of the old one, also behind a link", async () => {
    mkdirSync(join(here.root, "kept"));
    writeFileSync(join(here.root, "kept/old.svg"), "old", { mode: 0o640 });
    symlinkSync("kept/old.svg", join(here.root, "link.svg"));
    const { code } = await here.run(track("link.svg"));
    expect(code).toBe(0);
    expect(lstatSync(join(here.root, "link.svg")).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(here.root, "kept/old.svg"), "utf8")).toMatch(/^<svg /);
    expect(statSync(join(here.root, "kept/old.svg")).mode & 0o777).toBe(0o640);
  });
});

describe("a design with errors", () => {
  test("keeps every calculator from its answer, and in JSON its findings are the document", async () => {
    const ship = ["--ship", "fleet.yaml#Wreck"];
    const asked = [
      play("vector", "--burn", "none", ...ship),
      play("secondaries", "--targets", "3", ...ship),
      play("ranges", ...ship),
      play("engines", ...ship),
      play("knockout", ...ship),
      play("mines", "--speed", "3", ...ship),
      play("sweep", ...ship),
    ];
    for (const args of asked) {
      const { code, findings } = await jsonOf(...args);
      expect([args[1], code]).toEqual([args[1], 1]);
      expect(findings).toMatchObject([
        { ruleId: "hull/overfull", severity: "error", line: 5, ship: "Wreck" },
      ]);
    }
  });
});

describe("show as a command", () => {
  test("shows the legal ships, tells of the others on standard error, and exits 1", async () => {
    const [table, json, one, changed] = await runAll(here, [
      ["show", "fleet.yaml"],
      ["show", "fleet.yaml", "--format", "json"],
      ["show", "fleet.yaml#Mule"],
      ["show", "fleet.yaml#Mule", "--set", "crew=elite", "--set", "shields=2", "--format", "json"],
    ]);
    expect([table!.code, json!.code, one!.code, changed!.code]).toEqual([1, 1, 0, 0]);
    expect(table!.stdout).toMatch(/Lance[\s\S]*Mule/);
    expect(table!.stdout).not.toContain("Wreck");
    expect(table!.stderr).toMatch(/^fleet\.yaml:5:\d+: error hull\/overfull: [^\n]+\n$/);
    const document = JSON.parse(json!.stdout);
    expect(document.ships.map(({ name }: { name: string }) => name)).toEqual(["Lance", "Mule"]);
    expect(document.findings).toMatchObject([{ ruleId: "hull/overfull" }, ...document.findings.slice(1)]);
    expect(json!.stderr).toBe("");
    expect(JSON.parse(changed!.stdout).ships[0]).toMatchObject({ defence: "3(5)", crew: { combat: 1 } });
  });

  test("tells why a ship has no card, though a comment suppresses it", async () => {
    for (const args of [["show", "quiet.yaml"], play("engines", "--ship", "quiet.yaml")]) {
      const { code, stderr } = await inProcess(here.root, args);
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^quiet\.yaml:3:\d+: error fleet\/design-ref/),
      ]);
    }
  });
});
