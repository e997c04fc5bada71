import { describe, expect, test } from "vitest";
import type { Scenario } from "../../../src/design/scenario-schema.js";
import { judgeTarget } from "../../../src/play/msg/target.js";
import { msgTargetJson } from "../../../src/report/play/msg/target.js";
import { house } from "../../../src/rulebook/house.js";
import { FACINGS, TERRAIN, UNIT_KINDS } from "../../../src/rulebook/star-fleet.js";
import { TOPICS } from "../../../src/rulebook/topics.js";
import { hexesApart, hexesOf, plain, written } from "../../support/plain-hexes.js";
import { scenario } from "../../support/scenarios.js";

const GOOD = 'msg: {from: "1010", at: "1022", arc: FA, facing: D}\n';
const ids = (made: Scenario, ruleset = house) => judgeTarget(made, ruleset).restrictions.map(({ id }) => id);
const judged = (yaml: string) => ids(scenario(yaml, "aim"));

describe("a shot", () => {
  test("that breaks nothing is allowed, and says what it ends", () => {
    const verdict = judgeTarget(
      scenario(
        'msg: {from: "1010", at: "1022", arc: FA, facing: D, cloaked: true, wildWeasel: true}\n',
        "aim",
      ),
      house,
    );
    expect(verdict).toMatchObject({
      allowed: true,
      restrictions: [],
      range: 12,
      voids: ["cloak", "wild-weasel"],
    });
    expect(verdict.hit.hitOn).toBe(4);
  });

  test.each([
    ["not-armed", "armed: false"],
    ["erratic", "em: true"],
    ["no-fire-control", "afc: false"],
    ["no-lock-on", "lockOn: false"],
  ])("is forbidden by %s alone", (id, key) => {
    expect(judged(GOOD.replace("}", `, ${key}}`))).toEqual([id]);
  });

  test("is forbidden under 5 and over 30 hexes, at every range that a map has", () => {
    const made = scenario('msg: {from: "1010", at: "1022", arc: 360, facing: A}\n', "aim");
    const wrong = hexesOf(99, 99).filter((hex) => {
      const range = hexesApart(plain("1010"), hex);
      const expected = range < 5 ? ["too-near"] : range > 30 ? ["too-far"] : [];
      return ids({ ...made, msg: { ...made.msg, at: written(hex) } }).join() !== expected.join();
    });
    expect(wrong).toEqual([]);
  });

  test("is forbidden out of arc, for each facing", () => {
    const arcs = FACINGS.map((facing) =>
      judged(`msg: {from: "1010", at: "1022", arc: FA, facing: ${facing}}\n`),
    );
    // The hex lies behind: the front arc of a ship that faces C, D or E holds it, edges included.
    expect(arcs).toEqual([["out-of-arc"], ["out-of-arc"], [], [], [], ["out-of-arc"]]);
    expect(judged('msg: {from: "1010", at: "1022", arc: A, facing: A}\n')).toEqual([]);
    expect(judged('msg: {from: "1010", at: "2218", arc: AF, facing: B}\n')).toEqual(["out-of-arc"]);
    expect(judged('msg: {from: "1010", at: "1022", arc: "F,A", facing: A}\n')).toEqual([]);
  });

  test.each([...TERRAIN])("meets the terrain %s, forbidden where it is a planet, star or nebula", (kind) => {
    const forbidden = ["planet", "star", "nebula"].includes(kind);
    expect(judged(`${GOOD}terrain: [{hex: "1022", kind: ${kind}}]\n`)).toEqual(forbidden ? ["terrain"] : []);
    expect(judged(`${GOOD}terrain: [{hex: "1023", kind: ${kind}}]\n`)).toEqual([]);
  });

  test.each([...UNIT_KINDS])("meets a unit of kind %s in the hex", (kind) => {
    const forbidden = ["planet", "nebula"].includes(kind);
    expect(judged(`${GOOD}units: [{name: U, hex: "1022", kind: ${kind}}]\n`)).toEqual(
      forbidden ? ["terrain"] : [],
    );
  });

  test.each([
    ["msg", 13],
    ["black-hole", 37],
  ])("is forbidden nearer to a singularity of kind %s than %i hexes, wherever on the map", (kind, least) => {
    const made = scenario(`${GOOD}singularities: [{hex: "0101", kind: ${kind}}]\n`, "aim");
    const wrong = hexesOf(60, 60).filter((hex) => {
      const singularities = [{ ...made.singularities[0]!, hex: written(hex) }];
      const overlap = hexesApart(plain("1022"), hex) < least;
      return ids({ ...made, singularities }).join() !== (overlap ? "overlap" : "");
    });
    expect(wrong).toEqual([]);
  });

  test("names the very distance: 12 and 36 hexes are too near, 13 and 37 are not", () => {
    const at = (hex: string, kind: string) =>
      judged(`${GOOD}singularities: [{hex: "${hex}", kind: ${kind}}]\n`);
    expect([at("1034", "msg"), at("1035", "msg")]).toEqual([["overlap"], []]);
    expect([at("1058", "black-hole"), at("1059", "black-hole")]).toEqual([["overlap"], []]);
  });

  test("is forbidden by every reason at once, in all combinations", () => {
    const made = scenario(GOOD, "aim");
    const breaks: readonly [string, (s: Scenario) => Scenario][] = [
      ["not-armed", (s) => ({ ...s, msg: { ...s.msg, armed: false } })],
      ["erratic", (s) => ({ ...s, msg: { ...s.msg, em: true } })],
      ["no-fire-control", (s) => ({ ...s, msg: { ...s.msg, afc: false } })],
      ["no-lock-on", (s) => ({ ...s, msg: { ...s.msg, lockOn: false } })],
      ["too-far", (s) => ({ ...s, msg: { ...s.msg, from: "1060" } })],
      ["out-of-arc", (s) => ({ ...s, msg: { ...s.msg, arcs: [s.msg.from === "1060" ? "FA" : "RA"] } })],
      ["terrain", (s) => ({ ...s, terrain: [...s.terrain, { hex: "1022", kind: "star" }] })],
      ["overlap", (s) => ({ ...s, singularities: [...s.singularities, { hex: "1030", kind: "msg" }] })],
      [
        "overlap",
        (s) => ({ ...s, singularities: [...s.singularities, { hex: "2040", kind: "black-hole" }] }),
      ],
    ];
    for (let chosen = 0; chosen < 2 ** breaks.length; chosen++) {
      const broken = breaks.filter((_, i) => chosen & (2 ** i));
      let now = broken.reduce((s, [, change]) => change(s), made);
      // Seen from 1060 the hex lies before a ship that faces A.
      if (now.msg.from === "1060") {
        const out = broken.some(([id]) => id === "out-of-arc");
        now = { ...now, msg: { ...now.msg, facing: "A", arcs: [out ? "RA" : "FA"] } };
      }
      expect(ids(now)).toEqual(broken.map(([id]) => id));
      expect(judgeTarget(now, house).allowed).toBe(broken.length === 0);
    }
  });

  test("is forbidden where the ruleset plays without MSGs", () => {
    const without = { ...house, optionalRules: { ...house.optionalRules, msg: false } };
    expect(ids(scenario(GOOD, "aim"), without)).toEqual(["rule-off"]);
  });

  test("needs the ship's hex, its facing and the arc", () => {
    expect(() => judgeTarget(scenario('msg: {at: "1022"}\n'), house)).toThrow(/facing A to F/);
  });

  test("gives its reasons in words, each with the rule that explain tells", () => {
    const made = scenario(
      `msg: {from: "1010", at: "1012", arc: RA, facing: D, em: true, afc: false, lockOn: false, armed: false}
singularities: [{hex: "1014", kind: msg}, {hex: "1040", kind: black-hole}]
terrain: [{hex: "1012", kind: planet}]
`,
      "aim",
    );
    const { allowed, reasons, topics } = JSON.parse(msgTargetJson(judgeTarget(made, house)));
    expect([allowed, reasons.length, topics.length]).toEqual([false, 9, 9]);
    const known = TOPICS.map(({ id }) => id);
    expect(topics.filter((id: string) => !known.includes(id))).toEqual([]);
    expect(reasons.join("\n")).toMatch(
      /under 5 hexes[\s\S]*arc RA[\s\S]*planet[\s\S]*closer than 13[\s\S]*closer than 37/,
    );
  });
});
