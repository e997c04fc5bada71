import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

const SHIP = "hull: 4\n    primaries: 4\n";

export const fleetFlagship: Rule = {
  id: "fleet/flagship",
  identifiedBy: [],
  severity: "error",
  title: "More than one flagship",
  why: "A fleet has one flagship. Its crew changes the initiative roll.",
  source: "house rules, Unplotted Movement",
  message: ({ first, count }) =>
    first === null
      ? `a fleet has one flagship, but this entry buys ${count}: its count is ${count}`
      : `a fleet has one flagship, and ${quoted(first)} is it already`,
  help: ({ first }) =>
    first === null ? "give the flagship an entry of its own" : "keep flagship on one ship only",
  *checkFleet({ places, ships }) {
    let first: string | null = null;
    for (const { loaded } of ships) {
      const { ship } = loaded;
      if (!ship?.flagship) continue;
      if (first !== null || ship.count > 1) {
        yield {
          at: places.ship(loaded).at(["flagship"]),
          args: { first, count: ship.count },
          ship: loaded.name,
        };
      }
      first ??= ship.name;
    }
  },
  bad: {
    yaml:
      `ships:\n  - name: Crown\n    flagship: true\n    ${SHIP}` +
      `  - name: Sceptre\n    flagship: true\n    ${SHIP}`,
  },
  badAt: { line: 7, text: "true" },
  good: { yaml: `ships:\n  - name: Crown\n    flagship: true\n    ${SHIP}  - name: Sceptre\n    ${SHIP}` },
};
