import { choice, houseRules, optionalRule, project, type Topic } from "./topic.js";
import { modifierOf, points, unfinishedStep } from "./words.js";

const CHART = houseRules("Revised Ship Design Cost Modifier Chart");
const CREW = houseRules("Crew Quality");
const BASES = houseRules("Bases");

/** From basic cost to points. */
export const pricingTopics: readonly Topic[] = [
  {
    id: "basic-cost",
    title: "Basic cost",
    statement: "The basic cost of a ship is the cost of its used and its unused hull boxes together.",
    source: CHART,
    status: "text",
    play: "shipcost price",
  },
  {
    id: "stacking",
    title: "How chart modifiers combine",
    ...choice(
      "stacking",
      ({ stacking }) => stacking,
      {
        product:
          "Each category of the chart multiplies the cost by one factor. Levels within a category are added: two levels of +20% make a factor of 1.4.",
        compound:
          "Each level of a category multiplies the cost by a factor of its own: two levels of +20% make 1.2 × 1.2 = 1.44.",
        sum: "All percentages of the chart are added into one factor: +20% and +50% make a factor of 1.7.",
      },
      {
        product: "one factor for each category, with its levels added",
        compound: "one factor for each level",
        sum: "one factor for the whole chart, with all percentages added",
      },
    ),
    source: CHART,
    status: "reading",
    reading:
      "The chart multiplies the hull by its modifiers and gives each of them per level. So levels add up within a category, and categories multiply.",
    play: "shipcost price",
  },
  {
    id: "shields-cost",
    title: "Price of shields",
    statement: modifierOf("shields"),
    source: CHART,
    status: "text",
    option: "modifiers.shields.percent",
    play: "shipcost price",
  },
  {
    id: "toughness-cost",
    title: "Price of toughness",
    statement: modifierOf("toughness"),
    source: CHART,
    status: "reading",
    reading: "The chart names no unit for this surcharge. It is taken for each point, as with shields.",
    option: "modifiers.toughness.percent",
    play: "shipcost price",
  },
  {
    id: "frail-cost",
    title: "Discount for a frail hull",
    statement: modifierOf("frail"),
    source: CHART,
    status: "text",
    option: "modifiers.frail.percent",
    play: "shipcost price",
  },
  {
    id: "engines-cost",
    title: "Price of engines",
    statement: modifierOf("engines"),
    source: CHART,
    status: "text",
    option: "modifiers.engines.percent",
    play: "shipcost price",
  },
  {
    id: "engine-step",
    title: "An odd engine point",
    statement: (rules) => {
      const step = rules.modifiers.find((each) => each.per === "engines")?.step ?? 2;
      const charged = step === 2 ? "in pairs" : `in steps of ${step}`;
      return `Engine points are charged ${charged}. ${unfinishedStep(step, rules)}`;
    },
    source: CHART,
    status: "reading",
    reading: "The chart prices engine points in pairs, and a single point is not yet a pair.",
    option: "engineStep",
    alternatives: [
      { value: "full", meaning: "an unfinished pair is free" },
      { value: "started", meaning: "an unfinished pair is paid in full" },
      { value: "prorated", meaning: "an unfinished pair is paid in proportion" },
    ],
    play: "shipcost price",
  },
  {
    id: "agile-cost",
    title: "Price of agility",
    statement: modifierOf("agile"),
    source: CHART,
    status: "text",
    option: "modifiers.agile.percent",
    play: "shipcost price",
  },
  {
    id: "base-cost",
    title: "Discount for a base",
    statement: modifierOf("base"),
    source: BASES,
    status: "reading",
    reading:
      "One passage takes the discount off the basic cost, and the chart lists it with its other modifiers. The product is the same.",
    option: "modifiers.base.percent",
    play: "shipcost price",
  },
  {
    id: "green-crew-cost",
    title: "Discount for a green crew",
    statement: modifierOf("green-crew"),
    source: CREW,
    status: "text",
    option: "modifiers.green-crew.percent",
    play: "shipcost price",
  },
  {
    id: "elite-crew-cost",
    title: "Price of an elite crew",
    statement: modifierOf("elite-crew"),
    source: CREW,
    status: "text",
    option: "modifiers.elite-crew.percent",
    play: "shipcost price",
  },
  {
    id: "tl3-cost",
    title: "Discount for tech level 3",
    statement: modifierOf("tl3"),
    source: CHART,
    status: "text",
    option: "modifiers.tl3.percent",
    play: "shipcost price",
  },
  {
    id: "tl4-cost",
    title: "Tech level 4 is the norm",
    statement: ({ modifiers }) => {
      const changes = modifiers.some(({ when }) => when?.techLevel === 4);
      return `A design that names no tech level has tech level 4, which ${changes ? "has a modifier of its own in this ruleset" : "changes no price"}.`;
    },
    source: CHART,
    status: "reading",
    reading: "The chart has an entry for each of the other levels.",
    play: "shipcost price",
  },
  {
    id: "tl5-cost",
    title: "Price of tech level 5",
    statement: modifierOf("tl5"),
    source: CHART,
    status: "text",
    option: "modifiers.tl5.percent",
    play: "shipcost price",
  },
  {
    id: "tl6-cost",
    title: "Price of tech level 6",
    statement: modifierOf("tl6"),
    source: CHART,
    status: "text",
    option: "modifiers.tl6.percent",
    play: "shipcost price",
  },
  {
    id: "crew-and-tech-level",
    title: "Crew and tech level together",
    ...choice(
      "crewAndTechLevel",
      ({ crewAndTechLevel }) => crewAndTechLevel,
      {
        multiply:
          "The factor of the crew comes first. The factor of the tech level then multiplies the result.",
        add: "The percentages of crew and tech level are added into one factor.",
      },
      {
        multiply: "two factors, one after the other",
        add: "one factor, with the percentages added",
      },
    ),
    source: CREW,
    status: "reading",
    reading: "The text takes the crew before the tech level, so they are two steps and not one sum.",
    play: "shipcost price",
  },
  {
    id: "rounding",
    title: "Rounding to points",
    ...choice(
      "rounding",
      ({ rounding }) => rounding,
      {
        nearest:
          "The final cost is rounded once, at the very end, to the nearest whole point. A half goes up.",
        up: "The final cost is rounded up once, at the very end, to a whole point.",
        down: "The final cost is rounded down once, at the very end, to a whole point.",
        none: "The final cost is not rounded: points are exact decimals.",
      },
      {
        nearest: "to the nearest point, and a half goes up",
        up: "to the next whole point",
        down: "fractions are dropped",
        none: "points are exact decimals",
      },
    ),
    source: project("rounding"),
    status: "assumed",
    reading:
      "The text prints the sample ship's 4.8 as 5. Rounding to the nearest and rounding up both give that. No step before the end is rounded.",
    play: "shipcost price",
  },
  {
    id: "minimum-points",
    title: "The least a ship can cost",
    statement: ({ minimumPoints }) =>
      minimumPoints === 0
        ? "There is no minimum. A ship may round to 0 points, and a warning says so."
        : `A ship costs at least ${points(minimumPoints)}.`,
    source: project("rounding"),
    status: "assumed",
    option: "minimumPoints",
    play: "shipcost price",
  },
  {
    id: "fleet-total",
    title: "Fleet totals",
    statement:
      "The total of a fleet is the rounded points of each ship times its count, and the points of its minefields.",
    source: project("fleet totals"),
    status: "assumed",
    reading: "Ships are bought one by one, so each is rounded by itself.",
    play: "shipcost price",
  },
  {
    id: "minefield-cost",
    title: "Price of a minefield",
    statement: ({ minefields }) =>
      `Each mine pattern placed before the battle costs ${points(minefields.pointsPerPattern)}, at any tech level.`,
    source: houseRules("Mines"),
    status: "reading",
    reading: "The text gives one price for all patterns, and the modifiers of the chart are for ships.",
    option: "minefields.pointsPerPattern",
    play: "shipcost price",
  },
  {
    id: "crew-rule",
    title: "Optional rule: crew quality",
    ...optionalRule("crewQuality", "Ships may have green and elite crews", "Every crew is regular"),
    source: CREW,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "price-difference",
    title: "Why a price moved",
    statement:
      "A price difference is explained in rows that add up to it. The basic cost changes first, then each modifier in the ruleset's order, then the way in which modifiers combine. Each row is the change of the exact cost by that step alone, and rounding has a row of its own. Where the ruleset changed too, the old design is priced under the new ruleset first. In a fleet, a ship's price change is multiplied by its old count, and its count change by its new price.",
    source: project("comparing prices"),
    status: "assumed",
    reading:
      "Modifiers multiply, so the worth of one change depends on the changes before it. The rows add up only in a fixed order.",
    play: "shipcost diff",
  },
];
