import type { Ruleset } from "./schema.js";

/** What people call a trait: the title of the modifier that asks for it, or the trait itself. */
export function traitTitle(trait: string, { modifiers }: Ruleset): string {
  return modifiers.find(({ when }) => when?.trait === trait)?.title ?? trait;
}

/** What people call a kind of dedicated boxes: its title, or its id. */
export function boxKindTitle(kind: string, { boxKinds }: Ruleset): string {
  return boxKinds.find(({ id }) => id === kind)?.title ?? kind;
}

/** The traits that a design may name: those listed and those that modifiers ask for. */
export function traitsOf({ traits, modifiers }: Ruleset): string[] {
  return [...new Set([...traits, ...modifiers.flatMap(({ when }) => when?.trait ?? [])])];
}
