import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Scenario, ScenarioUnit } from "../../../src/design/scenario-schema.js";
import { pullScenario, type UnitTrack } from "../../../src/play/msg/tracks.js";
import { house } from "../../../src/rulebook/house.js";
import type { Ruleset } from "../../../src/rulebook/schema.js";
import { UNIT_KINDS } from "../../../src/rulebook/star-fleet.js";
import { beside, FACES, hexesApart, nearest, type Plain, plain, written } from "../../support/plain-hexes.js";
import { scenario } from "../../support/scenarios.js";

const withMsg = (msg: Partial<Ruleset["msg"]>): Ruleset => ({ ...house, msg: { ...house.msg, ...msg } });

/** The tracks of units around a singularity in 1022 that forms on impulse 32 of turn 1: counts are impulses of turn 2. */
function tracks(
  units: string,
  ruleset: Ruleset = house,
  { ownMove = true, more = "" } = {},
): readonly UnitTrack[] {
  const read = scenario(`msg: {at: "1022", impulse: 28}\n${more}units:\n${units}`);
  return pullScenario(read, ruleset, { ownMove }).units;
}
const one = (unit: string, ruleset?: Ruleset, options = {}) =>
  tracks(`  - {name: U, ${unit}}\n`, ruleset, options)[0]!;
const brief = ({ track }: UnitTrack) => track.map(({ impulse, hex, range }) => `${impulse} ${hex} ${range}`);

