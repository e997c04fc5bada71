import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inProcess } from "../../support/cli/in-process.js";
import { project, runAll } from "../../support/cli/run.js";

const SCENARIO = `scenario: Two at once
msg: { from: "1010", at: "1022", arc: FA, facing: D, impulse: 5, turn: 1 }
units:
  - { name: Hawk, hex: "1018", kind: ship }
  - { name: "\\e[31m<script>\\u202E", hex: "1222", kind: seeking, target: Hawk }
`;
const here = project({
  "s.yaml": SCENARIO,
  "no.yaml": SCENARIO.replace("turn: 1", "em: true, afc: false"),
  "bad.yaml": 'msg: { at: "1022" }\nunit:\n  - { name: Hawk, hex: "9", kind: ship }\n',
  "odd.yaml": 'msg: { at: "1022", impulse: 05 }\n',
  "turn.yaml": 'ruleset: turn\nversion: "1"\nextends: house\nmsg: { pullCount: turn }\n',
  "ship.yaml": "name: Lancer\nhull: 8\nprimaries: 8\n",
});
const json = (text: string) => JSON.parse(text);

describe("play msg", () => {
  test("answers in JSON as documented, and exits 1 on a may-not", async () => {
    const [hit, near, timeline, pull, beyond, target, refused, tracks] = await runAll(here, [
      ["play", "msg", "hit", "--range", "17", "--ew-shift", "1", "--dice", "2", "--format", "json"],
      ["play", "msg", "hit", "--range", "4", "--format", "json"],
      ["play", "msg", "timeline", "--fired", "30", "--turn", "2", "--format", "json"],
      ["play", "msg", "pull", "--range", "6", "--format", "json"],
      ["play", "msg", "pull", "--range", "7", "--format", "json"],
      ["play", "msg", "target", "--scenario", "s.yaml", "--format", "json"],
      ["play", "msg", "target", "--scenario", "no.yaml", "--format", "json"],
      ["play", "msg", "pull", "--scenario", "s.yaml", "--format", "json"],
    ]);
    expect(json(hit!.stdout)).toMatchObject({
      version: 1,
      allowed: true,
      band: { from: 16, to: 22 },
      hitOn: 2,
      chance: "1/3",
      roll: { die: 2, works: true, seed: null },
    });
    expect([near!.code, json(near!.stdout)]).toMatchObject([1, { allowed: false, band: null, hitOn: null }]);
    expect(json(timeline!.stdout)).toMatchObject({
      effective: { turn: 3, impulse: 2 },
      dissipates: { turn: 4, impulse: 2 },
      arming: { turns: [1, 2], warp: 3, beforehand: false },
    });
    expect(json(pull!.stdout).moves).toEqual(
      [
        [0, 5],
        [5, 4],
        [8, 3],
        [9, 2],
        [10, 1],
        [11, 0],
      ].map(([impulse, range]) => ({ impulse, range })),
    );
    expect([beyond!.code, json(beyond!.stdout).moves]).toEqual([0, []]);
    expect([target!.code, json(target!.stdout)]).toMatchObject([
      0,
      { version: 1, allowed: true, reasons: [] },
    ]);
    expect([refused!.code, json(refused!.stdout).reasons.length]).toEqual([1, 2]);
    expect(json(tracks!.stdout)).toMatchObject({
      version: 1,
      effective: { turn: 1, impulse: 9 },
      units: [
        {
          name: "Hawk",
          held: true,
          why: null,
          track: expect.arrayContaining([expect.objectContaining({ hex: "1022", range: 0 })]),
        },
        {
          kind: "seeking",
          held: true,
          track: expect.arrayContaining([expect.objectContaining({ strikes: "Hawk" })]),
        },
      ],
    });
    for (const each of [hit, near, timeline, pull, beyond, target, refused, tracks])
      expect(each!.stderr).toBe("");
  });

  test("draws into a file, or on standard output alone", async () => {
    const [file, out] = await runAll(here, [
      ["play", "msg", "pull", "--scenario", "s.yaml", "--svg", "map.svg"],
      ["play", "msg", "pull", "--scenario", "s.yaml", "--svg", "-"],
    ]);
    expect([file!.code, file!.stderr, file!.stdout]).toEqual([
      0,
      "wrote map.svg\n",
      expect.stringContaining("Hawk"),
    ]);
    expect(readFileSync(join(here.root, "map.svg"), "utf8")).toBe(out!.stdout);
    expect(out!.stdout).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(readdirSync(here.root).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    for (const { stdout } of [file!, out!]) {
      for (const raw of ["\u001B", "\u202E"]) expect(stdout).not.toContain(raw);
    }
    expect(out!.stdout).not.toContain("<script>");
  });

  test("reads a scenario from standard input; tells what is wrong in one, and warns of odd numbers", async () => {
    const [bad, ship, odd] = await runAll(here, [
      ["play", "msg", "pull", "--scenario", "bad.yaml"],
      ["play", "msg", "target", "--scenario", "ship.yaml"],
      ["play", "msg", "pull", "--scenario", "odd.yaml"],
    ]);
    expect([bad!.code, bad!.stdout]).toEqual([1, ""]);
    expect(bad!.stderr).toMatch(
      /^bad\.yaml:2:1 error schema\/unknown-key\n 2 │ unit:\n {3}│ \^{4}\n {2}unknown key "unit"\n/,
    );
    expect(bad!.stderr).toContain("  help: did you mean units?\n");
    expect([ship!.code, ship!.stderr]).toEqual([
      1,
      expect.stringContaining("ship.yaml:1:1 error schema/missing-key"),
    ]);
    expect([odd!.code, odd!.stderr]).toEqual([
      0,
      expect.stringContaining("odd.yaml:1:29: warning schema/number-style"),
    ]);
    const piped = await here.run(["play", "msg", "target", "--scenario", "-", "--stdin-filename", "x.yaml"], {
      input: 'msg: { at: "10" }\n',
    });
    expect([piped.code, piped.stderr]).toEqual([
      1,
      expect.stringMatching(/^x\.yaml:1:12 error schema\/type/),
    ]);
  });

  test("in JSON, the findings of a scenario that cannot be read are the document", async () => {
    for (const command of ["target", "pull"]) {
      const { code, stdout, stderr } = await inProcess(here.root, [
        ...["play", "msg", command, "--scenario", "bad.yaml", "--format", "json"],
      ]);
      const [error] = JSON.parse(stdout).findings;
      expect([code, JSON.parse(stdout).version]).toEqual([1, 1]);
      expect(error).toMatchObject({ ruleId: "schema/unknown-key", path: "bad.yaml", line: 2, column: 1 });
      expect(stderr).toMatch(/^bad\.yaml:2:1: error/);
    }
  });

  test("refuses the impossible with what was expected", async () => {
    const commands: readonly [string, RegExp][] = [
      ["hit", /--range/],
      ["hit --range 100", /0 to 99/],
      ["hit --range 5.5", /0 to 99/],
      ["hit --range 9 --dice 7", /1 to 6/],
      ["hit --range 9 --dice 3 --seed 1", /one or the other/],
      ["timeline --fired 33", /1 to 32/],
      ["timeline --fired 0", /1 to 32/],
      ["timeline --fired 3 --turn 0", /from 1/],
      ["pull", /one of the two/],
      ["pull --range 6 --scenario s.yaml", /one of the two/],
      ["pull --range 6 --svg a.svg", /--scenario/],
      ["pull --scenario s.yaml --svg a.txt", /ends in \.svg/],
      ["pull --scenario s.yaml --svg /dev/null/a.svg", /no folder|not a directory/],
      ["pull --scenario s.yaml --svg - --format json", /one or the other/],
      ["pull --scenario s.yaml --fired 3", /--range/],
      ["pull --range 6 --ruleset turn.yaml", /--fired/],
      ["pull --scenario gone.yaml", /gone\.yaml/],
      ["target", /--scenario/],
    ];
    const outcomes = await runAll(
      here,
      commands.map(([line]) => ["play", "msg", ...line.split(" ")]),
    );
    for (const [i, { code, stdout, stderr }] of outcomes.entries()) {
      expect([commands[i]![0], code, stdout]).toEqual([commands[i]![0], 2, ""]);
      expect(stderr).toMatch(commands[i]![1]);
      expect(stderr).not.toMatch(/\n {4}at /);
    }
  });
});
