// Fleets as people write them, the same for the same seed: block style, comments, mixed notation, block scalars, anchors.
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

const SPECIALS = [
  "1xPlasma(F)",
  "2xMissile(F), 1xMissile2(A)",
  "1xMass Driver2(F)",
  "1x plasma cannon3 (f), 1xMine Rack",
  "1xMinesweeper",
];

/** Most ships have none; an alias is rare. */
const NOTES = [
  ...Array(18).fill([]),
  ["    notes: |", "      Refitted twice,", "      and due again."],
  ["    notes: *yard"],
];

/** The text of a fleet of so many ships. */
export function fleet(ships, seed = 7) {
  const random = xoroshiro128plus(seed);
  const pick = (from, to) => uniformInt(random, from, to);
  const lines = [
    "# A league's season, one fleet",
    "fleet: Bench",
    "x-yard: &yard Built at the Long Slip",
    "ships:",
  ];
  for (let i = 1; i <= ships; i++) lines.push(...ship(i, pick));
  return `${lines.join("\n")}\n`;
}

/** The same fleet in which somebody mistyped the hull of the ship in the middle. */
export function fleetWithBadShip(ships, seed) {
  const [before, after] = fleet(ships, seed).split(new RegExp(`(?<=name: Vessel ${Math.ceil(ships / 2)}\n)`));
  return before + after.replace("hull:", "hulk:");
}

function ship(i, pick) {
  const primaries = pick(0, 6);
  const secondaries = 4 * pick(0, 4);
  const special = pick(0, SPECIALS.length * 2 - 1);
  const hull = primaries + secondaries / 4 + 6 + pick(0, 3);
  return [
    `  - name: Vessel ${i}`,
    ...(pick(0, 3) === 0 ? [`    class: Frigate # flight ${pick(1, 4)}`] : []),
    `    hull: ${hull}`,
    ...(pick(0, 1) === 0 ? [`    shields: ${pick(0, 3)}`] : []),
    ...(pick(0, 2) === 0 ? [`    engines: ${2 * pick(1, 3)}`] : []),
    ...(pick(0, 3) === 0 ? [`    techLevel: ${pick(3, 6)}`] : []),
    ...(pick(0, 4) === 0 ? [`    crew: ${["green", "elite"][pick(0, 1)]}`] : []),
    `    primaries: ${primaries}`,
    `    secondaries: ${secondaries}`,
    ...(special < SPECIALS.length ? [`    specials: ${SPECIALS[special]}`] : []),
    ...NOTES[pick(0, NOTES.length - 1)],
  ];
}
