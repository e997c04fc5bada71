import { type Finding, finding } from "../finding.js";
import type { Ruleset } from "../rulebook/schema.js";
import { crop } from "../source/describe.js";
import { readSingle } from "../source/single.js";
import { suggest } from "../source/suggest.js";
import type { Source } from "../source/text.js";
import { locate, type Path, type YamlNode } from "../source/tree.js";
import { validate } from "../source/validate.js";
import { ArcReader } from "./arcs.js";
import { columnAndRow } from "./hex-number.js";
import { type Scenario, scenarioSchema, type WrittenScenario } from "./scenario-schema.js";

/** What loading a scenario gave: none where it has errors. */
export interface LoadedScenario {
  readonly scenario: Scenario | null;
  readonly findings: readonly Finding[];
  readonly source: Source;
}

/** What a scenario is read for: aiming also needs the firing ship's hex, its arc and facing. */
export type ScenarioUse = "aim" | "pull";

/** Reads a scenario file. What is wrong in it is findings; it never throws on any bytes. */
export function loadScenario(
  path: string,
  bytes: Uint8Array,
  ruleset: Ruleset,
  use: ScenarioUse = "pull",
): LoadedScenario {
  const { source, root: node, findings } = readSingle(path, bytes, "scenario");
  const none = (found: readonly Finding[]): LoadedScenario => ({ scenario: null, findings: found, source });
  if (!node) return none(findings);
  const { value, findings: issues } = validate<WrittenScenario>(scenarioSchema(), {
    path,
    node,
    noun: "a scenario",
  });
  // Without its msg it is a file of another kind: the rest follows from that.
  const absent = issues.filter(({ ruleId, args }) => ruleId === "schema/missing-key" && args.key === "msg");
  if (!value) return none(absent.length > 0 ? absent : issues);
  const { arc, ...msg } = value.msg;
  const arcs = arc === undefined ? [] : new ArcReader(ruleset.arcs).read("sfb", String(arc));
  const problems = [...contradictions(value), ...(use === "aim" ? gaps(value) : [])];
  if (!arcs) problems.push(outOfRange(["msg", "arc"], arcsExpected(ruleset), `the arc ${crop(String(arc))}`));
  const found = [...issues, ...problems.map((problem) => place(problem, path, node))];
  if (!arcs || problems.length > 0) return none(found);
  return { scenario: { ...value, msg: { ...msg, arcs } }, findings: found, source };
}

/** What the schema cannot see of a scenario: a rule, a place and the facts. */
interface Problem {
  readonly ruleId: string;
  readonly at: Path;
  readonly args: Finding["args"];
  readonly suggestions?: readonly string[];
}

function place({ ruleId, at, args, suggestions = [] }: Problem, path: string, node: YamlNode): Finding {
  return finding(ruleId, path, locate(node, at), args, { suggestions });
}

function outOfRange(at: Path, expected: string, found: string, suggestions: readonly string[] = []): Problem {
  return { ruleId: "schema/range", at, args: { key: "", expected, found }, suggestions };
}

function missing(at: Path, of: string, expected: string): Problem {
  return { ruleId: "schema/missing-key", at, args: { key: String(at.at(-1)), of, expected } };
}

function arcsExpected(ruleset: Ruleset): string {
  return new ArcReader(ruleset.arcs).expected("sfb");
}

function* gaps({ msg }: WrittenScenario): Generator<Problem> {
  if (msg.from === undefined) yield missing(["msg", "from"], "msg", "the hex of the firing ship");
  if (msg.arc === undefined) yield missing(["msg", "arc"], "msg", "the MSG's arc, such as FA");
  if (msg.facing === undefined)
    yield missing(["msg", "facing"], "msg", "where the firing ship faces, A to F");
}

function* contradictions(scenario: WrittenScenario): Generator<Problem> {
  yield* offTheMap(scenario);
  const names = new Set<string>();
  for (const [i, { name }] of scenario.units.entries()) {
    if (names.has(name))
      yield outOfRange(["units", i, "name"], "names that differ", `a second ${crop(name)}`);
    names.add(name);
  }
  for (const [i, unit] of scenario.units.entries()) {
    const at = (key: string): Path => ["units", i, key];
    if (unit.speed > 0 && unit.heading === undefined)
      yield missing(at("heading"), crop(unit.name), "where it moves, A to F, as it has a speed");
    if (unit.stabilized && unit.kind !== "base")
      yield outOfRange(at("stabilized"), "positional stabilizers on a base alone", `them on a ${unit.kind}`);
    if (unit.target === undefined) continue;
    if (unit.kind !== "seeking")
      yield outOfRange(at("target"), "a target for a seeking weapon alone", `one for a ${unit.kind}`);
    else if (unit.target === unit.name) yield outOfRange(at("target"), "another unit", "the weapon itself");
    else if (!names.has(unit.target)) {
      const near = suggest(unit.target, [...names]);
      yield outOfRange(at("target"), "the name of a unit", `${crop(unit.target)}, which is none`, near);
    }
  }
}

function* offTheMap({ map, msg, ...lists }: WrittenScenario): Generator<Problem> {
  const hexes: [Path, string | undefined][] = [
    [["msg", "from"], msg.from],
    [["msg", "at"], msg.at],
  ];
  for (const list of ["singularities", "terrain", "units"] as const) {
    for (const [i, { hex }] of lists[list].entries()) hexes.push([[list, i, "hex"], hex]);
  }
  for (const [at, hex] of hexes) {
    if (hex === undefined) continue;
    const { column, row } = columnAndRow(hex);
    if (column > map.columns || row > map.rows)
      yield outOfRange(at, `a hex of the map, ${map.columns} columns by ${map.rows} rows`, hex);
  }
}
