import { formatSpecial } from "../../../../design/notation.js";
import { SHIP_DEFAULTS } from "../../../../design/number-fields.js";
import { typeOf, weaponRanges } from "../../../../play/ranges.js";
import { rangesJson, rangesText } from "../../../../report/play/ranges.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { playRuleset, shipAsked } from "../play-inputs.js";
import { specialsNamed } from "../specials-named.js";
import type { RangesOptions } from "./define.js";

/** `shipcost play ranges` */
export async function ranges(io: Io, options: RangesOptions, [notation]: string[]): Promise<Answer> {
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  const specials = notation === undefined ? asked?.ship.specials : specialsNamed(notation, ruleset);
  if (!specials)
    throw new UsageError('play ranges needs weapons such as "1xPlasma3(F)", or --ship FILE#NAME');
  if (specials.length === 0) throw new UsageError("play ranges: the ship has no special weapons");
  const techLevel = options.tl ?? asked?.ship.techLevel ?? SHIP_DEFAULTS.techLevel;
  const weapons = specials.map((special) => ({
    notation: formatSpecial(special),
    special,
    effect: typeOf(special, ruleset).effect,
    ranges: weaponRanges(special, techLevel, ruleset),
  }));
  const answer = { techLevel, weapons };
  return { json: () => rangesJson(answer), text: (layout) => rangesText(answer, layout) };
}
