import { InvalidArgumentError } from "commander";
import type { Burn, Mover, Point } from "../../../../play/vector.js";
import { choice, flag, many, type OptionsOf, preset, value } from "../../../define/option.js";
import { wholeNumber } from "../../../define/readers.js";
import { calculator } from "../calculator.js";
import { PLAY_OPTIONS, SHIP_OPTIONS, svg } from "../options.js";

const UNITS = ["ship", "fighter", "missile"] as const satisfies readonly Mover["unit"][];
/** The mark that answers print behind inches may be given too. */
const INCHES = String.raw`\s*["″]?`;
const NUMBER = String.raw`(?:\d{1,7}(?:\.\d{1,15})?|\.\d{1,15})`;

const OPTIONS = {
  ...SHIP_OPTIONS,
  ...PLAY_OPTIONS,
  at: value("--at <x,y>", "where the unit is, in inches (default: 0,0)", point),
  marker: value("--marker <x,y>", "where its marker is (default: with the unit, which is at rest)", point),
  burn: many(
    "--burn <inches@degrees>",
    "a burn, or none; one a turn, of fighters and missiles one a phase",
    burn,
  ),
  unit: preset(choice("--unit <kind>", "what moves", UNITS), "ship"),
  engines: value("--engines <points>", "a ship's engine rating", wholeNumber),
  damage: value("--damage <boxes>", "hull boxes that the --ship has lost", wholeNumber),
  silent: flag("--silent", "the ship runs silent"),
  agile: flag("--agile", "the ship is agile"),
  tl: value("--tl <level>", "tech level of a fighter or missile (default: the ship's, else 4)", wholeNumber),
  power: value(
    "--power <n>",
    "strength of a missile (default: that of the ship's missiles, else 1)",
    wholeNumber,
  ),
  svg: svg("the track"),
};
export type VectorOptions = OptionsOf<typeof OPTIONS>;

export const definition = calculator({
  about: "Vector movement: where burns take a unit and its Intended Movement marker.",
  examples: [
    "play vector --marker 0,10 --burn 3@90 --engines 4",
    "play vector --ship fleet.yaml#Lance --burn 2@0 --svg track.svg",
    "play vector --unit missile --tl 4 --marker 0,8 --burn 12@45",
  ],
  options: OPTIONS,
  run: async () => (await import("./run.js")).vector,
});

function point(text: string): Point {
  const [, x, y] = new RegExp(`^(-?${NUMBER})${INCHES}, ?(-?${NUMBER})${INCHES}$`).exec(text.trim()) ?? [];
  if (y === undefined) throw new InvalidArgumentError("expected inches east and north, such as 3,-10.5.");
  return [Number(x), Number(y)];
}

function burn(text: string): Burn | null {
  if (text === "none") return null;
  const [, distance, bearing] =
    new RegExp(`^(${NUMBER})${INCHES}\\s*@\\s*(${NUMBER})\\s*°?$`).exec(text.trim()) ?? [];
  if (bearing === undefined)
    throw new InvalidArgumentError("expected inches@degrees, clockwise from north, such as 3@90, or none.");
  return { distance: Number(distance), bearing: Number(bearing) };
}
