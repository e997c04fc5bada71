import * as fc from "fast-check";
import Fraction from "fraction.js";
import { describe, expect, it } from "vitest";
import type { Ship } from "../../src/design/ship.js";
import { makeShip, type PartialShip } from "../../src/lint/make-ship.js";
import { type Price, priceShip } from "../../src/pricing/price.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset } from "../../src/rulebook/schema.js";
import { rulesets } from "../support/random-rulesets.js";
import { writtenShip } from "../support/random-ships.js";

const extras = fc.record({
  traits: fc.subarray(["swift"]),
  boxes: fc.oneof(fc.constant({}), fc.record({ cargo: fc.nat(9) })),
  unusedHull: fc.constantFrom("full", "discount"),
});

/** A ship with room for all that it mounts, typed under a ruleset. */
function shipUnder(rules: Ruleset, written: PartialShip): Ship {
  const cargo = written.boxes?.cargo ?? 0;
  const { ship, findings } = makeShip({ ...written, hull: (written.hull ?? 1) + cargo }, rules);
  if (!ship) throw new Error(JSON.stringify(findings));
  return ship;
}

const pricedShips = fc.tuple(rulesets, writtenShip(), extras).map(([rules, written, more]) => ({
  rules,
  ship: shipUnder(rules, { ...written, ...more } as PartialShip),
}));

/** Redoes the sum from the ledger's printed text alone. */
function redo({ ledger }: Price, { stacking, crewAndTechLevel, modifiers }: Ruleset): Fraction {
  const stageOf = (id: string) => modifiers.find((modifier) => modifier.id === id)?.stage;
  let amount = new Fraction(ledger[0].amount);
  let base = amount;
  let percents = new Fraction(0);
  let stage: string | undefined = "chart";
  for (const row of ledger.slice(1)) {
    expect(new Fraction(row.factor)).toEqual(new Fraction(row.percent).div(100).add(1));
    if (stageOf(row.id) !== stage) [stage, base, percents] = [stageOf(row.id), amount, new Fraction(0)];
    percents = percents.add(row.percent);
    const added = stage === "chart" ? stacking === "sum" : crewAndTechLevel === "add";
    amount = added ? base.mul(percents.div(100).add(1)) : amount.mul(row.factor);
    expect(new Fraction(row.amount)).toEqual(amount);
  }
  return amount;
}

describe("a price", () => {
  it("survives a spread, a structured clone and JSON with all that its type promises", () => {
    fc.assert(
      fc.property(pricedShips, ({ rules, ship }) => {
        const price = priceShip(ship, rules);
        expect(Object.keys(price)).toEqual(["hull", "ledger", "exact", "points", "total"]);
        for (const copy of [{ ...price }, structuredClone(price), JSON.parse(JSON.stringify(price))]) {
          expect(copy).toEqual(price);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("is proved by its ledger: its rows lead to the exact cost, and that rounds to its points", () => {
    fc.assert(
      fc.property(pricedShips, ({ rules, ship }) => {
        const price = priceShip(ship, rules);
        const cost = redo(price, rules);
        expect(price.ledger.at(-1)?.amount).toBe(price.exact);
        expect(new Fraction(price.exact)).toEqual(cost);
        const whole = { nearest: cost.add("1/2").floor(), up: cost.ceil(), down: cost.floor(), none: cost };
        const rounded = whole[rules.rounding];
        const points = rounded.lt(rules.minimumPoints) ? new Fraction(rules.minimumPoints) : rounded;
        expect(new Fraction(price.points)).toEqual(points);
        expect(new Fraction(price.total)).toEqual(points.mul(ship.count));
        expect(typeof price.points).toBe(rules.rounding === "none" ? "string" : "number");
        expect(typeof price.total).toBe(typeof price.points);
      }),
      { numRuns: 200 },
    );
  });

  it("is the same whatever was priced before", () => {
    fc.assert(
      fc.property(rulesets, fc.array(writtenShip(), { minLength: 1, maxLength: 6 }), (rules, written) => {
        const ships = written.map((each) => shipUnder(rules, each as PartialShip));
        const first = ships.map((ship) => priceShip(ship, rules));
        const again = ships.map((ship) => priceShip(ship, rules));
        const alone = ships.map((ship) => priceShip(ship, { ...rules }));
        expect(again).toEqual(first);
        expect(alone).toEqual(first);
      }),
      { numRuns: 50 },
    );
  });

  it("is the same however many were priced before: costs are dropped when there are too many", () => {
    const rules = { ...house };
    const ship = shipUnder(rules, { name: "A", hull: 4, primaries: 4 });
    const before = priceShip(ship, rules);
    for (let hull = 5; hull < 12_000; hull++) priceShip({ ...ship, hull }, rules);
    for (let shields = 0; shields < 22_000; shields++) priceShip({ ...ship, shields }, rules);
    expect(priceShip(ship, rules)).toEqual(before);
    expect(priceShip({ ...ship, shields: 1 }, rules).exact).toBe("4.8");
  });

  it("has a ledger that nobody can change, for other ships share it", () => {
    const ship = shipUnder(house, { name: "A", hull: 4, primaries: 4, shields: 1 });
    const { ledger } = priceShip(ship);
    expect(Object.isFrozen(ledger) && ledger.every((row) => Object.isFrozen(row))).toBe(true);
    expect(priceShip({ ...ship, name: "B" }).ledger).toBe(ledger);
  });
});
