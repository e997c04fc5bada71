import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { overrideKey, overrideValue } from "../../src/design/overrides.js";
import { loadFleet, memoryFiles } from "../../src/index.js";

const files = memoryFiles({
  "lancer.yaml": "{name: Lancer, hull: 4, primaries: 4, crew: green}",
});
const FLEET = `fleet: F
ships:
  - {name: Kaiser, hull: 8, primaries: 8}
  - {name: St. Anne, hull: 8, primaries: 8}
  - {design: lancer.yaml, name: Kaiserin}
  - {design: lancer.yaml}
`;

function ships(settings: Readonly<Record<string, string>>) {
  const overrides = new Map(Object.entries(settings).map(([key, value]) => [key, overrideValue(value)!]));
  const { documents } = loadFleet(FLEET, { overrides, files });
  return documents[0]!.ships.map(({ loaded }) => loaded.ship!);
}

describe("a what-if for the ships of one name", () => {
  test.each([
    [{ "Kaiser.toughness": "4" }, "toughness", [4, 3, 3, 3]],
    [{ "St. Anne.toughness": "4" }, "toughness", [3, 4, 3, 3]],
    [{ "Kaiserin.toughness": "4" }, "toughness", [3, 3, 4, 3]],
    // An entry without a name is called after its design; another entry of that design is not.
    [{ "Lancer.toughness": "4" }, "toughness", [3, 3, 3, 4]],
    [{ "Lancer.count": "5" }, "count", [1, 1, 1, 5]],
    [{ "Kaiserin.crew": "elite" }, "crew", ["regular", "regular", "elite", "green"]],
    [{ toughness: "2", "Kaiser.toughness": "4" }, "toughness", [4, 2, 2, 2]],
    [{ "Kaiser.toughness": "4", toughness: "2" }, "toughness", [4, 2, 2, 2]],
    [{ "Nobody.toughness": "4" }, "toughness", [3, 3, 3, 3]],
  ] as const)("%j", (settings, field, expected) => {
    expect(ships(settings).map((ship) => ship[field])).toEqual(expected);
  });

  test("moves the fleet's total by what it moves that ship", () => {
    const total = (settings: Readonly<Record<string, string>>) => {
      const overrides = new Map(Object.entries(settings).map(([key, value]) => [key, overrideValue(value)!]));
      return loadFleet(FLEET, { overrides, files }).documents[0]!.points;
    };
    // 8 more by 30 % is 10.4.
    expect([total({}), total({ "Kaiser.toughness": "4" })]).toEqual([22, 24]);
  });
});

test("a key's name may hold dots, and its field holds none", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("hull", "crew"), (ship, key) => {
      expect(overrideKey(`${ship}.${key}`)).toEqual({ ship, key });
      expect(overrideKey(key)).toEqual({ ship: null, key });
    }),
  );
});
