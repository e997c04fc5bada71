import { budgetLeft } from "../../pricing/totals.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

export const fleetBudget: Rule = {
  id: "fleet/budget",
  identifiedBy: [],
  severity: "error",
  title: "A fleet over its budget",
  why: "The budget is the number of points that a fleet may cost. Both sides have agreed on it.",
  message: ({ budget, total, over, enforcedBy }) =>
    `the fleet costs ${counted(String(total), "point")}, ${over} over ${enforcedBy ? `the budget of ${budget} that ${enforcedBy} enforces` : `its budget of ${budget}`}`,
  help: ({ over, enforcedBy }) =>
    `save ${counted(String(over), "point")}${enforcedBy ? "" : ", or raise the budget"}`,
  *checkFleet({ document, places, total, budget, options }) {
    const { over, amount } = budgetLeft(total, budget) ?? { over: false };
    const isEnforced = document.kind === "fleet" && options.budget === undefined;
    const by = isEnforced && options.enforced?.budget ? { enforcedBy: options.enforced.budget } : {};
    if (over) yield { at: places.at(["budget"]), args: { budget, total, over: amount, ...by } };
  },
  bad: { yaml: "fleet: Spenders\nbudget: 3\nships:\n  - name: Dear\n    hull: 4\n    primaries: 4\n" },
  badAt: { line: 2, text: "3" },
  good: { yaml: "fleet: Savers\nbudget: 4\nships:\n  - name: Dear\n    hull: 4\n    primaries: 4\n" },
};
