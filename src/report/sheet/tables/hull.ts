import { NUMBER_FIELDS, type NumberField, WEAPON_FIELDS } from "../../../rulebook/fields.js";
import { rangeOf } from "../../../rulebook/limits.js";
import type { Ruleset } from "../../../rulebook/schema.js";
import { traitsOf } from "../../../rulebook/titles.js";
import { plural } from "../../../source/words.js";
import { span } from "../../text/numbers.js";
import { type Part, words } from "./part.js";
import { boundWords, fieldWords, figure, ROUNDING, sentence } from "./phrases.js";

/** What a hull box holds, and what it costs. */
export function hullBoxes(ruleset: Ruleset): Part {
  const { capacity, boxKinds, boxCost, damageControl, optionalRules } = ruleset;
  const { boxesPerParty, rounding } = damageControl;
  const price = figure(boxCost.used);
  const yes = (counts: boolean) => (counts ? "yes" : "no");
  return {
    title: "Hull boxes",
    topics: [
      "whole-boxes",
      "primary-capacity",
      "secondary-capacity",
      "fighter-bay-capacity",
      "boarding-bay-capacity",
      "damage-control",
      "damage-control-rounding",
      "box-kinds",
      "hull-limit",
    ],
    body: [
      {
        kind: "grid",
        columns: [
          { heading: "what", grow: true },
          { heading: "in a box", align: "middle" },
          { heading: "points", align: "middle" },
          { heading: "damage control", align: "middle" },
        ],
        rows: [
          ...WEAPON_FIELDS.map((kind) => [
            sentence(fieldWords(kind)),
            figure(capacity[kind]),
            price,
            yes(true),
          ]),
          ...(optionalRules.unusedHull ? [["Unused", "–", figure(boxCost.unused), yes(false)]] : []),
          ["Unused, paid in full", "–", price, yes(true)],
          ...boxKinds.map(({ id, title = id, cost, damageControl: counts }) => [
            sentence(title),
            "–",
            figure(cost),
            yes(counts),
          ]),
        ],
        named: true,
      },
      words(
        "Each kind fills whole boxes of its own; a box partly filled is used. No more boxes than the hull has.",
        `Damage control: one party for every ${plural(figure(boxesPerParty), "full-price box", "full-price boxes")}, ${ROUNDING[rounding]}.`,
      ),
    ],
  };
}

const LIMITED: Readonly<Partial<Record<NumberField, string>>> = {
  sizeClass: "size class (MSGs only)",
  count: "ships of a kind",
};

/** What a design may be: limits, hull classes, traits and the rules that are on or off. */
export function designLimits(ruleset: Ruleset): Part {
  const { limits, bases, classNames } = ruleset;
  const traits = traitsOf(ruleset);
  const alike = new Map<string, string[]>();
  for (const field of NUMBER_FIELDS) {
    const { min, max } = rangeOf(limits[field]);
    const range = max === null ? `${figure(min)} and more` : `${figure(min)} to ${boundWords(max)}`;
    alike.set(range, [...(alike.get(range) ?? []), LIMITED[field] ?? fieldWords(field)]);
  }
  const rows = [...alike].map(([range, fields]) => [sentence(fields.join(", ")), range]);
  return {
    title: "What a design may be",
    topics: [
      "hull-range",
      "toughness-range",
      "shields-range",
      "engines-range",
      "weapon-counts",
      "tech-level-range",
      "size-class-range",
      "defence",
      ...(classNames.length === 0 ? ["hull-class-names"] : []),
    ],
    body: [
      {
        kind: "grid",
        columns: [{ heading: "whole numbers of", grow: true }, { heading: "may be" }],
        rows,
        named: true,
      },
      words(
        `A base has an engine rating of ${figure(bases.engines)}. Defence is written 3(4): toughness, and with shields, which is what fire meets.`,
        classNames.length === 0 && "Hull sizes have no class names in this ruleset.",
        traits.length > 0 && `Traits: ${traits.join(", ")}.`,
      ),
    ],
  };
}

/** The names of hull sizes. */
export function hullClasses({ classNames }: Ruleset): Part | null {
  if (classNames.length === 0) return null;
  return {
    title: "Hull classes",
    topics: ["hull-class-names"],
    body: [
      {
        kind: "grid",
        columns: [
          { heading: "class", grow: true },
          { heading: "hull boxes", align: "middle" },
        ],
        rows: classNames.map(({ from, to, name }) => [
          name,
          to === undefined ? `${figure(from)} and more` : span(figure(from), figure(to)),
        ]),
        named: true,
      },
    ],
  };
}

const RULES: Readonly<Record<keyof Ruleset["optionalRules"], readonly [name: string, topic: string]>> = {
  unusedHull: ["unused hull boxes at the lower price", "unused-hull-rule"],
  crewQuality: ["green and elite crews", "crew-rule"],
  bases: ["bases", "bases-rule"],
  additionalArcs: ["special weapons in other arcs than forward", "arcs-rule"],
  severalSpecials: ["several kinds of special weapon on a ship", "several-specials-rule"],
  superweapons: ["superweapons", "superweapons-rule"],
  mines: ["mines, minefields and minesweeping", "mines-rule"],
  msg: ["Momentary Singularity Generators", "msg-rule"],
};

/** The optional rules, on or off. */
export function optionalRules(ruleset: Ruleset): Part {
  const rules = Object.entries(RULES) as [keyof typeof RULES, (typeof RULES)[keyof typeof RULES]][];
  const list = (on: boolean) =>
    rules
      .filter(([id]) => ruleset.optionalRules[id] === on)
      .map(([, [name]]) => name)
      .join("; ") || "none";
  return {
    title: "Optional rules",
    topics: rules.map(([, [, topic]]) => topic),
    body: [words(`On: ${list(true)}.`, `Off: ${list(false)}.`)],
  };
}

/** What holds for bases. */
export function baseRules(ruleset: Ruleset): Part | null {
  if (!ruleset.optionalRules.bases) return null;
  return {
    title: "Bases",
    topics: ["base-engines", "base-agile", "base-criticals", "base-slow", "base-arcs"],
    body: [
      words(
        `A base never moves: its engine rating is ${figure(ruleset.bases.engines)}, and it is never agile.`,
        "Where a ship takes an engine critical, a base takes one to its reactor.",
        "It is always slow when fired at, and never slow when scanned for.",
        "Its special weapons should fire into several arcs, or it should have none.",
      ),
    ],
  };
}
