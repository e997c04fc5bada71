import { expect, test } from "vitest";
import { loadFleet } from "../../../src/index.js";
import { priceLines } from "../../../src/report/price/lines.js";
import { priceReport } from "../../../src/report/price/report.js";
import { house } from "../../../src/rulebook/house.js";
import { identify } from "../../../src/rulebook/identity.js";

function lines(yaml: string): string {
  const fleet = loadFleet(yaml);
  return priceLines(priceReport([fleet], fleet.diagnostics, true));
}

const rules = `ruleset house ${identify(house).version} (${identify(house).hash})`;

test.each([
  [
    "a fleet",
    `fleet: Watch
budget: 60
minefields: [{patterns: 1, techLevel: 5}, {patterns: 3, techLevel: 4}]
ships:
  - {name: Lance, class: Escort, hull: 8, primaries: 6, secondaries: 8, shields: 1, agile: true, count: 3}
  - {name: Bell, hull: 3, specials: "1xPlasma2(F), 1xMissile(A)", crew: elite, flagship: true}
  - {name: Gate, kind: base, hull: 2, fighterBays: 2, boardingBays: 2}
  - {name: "Fat\\u202E", hull: 1, primaries: 4}
`,
    `Watch: no total, 6 ships, ${rules}
3 × Lance, Escort: 12 points each, 36 together; hull 8, toughness 3, shields 1, engines 2 agile, TL 4, regular crew; 6 primaries, 8 secondaries
Bell: 5 points; flagship, hull 3, toughness 3, shields 0, engines 2, TL 4, elite crew; 1xPlasma2(F), 1xMissile(A)
Gate: 2 points; base, hull 2, toughness 3, shields 0, TL 4, regular crew; 2 fighter bays, 2 boarding bays
Fat\\u{202E}: no price, as the design has errors
3 mine patterns: 3 points; TL 4
1 mine pattern: 1 point; TL 5
`,
  ],
  [
    "a lone ship",
    "{name: Mote, hull: 1}",
    "Mote: 0 points; hull 1, toughness 3, shields 0, engines 2, TL 4, regular crew\n",
  ],
  [
    "a fleet within its budget",
    "{fleet: Few, budget: 9, ships: [{name: A, hull: 1, primaries: 1}]}",
    `Few: 1 of 9 points, 1 ship, ${rules}
A: 1 point; hull 1, toughness 3, shields 0, engines 2, TL 4, regular crew; 1 primary
`,
  ],
])("%s is a plain line a ship", (_, yaml, told) => {
  expect(lines(yaml)).toBe(told);
});
