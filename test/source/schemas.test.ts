import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { jsonSchema, SCHEMA_KINDS, type SchemaKind } from "../../src/design/json-schema.js";
import { scenarioSchema } from "../../src/design/scenario-schema.js";
import { designSchemas } from "../../src/design/schema.js";
import { configJsonSchema } from "../../src/lint/config-schema.js";
import { extendRuleset } from "../../src/rulebook/extend.js";
import { house } from "../../src/rulebook/house.js";
import { type Ruleset, rulesetSchemas } from "../../src/rulebook/schema.js";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const root = new URL("../../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const read = (path: string): Json => parse(text(path), { merge: true });

const league = extendRuleset(house, rulesetSchemas().file.parse(read("ships/rulesets/ember-league.yaml")));

const SHIP: Json = {
  name: "Every Field",
  class: "Sample",
  kind: "ship",
  hull: 20,
  toughness: 3,
  shields: 1,
  engines: 4,
  agile: true,
  techLevel: 4,
  crew: "elite",
  primaries: 1,
  secondaries: 4,
  fighterBays: 2,
  boardingBays: 2,
  specials: ["1xPlasma(F)", "1xMSG(FA)"],
  unusedHull: "full",
  sizeClass: 3,
  count: 2,
  flagship: false,
  points: 12.5,
  notes: "Nothing left out.",
};
const LEAGUE_SHIP: Json = { ...SHIP, traits: ["battle-rider"], boxes: { tender: 2, cargo: 1 } };
const ENTRY: Json = {
  design: "designs/lancer.yaml",
  name: "Bought",
  count: 2,
  crew: "green",
  flagship: true,
  points: 9,
  notes: "From its own file.",
};
const FLEET: Json = {
  fleet: "Samples",
  ruleset: "house",
  budget: 60.5,
  movement: "vector",
  ships: [SHIP, ENTRY],
  minefields: [{ patterns: 3, techLevel: 5 }],
};
const { ruleset: _, extends: __, ...parts } = { ...house, extends: "" };
const RULESET = JSON.parse(
  JSON.stringify({
    ruleset: "sample",
    extends: "house",
    ...parts,
    modifiers: parts.modifiers.slice(1, 4),
    limits: { hull: { min: 1 }, toughness: { min: 2, max: { perTechLevel: 2 } }, techLevel: 6 },
    specials: parts.specials.slice(0, 1),
    arcs: { ...parts.arcs, house: parts.arcs.house.slice(0, 1), sfb: parts.arcs.sfb.slice(0, 1) },
    traits: ["battle-rider"],
    boxKinds: [{ id: "tender", title: "Racks", cost: "0.25", damageControl: true }],
    classNames: [{ from: 1, to: 5, name: "Boat" }],
  }),
) as Json;

const SCENARIO: Json = {
  scenario: "Every Field",
  map: { columns: 42, rows: 30 },
  msg: {
    from: "1010",
    at: "1022",
    arc: "FA",
    facing: "D",
    turn: 1,
    impulse: 5,
    ewShift: 1,
    em: false,
    afc: true,
    lockOn: true,
    armed: true,
    cloaked: false,
    wildWeasel: false,
  },
  singularities: [{ hex: "1035", kind: "black-hole" }],
  terrain: [{ hex: "1522", kind: "nebula" }],
  units: [
    {
      name: "Hawk",
      hex: "1018",
      kind: "seeking",
      heading: "A",
      speed: 8,
      target: "Dove",
      stabilized: false,
      atmosphere: true,
      clearLine: true,
      tie: "counterclockwise",
    },
  ],
};

interface Pair {
  readonly accepts: (value: Json) => boolean;
  readonly zodAccepts: (value: Json) => boolean;
}

function pair(kind: SchemaKind, ruleset: Ruleset): Pair {
  const validate = new Ajv({ strict: true }).compile(jsonSchema(kind, ruleset));
  const { loneShip, fleet: shell, ship, entry } = designSchemas(ruleset);
  const fleet = shell.extend({ ships: z.array(z.union([ship, entry])) });
  const list = z.array(z.union([ship, entry]));
  const schema = {
    ship: loneShip,
    fleet: z.union([fleet, list]),
    ruleset: rulesetSchemas().file,
    scenario: scenarioSchema(),
  }[kind];
  return {
    accepts: (value) => validate(value),
    zodAccepts: (value) => schema.safeParse(withoutFreeKeys(value)).success,
  };
}

/** Free keys never reach the Zod schemas: the source room leaves them out. */
function withoutFreeKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutFreeKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith("x-"));
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutFreeKeys(part)]));
}

type Way = readonly (string | number)[];

/** Every place in a value, the value itself first. */
function places(value: Json, way: Way = []): Way[] {
  if (typeof value !== "object" || value === null) return [way];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [way, ...keys.flatMap((key) => places(value[key as never], [...way, key]))];
}

function at(value: Json, way: Way): Json {
  return way.reduce((part: Json, key) => (part as { [key: string]: Json })[key]!, value);
}

/** The value with the place changed; undefined takes the key or item away. */
function changed(value: Json, way: Way, put: Json | undefined): Json {
  const copy = structuredClone(value);
  const [key] = way.slice(-1);
  if (key === undefined) return put ?? null;
  const parent = at(copy, way.slice(0, -1)) as { [key: string]: Json };
  if (put !== undefined) parent[key] = put;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return copy;
}

const STRANGERS: Json[] = [
  null,
  true,
  "stranger",
  "",
  "1",
  "1/3",
  -1,
  0,
  1,
  2,
  3,
  4.5,
  6,
  7,
  8,
  1001,
  [],
  {},
  ["x"],
];
STRANGERS.push(
  ["stranger"],
  { perTechLevel: 1 },
  { perTechLevel: 0 },
  { min: 1 },
  { min: 1.5 },
  "a".repeat(1001),
);