describe("a scenario played out", () => {
  test("draws a drifting ship along its row, as at the table", () => {
    const hawk = one('hex: "1016", kind: ship');
    expect(brief(hawk)).toEqual(["0 1017 5", "5 1018 4", "8 1019 3", "9 1020 2", "10 1021 1", "11 1022 0"]);
    expect(hawk).toMatchObject({ why: null, heldFrom: 11, leftMap: null, start: { hex: "1016", range: 6 } });
  });

  test("forms at the crossing of turns and tells each impulse of the turn", () => {
    const read = scenario(
      'msg: {at: "1022", turn: 2, impulse: 30}\nunits: [{name: U, hex: "1017", kind: ship}]\n',
    );
    const { effective, dissipates, units } = pullScenario(read, house);
    expect([effective, dissipates]).toEqual([
      { turn: 3, impulse: 2 },
      { turn: 4, impulse: 2 },
    ]);
    expect(units[0]!.track.map(({ moment }) => moment.impulse)).toEqual([2, 6, 8, 10, 11]);
  });

  test("spares a unit in an atmosphere the first pull only, and all of it without a clear line", () => {
    const lander = one('hex: "1019", kind: ship, atmosphere: true, clearLine: true');
    expect(brief(lander)).toEqual(["3 1020 2", "4 1021 1", "5 1022 0"]);
    const hidden = one('hex: "1019", kind: ship, atmosphere: true');
    expect([brief(hidden), hidden.why]).toEqual([[], "no-clear-line"]);
  });

  test.each(UNIT_KINDS)("pulls a %s or says why not", (kind) => {
    const pulled = ["ship", "base", "fighter", "seeking"].includes(kind);
    const { why, track } = one(`hex: "1020", kind: ${kind}`);
    expect([why, track.length > 0]).toEqual([pulled ? null : "kind", pulled]);
  });

  test("leaves a base alone only with positional stabilizers", () => {
    expect(one('hex: "1020", kind: base').why).toBeNull();
    expect(one('hex: "1020", kind: base, stabilized: true')).toMatchObject({ why: "stabilized", track: [] });
  });

  test("reaches six hexes, and says so of units that are never nearer", () => {
    expect(one('hex: "1016", kind: ship').why).toBeNull();
    expect(one('hex: "1015", kind: ship')).toMatchObject({ why: "out-of-reach", track: [] });
    // It comes within reach by its own movement.
    expect(one('hex: "1015", kind: ship, heading: D, speed: 2').why).toBeNull();
  });

  test("pulls first, then moves; or the other way about", () => {
    const unit = 'hex: "1020", kind: ship, heading: A, speed: 32';
    // Formation: 1021 at range 1. Impulse 1: pulled into the hex and held before it can move.
    expect(brief(one(unit))).toEqual(["0 1021 1", "1 1022 0"]);
    // Moved first: to 1020, range 2, where impulse 1 does not pull.
    const after = one(unit, withMsg({ pullBeforeMovement: false }));
    expect(brief(after).slice(0, 3)).toEqual(["0 1021 1", "1 1020 2", "2 1019 3"]);
    expect(brief(one(unit, house, { ownMove: false }))).toEqual(["0 1021 1", "1 1022 0"]);
  });

  test("tells both steps of an impulse", () => {
    const { track } = one('hex: "1019", kind: ship, heading: A, speed: 16');
    expect(track[1]).toMatchObject({ impulse: 2, pulled: "1021", moved: "1020", hex: "1020", range: 2 });
  });

  test("holds a unit at range 0, which keeps its speed", () => {
    const held = one('hex: "1022", kind: ship, heading: A, speed: 32');
    expect(held).toMatchObject({ heldFrom: 0, track: [], why: null, unit: { speed: 32 } });
  });

  test("lets what is not pulled fly through", () => {
    const comet = one('hex: "1020", kind: comet, heading: D, speed: 16');
    expect(brief(comet).slice(0, 3)).toEqual(["2 1021 1", "4 1022 0", "6 1023 1"]);
    expect(comet).toMatchObject({ why: "kind", heldFrom: null });
  });

  test("tells a tie, and takes the clockwise hex unless the owner or the ruleset says otherwise", () => {
    const first = (unit: string, ruleset?: Ruleset) => one(unit, ruleset).track[0];
    expect(first('hex: "1222", kind: ship')).toMatchObject({ hex: "1122", ties: ["1123"] });
    expect(first('hex: "1222", kind: ship, tie: counterclockwise')).toMatchObject({
      hex: "1123",
      ties: ["1122"],
    });
    const other = withMsg({ ties: "counterclockwise" });
    expect(first('hex: "1222", kind: ship', other)).toMatchObject({ hex: "1123", ties: ["1122"] });
    expect(first('hex: "1222", kind: ship, tie: clockwise', other)).toMatchObject({ hex: "1122" });
  });

  test("never draws a unit off the map: on its edge a tie is none", () => {
    const read = scenario(
      'msg: {at: "0501"}\nunits: [{name: U, hex: "0101", kind: ship, tie: counterclockwise}]\n',
    );
    const [unit] = pullScenario(read, house).units;
    expect(unit!.track.map(({ hex, ties }) => [hex, ties])).toEqual([
      ["0201", []],
      ["0301", []],
      ["0401", []],
      ["0501", []],
    ]);
  });

  test("lets a unit leave the map by its own movement, and says when", () => {
    const more = "map: {columns: 20, rows: 30}\n";
    const gone = one('hex: "2029", kind: ship, heading: C, speed: 16', house, { more });
    expect(gone).toMatchObject({ leftMap: 2, track: [], why: "out-of-reach" });
    const top = one('hex: "1002", kind: ship, heading: A, speed: 16');
    expect([brief(top), top.leftMap]).toEqual([["2 1001 21"], 4]);
  });

  test("lets a seeking weapon strike where its target shares the hex of the singularity", () => {
    const pair = (drone: string) =>
      tracks(`  - {name: Hawk, hex: "1018", kind: ship}\n  - {name: Drone, kind: seeking, ${drone}}\n`)[1]!;
    const met = pair('hex: "1021", target: Hawk');
    expect(met.track.map(({ impulse, strikes }) => [impulse, strikes])).toEqual([
      [0, null],
      [5, "Hawk"],
    ]);
    expect(pair('hex: "1021"').track.every(({ strikes }) => strikes === null)).toBe(true);
    // Together from 1018 on: they strike in the singularity's hex alone.
    expect(pair('hex: "1018", target: Hawk').track.map(({ hex, strikes }) => [hex, strikes])).toEqual([
      ["1019", null],
      ["1020", null],
      ["1021", null],
      ["1022", "Hawk"],
    ]);
  });

  test("lets two weapons that seek one another strike in the same impulse, and neither again", () => {
    const [a, b] = tracks(
      '  - {name: A, hex: "1021", kind: seeking, target: B}\n  - {name: B, hex: "1023", kind: seeking, target: A}\n',
    );
    expect(a!.track.map(({ strikes }) => strikes)).toEqual(["B"]);
    expect(b!.track.map(({ strikes }) => strikes)).toEqual(["A"]);
  });

  test("counts the impulses of the turn where the ruleset does", () => {
    const read = scenario('msg: {at: "1022", impulse: 30}\nunits: [{name: U, hex: "1019", kind: ship}]\n');
    // Formed on impulse 2: range 2 is pulled on 4, the second impulse; range 1 on the next.
    const impulses = (ruleset: Ruleset) =>
      pullScenario(read, ruleset).units[0]!.track.map(({ impulse }) => impulse);
    expect(impulses(withMsg({ pullCount: "turn" }))).toEqual([0, 2, 3]);
    const later = scenario('msg: {at: "1022", impulse: 29}\nunits: [{name: U, hex: "1019", kind: ship}]\n');
    expect(
      pullScenario(later, withMsg({ pullCount: "turn" })).units[0]!.track.map(({ impulse }) => impulse),
    ).toEqual([0, 1, 2]);
  });
});

