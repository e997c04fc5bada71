import type { Command } from "commander";
import { type Program, wholeNumber } from "../../../program.js";
import { playOptions, shipOption } from "../options.js";

export function definePlayEngines(program: Program, play: Command): void {
  const made = program.command(
    "engines",
    "When damage to the hull costs engine points, and what is left of them.",
    ["play engines --hull 9 --engines 4 --damage 5", "play engines --ship fleet.yaml#Lance"],
    async () => (await import("./run.js")).engines,
    play,
  );
  playOptions(shipOption(made))
    .option("--hull <boxes>", "hull boxes", wholeNumber)
    .option("--engines <points>", "engine rating when undamaged", wholeNumber)
    .option("--damage <boxes>", "hull boxes lost so far", wholeNumber, 0);
}
