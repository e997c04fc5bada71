import { budgetLeft } from "../../pricing/totals.js";
import type { Rule } from "../rule.js";
import { counted } from "../words.js";

export const fleetBudget: Rule = {
  id: "fleet/budget",
  identifiedBy: [],
  severity: "error",
  title: "A fleet over its budget",
  why: "The budget is the number of points that a fleet may cost. Both sides have agreed on it.",
  message: ({ budget, total, over }) =>
    `the fleet costs ${counted(String(total), "point")}, ${over} over its budget of ${budget}`,
  help: ({ over }) => `save ${counted(String(over), "point")}, or raise the budget`,
  *checkFleet({ places, total, budget }) {
    const { over, amount } = budgetLeft(total, budget) ?? { over: false };
    if (over) yield { at: places.at(["budget"]), args: { budget, total, over: amount } };
  },
  bad: { yaml: "fleet: Spenders\nbudget: 3\nships:\n  - name: Dear\n    hull: 4\n    primaries: 4\n" },
  badAt: { line: 2, text: "3" },
  good: { yaml: "fleet: Savers\nbudget: 4\nships:\n  - name: Dear\n    hull: 4\n    primaries: 4\n" },
};
