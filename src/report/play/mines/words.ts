import { plural } from "../../../source/words.js";
import { dieFrom, dieUpTo } from "../../text/dice.js";
import { signed } from "../../text/numbers.js";
import { visible } from "../../text/visible.js";
import { unusedDiceNote } from "../blocks.js";
import type { MinesAnswer } from "./report.js";

/** What is asked, such as `A silent ship at speed 2 touches 3 hostile patterns of tech level 4`. */
export function mineHeadline({ speed, patterns, unit, silent, iff, techLevel }: MinesAnswer): string {
  const who = unit === "ship" ? "ship" : "flight of fighters";
  const whose = plural(patterns, `${iff} pattern`);
  return `A ${silent ? "silent " : ""}${who} at speed ${speed} touches ${whose} of tech level ${techLevel}`;
}

/** What the dice of a pattern have to do. */
export function mineRule({ speed, silent, iff, ruleset }: MinesAnswer): string {
  const { silentBonus, silentReRoll, iff: least } = ruleset.mines;
  const openly = triggered(speed);
  if (!silent && iff === "hostile") return `each ${openly}`;
  if (!silent && iff !== "hostile")
    return `each takes it for an enemy on ${dieFrom(least[iff])}, and then ${openly}`;
  const hidden = `${triggered(speed - silentBonus)}, because ${silentBonus} is added`;
  const isReRolled = silentReRoll && dieUpTo(speed - silentBonus) !== null;
  return isReRolled ? `each ${hidden}; if any is, all roll again, and each ${openly}` : `each ${hidden}`;
}

function triggered(most: number): string {
  const die = dieUpTo(most);
  return die === null ? "cannot be triggered" : `is triggered on ${die}`;
}

/** What else a player should know, a sentence each. */
export function mineNotes({ silent, iff, unit, layer, roll, ruleset }: MinesAnswer): string[] {
  const { mines, optionalRules } = ruleset;
  const notes: [boolean, string][] = [
    [silent && iff !== "hostile", `A silent ${unit} uses no IFF: ${iff} mines are hostile to it.`],
    [
      silent,
      `A silent ${unit} has no lock-ons and may not fire, even at mines. If it stops running silent among them, they all roll at once, and nothing is added.`,
    ],
    [
      !silent && unit === "ship",
      `Secondaries may fire at attacking mines before they explode, as at missiles: a pattern defends as a hull of ${mines.patternHull}.`,
    ],
    [unit === "fighter", `Fighters set off ${plural(mines.fighterTriggers, "pattern")} at most.`],
    [
      layer.combat !== 0,
      `Laid by a ship with ${layer.crew} crew: ${signed(layer.combat)} on the mines' combat die.`,
    ],
    [!optionalRules.mines, `Ruleset ${visible(ruleset.ruleset)} plays without mines.`],
  ];
  return [...notes.filter(([holds]) => holds).map(([, note]) => note), ...unusedDiceNote(roll?.unused ?? 0)];
}
