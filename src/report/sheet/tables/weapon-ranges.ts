import { type Ranges, weaponRanges } from "../../../play/ranges.js";
import type { Ruleset, SpecialType } from "../../../rulebook/schema.js";
import { plural } from "../../../source/words.js";
import { figures, type Part, words } from "./part.js";
import { counted, figure, inches, levelHeading, ROUNDING, techLevels } from "./phrases.js";

/** Strengths that range tables have columns for. */
const STRENGTHS = 4;

/** The reach of the first type of special weapon that has an effect; null where the ruleset has no such type. */
function reachOf(effect: SpecialType["effect"], ruleset: Ruleset) {
  const type = ruleset.specials.find((each) => each.effect === effect);
  if (!type) return null;
  // All moves of a turn are alike: one of them is looked at, however many there are.
  const looked = { ...ruleset, missiles: { ...ruleset.missiles, moves: 1 } };
  const levels = techLevels(ruleset);
  return {
    id: type.id,
    levels,
    powers: ruleset.optionalRules.superweapons ? counted(1, STRENGTHS) : [1],
    /** At the lowest tech level if none is given. */
    at: (power: number, level = levels[0] ?? 0): Ranges | null =>
      weaponRanges({ count: 1, type: type.id, power, arcs: [] }, level, looked),
  };
}

/** How far plasma cannons reach by strength, and what they do by tech level. */
export function plasmaTable(ruleset: Ruleset): Part | null {
  const reach = reachOf("plasma", ruleset);
  if (!reach) return null;
  const { id, levels, powers, at } = reach;
  const { brackets, rounding } = ruleset.plasma;
  const told = (ranges: readonly (Ranges | null)[], i: number, of: "upTo" | "damage") =>
    ranges.map((each) => {
      const bracket = each && "brackets" in each ? each.brackets[i] : undefined;
      if (!bracket) return "–";
      return of === "upTo" ? inches(bracket.upTo) : figure(bracket.damage);
    });
  const byPower = powers.map((power) => at(power));
  const byLevel = levels.map((level) => at(1, level));
  return {
    title: `${id}: reach and damage`,
    topics: ["plasma-brackets", "plasma-rounding", "superweapon-range", "superweapon-damage"],
    body: [
      {
        kind: "grid",
        columns: figures("reach at strength", powers.map(String)),
        rows: brackets.map(({ name }, i) => [name, ...told(byPower, i, "upTo")]),
        named: true,
      },
      {
        kind: "grid",
        columns: figures("damage, strength 1", levels.map(levelHeading)),
        rows: brackets.map(({ name, damage }, i) => [
          `${name} (${figure(damage)} × TL)`,
          ...told(byLevel, i, "damage"),
        ]),
        named: true,
      },
      words(
        ruleset.superweapons.damage === "strength"
          ? `Damage is the multiple of the tech level × strength, ${ROUNDING[rounding]} once at the end.`
          : `Strength widens the range only; damage is ${ROUNDING[rounding]}.`,
      ),
    ],
  };
}

/** How far each move of a missile takes it. */
export function missileTable(ruleset: Ruleset): Part | null {
  const reach = reachOf("missile", ruleset);
  if (!reach) return null;
  const { id, levels, powers, at } = reach;
  const move = (power: number, level: number) => {
    const ranges = at(power, level);
    return ranges && "moves" in ranges ? inches(ranges.moves[0] ?? 0) : "–";
  };
  const { moves, movePerTechLevel } = ruleset.missiles;
  return {
    title: `${id}: each move`,
    topics: ["missile-move", "missile-moves"],
    body: [
      {
        kind: "grid",
        columns: figures("at strength", powers.map(String)),
        rows: levels.map((level) => [levelHeading(level), ...powers.map((power) => move(power, level))]),
        named: true,
      },
      words(`${plural(figure(moves), "move")} a turn, each up to ${inches(movePerTechLevel)} × tech level.`),
    ],
  };
}

/** How much farther a strong Mass Driver reaches. */
export function massDriverTable(ruleset: Ruleset): Part | null {
  const reach = reachOf("mass-driver", ruleset);
  if (!reach || !ruleset.optionalRules.superweapons) return null;
  const { id, powers, at } = reach;
  const bonus = (power: number) => {
    const ranges = at(power);
    return ranges && "bonus" in ranges && ranges.bonus !== 0 ? `+${inches(ranges.bonus)}` : "–";
  };
  return {
    title: `${id}: farther by`,
    topics: ["mass-driver-range"],
    body: [
      {
        kind: "grid",
        columns: figures("strength", powers.map(String)),
        rows: [["beyond its usual range", ...powers.map(bonus)]],
        named: true,
      },
      words("Its usual range stands in the base game only."),
    ],
  };
}
