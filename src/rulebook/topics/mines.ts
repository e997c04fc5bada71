import { listed, plural } from "../../source/words.js";
import type { Ruleset } from "../schema.js";
import { AT_THE_TABLE, houseRules, project, type Topic } from "./topic.js";
import { onDie, partOf, points, ROUNDED, WAYS_TO_ROUND } from "./words.js";

const MINES = houseRules("Mines");
const SWEEPING = houseRules("Minesweeping");

/** Mines and minesweeping. */
export const mineTopics: readonly Topic[] = [
  {
    id: "mine-rack",
    title: "What a mine rack carries",
    statement: ({ mines }) =>
      `A mine rack carries ${plural(mines.patternsPerRack, "pattern")} of mines. A pattern is a counter 1" square.`,
    source: MINES,
    status: "text",
    option: "mines.patternsPerRack",
    play: "shipcost show",
  },
  {
    id: "mine-pattern",
    title: "Mines in a pattern",
    statement: ({ mines }) => `A pattern has ${plural(mines.minesPerPattern, "mine")}.`,
    source: MINES,
    status: "text",
    option: "mines.minesPerPattern",
    play: "shipcost play mines",
  },
  {
    id: "mine-laying",
    title: "Laying mines",
    statement: ({ mines }) =>
      `At the end of its ship's movement a rack may lay ${plural(mines.laidPerTurn, "pattern")}, to either side or astern. Patterns lie openly and stay where they are. Several may lie in the same place.`,
    source: MINES,
    status: "text",
    option: "mines.laidPerTurn",
    play: "shipcost show",
  },
  {
    id: "minefield-placing",
    title: "Who places mines before the battle",
    statement: ({ minefields }) =>
      `The defender of a scenario may place mines before the battle, or the side that the players agree on. Mines bought for this cost ${points(minefields.pointsPerPattern)} a pattern.`,
    source: MINES,
    status: "text",
    play: AT_THE_TABLE,
  },
  {
    id: "mine-trigger",
    title: "What sets mines off",
    statement:
      "Roll a die for each pattern that a ship touches. The pattern attacks if the ship's speed is at least the number rolled. The speed is not rounded.",
    source: MINES,
    status: "reading",
    reading: "In vector movement a speed may be a fraction, and the text does not round it.",
    play: "shipcost play mines",
  },
  {
    id: "mine-attack",
    title: "One attack",
    statement:
      "A pattern attacks once. All patterns that one ship sets off make a single attack together. They move along with the ship until the fire phase.",
    source: MINES,
    status: "text",
    play: "shipcost play mines",
  },
  {
    id: "mine-strength",
    title: "Strength of a mine",
    statement: ({ mines }) => `Each mine attacks with ${partOf(mines.strengthPerTechLevel)} its tech level.`,
    source: MINES,
    status: "text",
    option: "mines.strengthPerTechLevel",
    play: "shipcost play mines",
  },
  {
    id: "mine-strength-rounding",
    title: "Half of an odd tech level",
    statement: ({ mines }) =>
      `The strength of one mine is ${ROUNDED[mines.strengthRounding]}, before the mines are added together.`,
    source: MINES,
    status: "text",
    option: "mines.strengthRounding",
    alternatives: WAYS_TO_ROUND,
    play: "shipcost play mines",
  },
  {
    id: "mine-silent",
    title: "Running silent over mines",
    statement: ({ mines }) =>
      `A ship that runs silent adds ${mines.silentBonus} to each trigger die. It has no lock-ons and may not fire. When it stops running silent among mines, they roll at once.`,
    source: MINES,
    status: "text",
    option: "mines.silentBonus",
    play: "shipcost play mines",
  },
  {
    id: "mine-re-roll",
    title: "Discovered by mines",
    statement: ({ mines: { silentBonus, silentReRoll } }) =>
      silentReRoll
        ? `If even one pattern triggers on a silent ship, all patterns that touch the ship roll again without the ${silentBonus}. This second roll decides for all of them.`
        : "Each pattern that touches a silent ship rolls once, and that roll decides.",
    source: MINES,
    status: "reading",
    reading:
      "Patterns that rolled already roll again too, so a pattern that triggered may not attack after all.",
    option: "mines.silentReRoll",
    alternatives: [
      { value: true, meaning: "all patterns roll again, and that roll decides" },
      { value: false, meaning: "the first roll decides" },
    ],
    play: "shipcost play mines",
  },
  {
    id: "mine-fighters",
    title: "Fighters and mines",
    statement: ({ mines }) =>
      `Fighters set off at most ${plural(mines.fighterTriggers, "pattern")}, at any speed and however many patterns they touch.`,
    source: MINES,
    status: "text",
    option: "mines.fighterTriggers",
    play: "shipcost play mines",
  },
  {
    id: "mine-iff",
    title: "Friendly mines",
    statement: ({ mines: { iff } }) =>
      `A pattern touched by a ship of the side that laid it rolls a first die. Only on ${atLeast(iff.friendly)} does the pattern roll to trigger. To a silent ship all mines are hostile.`,
    source: MINES,
    status: "text",
    option: "mines.iff.friendly",
    play: "shipcost play mines",
  },
  {
    id: "mine-iff-allied",
    title: "Allied mines",
    statement: ({ mines: { iff } }) =>
      `For a ship of an ally the first die must be ${atLeast(iff.allied)} before the pattern rolls to trigger.`,
    source: MINES,
    status: "text",
    option: "mines.iff.allied",
    play: "shipcost play mines",
  },
  {
    id: "mine-defence",
    title: "Firing at attacking mines",
    statement: ({ mines }) =>
      `Secondaries may fire at attacking mines before they explode, as at missiles. A whole pattern defends with a hull of ${mines.patternHull}.`,
    source: MINES,
    status: "text",
    option: "mines.patternHull",
    play: "shipcost play mines",
  },
  {
    id: "sweeping",
    title: "Sweeping mines",
    statement:
      "Secondaries alone clear mines by fire. Each pattern needs a lock-on of its own, and one die on the Combat table gives the number of its mines destroyed. Its other mines attack the ship that fired, at once.",
    source: SWEEPING,
    status: "reading",
    reading:
      "The text rolls one die and speaks of a lock-on without saying how many patterns they are for. Here each pattern is a target of its own.",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-fighters",
    title: "Fighters that clear mines",
    statement:
      "Fighters clear mines only by flying through them: the mines that trigger attack the fighters, and the fighters defend themselves.",
    source: SWEEPING,
    status: "text",
    play: "shipcost play mines",
  },
  {
    id: "sweeping-secondaries",
    title: "Secondaries that sweep",
    statement: ({ secondaries: { share } }) =>
      `A ship that may fire only ${partOf(share)} its secondaries at one target may fire as many at one pattern. The strength of minesweeping gear is added afterwards.`,
    source: SWEEPING,
    status: "reading",
    reading: "Mines are targets like others, and the strength of the gear is a bonus of its own.",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-share",
    title: "Sweeping several patterns",
    statement:
      "Secondaries fire once a turn. Before the lock-ons are rolled, their strength is shared among the patterns, evenly or as the owner says. No pattern gets more than may be fired at one target.",
    source: project("minesweeping"),
    status: "assumed",
    reading:
      "The owner may split secondaries among targets freely, and the text describes the fire on one pattern.",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-lock-on",
    title: "Lock-on to mines",
    statement: lockOn,
    source: SWEEPING,
    status: "text",
    option: "minesweeping.lockOn",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-fire",
    title: "Fire on mines",
    statement: ({ minesweeping }) =>
      `The die for fire on mines is changed by ${onDie(minesweeping.fireModifier)}, because mines are small.`,
    source: SWEEPING,
    status: "text",
    option: "minesweeping.fireModifier",
    play: "shipcost play sweep",
  },
  {
    id: "sweeping-gear",
    title: "Minesweeping gear",
    statement: ({ minesweeping: { gearSecondaries, lockOn } }) => {
      const removed = lockOn.modifiers.filter((each) => each.removedByGear).map(({ value }) => onDie(value));
      const removes =
        removed.length === 0 ? "" : ` Any gear also removes the ${removed.join(" and ")} from the lock-on.`;
      return `Each box of minesweeping gear counts as ${gearSecondaries} more secondaries against mines.${removes}`;
    },
    source: SWEEPING,
    status: "text",
    option: "minesweeping.gearSecondaries",
    play: "shipcost play sweep",
  },
  {
    id: "combat-table",
    title: "The Combat table",
    statement: ({ minesweeping: { combatTable } }) =>
      combatTable === null
        ? "The Combat table is not in the texts. A ruleset may supply it. Without it only the lock-on and the strength are shown."
        : `This ruleset supplies the Combat table, for odds of ${combatTable.map(({ odds }) => `${odds}-1`).join(", ")}.`,
    source: SWEEPING,
    status: "assumed",
    reading:
      "The table belongs to the base game. A table that a ruleset supplies is read at the greatest odds that the strength reaches against the pattern. A modified die under 1 counts as 1, and one over 6 as 6.",
    option: "minesweeping.combatTable",
    play: "shipcost play sweep",
  },
];

/** `a 6`, `a 5 or 6`, `a 4 or more`, of one die. */
function atLeast(die: number): string {
  return die === 6 ? "a 6" : `a ${die} or more`;
}

function lockOn({ minesweeping: { lockOn } }: Ruleset): string {
  const counted = lockOn.modifiers.map(({ why, value }) => `${onDie(value)} for ${why}`);
  const because = counted.length === 0 ? "" : ` That includes ${listed(counted)}.`;
  return `A lock-on to mines needs a die of ${lockOn.needed}.${because} A lead in tech level is added to the die.`;
}
