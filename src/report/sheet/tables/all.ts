import { ImpossibleInput } from "../../../play/error.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { arcDiagrams } from "./arcs.js";
import { choicesTaken } from "./choices.js";
import { costChart, levelChart, priceSteps } from "./cost.js";
import { engineLoss, knockOutDie, secondaryFire } from "./fire.js";
import { baseRules, designLimits, hullBoxes, hullClasses, optionalRules } from "./hull.js";
import { mineNumbers, mineStrengths, mineTriggers } from "./mines.js";
import { minesweeping } from "./minesweeping.js";
import { crewQuality, initiative, vectorMovement } from "./movement.js";
import { msgHits, msgLimits, msgTimes } from "./msg.js";
import { type Part, type Section, words } from "./part.js";
import { driftTable, pullChart } from "./singularity.js";
import { specialTypes } from "./specials.js";
import { massDriverTable, missileTable, plasmaTable } from "./weapon-ranges.js";

type Maker = (ruleset: Ruleset) => Part | null;

interface SectionMaker {
  readonly title: string;
  readonly parts: readonly Maker[];
  /** The optional rule without which there is none of it. */
  readonly rule?: keyof Ruleset["optionalRules"];
}

const SECTIONS: readonly SectionMaker[] = [
  {
    title: "Building a ship",
    parts: [priceSteps, costChart, levelChart, hullBoxes, designLimits, hullClasses, baseRules],
  },
  { title: "Crew and movement", parts: [crewQuality, initiative, vectorMovement] },
  {
    title: "Special weapons",
    parts: [specialTypes, plasmaTable, missileTable, massDriverTable, arcDiagrams],
  },
  { title: "Fire and damage", parts: [secondaryFire, knockOutDie, engineLoss] },
  { title: "Mines", rule: "mines", parts: [mineTriggers, mineNumbers, mineStrengths, minesweeping] },
  {
    title: "Momentary Singularity Generator",
    rule: "msg",
    parts: [msgLimits, msgHits, msgTimes, pullChart, driftTable],
  },
  { title: "Choices of this ruleset", parts: [choicesTaken, optionalRules] },
];

/** Every table of a ruleset as data, by matter. What an optional rule switches off is not among them. */
export function referenceTables(ruleset: Ruleset): Section[] {
  return SECTIONS.filter(({ rule }) => rule === undefined || ruleset.optionalRules[rule]).map(
    ({ title, parts }) => ({
      title,
      parts: parts.map((make) => attempt(make, ruleset)).filter((part) => part !== null),
    }),
  );
}

/** The part that a maker makes; where the ruleset's numbers are beyond what can be told, why not. */
function attempt(make: Maker, ruleset: Ruleset): Part | null {
  try {
    return make(ruleset);
  } catch (error) {
    if (!(error instanceof ImpossibleInput)) throw error;
    return { title: "Not shown", topics: [], body: [words(`${error.message}.`)] };
  }
}
