import { planSecondaries } from "../../../../play/secondaries.js";
import { secondariesJson, secondariesText } from "../../../../report/play/secondaries.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { atMost, designAsked, playRuleset, shipAsked } from "../play-inputs.js";
import type { SecondariesOptions } from "./define.js";

/** `shipcost play secondaries` */
export async function secondaries(io: Io, options: SecondariesOptions): Promise<Answer> {
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  const count = options.count ?? asked?.ship.secondaries;
  const hull = options.hull ?? asked?.ship.hull;
  atMost("--count", options.count, asked?.ship.secondaries, asked);
  if (count === undefined || hull === undefined)
    throw new UsageError("play secondaries needs --count and --hull, or --ship FILE#NAME");
  const answer = {
    count,
    hull,
    combat: asked ? ruleset.crewModifiers[asked.ship.crew].combat : null,
    ...planSecondaries(count, hull, await defencesOf(options.targets ?? [], io, options), ruleset),
  };
  return { json: () => secondariesJson(answer), text: (layout) => secondariesText(answer, layout) };
}

/** The defences of the targets, which are given as numbers or as designs. */
async function defencesOf(
  targets: readonly (number | string)[],
  io: Io,
  options: SecondariesOptions,
): Promise<number[]> {
  const defences: number[] = [];
  for (const target of targets) {
    if (typeof target === "number") defences.push(target);
    else {
      const { ship } = await designAsked(io, "--targets", target, options);
      defences.push(ship.toughness + ship.shields);
    }
  }
  return defences;
}
