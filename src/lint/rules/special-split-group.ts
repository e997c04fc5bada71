import type { LoadedShip, PlacedGroup } from "../../design/loaded.js";
import { formatSpecial } from "../../design/notation.js";
import type { Fix } from "../../finding.js";
import type { Rule } from "../rule.js";

/**
 * Adds a group's count to that of the one before it of its kind, and removes it with the comma before it. Of many
 * equal groups every other one is merged at a time: each time half as many are left.
 */
function merge(loaded: LoadedShip, earlier: PlacedGroup, later: PlacedGroup): Fix | null {
  const notation = loaded.notations[earlier.textIndex];
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
  severity: "warning",
  title: "The same special weapons listed twice",
  why: "Weapons of one type, strength and arc are one group: a second one is easily overlooked, or written by mistake.",
  source: "house rules, New Rules for Special Weapons",
  fix: { does: "adds the counts up in the group that comes first", fmt: true },
  message: ({ group }) => `expected ${group} in one group, found it again`,
  help: ({ merged }) => `write ${merged}`,
  *checkShip({ loaded }) {
    if (loaded.groups.length < 2) return;
    const seen = new Map<string, PlacedGroup>();
    for (const group of loaded.groups) {
      const { count, ...kind } = group.special;
      const key = JSON.stringify([kind.type, kind.power, kind.arcs]);
      const earlier = seen.get(key);
      seen.set(key, group);
      if (!earlier) continue;
      const merged = formatSpecial({ ...kind, count: earlier.special.count + count });
      const args = { group: formatSpecial({ ...kind, count: 1 }).slice(2), merged };
      const fix = merge(loaded, earlier, group);
      yield { at: group.place(group.start, group.end), args, ...(fix && { fix }) };
    }
  },
  bad: { yaml: "name: Twice\nhull: 4\nprimaries: 2\nspecials: 1xPlasma(F), 1xPlasma(F)\n" },
  badAt: { line: 4, text: "1xPlasma(F)" },
  good: { yaml: "name: Once\nhull: 4\nprimaries: 2\nspecials: 2xPlasma(F)\n" },
};
