import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { makeShip, type PartialShip } from "../../src/lint/make-ship.js";
import { house } from "../../src/rulebook/house.js";
import { onlyShip, ruleset, toldUnder } from "../support/helpers.js";
import { writtenShip } from "../support/random-ships.js";

const CARGO = ruleset(
  "boxKinds: [{id: cargo, cost: 1, damageControl: false}]\ntraits: [swift]\nlimits: {shields: {max: {perTechLevel: 1}}}",
);

/** What is reported of a plain object: rule and keys. */
function faults(partial: unknown, rules = CARGO): string[] {
  const { findings } = makeShip(partial as PartialShip, rules);
  return findings.map(({ ruleId, keys }) => `${ruleId} ${keys.join(".")}`.trim());
}

describe("a ship made of a plain object", () => {
  it("is the ship that is read from the same design in a file", () => {
    fc.assert(
      fc.property(writtenShip(), (written) => {
        const yaml = stringify(written, { keepUndefined: false });
        expect(makeShip(written)).toEqual({ ship: onlyShip(yaml), findings: [] });
      }),
      { numRuns: 200 },
    );
  });

  it("has every default filled in, and no name if none is given", () => {
    expect(makeShip({ hull: 4 }).ship).toEqual({ ...onlyShip("name: A\nhull: 4\n"), name: "" });
  });

  it("may be made of a ship again, with another value", () => {
    fc.assert(
      fc.property(writtenShip(), fc.nat(9), (written, shields) => {
        const { ship } = makeShip(written);
        if (!ship) throw new Error("expected a ship");
        expect(makeShip(ship).ship).toEqual(ship);
        expect(makeShip({ ...ship, shields }).ship).toEqual({ ...ship, shields });
      }),
      { numRuns: 100 },
    );
  });
});

describe("what is wrong with a plain object", () => {
  const table: [partial: unknown, faults: string[]][] = [
    [{ name: "A" }, ["schema/missing-key hull"]],
    [{ name: "A", hull: 0 }, ["schema/range hull"]],
    [{ name: "A", hull: 4.5 }, ["schema/type hull"]],
    [{ name: "A", hull: Number.NaN }, ["schema/type hull"]],
    [{ name: "A", hull: 2 ** 53 }, ["schema/type hull"]],
    [{ name: "A", hull: "4" }, ["schema/type hull"]],
    [{ name: "A", hull: null }, ["schema/type hull"]],
    [{ name: "A", hull: 4, crew: "veteran" }, ["schema/range crew"]],
    [{ name: "A", hull: 4, sheilds: 1 }, ["schema/unknown-key sheilds"]],
    [{ name: "A", hull: 4, shields: 5 }, ["schema/range shields"]],
    [{ name: "A", hull: 4, boxes: { cargo: -1 } }, ["schema/range boxes.cargo"]],
    [{ name: "A", hull: 4, boxes: { carg: 1 } }, ["schema/unknown-key boxes.carg"]],
    [{ name: "A", hull: 4, traits: ["swift", "slow"] }, ["schema/range traits.1"]],
    [{ name: "A", hull: 4, specials: "2xPlasme(F)" }, ["special/unknown-type specials"]],
    [{ name: "A", hull: 4, specials: ["1xPlasma(F)", "1xPlasma(Q)"] }, ["special/arc specials.1"]],
    [
      { name: "A", hull: 4, specials: [{ count: 0, type: "Plasma", power: 1, arcs: ["F"] }] },
      ["special/notation specials.0"],
    ],
    [{ name: "A", hull: 4, specials: [7] }, ["schema/type specials.0"]],
    [{ hull: 0, shields: -1 }, ["schema/range hull", "schema/range shields"]],
    ["a ship", ["schema/type"]],
    [null, ["schema/type"]],
    [[{ hull: 4 }], ["schema/type"]],
  ];
  it.each(table)("%j", (partial, expected) => {
    expect(faults(partial)).toEqual(expected);
    expect(makeShip(partial as PartialShip, CARGO).ship).toBeNull();
  });

  it("is what lint says of the same design in a file", () => {
    const objects = table.filter(([partial]) => typeof partial === "object" && partial !== null);
    for (const [partial, expected] of objects) {
      const { specials } = partial as PartialShip;
      if (Array.isArray(partial) || (Array.isArray(specials) && typeof specials[0] === "object")) continue;
      const rules = toldUnder(CARGO, stringify(partial)).map(({ rule }) => rule);
      expect(rules).toEqual(expected.map((each) => each.split(" ")[0]));
    }
  });

  it("comes with the words of the rule, and with what may have been meant", () => {
    const [fault] = makeShip({ hull: 4, sheilds: 1 } as PartialShip).findings;
    expect(fault).toMatchObject({ keys: ["sheilds"], suggestions: ["shields"] });
    expect(fault?.message).toContain("sheilds");
    expect(fault?.help).toContain("shields");
  });

  it("is told of objects that hold themselves", () => {
    const loop: Record<string, unknown> = { name: "A", hull: 4 };
    loop.boxes = loop;
    expect(faults(loop, house)).toContain("schema/unknown-key boxes.boxes");
  });
});
