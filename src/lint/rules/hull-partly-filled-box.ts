import type { Rule } from "../rule.js";
import { counted, weapons } from "../words.js";

export const hullPartlyFilledBox: Rule = {
  id: "hull/partly-filled-box",
  identifiedBy: ["kind"],
  severity: "info",
  title: "A hull box that is only partly filled",
  why: "A hull box is paid in full even where it has room left. More weapons of the same kind would cost nothing.",
  message: ({ kind, mounted, room, boxes }) =>
    `${weapons(Number(mounted), String(kind))} ${mounted === 1 ? "costs" : "cost"} as much as ${Number(mounted) + Number(room)}: ` +
    `the ${counted(Number(boxes), "hull box", "hull boxes")} ${boxes === 1 ? "has" : "have"} room for ${room} more`,
  help: ({ mounted, room }) => `mount ${Number(mounted) + Number(room)} for the same points`,
  *checkShip({ hull, places }) {
    for (const { kind, group, mounted, room, boxes } of hull.uses) {
      if (group === "weapon" && room > 0)
        yield { at: places.at([kind]), args: { kind, mounted, room, boxes } };
    }
  },
  bad: { yaml: "name: Gapped\nhull: 4\nsecondaries: 5\n" },
  badAt: { line: 3, text: "5" },
  good: { yaml: "name: Full\nhull: 4\nsecondaries: 8\n" },
};