/** One change at each place: a stranger put there, the place left out, an unknown and a free key added. */
function* mutations(value: Json): Generator<Json> {
  for (const way of places(value)) {
    for (const stranger of STRANGERS) yield changed(value, way, stranger);
    if (way.length > 0) yield changed(value, way, undefined);
    const here = at(value, way);
    if (typeof here !== "object" || here === null || Array.isArray(here)) continue;
    yield changed(value, way, { ...here, stranger: 1 });
    yield changed(value, way, { ...here, "x-free": { anything: [1] } });
  }
}

const CASES: [string, SchemaKind, Ruleset, Json][] = [
  ["a ship", "ship", house, SHIP],
  ["a ship of another ruleset", "ship", league, LEAGUE_SHIP],
  ["a fleet", "fleet", house, FLEET],
  ["a fleet of another ruleset", "fleet", league, { ships: [LEAGUE_SHIP] }],
  ["a list", "fleet", house, [SHIP, ENTRY]],
  ["a ruleset", "ruleset", house, RULESET],
  ["a scenario", "scenario", house, SCENARIO],
];

describe.each(CASES)("the JSON Schema of %s", (_title, kind, ruleset, sample) => {
  const { accepts, zodAccepts } = pair(kind, ruleset);

  test("accepts a sample with every field", () => {
    expect([accepts(sample), zodAccepts(sample)]).toEqual([true, true]);
  });

  test("says what the Zod schema says of each single change", () => {
    const different = [...mutations(sample)].filter((value) => accepts(value) !== zodAccepts(value));
    expect(different).toEqual([]);
  });

  test("says what the Zod schema says of several changes at once", () => {
    const ways = places(sample);
    const change = fc.tuple(
      fc.constantFrom(...ways.slice(1)),
      fc.option(fc.constantFrom(...STRANGERS), { nil: undefined }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(change, { maxLength: 4, selector: ([way]) => way.join() }), (changes) => {
        let value = sample;
        for (const [way, put] of changes) if (exists(value, way)) value = changed(value, way, put);
        expect(accepts(value)).toBe(zodAccepts(value));
      }),
    );
  });
});

function exists(value: Json, way: Way): boolean {
  let part: Json = value;
  for (const key of way) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) return false;
    part = part[key as never];
  }
  return true;
}

const { accepts: acceptsShip, zodAccepts: zodAcceptsShip } = pair("ship", house);
const BOUNDS: [string, number, number | null][] = [
  ["hull", 1, null],
  ["toughness", 2, null],
  ["shields", 0, null],
  ["engines", 0, null],
  ["techLevel", 3, 6],
  ["primaries", 0, null],
  ["secondaries", 0, null],
  ["fighterBays", 0, null],
  ["boardingBays", 0, null],
  ["sizeClass", 1, 7],
  ["count", 1, null],
  ["points", 0, null],
];

test.each(BOUNDS)("%s goes from %i to %s, in both schemas", (field, min, max) => {
  const both = (value: number) => [
    acceptsShip({ hull: 9, [field]: value }),
    zodAcceptsShip({ hull: 9, [field]: value }),
  ];
  expect(both(min - 1)).toEqual([false, false]);
  expect(both(min)).toEqual([true, true]);
  expect(both(max ?? Number.MAX_SAFE_INTEGER)).toEqual([true, true]);
  if (max !== null) expect(both(max + 1)).toEqual([false, false]);
});

test("designs generated within the bounds are accepted", () => {
  const whole = (min: number, max = 1000) => fc.integer({ min, max });
  const ship = fc.record(
    {
      name: fc.string({ minLength: 1 }),
      kind: fc.constantFrom("ship", "base"),
      hull: whole(1),
      toughness: whole(2),
      shields: whole(0),
      engines: whole(0),
      agile: fc.boolean(),
      techLevel: whole(3, 6),
      crew: fc.constantFrom("green", "regular", "elite"),
      primaries: whole(0),
      secondaries: whole(0),
      specials: fc.oneof(fc.string(), fc.array(fc.string())),
      unusedHull: fc.constantFrom("discount", "full"),
      sizeClass: whole(1, 7),
      count: whole(1),
      points: whole(0),
    },
    { requiredKeys: ["hull"], noNullPrototype: true },
  );
  fc.assert(fc.property(ship, (value) => acceptsShip(value) && zodAcceptsShip(value)));
});

const schemaOf = (kind: string, ruleset = house) =>
  kind === "config" ? configJsonSchema() : jsonSchema(kind as SchemaKind, ruleset);

test.each([...SCHEMA_KINDS, "config"])("schemas/%s.schema.json is fresh", (kind) => {
  expect(JSON.parse(text(`schemas/${kind}.schema.json`))).toEqual(schemaOf(kind));
});

const samples = readdirSync(new URL("ships/", root), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => `ships/${path.replaceAll("\\", "/")}`);

test.each(samples)("%s names its schema and is valid by it", (path) => {
  const named =
    /^# yaml-language-server: \$schema=((?:\.\.\/)+)schemas\/(ship|fleet|ruleset|scenario|config)\.schema\.json\n/.exec(
      text(path),
    );
  expect(named?.[1]).toBe("../".repeat(path.split("/").length - 1));
  const value = read(path) as { ruleset?: string };
  const ruleset = value.ruleset === "rulesets/ember-league.yaml" ? league : house;
  const validate = new Ajv({ strict: true }).compile(schemaOf(named![2]!, ruleset));
  validate(value);
  expect(validate.errors).toBeNull();
});
