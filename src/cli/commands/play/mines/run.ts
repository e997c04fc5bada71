import { SHIP_DEFAULTS } from "../../../../design/schema.js";
import {
  type MineContact,
  mineAttack,
  mineChances,
  mineStrength,
  rollMines,
} from "../../../../play/mines.js";
import { type MinesAnswer, minesJson, minesText } from "../../../../report/play/mines.js";
import { minesSvg } from "../../../../report/svg/mines.js";
import type { CREWS } from "../../../../rulebook/schema.js";
import { EXIT, type Io } from "../../../io.js";
import { checkPicture, drawPicture, type PictureOptions } from "../../../terminal/picture.js";
import { layoutFor } from "../../../terminal/terminal.js";
import {
  type DiceOptions,
  diceAsked,
  type PlayOptions,
  playRuleset,
  type ShipOptions,
  shipAsked,
  unusedDice,
} from "../play-inputs.js";

export interface MinesOptions extends PlayOptions, ShipOptions, DiceOptions, PictureOptions {
  readonly format: "text" | "json";
  readonly speed: number;
  readonly patterns: number;
  readonly tl?: number;
  readonly silent?: boolean;
  readonly iff: MineContact["iff"];
  readonly unit: MineContact["unit"];
  readonly crew?: (typeof CREWS)[number];
}

/** `shipcost play mines` */
export async function mines(io: Io, _args: string[], options: MinesOptions): Promise<number> {
  checkPicture(options);
  const layer = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, layer);
  const techLevel = options.tl ?? layer?.ship.techLevel ?? SHIP_DEFAULTS.techLevel;
  const crew = options.crew ?? layer?.ship.crew ?? "regular";
  const { speed, patterns, silent = false, iff, unit } = options;
  const contact = { speed, patterns, silent, iff, unit };
  const asked = diceAsked(options);
  const rolled = asked && rollMines(contact, asked.dice, ruleset);
  const answer: MinesAnswer = {
    ...contact,
    ...mineChances(contact, ruleset),
    techLevel,
    strengthPerMine: mineStrength(techLevel, ruleset),
    layer: { crew, combat: ruleset.crewModifiers[crew].combat },
    roll: rolled && {
      rolls: rolled.rolls,
      attack: mineAttack(rolled.patterns, techLevel, ruleset),
      seed: asked.seed,
      unused: unusedDice(options, rolled.rolls.length),
    },
    ruleset,
  };
  const { svg, format, color } = options;
  if (svg !== undefined) drawPicture(io, svg, minesSvg(answer));
  if (svg !== "-") io.out(format === "json" ? minesJson(answer) : minesText(answer, layoutFor(io, color)));
  return EXIT.ok;
}
