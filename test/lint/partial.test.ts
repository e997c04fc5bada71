import { describe, expect, it, test } from "vitest";
import { loadFleet } from "../../src/index.js";

const found = (yaml: string) => loadFleet(yaml).diagnostics.map(({ ruleId, line }) => `${ruleId} ${line}`);

describe("all that can be judged of a broken ship is judged at once", () => {
  it.each([
    [
      "a crew and a weapon",
      'crew: elit\nspecials: "1xPlazma(F)"\nhull: 4\n',
      ["schema/range 1", "special/unknown-type 2"],
    ],
    ["a crew and the hull", "crew: elit\nhull: 2\nprimaries: 4\n", ["schema/range 1", "hull/overfull 2"]],
    [
      "an unknown key and the hull",
      "x: 1\nhull: 2\nprimaries: 4\n",
      ["schema/unknown-key 1", "hull/overfull 2"],
    ],
    [
      "a size class and an odd engine point",
      "sizeClass: SC3\nengines: 3\nhull: 9\nprimaries: 9\n",
      ["schema/type 1", "engines/odd-point 2"],
    ],
    [
      "a tech level and an agile base",
      "techLevel: 9\nkind: base\nagile: true\nhull: 4\nprimaries: 4\n",
      ["schema/range 1", "base/agile 3"],
    ],
    [
      "two fields and an arc",
      'crew: elit\nagile: maybe\nspecials: "1xMSG"\nsizeClass: 3\nhull: 4\n',
      ["schema/range 1", "schema/type 2", "msg/arc 3"],
    ],
  ])("%s", (_, yaml, expected) => {
    expect(found(yaml)).toEqual(expected);
  });
});

describe("and nothing that hangs on what is broken", () => {
  it.each([
    ["the hull", "hull: many\nprimaries: 4\n", ["schema/type 1"]],
    ["a weapon's number", "hull: 4\nprimaries: lots\nsecondaries: 20\n", ["schema/type 2"]],
    ["the engines", "hull: 4\nprimaries: 4\nengines: TL3\n", ["schema/type 3"]],
    [
      "a size class for an MSG",
      'hull: 4\nspecials: "1xMSG(FA)"\nsizeClass: 9\nprimaries: 3\n',
      ["schema/range 3"],
    ],
    ["the hull under a misspelt key", "hul: 4\nprimaries: 8\n", ["schema/unknown-key 1"]],
    ["the hull that is missing", "name: A\nprimaries: 8\n", ["schema/missing-key 1"]],
  ])("%s", (_, yaml, expected) => {
    expect(found(yaml)).toEqual(expected);
  });
});

test("a broken ship has no price, whatever could be judged of it", () => {
  const { documents } = loadFleet("crew: elit\nhull: 4\nprimaries: 4\n");
  expect(documents[0]?.ships[0]).toMatchObject({ legal: false, price: null, hull: null });
});
