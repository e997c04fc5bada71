import { once } from "../source/once.js";
import { bareName } from "../source/suggest.js";

/**
 * Words that players use for the keys of a file and their values, by what they mean. A word may mean several things:
 * where it is written decides. Case, blanks, hyphens and underscores do not matter.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  // Fields of a ship.
  name: ["ship", "ship name", "title", "designation", "callsign"],
  class: ["type", "ship class", "ship type", "class name", "model"],
  kind: ["unit", "unit type"],
  hull: ["size", "hull size", "hull boxes", "hull points", "hp", "structure", "mass", "tonnage"],
  toughness: ["tough", "hull toughness", "armour", "armor", "defence", "defense", "DF", "durability"],
  shields: ["shield", "shield level", "shield levels", "shielding", "screens", "screen", "deflectors"],
  engines: ["engine", "engine rating", "engine points", "thrust", "drive", "drives", "speed", "move"],
  agile: ["agility", "nimble", "maneuverable", "manoeuvrable"],
  techLevel: ["TL", "tech", "tech lvl", "tech rating", "technology", "technology level"],
  crew: ["crew quality", "crew level", "quality", "experience", "skill", "training"],
  primaries: ["primary", "primary weapons", "primary batteries", "primary battery", "main guns", "guns"],
  secondaries: ["secondary", "secondary weapons", "secondary batteries", "secondary battery", "batteries"],
  fighterBays: [
    "fighters",
    "fighter",
    "hangars",
    "hangar",
    "hangar bays",
    "bays",
    "squadrons",
    "carrier bays",
  ],
  boardingBays: [
    "boarding",
    "boarding craft",
    "boarding craft bays",
    "boarding parties",
    "marines",
    "troops",
  ],
  specials: ["special", "special weapons", "special weapon", "weapons", "weapon", "armament", "equipment"],
  unusedHull: ["unused", "unused boxes", "empty hull", "spare hull"],
  sizeClass: ["SC", "sfb size class"],
  traits: ["trait", "tags", "abilities", "features"],
  boxes: ["box", "cargo", "holds", "other boxes"],
  count: ["qty", "quantity", "number", "num", "amount", "copies", "how many", "ships"],
  flagship: ["flag", "command ship", "leader", "admiral"],
  points: ["cost", "price", "pts", "point cost", "points cost", "value"],
  notes: ["note", "comment", "comments", "description", "remarks", "text", "background"],
  design: ["file", "template", "use", "include", "blueprint"],
  // Fields of a fleet.
  fleet: ["fleet name", "name", "title", "force", "squadron name"],
  budget: ["limit", "points", "point limit", "points limit", "max points", "maximum", "cap"],
  movement: ["movement system", "move", "movement mode"],
  minefields: ["mines", "minefield", "mine field", "mine patterns", "patterns"],
  ships: ["units", "roster", "vessels", "squadron", "list", "designs"],
  ruleset: ["rules", "rule set", "extends"],
  patterns: ["count", "mines", "number", "quantity", "qty"],
  // Values.
  base: ["station", "starbase", "space station", "fort", "fortress", "platform"],
  ship: ["vessel", "starship", "spaceship"],
  green: ["rookie", "conscript", "poor", "raw", "militia"],
  regular: ["normal", "average", "standard", "trained", "line"],
  elite: ["veteran", "vet", "crack", "ace", "expert", "superior"],
  vector: ["newtonian", "inertial"],
  standard: ["normal", "cinematic", "regular", "plotted"],
  forward: ["front", "fore", "bow", "ahead", "fwd", "forwards"],
  aft: ["rear", "back", "stern", "astern", "behind", "backward", "backwards"],
  port: ["left", "larboard", "portside"],
  starboard: ["right", "stbd"],
  full: ["paid", "full price"],
  discount: ["cheap", "discounted"],
};

/** The same for the types of special weapon, which stand under `specials`. */
const WEAPONS: Readonly<Record<string, readonly string[]>> = {
  Plasma: ["plasma gun", "plasma torpedo", "plasma battery", "plasmas", "plasma weapon"],
  "Mass Driver": ["driver", "railgun", "rail gun", "mass drivers", "coilgun", "gauss gun"],
  Missile: ["missiles", "missile launcher", "missile rack", "missile batteries", "torpedo", "torpedoes"],
  "Mine Rack": ["mine", "mines", "mine layer", "minelayer", "mine racks", "mine launcher", "mine rail"],
  Minesweeper: ["minesweepers", "minesweeping", "minesweeping gear", "sweeper", "sweepers", "sweep gear"],
  MSG: ["MSGs", "singularity", "singularity generator", "singularity gun"],
};

/** The meanings of each word. */
const meanings = once(() => {
  const known = new Map<string, string[]>();
  const add = (word: string, means: readonly string[]) =>
    known.set(bareName(word), [...(known.get(bareName(word)) ?? []), ...means]);
  for (const [field, words] of Object.entries(FIELDS)) for (const word of words) add(word, [field]);
  for (const [type, words] of Object.entries(WEAPONS)) {
    for (const word of [type, ...words]) add(word, [type, "specials"]);
  }
  return known;
});

/** What a player's word may mean: keys, values and types of special weapon; nothing for an unknown word. */
export function meaningsOf(word: string): readonly string[] {
  return meanings().get(bareName(word)) ?? [];
}

/** The type of special weapon that a player's word may mean, or undefined. */
export function weaponMeant(word: string): string | undefined {
  return meaningsOf(word).find((meaning) => Object.hasOwn(WEAPONS, meaning));
}
