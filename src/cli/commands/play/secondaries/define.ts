import { type Command, InvalidArgumentError } from "commander";
import { type Program, wholeNumber } from "../../../program.js";
import { playOptions, shipOption } from "../options.js";

export function definePlaySecondaries(program: Program, play: Command): void {
  const made = program.command(
    "secondaries",
    "Share out secondaries among targets: which attacks, and what is left.",
    [
      "play secondaries --count 80 --hull 20 --targets 3,5",
      "play secondaries --ship fleet.yaml#Lance --targets 4",
    ],
    async () => (await import("./run.js")).secondaries,
    play,
  );
  playOptions(shipOption(made))
    .option("--count <n>", "secondaries that can fire", wholeNumber)
    .option("--hull <boxes>", "hull boxes of the ship that fires, when undamaged", wholeNumber)
    .option("--targets <defences>", "the defence of each target, in order of fire, such as 3,5", defences);
}

function defences(text: string): number[] {
  const parts = text.split(",").map((part) => part.trim());
  if (!parts.every((part) => /^[1-9]\d{0,14}$/.test(part)))
    throw new InvalidArgumentError(
      "expected defences, whole numbers from 1 to 999999999999999, such as 3,5.",
    );
  return parts.map(Number);
}
