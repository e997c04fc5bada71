import type { LoadedShip } from "../../design/loaded.js";
import type { Place, ShipPlaces } from "../../design/places.js";
import type { Rule } from "../rule.js";
import { folded, quoted } from "../words.js";

/** A roster entry without a name is called after its design: then that is the place. */
function placeOfName(loaded: LoadedShip, places: ShipPlaces): Place {
  const at = places.at(["name"]);
  return loaded.design === null || at.path === loaded.path ? at : places.at(["design"]);
}

export const fleetDuplicateName: Rule = {
  id: "fleet/duplicate-name",
  identifiedBy: ["name", "other"],
  severity: "warning",
  title: "Two ships with the same name",
  why: "Orders, damage and reports name a ship. Two ships with the same name cannot be told apart.",
  message({ name, other, line }) {
    const as = name === other ? "" : ` as ${quoted(other)}`;
    return `the name ${quoted(name)} is taken: line ${line} has it${as}`;
  },
  help: () => "give one of them another name, or buy several ships of one entry with count",
  *checkFleet({ document, places, ships }) {
    if (document.kind === "ship") return;
    const first = new Map<string, LoadedShip>();
    for (const { loaded } of ships) {
      if (loaded.name === null) continue;
      const key = folded(loaded.name);
      const other = first.get(key);
      if (!other) first.set(key, loaded);
      else {
        const args = { name: loaded.name, other: other.name, line: other.line };
        yield { at: placeOfName(loaded, places.ship(loaded)), args, ship: loaded.name };
      }
    }
  },
  bad: { yaml: "- name: Ajax\n  hull: 4\n  primaries: 4\n- name: AJAX\n  hull: 6\n  primaries: 6\n" },
  badAt: { line: 4, text: "AJAX" },
  good: { yaml: "- name: Ajax\n  hull: 4\n  primaries: 4\n- name: Hector\n  hull: 6\n  primaries: 6\n" },
};
