import * as fc from "fast-check";
import { NUMBER_FIELDS } from "../../src/rulebook/fields.js";
import { house } from "../../src/rulebook/house.js";
import type { Ruleset, RulesetFile } from "../../src/rulebook/schema.js";

const some = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });
const whole = (min: number, max: number) => fc.integer({ min, max });
/** Twentieths: short decimals, both signs. */
export const percents = whole(-400, 4000).map((twentieths) => twentieths / 20);
const costs = whole(0, 40).map((quarters) => quarters / 4);

/** Fields that are there or not: what is undefined is left out. */
function fields<T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record(model).map((record) => {
    const said = Object.entries(record).filter(([, value]) => value !== undefined);
    return Object.fromEntries(said) as T;
  });
}

const HOUSE_IDS = house.modifiers.map(({ id }) => id);

/** A house modifier with some fields otherwise. */
const changedModifier = fields({
  id: fc.constantFrom(...HOUSE_IDS),
  title: some(fc.constantFrom("One", "Another")),
  percent: some(percents),
  over: some(fc.constantFrom(0, 2, null)),
  step: some(fc.constantFrom(1, 3, null)),
  when: some(fc.constantFrom({ agile: true }, { crew: "elite" as const, hull: 9 }, null)),
  source: some(fc.constantFrom("here", null)),
});

/** A modifier of one's own, complete. */
const newModifier = fields({
  id: fc.constantFrom("own-a", "own-b", "own-c", "constructor", "valueof"),
  title: fc.constantFrom("Own", "Owned"),
  percent: percents,
  per: some(fc.constantFrom(...NUMBER_FIELDS)),
  over: some(whole(0, 3)),
  step: some(whole(1, 3)),
  when: some(fc.constantFrom({ trait: "rider" }, { kind: "base" as const }, {})),
  stage: fc.constantFrom("chart" as const, "final" as const),
});

const byId = <T extends { id: string }>(record: fc.Arbitrary<T>, maxLength = 4) =>
  fc.uniqueArray(record, { selector: ({ id }) => id, maxLength });

const className = fc
  .tuple(whole(1, 30), some(whole(0, 20)), fc.constantFrom("Boat", "Frigate", "Cruiser"))
  .map(([from, more, name]) => (more === undefined ? { from, name } : { from, to: from + more, name }));

/** A ruleset file that extends house, or what extends house, and fits it. */
export const rulesetFiles = fields({
  ruleset: fc.constant("own"),
  version: fc.constant("1"),
  title: some(fc.constant("Our rules")),
  modifiers: some(
    byId(fc.oneof({ weight: 2, arbitrary: changedModifier }, { weight: 1, arbitrary: newModifier })),
  ),
  boxKinds: some(
    byId(
      fields({
        id: fc.constantFrom("tender", "cargo", "toString", "hasOwnProperty"),
        cost: costs,
        damageControl: fc.boolean(),
        title: some(fc.constant("racks")),
      }),
    ),
  ),
  specials: some(
    byId(
      fields({
        id: fc.constantFrom("Plasma", "MSG", "Lance", "Éclair"),
        boxes: some(whole(1, 3)),
        superweapon: some(fc.boolean()),
      }),
    ),
  ),
  traits: some(fc.uniqueArray(fc.constantFrom("rider", "old", "constructor", "fast"))),
  limits: some(
    fields({
      shields: some(
        fc.constantFrom(3, { perTechLevel: 1 }, { min: 1 }, { max: 9 }, { max: null }, { min: 0, max: 4 }),
      ),
      techLevel: some(fc.constantFrom({ max: null }, { max: 5 })),
    }),
  ),
  classNames: some(fc.array(className, { maxLength: 6 })),
  boxCost: some(fields({ unused: some(costs) })),
  stacking: some(fc.constantFrom("product", "compound", "sum")),
  optionalRules: some(fields({ mines: some(fc.boolean()) })),
  missiles: some(fields({ moves: some(whole(1, 20)) })),
  crewModifiers: some(fields({ elite: some(fields({ combat: some(whole(-6, 6)) })) })),
}) as unknown as fc.Arbitrary<RulesetFile>;

const anyPercent = fc.oneof(
  fc.integer({ min: -90, max: 300 }),
  fc.constantFrom("100/3", "-12.5", "0.1", "1/7", "33.333"),
);
const anyCost = fc.oneof(fc.nat(5), fc.constantFrom("0.25", "1/3", "0.125"));

/** The house rules with any way to combine, charge and round, other costs, a trait and a box kind of their own. */
export const rulesets: fc.Arbitrary<Ruleset> = fc
  .record({
    stacking: fc.constantFrom("product", "compound", "sum"),
    engineStep: fc.constantFrom("full", "started", "prorated"),
    crewAndTechLevel: fc.constantFrom("multiply", "add"),
    rounding: fc.constantFrom("nearest", "up", "down", "none"),
    minimumPoints: fc.nat(2),
    boxCost: fc.record({ used: anyCost, unused: anyCost }),
    cargo: anyCost,
    percents: fc.array(anyPercent, { minLength: house.modifiers.length, maxLength: house.modifiers.length }),
    swift: anyPercent,
  })
  .map(({ cargo, percents, swift, ...options }) => ({
    ...house,
    ...options,
    boxKinds: [{ id: "cargo", cost: cargo, damageControl: true }],
    modifiers: [
      ...house.modifiers.map((modifier, i) => ({ ...modifier, percent: percents[i] ?? 0 })),
      { id: "swift", title: "Swift", percent: swift, when: { trait: "swift" }, stage: "chart" as const },
    ],
  }));
