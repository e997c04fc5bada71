import type { Ruleset, SpecialType } from "../../../rulebook/schema.js";
import { type Part, words } from "./part.js";
import { figure } from "./phrases.js";

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
