import { knockOut, knockOutChances } from "../../../../play/knockout.js";
import { knockOutJson, knockOutText } from "../../../../report/play/knockout.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { diceAsked, diceFor, unusedDice } from "../dice-asked.js";
import { playRuleset, shipAsked } from "../play-inputs.js";
import { specialsNamed } from "../specials-named.js";
import type { KnockoutOptions } from "./define.js";

/** `shipcost play knockout` */
export async function knockout(io: Io, options: KnockoutOptions): Promise<Answer> {
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  const specials =
    options.specials === undefined ? asked?.ship.specials : specialsNamed(options.specials, ruleset);
  if (!specials) throw new UsageError("play knockout needs --specials, or --ship FILE#NAME");
  const wanted = diceAsked(options);
  const hits = options.hits ?? (wanted ? 1 : 0);
  const { dice, seed } = wanted ?? diceFor(options);
  const draws = knockOut(specials, hits, dice);
  const used = draws.reduce((sum, draw) => sum + draw.dice.length, 0);
  const answer = {
    chances: knockOutChances(specials),
    draws,
    unused: unusedDice(options, used),
    seed: hits > 0 ? seed : null,
  };
  return { json: () => knockOutJson(answer), text: (layout) => knockOutText(answer, layout) };
}
