import { type Command, InvalidArgumentError, Option } from "commander";
import { type Program, wholeNumber } from "../../../program.js";
import { playOptions, shipOption } from "../options.js";

const UNITS = ["ship", "fighter", "missile"];
const NUMBER = String.raw`(?:\d{1,7}(?:\.\d{1,15})?|\.\d{1,15})`;

export function definePlayVector(program: Program, play: Command): void {
  const made = program.command(
    "vector",
    "Vector movement: where burns take a unit and its Intended Movement marker.",
    [
      "play vector --marker 0,10 --burn 3@90 --engines 4",
      "play vector --ship fleet.yaml#Lance --burn 2@0 --svg track.svg",
      "play vector --unit missile --tl 4 --marker 0,8 --burn 12@45",
    ],
    async () => (await import("./run.js")).vector,
    play,
  );
  playOptions(shipOption(made))
    .option("--at <x,y>", "where the unit is, in inches (default: 0,0)", point)
    .option("--marker <x,y>", "where its marker is (default: with the unit, which is at rest)", point)
    .option(
      "--burn <inches@degrees>",
      "a burn, or none; one a turn, of fighters and missiles one a phase",
      burns,
    )
    .addOption(new Option("--unit <kind>", "what moves").choices(UNITS).default("ship"))
    .option("--engines <points>", "a ship's engine rating", wholeNumber)
    .option("--damage <boxes>", "hull boxes that the --ship has lost", wholeNumber)
    .option("--silent", "the ship runs silent")
    .option("--agile", "the ship is agile")
    .option("--tl <level>", "tech level of a fighter or missile (default: the ship's, else 4)", wholeNumber)
    .option("--power <n>", "strength of a missile (default: 1)", wholeNumber)
    .option("--svg <file>", "draw the track into an .svg file, or - for standard output instead of the text");
}

function point(text: string): [number, number] {
  const [, x, y] = new RegExp(`^(-?${NUMBER}), ?(-?${NUMBER})$`).exec(text.trim()) ?? [];
  if (y === undefined) throw new InvalidArgumentError("expected inches east and north, such as 3,-10.5.");
  return [Number(x), Number(y)];
}

type GivenBurn = { distance: number; bearing: number } | null;

function burns(text: string, earlier: readonly GivenBurn[] = []): GivenBurn[] {
  if (text === "none") return [...earlier, null];
  const [, distance, bearing] = new RegExp(`^(${NUMBER})@(${NUMBER})$`).exec(text) ?? [];
  if (bearing === undefined)
    throw new InvalidArgumentError("expected inches@degrees, clockwise from north, such as 3@90, or none.");
  return [...earlier, { distance: Number(distance), bearing: Number(bearing) }];
}
