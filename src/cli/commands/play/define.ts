import type { Command } from "commander";
import type { Program } from "../../program.js";
import { definePlayEngines } from "./engines/define.js";
import { definePlayInitiative } from "./initiative/define.js";
import { definePlayKnockout } from "./knockout/define.js";
import { definePlayMines } from "./mines/define.js";
import { definePlayMsg } from "./msg/define.js";
import { definePlayRanges } from "./ranges/define.js";
import { definePlaySecondaries } from "./secondaries/define.js";
import { definePlaySweep } from "./sweep/define.js";
import { definePlayVector } from "./vector/define.js";

/** What each file of play/ adds: one calculator, or a group of them. */
type DefineSystem = (program: Program, play: Command) => void;

/** The play calculators, in the order in which help lists them. */
const SYSTEMS: readonly DefineSystem[] = [
  definePlayInitiative,
  definePlayVector,
  definePlaySecondaries,
  definePlayRanges,
  definePlayEngines,
  definePlayKnockout,
  definePlayMines,
  definePlaySweep,
  definePlayMsg,
];

export function definePlay(program: Program): void {
  const play = program.group("play", "Play calculators: exact odds, movement and fire at the table.");
  for (const define of SYSTEMS) define(program, play);
}
