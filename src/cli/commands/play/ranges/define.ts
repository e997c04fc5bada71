import type { Command } from "commander";
import { type Program, wholeNumber } from "../../../program.js";
import { playOptions, shipOption } from "../options.js";

export function definePlayRanges(program: Program, play: Command): void {
  const made = program.command(
    "ranges",
    "How far special weapons reach, and what they do there.",
    ['play ranges "1xPlasma3(F)" --tl 5', "play ranges --ship fleet.yaml#Lance"],
    async () => (await import("./run.js")).ranges,
    play,
  );
  playOptions(shipOption(made.argument("[SPECIALS]", "special weapons in the notation NxTypeP(A)"))).option(
    "--tl <level>",
    "tech level (default: the ship's, else 4)",
    wholeNumber,
  );
}
