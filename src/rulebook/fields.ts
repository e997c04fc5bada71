/** Ship fields that hold a whole number: a modifier may count them. */
export const NUMBER_FIELDS = [
  "hull",
  "toughness",
  "shields",
  "engines",
  "techLevel",
  "primaries",
  "secondaries",
  "fighterBays",
  "boardingBays",
  "count",
  "sizeClass",
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** The weapon kinds that share hull boxes with their own kind. */
export const WEAPON_FIELDS = ["primaries", "secondaries", "fighterBays", "boardingBays"] as const;

export const CREWS = ["green", "regular", "elite"] as const;
export const KINDS = ["ship", "base"] as const;
export const UNUSED_HULL = ["discount", "full"] as const;
export const MOVEMENTS = ["standard", "vector"] as const;

/** What a ruleset file may take away from the ruleset that it extends. */
export const REMOVABLE_KINDS = [
  "modifiers",
  "boxKinds",
  "specials",
  "traits",
  "classNames",
  "houseArcs",
  "sfbArcs",
] as const;
export type RemovableKind = (typeof REMOVABLE_KINDS)[number];
