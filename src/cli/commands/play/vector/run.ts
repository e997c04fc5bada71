import { SHIP_DEFAULTS } from "../../../../design/number-fields.js";
import { engineRating } from "../../../../play/engines.js";
import { type Mover, vectorTrack } from "../../../../play/vector.js";
import { vectorSvg } from "../../../../report/play/vector/picture.js";
import { allLegal, vectorJson, vectorText } from "../../../../report/play/vector/report.js";
import type { Ruleset } from "../../../../rulebook/schema.js";
import { listed } from "../../../../source/words.js";
import { type Io, UsageError } from "../../../io.js";
import type { Answer } from "../calculator.js";
import { type PlayShip, playRuleset, shipAsked } from "../play-inputs.js";
import type { VectorOptions } from "./define.js";

/** The options that only some units have. */
const ONLY_FOR: Readonly<Record<string, readonly Mover["unit"][]>> = {
  engines: ["ship"],
  damage: ["ship"],
  silent: ["ship"],
  agile: ["ship"],
  tl: ["fighter", "missile"],
  power: ["missile"],
};

/** `shipcost play vector`: exit 1 where a burn is longer than it may be. */
export async function vector(io: Io, options: VectorOptions): Promise<Answer> {
  checkOptions(options);
  const asked = await shipAsked(io, options);
  const ruleset = playRuleset(io, options, asked);
  if (asked) checkShip(options, asked);
  const mover = moverAsked(options, asked, ruleset);
  const position = options.at ?? [0, 0];
  const start = { position, marker: options.marker ?? position };
  const coasting = Array.from({ length: mover.unit === "ship" ? 1 : ruleset.vector.phases }, () => null);
  const answer = { mover, ...vectorTrack(start, options.burn ?? coasting, mover, ruleset) };
  const name = asked?.checked.loaded.name ?? null;
  return {
    json: () => vectorJson(answer),
    text: (layout) => vectorText(answer, layout),
    svg: () => vectorSvg(answer, name),
    refused: !allLegal(answer),
  };
}

function checkOptions(options: VectorOptions): void {
  for (const [option, units] of Object.entries(ONLY_FOR)) {
    const given = options[option as keyof VectorOptions];
    if (given === undefined || given === false || units.includes(options.unit)) continue;
    throw new UsageError(`--${option} is for a ${units.join(" or ")}, not for --unit ${options.unit}`);
  }
  const { damage, engines, ship } = options;
  if (damage !== undefined && ship === undefined)
    throw new UsageError("--damage goes with --ship FILE#NAME; without one give the --engines that are left");
  if (damage !== undefined && engines !== undefined)
    throw new UsageError("--damage and --engines: give one or the other");
}

/** Refuses what the design cannot do. */
function checkShip({ unit }: VectorOptions, { ship, name, movement }: PlayShip): void {
  if (movement === "standard") {
    throw new UsageError(`the fleet of ${name} says movement: standard, so it does not use vector movement`);
  }
  if (unit === "ship" && ship.kind === "base") throw new UsageError(`${name} is a base and does not move`);
  if (unit === "fighter" && ship.fighterBays === 0) throw new UsageError(`${name} has no fighter bays`);
}

/** The strength of a missile: the one asked for, or that of the ship's missiles. */
function missilePower(power: number | undefined, asked: PlayShip | null, ruleset: Ruleset): number {
  if (!asked) return power ?? 1;
  const missiles = ruleset.specials.filter(({ effect }) => effect === "missile").map(({ id }) => id);
  const groups = asked.ship.specials.filter(({ type }) => missiles.includes(type));
  const strengths = [...new Set(groups.map((group) => group.power))].sort((a, b) => a - b);
  const [only, another] = strengths;
  if (only === undefined) throw new UsageError(`${asked.name} has no missiles`);
  if (power !== undefined ? strengths.includes(power) : another === undefined) return power ?? only;
  const said = power === undefined ? "say which by --power" : `not of --power ${power}`;
  throw new UsageError(`${asked.name} has missiles of strength ${listed(strengths.map(String))}; ${said}`);
}

function moverAsked(options: VectorOptions, asked: PlayShip | null, ruleset: Ruleset): Mover {
  const { unit, damage = 0, silent, agile, power } = options;
  const techLevel = options.tl ?? asked?.ship.techLevel ?? SHIP_DEFAULTS.techLevel;
  if (unit === "fighter") return { unit, techLevel };
  if (unit === "missile") return { unit, techLevel, power: missilePower(power, asked, ruleset) };
  const left = asked && engineRating(asked.ship.hull, asked.ship.engines, damage, ruleset);
  const engines = options.engines ?? left;
  if (engines === null) throw new UsageError("play vector needs --engines, or --ship FILE#NAME");
  return { unit, engines, silent, agile: agile || (asked?.ship.agile ?? false) };
}
