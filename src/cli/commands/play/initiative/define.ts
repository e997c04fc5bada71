import type { Command } from "commander";
import type { Program } from "../../../program.js";
import { diceOptions, playOptions } from "../options.js";

export function definePlayInitiative(program: Program, play: Command): void {
  const made = program.command(
    "initiative",
    "Roll for initiative, and who moves which unit when.",
    [
      'play initiative --sides "Reds:elite:3,Blues:green:2" --dice 4,4',
      'play initiative --sides "Reds::2/3/2,Blues::0/4/0" --first Blues',
    ],
    async () => (await import("./run.js")).initiative,
    play,
  );
  playOptions(diceOptions(made))
    .requiredOption(
      "--sides <list>",
      "each side as NAME:CREW:UNITS: its flagship's crew (regular if left out) and its ships, or units in each subphase such as 2/3/2",
    )
    .option("--first <name>", "the side that the winner has move first (default: the winner)");
}
