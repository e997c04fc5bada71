import { formatSpecial } from "../../../../design/notation.js";
import { SHIP_DEFAULTS } from "../../../../design/schema.js";
import { typeOf, weaponRanges } from "../../../../play/ranges.js";
import { rangesJson, rangesText } from "../../../../report/play/ranges.js";
import { EXIT, type Io, UsageError } from "../../../io.js";
import { layoutFor } from "../../../terminal/terminal.js";
import { type PlayOptions, playRuleset, type ShipOptions, shipAsked } from "../play-inputs.js";
import { specialsNamed } from "../specials-named.js";

export interface RangesOptions extends PlayOptions, ShipOptions {
  readonly tl?: number;
}

/** `shipcost play ranges` */
export async function ranges(io: Io, [notation]: string[], options: RangesOptions): Promise<number> {
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
  const json = options.format === "json";
  io.out(json ? rangesJson(answer) : rangesText(answer, layoutFor(io, options.color)));
  return EXIT.ok;
}
