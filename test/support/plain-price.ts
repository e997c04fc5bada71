/** A second formulation of the house price, straight from the rules text, in whole numbers only. */
export interface PlainShip {
  hull: bigint;
  toughness: bigint;
  shields: bigint;
  engines: bigint;
  agile: boolean;
  base: boolean;
  techLevel: 3 | 4 | 5 | 6;
  crew: "green" | "regular" | "elite";
  primaries: bigint;
  secondaries: bigint;
  fighterBays: bigint;
  boardingBays: bigint;
  /** [weapons, boxes of each] of each special group. */
  specials: readonly (readonly [bigint, bigint])[];
  fullHull: boolean;
  count: bigint;
}

/** A price as `over / under`, its points and those of all ships of the design. */
export interface PlainPrice {
  over: bigint;
  under: bigint;
  points: bigint;
  total: bigint;
  parties: bigint;
}

export const PLAIN: PlainShip = {
  hull: 1n,
  toughness: 3n,
  shields: 0n,
  engines: 2n,
  agile: false,
  base: false,
  techLevel: 4,
  crew: "regular",
  primaries: 0n,
  secondaries: 0n,
  fighterBays: 0n,
  boardingBays: 0n,
  specials: [],
  fullHull: false,
  count: 1n,
};

export function usedBoxes(ship: PlainShip): bigint {
  let boxes = ship.primaries;
  boxes += (ship.secondaries + 3n) / 4n;
  boxes += (ship.fighterBays + 1n) / 2n;
  boxes += (ship.boardingBays + 1n) / 2n;
  for (const [weapons, boxesEach] of ship.specials) boxes += weapons * boxesEach;
  return boxes;
}

/** The price, over one denominator: quarters for boxes, tenths for the chart, quarters for base, crew and tech level. */
export function plainPrice(ship: PlainShip): PlainPrice {
  const used = usedBoxes(ship);
  const unused = ship.hull - used;
  const full = ship.fullHull ? ship.hull : used;
  let over = ship.fullHull ? 4n * ship.hull : 4n * used + unused;
  const under = 4n * 10n * 10n * 10n * 10n * 4n * 4n * 4n;
  over *= 10n + 2n * ship.shields;
  if (ship.toughness === 2n) over *= 7n;
  else over *= 10n + 3n * (ship.toughness - 3n);
  over *= ship.engines > 2n ? 10n + 5n * ((ship.engines - 2n) / 2n) : 10n;
  over *= ship.agile ? 12n : 10n;
  over *= ship.base ? 3n : 4n;
  over *= { green: 3n, regular: 4n, elite: 6n }[ship.crew];
  over *= { 3: 3n, 4: 4n, 5: 6n, 6: 8n }[ship.techLevel];
  const points = (2n * over + under) / (2n * under);
  return { over, under, points, total: points * ship.count, parties: full / 4n };
}

/** The ship as a design file. */
export function plainYaml(ship: PlainShip): string {
  const { base, fullHull, specials, engines, ...fields } = ship;
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${value}`);
  lines.push(`kind: ${base ? "base" : "ship"}`, `unusedHull: ${fullHull ? "full" : "discount"}`);
  if (!base) lines.push(`engines: ${engines}`);
  const groups = specials.map(([weapons, boxesEach]) => `${weapons}xPlasma${boxesEach}(F)`);
  if (groups.length > 0) lines.push(`specials: [${groups.map((group) => `"${group}"`).join(", ")}]`);
  return `${lines.join("\n")}\n`;
}
