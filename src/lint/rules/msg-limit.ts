import { msgAllowance, msgCount } from "../../design/msg.js";
import { house } from "../../rulebook/house.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

export const msgLimit: Rule = {
  id: "msg/limit",
  identifiedBy: [],
  severity: "error",
  about: "specials",
  title: "More MSGs than the size class may mount",
  why: "The size class limits how many MSGs the whole ship may mount.",
  source: "MSG proposal, Limitations",
  cites: ({ allowed, sizeClass }) => allowed === msgAllowance(Number(sizeClass), house),
  message: ({ allowed, sizeClass, count }) =>
    `a ship of size class ${sizeClass} may mount ${Number(allowed) === 0 ? "no MSG" : `at most ${counted(Number(allowed), "MSG")}`}, but this one has ${count}`,
  help: ({ allowed }) =>
    Number(allowed) === 0 ? "remove the MSG" : `mount ${allowed}, or use a ship of a larger class`,
  *checkShip({ ship, places, ruleset }) {
    if (!ruleset.optionalRules.msg || ship.sizeClass === null) return;
    const allowed = msgAllowance(ship.sizeClass, ruleset);
    const groups = places.groups().filter(({ type }) => type.effect === "msg");
    const args = { allowed, count: msgCount(ship, ruleset), sizeClass: ship.sizeClass };
    let room = allowed;
    for (const { special, place, start, end } of groups) {
      room -= special.count;
      if (room >= 0) continue;
      yield { at: place(start, end), args };
      return;
    }
  },
  bad: { yaml: "name: Heavy\nhull: 4\nprimaries: 1\nsizeClass: 3\nspecials: 3xMSG(FA)\n" },
  badAt: { line: 5, text: "3xMSG(FA)" },
  good: { yaml: "name: Light\nhull: 4\nprimaries: 2\nsizeClass: 3\nspecials: 2xMSG(FA)\n" },
};
