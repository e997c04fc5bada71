import { formatSpecial, formatSpecials } from "../../design/notation.js";
import type { PlacedGroup, ShipPlaces } from "../../design/places.js";
import { kindOfSpecial, mergeSpecials } from "../../design/specials.js";
import type { Fix } from "../../finding.js";
import type { Rule } from "../rule.js";

/**
 * Adds the count of the later group to the earlier one, and removes the later group with the comma before it. Of many
 * equal groups every other one is merged at a time, so each round leaves half as many.
 */
function merge(places: ShipPlaces, earlier: PlacedGroup, later: PlacedGroup): Fix | null {
  const notation = places.notations()[earlier.textIndex];
  const count = earlier.special.count + later.special.count;
  if (!notation || earlier.textIndex !== later.textIndex || !Number.isSafeInteger(count)) return null;
  const { text, place, plain } = notation;
  const digits = earlier.start + String(earlier.special.count).length;
  const before = text.slice(0, text.lastIndexOf(",", later.start)).trimEnd().length;
  const ends = plain(earlier.start, digits) && plain(before - 1, before) && plain(later.start, later.end);
  if (!ends) return null;
  const gap = { start: place(before - 1, before).span.end, end: place(later.start, later.end).span.end };
  return {
    edits: [
      { span: place(earlier.start, digits).span, text: String(count) },
      { span: gap, text: "" },
    ],
  };
}

export const specialSplitGroup: Rule = {
  id: "special/split-group",
  identifiedBy: ["group"],
  severity: "warning",
  about: "specials",
  title: "The same special weapons listed twice",
  why: "Weapons of the same type, strength and arc belong in one group. A second group is easily overlooked, or written by mistake.",
  source: "house rules, New Rules for Special Weapons",
  fix: { does: "adds the counts and writes the sum into the first group", fmt: true },
  message: ({ group }) => `${group} is listed a second time`,
  help: ({ merged }) => `write one group: ${merged}`,
  *checkShip({ places }) {
    if (places.groups().length < 2) return;
    const seen = new Map<string, PlacedGroup>();
    for (const group of places.groups()) {
      const { special } = group;
      const kind = kindOfSpecial(special);
      const earlier = seen.get(kind);
      seen.set(kind, group);
      if (!earlier) continue;
      const merged = formatSpecials(mergeSpecials([earlier.special, special]));
      const args = { group: formatSpecial({ ...special, count: 1 }).slice(2), merged };
      const fix = merge(places, earlier, group);
      yield { at: group.place(group.start, group.end), args, ...(fix && { fix }) };
    }
  },
  bad: { yaml: "name: Twice\nhull: 4\nprimaries: 2\nspecials: 1xPlasma(F), 1xPlasma(F)\n" },
  badAt: { line: 4, text: "1xPlasma(F)" },
  good: { yaml: "name: Once\nhull: 4\nprimaries: 2\nspecials: 2xPlasma(F)\n" },
};
