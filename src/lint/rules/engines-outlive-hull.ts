import { engineInterval } from "../../play/engines.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

export const enginesOutliveHull: Rule = {
  id: "engines/outlive-hull",
  severity: "info",
  title: "Engine points that the hull does not live to lose",
  why: "An engine point is lost each time so many hull boxes are. Rounding can leave points that outlive the ship.",
  source: "house rules, Damage to Engine Rating",
  message: ({ hull, engines, interval, lost }) =>
    `expected all ${counted(Number(engines), "engine point")} to be lost with the hull, found ${lost}: ` +
    `one is lost each ${counted(Number(interval), "box", "boxes")} of ${hull}`,
  help: () => "nothing needs to be done: it is worth knowing",
  *checkShip({ ship, loaded, ruleset }) {
    const { hull, engines, kind } = ship;
    if (kind === "base" || engines === 0) return;
    const interval = engineInterval(hull, engines, ruleset);
    const lost = Math.floor(hull / interval);
    if (lost >= engines) return;
    // An engine rating left out stands nowhere: the hull does.
    const at = loaded.at(loaded.says(["engines"]) ? ["engines"] : ["hull"]);
    yield { at, args: { hull, engines, interval, lost } };
  },
  bad: { yaml: "name: Stout\nhull: 6\nprimaries: 6\nengines: 4\n" },
  badAt: { line: 4, text: "4" },
  good: { yaml: "name: Frail\nhull: 8\nprimaries: 8\nengines: 4\n" },
};
