import { houseRules, project, type Topic } from "./topic.js";

const CREW = houseRules("Crew Quality");
const SECONDARIES = houseRules("Secondary Batteries");
const ENGINES = houseRules("Damage to Engine Rating");
const SPECIALS = houseRules("New Rules for Special Weapons");

/** Fire, damage and crews. */
export const combatTopics: readonly Topic[] = [
  {
    id: "defence",
    title: "Defence",
    statement:
      "A data card writes `3(4)`: toughness, and in brackets toughness and shields together, which is what fire on the ship meets.",
    source: houseRules("Mines"),
    status: "reading",
    reading: "The sample ship shows both numbers; its price tells that it has one shield level.",
    play: "shipcost show",
  },
  {
    id: "crew-dice",
    title: "Dice of a crew",
    statement:
      "An elite crew adds one to combat dice and takes one from scanning dice; a green crew does the opposite. Its missiles, fighters and boarding parties do the same.",
    source: CREW,
    status: "text",
    option: "crewModifiers",
    play: "shipcost show",
  },
  {
    id: "crew-mines",
    title: "Crews and mines",
    statement:
      "A crew's modifier also holds for the mines it lays, and for minesweeping: an elite crew locks on with one less on the die.",
    source: CREW,
    status: "reading",
    reading: "Mines are handled as missiles, and the modifier is always meant in the crew's favour.",
    option: "crewModifiers.elite.scanning",
    play: "shipcost play sweep",
  },
  {
    id: "secondaries-share",
    title: "Secondaries at one target",
    statement:
      "From hull size 7 a ship brings at most half of its secondaries into action against a single target.",
    source: SECONDARIES,
    status: "text",
    option: "secondaries.shareFromHull",
    play: "shipcost play secondaries",
  },
  {
    id: "secondaries-half",
    title: "Half of an odd number of secondaries",
    statement: "Half of the secondaries is rounded down.",
    source: SECONDARIES,
    status: "reading",
    reading: "The half is a limit, and one more than half would be over it.",
    option: "secondaries.rounding",
    alternatives: [
      { value: "down", meaning: "9 secondaries: 4 at one target" },
      { value: "up", meaning: "9 secondaries: 5 at one target" },
      { value: "nearest", meaning: "a half is rounded up; differs from `up` for other shares only" },
    ],
    play: "shipcost play secondaries",
  },
  {
    id: "secondaries-odds",
    title: "Several attacks on one target",
    statement:
      "A target is attacked at 6-1 as often as the secondaries allow, and the rest makes one attack at the best whole odds. What is short of 1-1 goes on to the next target.",
    source: SECONDARIES,
    status: "reading",
    reading: "The worked example is silent about leftovers below even odds; they have not fired.",
    option: "secondaries.fullOdds",
    play: "shipcost play secondaries",
  },
  {
    id: "engine-damage",
    title: "Engine points lost with the hull",
    statement:
      "Hull divided by engine rating gives the boxes between losses: each time so many are gone, an engine point goes too.",
    source: ENGINES,
    status: "text",
    play: "shipcost play engines",
  },
  {
    id: "engine-interval",
    title: "Rounding of the interval",
    statement: "The interval is rounded to the nearest whole box, a half up.",
    source: ENGINES,
    status: "reading",
    reading: "The text asks for the nearest number and shows no half; here every half goes up.",
    option: "engineDamage.rounding",
    alternatives: [
      { value: "nearest", meaning: "10 boxes, 4 engines: every 3" },
      { value: "up", meaning: "9 boxes, 4 engines: every 3" },
      { value: "down", meaning: "10 boxes, 4 engines: every 2" },
    ],
    play: "shipcost play engines",
  },
  {
    id: "engine-interval-minimum",
    title: "The shortest interval",
    statement: "At least one box lies between two losses, however many engine points there are.",
    source: project("engine damage"),
    status: "assumed",
    reading: "An interval that rounds to nothing could not be counted; a base has none at all.",
    option: "engineDamage.minimum",
    play: "shipcost play engines",
  },
  {
    id: "superweapon-range",
    title: "Range of a superweapon",
    statement:
      'Each box beyond the first adds 2" to every plasma bracket, to each missile move, or to a mass driver.',
    source: SPECIALS,
    status: "text",
    option: "superweapons.inchesPerBox",
    play: "shipcost play ranges",
  },
  {
    id: "superweapon-damage",
    title: "Damage of a superweapon",
    statement: "Damage is the bracket's multiple of the tech level times the strength of the weapon.",
    source: SPECIALS,
    status: "reading",
    reading:
      "Strength multiplies the usual power of a weapon; the example repeats the normal damage only to name brackets.",
    option: "superweapons.damage",
    alternatives: [
      { value: "strength", meaning: "strength multiplies damage and widens the range" },
      { value: "flat", meaning: "strength widens the range only" },
    ],
    play: "shipcost play ranges",
  },
  {
    id: "plasma-brackets",
    title: "Range brackets of plasma",
    statement:
      'At strength 1: short to 6" at three times the tech level, normal to 12" at twice, long to 18" at once, extreme to 24" at half.',
    source: SPECIALS,
    status: "reading",
    reading: 'Derived from the triple-strength example, less the 4" of its two extra boxes.',
    option: "plasma.brackets",
    play: "shipcost play ranges",
  },
  {
    id: "plasma-rounding",
    title: "Half a point of damage",
    statement: "Damage is rounded once, after the strength is reckoned in; a half goes up.",
    source: project("plasma"),
    status: "assumed",
    option: "plasma.rounding",
    alternatives: [
      { value: "nearest", meaning: "a half goes up" },
      { value: "up", meaning: "any fraction goes up" },
      { value: "down", meaning: "fractions are dropped" },
    ],
    play: "shipcost play ranges",
  },
  {
    id: "missile-move",
    title: "Moves of a missile",
    statement: 'A missile moves twice a turn, each time up to 3" for each tech level.',
    source: houseRules("Vector Movement"),
    status: "assumed",
    reading: "The figure is the missile's burn in vector movement; ordinary movement is not in the text.",
    option: "missiles.movePerTechLevel",
    play: "shipcost play ranges",
  },
  {
    id: "missile-moves",
    title: "Number of missile moves",
    statement: "A turn has two subphases in which missiles and fighters move.",
    source: houseRules("Unplotted Movement"),
    status: "text",
    option: "missiles.moves",
    play: "shipcost play ranges",
  },
  {
    id: "mass-driver-range",
    title: "Range of a mass driver",
    statement: "Only the increase for strength is known, and it alone is shown.",
    source: project("ranges"),
    status: "assumed",
    reading: "The weapon's own range belongs to the base rules.",
    play: "shipcost play ranges",
  },
  {
    id: "knock-out",
    title: "Which special weapon is knocked out",
    statement:
      "A die decides among all that still work; each is equally likely, and a superweapon is one weapon.",
    source: SPECIALS,
    status: "reading",
    reading: "Mine racks, minesweeping gear and MSGs are special weapons, so they are in the draw.",
    play: "shipcost play knockout",
  },
];
