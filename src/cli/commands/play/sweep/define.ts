import { type Command, InvalidArgumentError } from "commander";
import { type Program, wholeNumber } from "../../../program.js";
import { crewOption, diceOptions, playOptions, shipOption } from "../options.js";

export function definePlaySweep(program: Program, play: Command): void {
  const made = program.command(
    "sweep",
    "Sweeping mines with secondaries: lock-on, strength, and what is left to attack.",
    [
      "play sweep --secondaries 8 --gear 1 --tl-advantage 0 --patterns 2",
      "play sweep --ship fleet.yaml#Sweeper --tl 4 --share 12,4 --seed 7",
    ],
    async () => (await import("./run.js")).sweep,
    play,
  );
  diceOptions(playOptions(shipOption(made)))
    .option("--secondaries <n>", "secondaries of the ship", wholeNumber)
    .option("--gear <boxes>", "boxes of minesweeping gear (default: 0)", wholeNumber)
    .option(
      "--hull <boxes>",
      "hull boxes (default: a small hull, which brings all secondaries to bear)",
      wholeNumber,
    )
    .addOption(crewOption("crew of the ship; regular if left out"))
    .option(
      "--tl <level>",
      "tech level of the mines (default: 4, or the ship's less its advantage)",
      wholeNumber,
    )
    .option("--tl-advantage <n>", "the ship's tech level less that of the mines (default: 0)", signedNumber)
    .option("--patterns <n>", "mine patterns swept (default: 1, or as many as there are shares)", wholeNumber)
    .option("--share <strengths>", "strength for each pattern, such as 12,4 (default: evenly)", shares);
}

function signedNumber(text: string): number {
  if (!/^[+-]?\d{1,3}$/.test(text))
    throw new InvalidArgumentError("expected a whole number from -999 to 999, such as -1.");
  return Number(text) + 0;
}

function shares(text: string): number[] {
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => /^\d{1,15}$/.test(part)))
    throw new InvalidArgumentError("expected whole numbers from 0 to 999999999999999, such as 12,4.");
  return parts.map(Number);
}