/** The same game played plainly with real-valued geometry: the hexes of one unit after each impulse. */
function plainly(
  unit: ScenarioUnit,
  { msg, map }: Scenario,
  rules: Ruleset["msg"],
  ownMove: boolean,
): string[] {
  const goal = plain(msg.at);
  const moved = ["planet", "moon", "asteroid", "comet", "nebula", "heat-zone", "gravity-wave", "mine"];
  const unpulled =
    moved.includes(unit.kind) ||
    (unit.kind === "base" && unit.stabilized) ||
    (unit.atmosphere && !unit.clearLine);
  let at: Plain = plain(unit.hex);
  let off = false;
  const lines: string[] = [];
  const onMap = ({ column, row }: Plain) =>
    column >= 1 && row >= 1 && column <= map.columns && row <= map.rows;
  const draw = () => {
    const ways = nearest(at, goal).filter((face) => onMap(beside(at, face)));
    const clockwise = (unit.tie ?? rules.ties) === "clockwise";
    at = beside(at, clockwise ? ways[ways.length - 1]! : ways[0]!);
  };
  for (let count = 0; count <= 32 && !off; count++) {
    const before = written(at);
    let acted = false;
    const turnImpulse = ((msg.impulse + 3 + count) % 32) + 1;
    const pull = () => {
      const range = hexesApart(at, goal);
      if (unpulled || range === 0 || range > 6 || (count === 0 && unit.atmosphere)) return;
      const counted = rules.pullCount === "turn" ? turnImpulse : count;
      if (count > 0 && counted % range !== 0) return;
      draw();
      acted = true;
    };
    const move = () => {
      if (count === 0 || !ownMove || !unit.heading || off) return;
      if (!unpulled && hexesApart(at, goal) === 0) return;
      // The chart by its spacing: the k-th of s moves is on impulse 32k/s, rounded up.
      const due = Array.from({ length: unit.speed }, (_, k) => Math.ceil((32 * (k + 1)) / unit.speed));
      if (!due.includes(turnImpulse)) return;
      const next = beside(at, FACES.indexOf(unit.heading));
      off = !onMap(next);
      if (off) return;
      at = next;
      acted = true;
    };
    for (const part of rules.pullBeforeMovement ? [pull, move] : [move, pull]) if (!off) part();
    if (acted) lines.push(`${count} ${written(at)} ${hexesApart(at, goal)}`);
    else if (before !== written(at)) throw new Error("moved without acting");
  }
  return lines;
}

test("tracks are those of the same game played plainly, with random units and options", () => {
  const map = { columns: 42, rows: 30 };
  const hex = (column: fc.Arbitrary<number>, row: fc.Arbitrary<number>) =>
    fc.tuple(column, row).map(([c, r]) => written({ column: c, row: r }));
  const anywhere = hex(fc.integer({ min: 1, max: 42 }), fc.integer({ min: 1, max: 30 }));
  const near = (at: string) => {
    const { column, row } = plain(at);
    const within = (middle: number, most: number) =>
      fc.integer({ min: Math.max(1, middle - 8), max: Math.min(most, middle + 8) });
    return hex(within(column, 42), within(row, 30));
  };
  const game = anywhere.chain((at) =>
    fc.record({
      at: fc.constant(at),
      impulse: fc.integer({ min: 1, max: 32 }),
      ownMove: fc.boolean(),
      pullBeforeMovement: fc.boolean(),
      pullCount: fc.constantFrom("formation" as const, "turn" as const),
      ties: fc.constantFrom("clockwise" as const, "counterclockwise" as const),
      units: fc.array(
        fc.record({
          hex: near(at),
          kind: fc.constantFrom(...UNIT_KINDS, "ship" as const, "ship" as const, "fighter" as const),
          heading: fc.constantFrom(...FACES),
          speed: fc.integer({ min: 0, max: 32 }),
          stabilized: fc.boolean(),
          atmosphere: fc.boolean(),
          clearLine: fc.boolean(),
          tie: fc.constantFrom(undefined, "clockwise" as const, "counterclockwise" as const),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  );
  fc.assert(
    fc.property(game, ({ at, impulse, ownMove, units, ...options }) => {
      const read = scenario(`map: {columns: 42, rows: 30}\nmsg: {at: "${at}", impulse: ${impulse}}\n`);
      const made = { ...read, map, units: units.map((unit, i) => ({ ...unit, name: `U${i}` })) } as Scenario;
      const ruleset = withMsg(options);
      const found = pullScenario(made, ruleset, { ownMove }).units.map(brief);
      expect(found).toEqual(made.units.map((unit) => plainly(unit, made, ruleset.msg, ownMove)));
    }),
    { numRuns: 500 },
  );
});

test("a unit that drifts anywhere within reach ends in the singularity by real nearest hexes", () => {
  const wrong: string[] = [];
  for (const at of ["1022", "1122", "0101", "4230", "0201", "2101"]) {
    const goal = plain(at);
    for (let column = Math.max(1, goal.column - 6); column <= Math.min(42, goal.column + 6); column++) {
      for (let row = Math.max(1, goal.row - 7); row <= Math.min(30, goal.row + 7); row++) {
        const hex = written({ column, row });
        if (hexesApart(goal, plain(hex)) > 6) continue;
        for (const tie of ["clockwise", "counterclockwise"]) {
          const read = scenario(
            `map: {columns: 42, rows: 30}\nmsg: {at: "${at}"}\nunits: [{name: U, hex: "${hex}", kind: ship, tie: ${tie}}]\n`,
          );
          const [unit] = pullScenario(read, house).units;
          const expected = plainly(read.units[0]!, read, house.msg, true);
          if (brief(unit!).join() !== expected.join() || unit!.heldFrom === null)
            wrong.push(`${at} ${hex} ${tie}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});
