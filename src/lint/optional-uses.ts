import type { Place, PlacedGroup } from "../design/places.js";
import type { Ruleset } from "../rulebook/schema.js";
import type { ShipView } from "./rule.js";

/** How a ship uses an optional rule. */
export interface OptionalUse {
  readonly rule: keyof Ruleset["optionalRules"];
  /** What uses it, in words. */
  readonly what: string;
  /** Where the ship first uses it, or null where it does not. */
  at(view: ShipView): Place | null;
}

function whole(group: PlacedGroup | undefined): Place | null {
  return group ? group.place(group.start, group.end) : null;
}

/** An arc that must be allowed: not the one that weapons have anyway, and not one of the MSG's own. */
function additionalArc({ places, ruleset }: ShipView): Place | null {
  const { arcs } = ruleset;
  const own = (group: PlacedGroup, id: string) =>
    id === arcs.default || (group.type.arc === "sfb" && arcs.sfb.some((arc) => arc.id === id));
  const group = places.groups().find((each) => !each.special.arcs.every((id) => own(each, id)));
  return group?.arcPart ? group.place(group.arcPart.start, group.arcPart.end) : whole(group);
}

function secondKind({ places }: ShipView): Place | null {
  const [first, ...others] = places.groups();
  const kind = (group: PlacedGroup | undefined) =>
    JSON.stringify([group?.special.type, group?.special.power]);
  return whole(others.find((group) => kind(group) !== kind(first)));
}

function superweapon({ places }: ShipView): Place | null {
  const group = places.groups().find(({ special, type }) => type.superweapon && special.power > 1);
  return group?.powerPart ? group.place(group.powerPart.start, group.powerPart.end) : whole(group);
}

const MINES = ["mine-rack", "minesweeper"];

/** The optional rules of a ruleset and how ships use them. */
export const OPTIONAL_USES: readonly OptionalUse[] = [
  {
    rule: "unusedHull",
    what: "a discount for unused hull boxes",
    at: ({ ship, places }) =>
      ship.unusedHull === "discount" && places.says(["unusedHull"]) ? places.at(["unusedHull"]) : null,
  },
  {
    rule: "crewQuality",
    what: "a crew other than regular",
    at: ({ ship, places }) => (ship.crew === "regular" ? null : places.at(["crew"])),
  },
  {
    rule: "bases",
    what: "a base",
    at: ({ ship, places }) => (ship.kind === "base" ? places.at(["kind"]) : null),
  },
  { rule: "additionalArcs", what: "another arc than forward", at: additionalArc },
  { rule: "severalSpecials", what: "a second kind of special weapon", at: secondKind },
  { rule: "superweapons", what: "a superweapon", at: superweapon },
  {
    rule: "mines",
    what: "gear for mines",
    at: ({ places }) => whole(places.groups().find(({ type }) => MINES.includes(type.effect))),
  },
  {
    rule: "msg",
    what: "an MSG",
    at: ({ places }) => whole(places.groups().find(({ type }) => type.effect === "msg")),
  },
];
