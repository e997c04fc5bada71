import { type Command, Option } from "commander";
import { decimalNumber, type Program, wholeNumber } from "../../../program.js";
import { crewOption, diceOptions, playOptions, shipOption } from "../options.js";

export function definePlayMines(program: Program, play: Command): void {
  const made = program.command(
    "mines",
    "The exact odds that mines touched by a unit attack it, and how strongly.",
    [
      "play mines --speed 4 --patterns 3 --tl 5",
      "play mines --speed 4.5 --patterns 2 --silent --dice 1,4,2,6",
      "play mines --speed 6 --patterns 5 --iff friendly --svg mines.svg",
    ],
    async () => (await import("./run.js")).mines,
    play,
  );
  diceOptions(
    playOptions(shipOption(made, "the design of the ship that laid the mines: tech level and crew")),
  )
    .requiredOption("--speed <inches>", "the unit's speed this turn, which may be a fraction", decimalNumber)
    .option("--patterns <n>", "mine patterns touched", wholeNumber, 1)
    .option("--tl <level>", "tech level of the mines (default: that of the ship, else 4)", wholeNumber)
    .option("--silent", "the unit runs silent")
    .addOption(
      new Option("--iff <side>", "whose mines they are")
        .choices(["hostile", "friendly", "allied"])
        .default("hostile"),
    )
    .addOption(new Option("--unit <kind>", "what touches them").choices(["ship", "fighter"]).default("ship"))
    .addOption(crewOption("crew of the ship that laid the mines; regular if left out"))
    .option("--svg <file>", "draw the odds into an .svg file, or - for standard output instead of the text");
}
