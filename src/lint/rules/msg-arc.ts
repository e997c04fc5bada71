import type { Rule } from "../rule.js";
import { quoted } from "../words.js";

export const msgArc: Rule = {
  id: "msg/arc",
  severity: "error",
  about: "specials",
  title: "An MSG without an arc",
  why: "Each MSG has a firing arc, and the proposal names none that an MSG has by default.",
  source: "MSG proposal, Designation; Firing",
  message: ({ found }) => `each MSG needs an arc, and ${quoted(found)} has none`,
  help: () => "write the arc in brackets, such as (FA) for the forward arc of Star Fleet Battles",
  *checkShip({ places, ruleset }) {
    if (!ruleset.optionalRules.msg) return;
    for (const { type, special, text, place, start, end } of places.groups()) {
      const missing = type.effect === "msg" && type.arc !== "none" && special.arcs.length === 0;
      if (missing) yield { at: place(start, end), args: { found: text } };
    }
  },
  bad: { yaml: "name: Aimless\nhull: 4\nprimaries: 3\nsizeClass: 3\nspecials: 1xMSG\n" },
  badAt: { line: 5, text: "1xMSG" },
  good: { yaml: "name: Aimed\nhull: 4\nprimaries: 3\nsizeClass: 3\nspecials: 1xMSG(FA)\n" },
};
