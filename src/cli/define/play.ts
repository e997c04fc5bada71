import type { Command } from "commander";
import type { Program } from "../program.js";
import { definePlayEngines } from "./play/engines.js";
import { definePlayInitiative } from "./play/initiative.js";
import { definePlayKnockout } from "./play/knockout.js";
import { definePlayMines } from "./play/mines.js";
import { definePlayMsg } from "./play/msg.js";
import { definePlayRanges } from "./play/ranges.js";
import { definePlaySecondaries } from "./play/secondaries.js";
import { definePlaySweep } from "./play/sweep.js";
import { definePlayVector } from "./play/vector.js";

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
