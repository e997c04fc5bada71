import { SHIP_DEFAULTS } from "../../../../design/schema.js";
import { engineRating } from "../../../../play/engines.js";
import { type Mover, vectorTrack } from "../../../../play/vector.js";
import { vectorSvg } from "../../../../report/play/vector/picture.js";
import { allLegal, vectorJson, vectorText } from "../../../../report/play/vector/report.js";
import type { Ruleset } from "../../../../rulebook/schema.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { type PlayShip, playRuleset, shipAsked } from "../play-inputs.js";
import type { VectorOptions } from "./define.js";

/** The options that only some units have. */
const ONLY_FOR: Readonly<Record<string, readonly Mover["unit"][]>> = {
  engines: ["ship"],
  damage: ["ship"],
  silent: ["ship"],
  agile: ["ship"],
  tl: ["fighter", "missile"],
  power: ["missile"],
};

/** `shipcost play vector`: exit 1 where a burn is longer than it may be. */
export async function vector(io: Io, options: VectorOptions): Promise<Answer> {
  checkOptions(options);
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  const mover = moverAsked(options, asked, ruleset);
  const position = options.at ?? [0, 0];
  const start = { position, marker: options.marker ?? position };
  const coasting = Array.from({ length: mover.unit === "ship" ? 1 : ruleset.vector.phases }, () => null);
  const answer = { mover, ...vectorTrack(start, options.burn ?? coasting, mover, ruleset) };
  const name = asked?.checked.loaded.name ?? null;
  return {
    json: () => vectorJson(answer),
    text: (layout) => vectorText(answer, layout),
    svg: () => vectorSvg(answer, name),
    refused: !allLegal(answer),
  };
}

function checkOptions(options: VectorOptions): void {
  for (const [option, units] of Object.entries(ONLY_FOR)) {
    const given = options[option as keyof VectorOptions];
    if (given === undefined || given === false || units.includes(options.unit)) continue;
    throw new UsageError(`--${option} is for a ${units.join(" or ")}, not for --unit ${options.unit}`);
  }
  const { damage, engines, ship } = options;
  if (damage !== undefined && ship === undefined)
    throw new UsageError("--damage goes with --ship FILE#NAME; without one give the --engines that are left");
  if (damage !== undefined && engines !== undefined)
    throw new UsageError("--damage and --engines: give one or the other");
}

function moverAsked(options: VectorOptions, asked: PlayShip | null, ruleset: Ruleset): Mover {
  const { unit, damage = 0, silent, agile, power = 1 } = options;
  const techLevel = options.tl ?? asked?.ship.techLevel ?? SHIP_DEFAULTS.techLevel;
  if (unit === "fighter") return { unit, techLevel };
  if (unit === "missile") return { unit, techLevel, power };
  const left = asked && engineRating(asked.ship.hull, asked.ship.engines, damage, ruleset);
  const engines = options.engines ?? left;
  if (engines === null) throw new UsageError("play vector needs --engines, or --ship FILE#NAME");
  return { unit, engines, silent, agile: agile || (asked?.ship.agile ?? false) };
}
