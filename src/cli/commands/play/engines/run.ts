import { engineDamage, engineRating } from "../../../../play/engines.js";
import { enginesJson, enginesText } from "../../../../report/play/engines.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { playRuleset, shipAsked } from "../play-inputs.js";
import type { EnginesOptions } from "./define.js";

/** `shipcost play engines` */
export async function engines(io: Io, options: EnginesOptions): Promise<Answer> {
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
  return { json: () => enginesJson(answer), text: (layout) => enginesText(answer, layout) };
}
