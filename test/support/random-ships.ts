import * as fc from "fast-check";

/** A design as its owner writes it. */
export type WrittenShip = Readonly<Record<string, unknown>>;

const weapon = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.constantFrom("Plasma", "Mass Driver", "Missile"),
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom("F", "A", "P", "S", "FP", "AS", "FAPS"),
  )
  .map(([count, type, power, arc]) => ({
    text: `${count}x${type}${power === 1 ? "" : power}(${arc})`,
    boxes: count * power,
  }));
const plain = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom("Mine Rack", "Minesweeper"))
  .map(([count, type]) => ({ text: `${count}x${type}`, boxes: count }));
const msg = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.constantFrom("FA", "RS", "360", "L"))
  .map(([count, arc]) => ({ text: `${count}xMSG(${arc})`, boxes: count }));

/** Names that are hard on a layout: long, wide, of no letters, of many scripts. */
export const hardText = fc.oneof(
  fc.constantFrom(
    "Lance",
    "W".repeat(80),
    "i".repeat(400),
    "The Very Long and Storied Dreadnought of the Northern Reaches, Unbroken Resolve",
    "<script>alert(1)</script> & \"quotes\" 'too'",
    "\u001B[31m\u202Ered\u200B",
    "漢字".repeat(20),
    "Ärger Ωmega Жук",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
);

/** A legal design of any sort, up to a size: never overfull, and with no more MSGs than its class may mount. */
export function writtenShip(name: fc.Arbitrary<string> = hardText): fc.Arbitrary<WrittenShip> {
  const count = (max: number) => fc.oneof(fc.constant(0), fc.nat(max));
  return fc
    .record({
      name,
      class: fc.option(name, { nil: undefined }),
      base: fc.boolean(),
      toughness: fc.integer({ min: 2, max: 8 }),
      shields: fc.nat(6),
      engines: fc.nat(12),
      agile: fc.boolean(),
      techLevel: fc.integer({ min: 3, max: 6 }),
      crew: fc.constantFrom("green", "regular", "elite"),
      primaries: count(30),
      secondaries: count(90),
      fighterBays: count(20),
      boardingBays: count(8),
      specials: fc.array(weapon, { maxLength: 12 }),
      others: fc.array(plain, { maxLength: 3 }),
      msgs: fc.array(msg, { maxLength: 2 }),
      unused: count(60),
      count: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 4 })),
      notes: fc.option(name, { nil: undefined }),
    })
    .map(({ base, specials, others, msgs, unused, ...ship }) => {
      const groups = [...specials, ...others, ...msgs];
      const mounted = Math.ceil(ship.secondaries / 4) + Math.ceil(ship.fighterBays / 2);
      const boxes =
        ship.primaries +
        mounted +
        Math.ceil(ship.boardingBays / 2) +
        groups.reduce((sum, each) => sum + each.boxes, 0);
      return {
        ...ship,
        ...(base ? { kind: "base", engines: 0, agile: false } : {}),
        specials: groups.map(({ text }) => text),
        sizeClass: msgs.length > 0 ? 1 : undefined,
        hull: Math.max(1, boxes + unused),
      };
    });
}
