import { housePlay } from "./house-play.js";
import type { Ruleset } from "./schema.js";

const CHART = "house rules, Revised Ship Design Cost Modifier Chart";
const BASES = "house rules, Bases";

/** The arcs of Star Fleet Battles: where they begin and end, in degrees clockwise from the facing. */
const SFB_ARCS: readonly (readonly [id: string, from: number, to: number])[] = [
  ["FA", -60, 60],
  ["RA", 120, 240],
  ["LS", 180, 360],
  ["RS", 0, 180],
  ["FX", -120, 120],
  ["RX", 60, 300],
  ["L", 240, 300],
  ["R", 60, 120],
  ["LF", 300, 360],
  ["RF", 0, 60],
  ["LR", 180, 240],
  ["RR", 120, 180],
  ["FH", -90, 90],
  ["RH", 90, 270],
  ["360", 0, 360],
];

/**
 * The built-in ruleset: every number of the two rule texts that a price or a verdict depends on.
 * What each option means, where it stands and how else it could be read: topics.ts.
 */
export const house: Ruleset = {
  ruleset: "house",
  version: "1.0",
  title: "House rules for A Sky Full of Ships, with the Momentary Singularity Generator",
  capacity: { primaries: 1, secondaries: 4, fighterBays: 2, boardingBays: 2 },
  boxCost: { used: 1, unused: "0.25" },
  boxKinds: [],
  traits: [],
  modifiers: [
    { id: "shields", title: "Shields", percent: 20, per: "shields", stage: "chart", source: CHART },
    {
      id: "toughness",
      title: "Toughness",
      percent: 30,
      per: "toughness",
      over: 3,
      stage: "chart",
      source: CHART,
    },
    { id: "frail", title: "Frail hull", percent: -30, when: { toughness: 2 }, stage: "chart", source: CHART },
    {
      id: "engines",
      title: "Engines",
      percent: 50,
      per: "engines",
      over: 2,
      step: 2,
      stage: "chart",
      source: CHART,
    },
    { id: "agile", title: "Agile", percent: 20, when: { agile: true }, stage: "chart", source: CHART },
    { id: "base", title: "Base", percent: -25, when: { kind: "base" }, stage: "chart", source: BASES },
    {
      id: "green-crew",
      title: "Green crew",
      percent: -25,
      when: { crew: "green" },
      stage: "final",
      source: CHART,
    },
    {
      id: "elite-crew",
      title: "Elite crew",
      percent: 50,
      when: { crew: "elite" },
      stage: "final",
      source: CHART,
    },
    { id: "tl3", title: "Tech level 3", percent: -25, when: { techLevel: 3 }, stage: "final", source: CHART },
    { id: "tl5", title: "Tech level 5", percent: 50, when: { techLevel: 5 }, stage: "final", source: CHART },
    { id: "tl6", title: "Tech level 6", percent: 100, when: { techLevel: 6 }, stage: "final", source: CHART },
  ],
  stacking: "product",
  engineStep: "full",
  crewAndTechLevel: "multiply",
  rounding: "nearest",
  minimumPoints: 0,
  limits: {
    hull: { min: 1 },
    toughness: { min: 2 },
    shields: { min: 0 },
    engines: { min: 0 },
    techLevel: { min: 3, max: 6 },
    primaries: { min: 0 },
    secondaries: { min: 0 },
    fighterBays: { min: 0 },
    boardingBays: { min: 0 },
    count: { min: 1 },
    sizeClass: { min: 1, max: 7 },
  },
  damageControl: { boxesPerParty: 4, rounding: "down" },
  specials: [
    { id: "Plasma", aliases: ["Plasma Cannon"], effect: "plasma", arc: "house", superweapon: true, boxes: 1 },
    {
      id: "Mass Driver",
      aliases: ["MassDriver"],
      effect: "mass-driver",
      arc: "house",
      superweapon: true,
      boxes: 1,
    },
    {
      id: "Missile",
      aliases: ["Missile Battery"],
      effect: "missile",
      arc: "house",
      superweapon: true,
      boxes: 1,
    },
    {
      id: "Mine Rack",
      aliases: ["MineRack"],
      effect: "mine-rack",
      arc: "none",
      superweapon: false,
      boxes: 1,
    },
    {
      id: "Minesweeper",
      aliases: ["Mine Sweeper"],
      effect: "minesweeper",
      arc: "none",
      superweapon: false,
      boxes: 1,
    },
    {
      id: "MSG",
      aliases: ["Momentary Singularity Generator"],
      effect: "msg",
      arc: "sfb",
      superweapon: false,
      boxes: 1,
    },
  ],
  arcs: {
    default: "F",
    house: [
      { id: "F", name: "forward", sfb: "FA" },
      { id: "A", name: "aft", sfb: "RA" },
      { id: "P", name: "port", sfb: "LS" },
      { id: "S", name: "starboard", sfb: "RS" },
    ],
    sfb: SFB_ARCS.map(([id, from, to]) => ({ id, name: `Star Fleet Battles arc ${id}`, from, to })),
  },
  optionalRules: {
    unusedHull: true,
    crewQuality: true,
    bases: true,
    additionalArcs: true,
    severalSpecials: true,
    superweapons: true,
    mines: true,
    msg: true,
  },
  classNames: [],
  minefields: { pointsPerPattern: 1 },
  bases: { engines: 0 },
  ...housePlay,
};

/** The rulesets that come with shipcost, by id. */
export const BUILT_IN: ReadonlyMap<string, Ruleset> = new Map([[house.ruleset, house]]);
