import { engineDamage, engineRating } from "../../../../play/engines.js";
import { enginesJson, enginesText } from "../../../../report/play/engines.js";
import { EXIT, type Io, UsageError } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type PlayOptions, playRuleset, type ShipOptions, shipAsked } from "../play-inputs.js";

export interface EnginesOptions extends PlayOptions, ShipOptions {
  readonly hull?: number;
  readonly engines?: number;
  readonly damage: number;
}

/** `shipcost play engines` */
export async function engines(io: Io, _args: string[], options: EnginesOptions): Promise<number> {
  const ship = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, ship);
  const hull = options.hull ?? ship?.ship.hull;
  const rating = options.engines ?? ship?.ship.engines;
  if (hull === undefined || rating === undefined)
    throw new UsageError("play engines needs --hull and --engines, or --ship FILE#NAME");
  if (hull < 1) throw new UsageError(`--hull ${hull}: expected at least 1 hull box`);
  const answer = {
    hull,
    engines: rating,
    damage: options.damage,
    ...engineDamage(hull, rating, ruleset),
    rating: engineRating(hull, rating, options.damage, ruleset),
  };
  io.out(options.format === "json" ? enginesJson(answer) : enginesText(answer, layoutFor(io, options.color)));
  return EXIT.ok;
}
