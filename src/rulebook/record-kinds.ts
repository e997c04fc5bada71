import type { RemovableKind } from "./fields.js";
import type { RecordKind } from "./merge.js";
import type { Modifier, Ruleset, SpecialType } from "./schema.js";

/** Records of a ruleset that are merged by id, and what a file that removes them calls the kind. */
export interface ListedKind<T extends { readonly id: string }> extends RecordKind<T> {
  readonly kind: RemovableKind;
}

export const MODIFIERS: ListedKind<Modifier> = {
  kind: "modifiers",
  at: ["modifiers"],
  noun: "modifier",
  required: ["title", "percent", "stage"],
  defaults: {},
};

export const BOX_KINDS: ListedKind<Ruleset["boxKinds"][number]> = {
  kind: "boxKinds",
  at: ["boxKinds"],
  noun: "box kind",
  required: ["cost", "damageControl"],
  defaults: {},
};

export const SPECIALS: ListedKind<SpecialType> = {
  kind: "specials",
  at: ["specials"],
  noun: "weapon type",
  required: [],
  defaults: { aliases: [], effect: "other", arc: "house", superweapon: true, boxes: 1 },
};

export const HOUSE_ARCS: ListedKind<Ruleset["arcs"]["house"][number]> = {
  kind: "houseArcs",
  at: ["arcs", "house"],
  noun: "house arc",
  required: ["name"],
  defaults: {},
};

export const SFB_ARCS: ListedKind<Ruleset["arcs"]["sfb"][number]> = {
  kind: "sfbArcs",
  at: ["arcs", "sfb"],
  noun: "Star Fleet Battles arc",
  required: ["name"],
  defaults: {},
};
