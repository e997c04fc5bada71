import type { Rule } from "../rule.js";

export const msgSizeClass: Rule = {
  id: "msg/size-class",
  severity: "error",
  about: "specials",
  title: "An MSG on a ship without a size class",
  why: "The size class of Star Fleet Battles limits how many MSGs a ship may mount.",
  source: "MSG proposal, Limitations",
  message: () => "a ship with an MSG needs its size class",
  help: () => "add a line such as sizeClass: 3, the ship's size class in Star Fleet Battles",
  *checkShip({ ship, places, ruleset }) {
    if (!ruleset.optionalRules.msg || ship.sizeClass !== null) return;
    const first = places.groups().find(({ type }) => type.effect === "msg");
    if (first) yield { at: first.place(first.start, first.end) };
  },
  bad: { yaml: "name: Unclassed\nhull: 4\nprimaries: 3\nspecials: 1xMSG(FA)\n" },
  badAt: { line: 4, text: "1xMSG(FA)" },
  good: { yaml: "name: Classed\nhull: 4\nprimaries: 3\nsizeClass: 3\nspecials: 1xMSG(FA)\n" },
};
