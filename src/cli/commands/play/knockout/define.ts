import type { Command } from "commander";
import { type Program, wholeNumber } from "../../../program.js";
import { diceOptions, playOptions, shipOption } from "../options.js";

export function definePlayKnockout(program: Program, play: Command): void {
  const made = program.command(
    "knockout",
    "Which special weapons are knocked out: exact chances, and dice for it.",
    ["play knockout --ship fleet.yaml#Lance", 'play knockout --specials "2xPlasma(F), 1xMSG(FA)" --dice 4'],
    async () => (await import("./run.js")).knockout,
    play,
  );
  playOptions(diceOptions(shipOption(made)))
    .option("--specials <notation>", "the special weapons that still work, instead of a ship's")
    .option("--hits <n>", "how many are knocked out (default: 1 with dice or a seed, else 0)", wholeNumber);
}
