import { formatSpecial } from "../../design/notation.js";
import type { PlacedGroup, ShipPlaces } from "../../design/places.js";
import type { Report, Rule } from "../rule.js";
import { quoted } from "../words.js";

/** Whether a group may be replaced by a text: an added apostrophe would end a text in single quotes. */
function replaceable(places: ShipPlaces, group: PlacedGroup, text: string): boolean {
  const notation = places.notations()[group.textIndex];
  return !!notation?.plain(group.start, group.end) && (!text.includes("'") || group.text.includes("'"));
}

function group(places: ShipPlaces, each: PlacedGroup): Report[] {
  const expected = formatSpecial(each.special);
  if (each.text === expected) return [];
  const at = each.place(each.start, each.end);
  const args = { expected, found: each.text };
  if (!replaceable(places, each, expected)) return [{ at, args }];
  return [{ at, args, fix: { edits: [{ span: at.span, text: expected }] } }];
}

/** What stands between two groups of one text. Line breaks are the owner's layout and stay. */
function separator(places: ShipPlaces, left: PlacedGroup, right: PlacedGroup | undefined): Report[] {
  const notation = places.notations()[left.textIndex];
  if (!notation || left.textIndex !== right?.textIndex) return [];
  const found = notation.text.slice(left.end, right.start);
  if (found === ", ") return [];
  const ours = /^[^\S\r\n]*,[^\S\r\n]*$/.test(found) && notation.plain(left.start, right.end);
  if (!ours) return [];
  const at = left.place(left.end, right.start);
  return [{ at, args: { expected: ", ", found }, fix: { edits: [{ span: at.span, text: ", " }] } }];
}

export const specialStyle: Rule = {
  id: "special/style",
  identifiedBy: ["found"],
  severity: "info",
  about: "specials",
  title: "Special weapons not in canonical form",
  why: "Designs are easy to compare when all are written alike: a plain x, no blanks before the strength and the arc, and every arc written.",
  fix: { does: "writes the canonical form", fmt: true },
  message: ({ expected, found }) => `expected ${quoted(expected)}, found ${quoted(found)}`,
  help: ({ expected }) =>
    expected === ", " ? "separate groups with a comma and one blank" : `write ${expected}`,
  *checkShip({ places }) {
    for (const [i, each] of places.groups().entries()) {
      yield* group(places, each);
      yield* separator(places, each, places.groups()[i + 1]);
    }
  },
  bad: { yaml: "name: Casual\nhull: 4\nprimaries: 2\nspecials: 2 X plasma cannon (f)\n" },
  badAt: { line: 4, text: "2 X plasma cannon (f)" },
  good: { yaml: "name: Formal\nhull: 4\nprimaries: 2\nspecials: 2xPlasma(F)\n" },
};
