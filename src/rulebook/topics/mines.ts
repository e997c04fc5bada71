import { houseRules, onOff, project, type Topic } from "./topic.js";

const MINES = houseRules("Mines");
const SWEEPING = houseRules("Minesweeping");

/** Mines and minesweeping. */
export const mineTopics: readonly Topic[] = [
  {
    id: "mine-rack",
    title: "What a mine rack carries",
    statement: 'A mine rack holds ten patterns; a pattern is a counter 1" square.',
    source: MINES,
    status: "text",
    option: "mines.patternsPerRack",
    play: "shipcost show",
  },
  {
    id: "mine-pattern",
    title: "Mines in a pattern",
    statement: "A pattern has six mines.",
    source: MINES,
    status: "text",
    option: "mines.minesPerPattern",
    play: "shipcost play mines",
  },
  {
    id: "mine-laying",
    title: "Laying mines",
    statement:
      "When its ship has moved, a rack lays one pattern to either side or astern. Patterns lie openly, several may share a place, and they stay where they are.",
    source: MINES,
    status: "text",
    option: "mines.laidPerTurn",
    play: "shipcost show",
  },
  {
    id: "mine-trigger",
    title: "What sets mines off",
    statement:
      "For every pattern a ship touches a die is rolled, and the pattern attacks if the ship's speed is no less than the die. Speed is compared unrounded.",
    source: MINES,
    status: "reading",
    reading: "Vector movement gives fractional speeds, and the text compares without rounding.",
    play: "shipcost play mines",
  },
  {
    id: "mine-attack",
    title: "One attack",
    statement:
      "A pattern attacks once; those that one ship sets off add up to a single attack, and go with the ship until the fire phase.",
    source: MINES,
    status: "text",
    play: "shipcost play mines",
  },
  {
    id: "mine-strength",
    title: "Strength of a mine",
    statement: "Each mine attacks with half its tech level.",
    source: MINES,
    status: "text",
    option: "mines.strengthPerTechLevel",
    play: "shipcost play mines",
  },
  {
    id: "mine-strength-rounding",
    title: "Half of an odd tech level",
    statement: "The strength of a mine is rounded up, before the mines are added.",
    source: MINES,
    status: "text",
    option: "mines.strengthRounding",
    alternatives: [
      { value: "up", meaning: "tech level 5: strength 3" },
      { value: "down", meaning: "tech level 5: strength 2" },
      { value: "nearest", meaning: "a half goes up; differs from `up` for other shares only" },
    ],
    play: "shipcost play mines",
  },
  {
    id: "mine-silent",
    title: "Running silent over mines",
    statement:
      "A silent ship adds three to each trigger die. It can neither lock on nor fire, and when it ends its silence among mines they roll at once.",
    source: MINES,
    status: "text",
    option: "mines.silentBonus",
    play: "shipcost play mines",
  },
  {
    id: "mine-re-roll",
    title: "Discovered by mines",
    statement:
      "If even one pattern triggers on a silent ship, all patterns that touch it roll again without the three, and this second roll decides for all of them.",
    source: MINES,
    status: "reading",
    reading: "Those that rolled are included, so a pattern that triggered may yet be spared.",
    option: "mines.silentReRoll",
    alternatives: onOff("all roll again, and that roll decides", "the first roll stands"),
    play: "shipcost play mines",
  },
  {
    id: "mine-fighters",
    title: "Fighters and mines",
    statement: "Fighters set off one pattern at most, however fast they are and however many they touch.",
    source: MINES,
    status: "text",
    option: "mines.fighterTriggers",
    play: "shipcost play mines",
  },
  {
    id: "mine-iff",
    title: "Friendly mines",
    statement:
      "A pattern rolls to trigger on a ship of the side that laid it only after a first die of 6. A silent ship is no friend to any mine.",
    source: MINES,
    status: "text",
    option: "mines.iff.friendly",
    play: "shipcost play mines",
  },
  {
    id: "mine-iff-allied",
    title: "Allied mines",
    statement: "For a ship of an ally the first die has to be a 5 or 6.",
    source: MINES,
    status: "text",
    option: "mines.iff.allied",
    play: "shipcost play mines",
  },
  {
    id: "mine-defence",
    title: "Firing at attacking mines",
    statement:
      "Before they explode, secondaries may fire at attacking mines as at missiles. A whole pattern defends as a hull of 1.",
    source: MINES,
    status: "text",
    option: "mines.patternHull",
    play: "shipcost play mines",
  },
  {
    id: "sweeping",
    title: "Sweeping mines",
    statement:
      "Only secondaries clear mines: one lock-on and one combat die for each pattern, and the result is how many mines are gone. The others attack the ship that fired.",
    source: SWEEPING,
    status: "text",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-secondaries",
    title: "Secondaries that sweep",
    statement:
      "The limit of half the secondaries at one target also holds against mines; gear is added after it.",
    source: SWEEPING,
    status: "reading",
    reading: "Mines are targets like others, while the gear's strength is a bonus of its own.",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-share",
    title: "Sweeping several patterns",
    statement:
      "Secondaries fire once a turn: before the lock-ons are rolled their strength is shared among the patterns, evenly or as the owner says. No pattern gets more than may bear on one target.",
    source: project("minesweeping"),
    status: "assumed",
    reading:
      "Secondaries may be split among targets as their owner likes, and the text tells of the fire on one pattern.",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-lock-on",
    title: "Lock-on to mines",
    statement:
      "Mines count as silent (−3), slow (−1) and small (−1), so that a 6 is needed. A lead in tech level is added to the die.",
    source: SWEEPING,
    status: "text",
    option: "minesweeping.lockOn",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-fire",
    title: "Fire on mines",
    statement: "Fire on mines takes two from the die, for they are small.",
    source: SWEEPING,
    status: "text",
    option: "minesweeping.fireModifier",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-gear",
    title: "Minesweeping gear",
    statement:
      "Any gear removes the −3 from lock-on to mines, and every box of it counts as eight more secondaries against mines.",
    source: SWEEPING,
    status: "text",
    option: "minesweeping.gearSecondaries",
    play: "shipcost play sweep",
  },
  {
    id: "combat-table",
    title: "The Combat table",
    statement:
      "The table is not in the texts. A ruleset may supply it; without one only lock-on and strength are told.",
    source: SWEEPING,
    status: "assumed",
    reading:
      "It belongs to the base game. One that a ruleset supplies is read at the greatest odds that the strength reaches against the pattern, and a die modified beyond 1 to 6 counts as the nearest of them.",
    option: "minesweeping.combatTable",
    play: "shipcost play sweep",
  },
];
