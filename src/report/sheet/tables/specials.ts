import { weaponRanges } from "../../../play/ranges.js";
import type { Ruleset, SpecialType } from "../../../rulebook/schema.js";
import { plural } from "../../text/text.js";
import { type Arc, figures, type Part, words } from "./part.js";
import { counted, figure, inches, levelHeading, ROUNDING, techLevels } from "./phrases.js";

/** Strengths that range tables have columns for. */
const STRENGTHS = 4;

const EFFECTS: Readonly<Record<SpecialType["effect"], string>> = {
  plasma: "damage by range",
  missile: "moves toward its target",
  "mass-driver": "rolls to hit",
  "mine-rack": "lays mines",
  minesweeper: "clears mines",
  msg: "makes a singularity",
  other: "the group's own",
};

const ARCS: Readonly<Record<SpecialType["arc"], string>> = {
  house: "house",
  sfb: "SFB, house",
  none: "none",
};

/** The types of special weapon: what they fill, where they fire, what they do. */
export function specialTypes(ruleset: Ruleset): Part {
  const strong = ruleset.optionalRules.superweapons;
  return {
    title: "Special weapons",
    topics: ["special-boxes", "msg-boxes", "notation", "no-arc"],
    body: [
      {
        kind: "grid",
        columns: [
          { heading: "type" },
          { heading: "boxes", align: "middle" },
          { heading: "arc" },
          { heading: "effect", grow: true },
        ],
        rows: ruleset.specials.map(({ id, boxes, superweapon, arc, effect }) => [
          id,
          superweapon && strong ? `${figure(boxes)} × P` : figure(boxes),
          ARCS[arc],
          EFFECTS[effect],
        ]),
        named: true,
      },
      words("NxTypeP(A): N weapons of a type, each of strength P (1 if left out), firing into arc A."),
    ],
  };
}

/** Range brackets by strength and tech level, of whatever the ruleset has. */
export function weaponTables(ruleset: Ruleset): (Part | null)[] {
  const powers = ruleset.optionalRules.superweapons ? counted(1, STRENGTHS) : [1];
  const typed = (effect: SpecialType["effect"]) => ruleset.specials.find((each) => each.effect === effect);
  // All moves of a turn are alike: one of them is looked at, however many there are.
  const looked = { ...ruleset, missiles: { ...ruleset.missiles, moves: 1 } };
  const ranges = (type: SpecialType, power: number, level: number) =>
    weaponRanges({ count: 1, type: type.id, power, arcs: [] }, level, looked);
  return [plasma(), missiles(), massDriver()];

  function plasma(): Part | null {
    const type = typed("plasma");
    const levels = techLevels(ruleset);
    const [level = 0] = levels;
    if (!type) return null;
    const brackets = (power: number, at: number) => {
      const reached = ranges(type, power, at);
      return reached && "brackets" in reached ? reached.brackets : [];
    };
    const reach = powers.map((power) => brackets(power, level));
    const damage = levels.map((at) => brackets(1, at));
    const strength = ruleset.superweapons.damage === "strength";
    return {
      title: `${type.id}: reach and damage`,
      topics: ["plasma-brackets", "plasma-rounding", "superweapon-range", "superweapon-damage"],
      body: [
        {
          kind: "grid",
          columns: figures("reach at strength", powers.map(String)),
          rows: ruleset.plasma.brackets.map(({ name }, i) => [
            name,
            ...reach.map((each) => inches(each[i]!.upTo)),
          ]),
          named: true,
        },
        {
          kind: "grid",
          columns: figures("damage, strength 1", levels.map(levelHeading)),
          rows: ruleset.plasma.brackets.map(({ name, damage: each }, i) => [
            `${name} (${figure(each)} × TL)`,
            ...damage.map((at) => figure(at[i]!.damage)),
          ]),
          named: true,
        },
        words(
          strength
            ? `Damage is the multiple of the tech level × strength, ${ROUNDING[ruleset.plasma.rounding]} once at the end.`
            : `Strength widens the range only; damage is ${ROUNDING[ruleset.plasma.rounding]}.`,
        ),
      ],
    };
  }

  function missiles(): Part | null {
    const type = typed("missile");
    if (!type) return null;
    const move = (power: number, level: number) => {
      const reached = ranges(type, power, level);
      return reached && "moves" in reached ? inches(reached.moves[0]!) : "–";
    };
    const { moves, movePerTechLevel } = ruleset.missiles;
    return {
      title: `${type.id}: each move`,
      topics: ["missile-move", "missile-moves"],
      body: [
        {
          kind: "grid",
          columns: figures("at strength", powers.map(String)),
          rows: techLevels(ruleset).map((level) => [
            levelHeading(level),
            ...powers.map((power) => move(power, level)),
          ]),
          named: true,
        },
        words(
          `${plural(figure(moves), "move")} a turn, each up to ${inches(movePerTechLevel)} × tech level.`,
        ),
      ],
    };
  }

  function massDriver(): Part | null {
    const type = typed("mass-driver");
    const [level = 0] = techLevels(ruleset);
    if (!type || !ruleset.optionalRules.superweapons) return null;
    const bonus = (power: number) => {
      const reached = ranges(type, power, level);
      return reached && "bonus" in reached ? `+${inches(reached.bonus)}` : "–";
    };
    return {
      title: `${type.id}: farther by`,
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
}

/** A bearing from 0 to 360 degrees. */
function turned(degrees: number): number {
  return degrees < 0 ? degrees + 360 : degrees;
}

/** The arcs, house arcs first: those are drawn as the arcs of Star Fleet Battles that they stand for. */
export function arcDiagrams({ arcs, optionalRules }: Ruleset): Part {
  const sectors = new Map(
    arcs.sfb.map(({ id, from, to }) => [id, from === undefined || to === undefined ? null : { from, to }]),
  );
  const house = arcs.house.map(
    ({ id, name, sfb }): Arc => ({
      id,
      name: sfb === undefined ? name : `${name} (${sfb})`,
      sector: sectors.get(sfb ?? "") ?? null,
    }),
  );
  const sfb = arcs.sfb.map(({ id, from, to }): Arc => {
    const sector = sectors.get(id) ?? null;
    return { id, name: sector ? `${turned(from!)}–${turned(to!)}°` : "", sector };
  });
  const [one, ...others] = arcs.house;
  // Not two letters that spell an arc of Star Fleet Battles.
  const other = others.find((each) => !sectors.has(`${one?.id}${each.id}`));
  const both = one && other ? `, such as (${one.id}${other.id}),` : "";
  return {
    title: "Firing arcs",
    topics: ["house-arcs", "default-arc", "several-arcs", "msg-arcs"],
    body: [
      { kind: "arcs", arcs: [...house, ...sfb] },
      words(
        "Up is the bow; degrees are clockwise from it, and an edge is in arc. The house arcs are drawn as the arcs that they are for an MSG; the texts give them no degrees.",
        `A weapon without a written arc fires into ${arcs.default}; an MSG must have one written. Several arcs for one weapon${both} cost nothing more.`,
        !optionalRules.additionalArcs && `Only arc ${arcs.default} is allowed in this ruleset.`,
      ),
    ],
  };
}
