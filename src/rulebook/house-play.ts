import type { PlayRules } from "./play-schema.js";

/** The numbers and options of the two rule texts that follow a ship into play. */
export const housePlay: PlayRules = {
  secondaries: { shareFromHull: 7, share: "1/2", rounding: "down", fullOdds: 6 },
  engineDamage: { rounding: "nearest", minimum: 1 },
  superweapons: { inchesPerBox: 2, damage: "strength" },
  plasma: {
    brackets: [
      { name: "short", inches: 6, damage: "3" },
      { name: "normal", inches: 12, damage: "2" },
      { name: "long", inches: 18, damage: "1" },
      { name: "extreme", inches: 24, damage: "1/2" },
    ],
    rounding: "nearest",
  },
  missiles: { movePerTechLevel: 3, moves: 2 },
  crewModifiers: {
    green: { combat: -1, scanning: 1, initiative: -1 },
    regular: { combat: 0, scanning: 0, initiative: 0 },
    elite: { combat: 1, scanning: -1, initiative: 1 },
  },
  mines: {
    patternsPerRack: 10,
    minesPerPattern: 6,
    laidPerTurn: 1,
    strengthPerTechLevel: "1/2",
    strengthRounding: "up",
    silentBonus: 3,
    silentReRoll: true,
    iff: { friendly: 6, allied: 5 },
    patternHull: 1,
    fighterTriggers: 1,
  },
  minesweeping: {
    gearSecondaries: 8,
    lockOn: {
      needed: 6,
      modifiers: [
        { why: "running silent", value: -3, removedByGear: true },
        { why: "slow", value: -1, removedByGear: false },
        { why: "small", value: -1, removedByGear: false },
      ],
    },
    fireModifier: -2,
    combatTable: null,
  },
  initiative: { ties: "reroll" },
  vector: { silentBurn: 1, burnPerTechLevel: 3, phases: 2, fighterVector: "literal" },
  msg: {
    limits: { SC1: 6, SC2: 3, SC3: 2, SC4: 1, SC5: 0, SC6: 0, SC7: 0 },
    arming: { warp: 3, turns: 2 },
    minRange: 5,
    maxRange: 30,
    bands: [
      { from: 5, to: 8, hitOn: 5 },
      { from: 9, to: 15, hitOn: 4 },
      { from: 16, to: 22, hitOn: 3 },
      { from: 22, to: 30, hitOn: 2 },
    ],
    bandOf22: "better",
    effectDelay: 4,
    duration: 32,
    radius: 6,
    blackHoleRadius: 30,
    formationPull: 1,
    pullCount: "formation",
    pullBeforeMovement: true,
    ties: "clockwise",
    naturalEcm: 2,
  },
};
