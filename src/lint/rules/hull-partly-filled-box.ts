import type { Rule } from "../rule.js";
import { counted, weapons } from "../words.js";

export const hullPartlyFilledBox: Rule = {
  id: "hull/partly-filled-box",
  severity: "info",
  title: "A hull box that is paid for and partly empty",
  why: "Each kind of weapon fills whole hull boxes of its own, so more of the kind would cost nothing.",
  source: "house rules, Unused Hull Size",
  message: ({ kind, mounted, room, boxes }) =>
    `${weapons(Number(mounted), String(kind))} ${mounted === 1 ? "pays" : "pay"} for ${Number(mounted) + Number(room)}: ` +
    `${counted(Number(boxes), "hull box", "hull boxes")} filled, room for ${room} more`,
  help: ({ mounted, room }) => `mount ${Number(mounted) + Number(room)} for the same points, or fewer`,
  *checkShip({ hull, loaded }) {
    for (const { kind, group, mounted, room, boxes } of hull.uses) {
      if (group === "weapon" && room > 0)
        yield { at: loaded.at([kind]), args: { kind, mounted, room, boxes } };
    }
  },
  bad: { yaml: "name: Gapped\nhull: 4\nsecondaries: 5\n" },
  badAt: { line: 3, text: "5" },
  good: { yaml: "name: Full\nhull: 4\nsecondaries: 8\n" },
};
