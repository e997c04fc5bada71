import type { WrittenShip } from "../random-ships.js";

const weapon = (i: number) =>
  [`2xPlasma(FP)`, `1xMissile3(F)`, `1xMass Driver2(AS)`, `1xPlasma2(FAPS)`][i % 4]!;

/** Ships that a page must hold and a browser must take for what they are. */
export const AWKWARD: readonly WrittenShip[] = [
  { name: "Mote", class: "Fighter tender", hull: 1, fighterBays: 2 },
  {
    name: "Sweeper",
    class: "Minelayer",
    hull: 4,
    shields: 1,
    secondaries: 8,
    specials: "1xMine Rack, 1xMinesweeper",
  },
  {
    name: "The Very Long and Storied Dreadnought of the Northern Reaches, Unbroken Resolve",
    class: "Dreadnought",
    hull: 120,
    shields: 6,
    toughness: 5,
    primaries: 40,
    secondaries: 40,
    specials: Array.from({ length: 30 }, (_, i) => weapon(i)),
    count: 3,
  },
  { name: "Gatehouse", kind: "base", hull: 30, engines: 0, primaries: 12, secondaries: 16 },
  {
    name: "漢字の戦艦と長い長い名前のついた大きな船",
    class: "戦艦 ⌀☐",
    hull: 8,
    primaries: 4,
    notes: "漢字".repeat(40),
  },
  { name: "Empty", hull: 1 },
  { name: "<script>window.hacked = 1</script>", class: '"><img src=x onerror="window.hacked=1">', hull: 3 },
  { name: "\"quotes\" & 'more' ]]> --> </text></svg>", class: "&amp; &lt;", hull: 3, notes: "</style><b>" },
  { name: "\u001B[31m\u202Ereversed\u200B\u0007", class: "שלום עולם", hull: 5, notes: "السلام عليكم" },
  { name: `Zalgo ${"e\u0301\u0316\u0317\u0318\u0319\u031c".repeat(12)}`, class: "W".repeat(80), hull: 5 },
  { name: "Singular", sizeClass: 1, hull: 12, engines: 12, agile: true, specials: "1xMSG(FA), 1xMSG(360)" },
];
