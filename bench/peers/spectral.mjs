// biome-ignore-all lint/suspicious/noThenProperty: it is the word of Spectral.
// What shipcost lint asks of a fleet's structure, as a ruleset of Spectral. Boxes, prices, budgets, designs of other
// files and suppressions are not in it: they would be shipcost over again.
import { readFileSync } from "node:fs";
import { pattern, schema } from "@stoplight/spectral-functions";

const fleet = JSON.parse(readFileSync("fleet.schema.json", "utf8"));

const GROUP =
  "[1-9]\\d*x(?:(?:Plasma|Missile|Mass Driver)(?:[1-9]\\d*)?\\([FPSA]\\)|Mine Rack|Minesweeper|MSG\\([A-Z]+\\))";

function distinctNames(ships) {
  const seen = new Set();
  return ships.flatMap(({ name }, i) => {
    const key = name?.toLowerCase();
    const known = seen.has(key);
    seen.add(key);
    return known ? [{ message: `${name} is there twice`, path: ["ships", i, "name"] }] : [];
  });
}

function oneFlagship(ships) {
  return ships.filter(({ flagship }) => flagship).length > 1 ? [{ message: "more than one flagship" }] : [];
}

function evenEngines(engines) {
  return engines >= 3 && engines % 2 === 1 ? [{ message: "an odd engine rating" }] : [];
}

export default {
  rules: {
    schema: { given: "$", severity: "error", then: { function: schema, functionOptions: { schema: fleet } } },
    "duplicate-name": { given: "$.ships", severity: "warn", then: { function: distinctNames } },
    flagship: { given: "$.ships", severity: "error", then: { function: oneFlagship } },
    "odd-engines": { given: "$.ships[*].engines", severity: "warn", then: { function: evenEngines } },
    notation: {
      given: "$.ships[*].specials",
      severity: "info",
      message: "not in canonical notation",
      then: { function: pattern, functionOptions: { match: `^${GROUP}(?:, ${GROUP})*$` } },
    },
  },
};
