import { planSecondaries } from "../../../../play/secondaries.js";
import { secondariesJson, secondariesText } from "../../../../report/play/secondaries.js";
import { EXIT, type Io, UsageError } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type PlayOptions, playRuleset, type ShipOptions, shipAsked } from "../play-inputs.js";

export interface SecondariesOptions extends PlayOptions, ShipOptions {
  readonly count?: number;
  readonly hull?: number;
  readonly targets?: readonly number[];
}

/** `shipcost play secondaries` */
export async function secondaries(io: Io, _args: string[], options: SecondariesOptions): Promise<number> {
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
  const json = options.format === "json";
  io.out(json ? secondariesJson(answer) : secondariesText(answer, layoutFor(io, options.color)));
  return EXIT.ok;
}
