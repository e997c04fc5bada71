import type { Rule } from "../rule.js";

export const msgSizeClass: Rule = {
  id: "msg/size-class",
  severity: "error",
  about: "specials",
  title: "An MSG on a ship without a size class",
  why: "How many MSGs a ship may mount depends on its Star Fleet Battles size class.",
  source: "MSG proposal, Limitations",
  message: () => "expected the key sizeClass on a ship with an MSG, found none",
  help: () => "add a line sizeClass: 1 to 7, as Star Fleet Battles has it",
  *checkShip({ ship, loaded, ruleset }) {
    if (!ruleset.optionalRules.msg || ship.sizeClass !== null) return;
    const first = loaded.groups.find(({ type }) => type.effect === "msg");
    if (first) yield { at: first.place(first.start, first.end) };
  },
  bad: { yaml: "name: Unclassed\nhull: 4\nprimaries: 3\nspecials: 1xMSG(FA)\n" },
  badAt: { line: 4, text: "1xMSG(FA)" },
  good: { yaml: "name: Classed\nhull: 4\nprimaries: 3\nsizeClass: 3\nspecials: 1xMSG(FA)\n" },
};
