import type { Rule } from "../rule.js";

export const specialSuperweapon: Rule = {
  id: "special/superweapon",
  identifiedBy: ["type", "power"],
  severity: "error",
  about: "specials",
  title: "A strength on a type that has none",
  why: "A plasma cannon, mass driver or missile battery can fill several boxes to be stronger. A mine rack, a minesweeper and an MSG fill one box each.",
  message: ({ type, power }) => `${type} has no strength, found ${power}`,
  help: ({ type, power, count }) =>
    `for ${Number(count) * Number(power)} of them write ${Number(count) * Number(power)}x${type}`,
  *checkShip({ places }) {
    for (const { special, type, powerPart, place, start, end } of places.groups()) {
      if (type.superweapon || special.power === 1) continue;
      const part = powerPart ?? { start, end };
      yield { at: place(part.start, part.end), args: { ...special } };
    }
  },
  bad: { yaml: "name: Layer\nhull: 4\nprimaries: 2\nspecials: 1xMine Rack2\n" },
  badAt: { line: 4, text: "2" },
  good: { yaml: "name: Layer\nhull: 4\nprimaries: 2\nspecials: 2xMine Rack\n" },
};
