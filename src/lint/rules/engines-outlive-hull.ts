import { engineInterval } from "../../play/engines.js";
import { house } from "../../rulebook/house.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

export const enginesOutliveHull: Rule = {
  id: "engines/outlive-hull",
  identifiedBy: [],
  severity: "info",
  title: "Engine points that cannot be lost before the hull is gone",
  why: "Hull divided by engine rating, rounded, is the number of hull boxes that cost one engine point. Where that is rounded up, the last engine points are never lost.",
  source: "house rules, Damage to Engine Rating",
  cites: ({ hull, engines, interval }) => interval === engineInterval(Number(hull), Number(engines), house),
  message: ({ engines, lost }) =>
    `${Number(lost) === 0 ? "none" : `only ${lost}`} of its ${counted(Number(engines), "engine point")} ` +
    "can be lost before the hull is gone",
  help: ({ hull, interval }) =>
    `no change is needed: one point is lost with every ${counted(Number(interval), "box", "boxes")} of ${hull}`,
  *checkShip({ ship, places, ruleset }) {
    const { hull, engines, kind } = ship;
    if (kind === "base" || engines === 0) return;
    const interval = engineInterval(hull, engines, ruleset);
    const lost = Math.floor(hull / interval);
    if (lost >= engines) return;
    // An engine rating left out stands nowhere: the hull does.
    const at = places.at(places.says(["engines"]) ? ["engines"] : ["hull"]);
    yield { at, args: { hull, engines, interval, lost } };
  },
  bad: { yaml: "name: Stout\nhull: 6\nprimaries: 6\nengines: 4\n" },
  badAt: { line: 4, text: "4" },
  good: { yaml: "name: Frail\nhull: 8\nprimaries: 8\nengines: 4\n" },
};
