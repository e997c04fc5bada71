import { knockOut, knockOutChances } from "../../../../play/knockout.js";
import { knockOutJson, knockOutText } from "../../../../report/play/knockout.js";
import { EXIT, type Io, UsageError } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import {
  type DiceOptions,
  diceAsked,
  diceFor,
  type PlayOptions,
  playRuleset,
  type ShipOptions,
  shipAsked,
} from "../play-inputs.js";
import { specialsNamed } from "../specials-named.js";

export interface KnockoutOptions extends PlayOptions, ShipOptions, DiceOptions {
  readonly specials?: string;
  readonly hits?: number;
}

/** `shipcost play knockout` */
export async function knockout(io: Io, _args: string[], options: KnockoutOptions): Promise<number> {
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  const specials =
    options.specials === undefined ? asked?.ship.specials : specialsNamed(options.specials, ruleset);
  if (!specials) throw new UsageError("play knockout needs --specials, or --ship FILE#NAME");
  const wanted = diceAsked(options);
  const hits = options.hits ?? (wanted ? 1 : 0);
  const { dice, seed } = wanted ?? diceFor(options);
  const answer = {
    chances: knockOutChances(specials),
    draws: knockOut(specials, hits, dice),
    seed: hits > 0 ? seed : null,
  };
  const json = options.format === "json";
  io.out(json ? knockOutJson(answer) : knockOutText(answer, layoutFor(io, options.color)));
  return EXIT.ok;
}
