import { planSecondaries } from "../../../../play/secondaries.js";
import { secondariesJson, secondariesText } from "../../../../report/play/secondaries.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { playRuleset, shipAsked } from "../play-inputs.js";
import type { SecondariesOptions } from "./define.js";

/** `shipcost play secondaries` */
export async function secondaries(io: Io, options: SecondariesOptions): Promise<Answer> {
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  const count = options.count ?? asked?.ship.secondaries;
  const hull = options.hull ?? asked?.ship.hull;
  if (count === undefined || hull === undefined)
    throw new UsageError("play secondaries needs --count and --hull, or --ship FILE#NAME");
  const answer = {
    count,
    hull,
    combat: asked ? ruleset.crewModifiers[asked.ship.crew].combat : null,
    ...planSecondaries(count, hull, options.targets ?? [], ruleset),
  };
  return { json: () => secondariesJson(answer), text: (layout) => secondariesText(answer, layout) };
}
