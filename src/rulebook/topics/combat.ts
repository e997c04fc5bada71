import { plural } from "../../source/words.js";
import { exact, exactText } from "../exact.js";
import { CREWS } from "../fields.js";
import { choice, houseRules, project, type Topic } from "./topic.js";
import { onDie, partOf, ROUNDED, upper, WAYS_TO_ROUND } from "./words.js";

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
      "A data card writes `3(4)`: the toughness, and in brackets toughness and shields together. Fire on the ship meets the number in brackets.",
    source: houseRules("Mines"),
    status: "reading",
    reading: "The sample ship shows both numbers, and its price shows that it has one shield level.",
    play: "shipcost show",
  },
  {
    id: "crew-dice",
    title: "Dice of a crew",
    statement: ({ crewModifiers }) => {
      const crews = CREWS.map((crew) => {
        const { combat, scanning } = crewModifiers[crew];
        return `${crew} ${onDie(combat)} on combat dice and ${onDie(scanning)} on scanning dice`;
      });
      return `The crew changes its ship's dice: ${crews.join("; ")}. The same goes for the ship's missiles, fighters and boarding parties.`;
    },
    source: CREW,
    status: "text",
    option: "crewModifiers",
    play: "shipcost show",
  },
  {
    id: "crew-mines",
    title: "Crews and mines",
    statement: ({ crewModifiers: { elite } }) =>
      `The crew's modifier also counts for the mines that the ship lays and for minesweeping. An elite crew changes the number needed to lock on to mines by ${onDie(elite.scanning)}.`,
    source: CREW,
    status: "reading",
    reading: "Mines are handled like missiles, and the modifier is always in an elite crew's favour.",
    option: "crewModifiers.elite.scanning",
    play: "shipcost play sweep",
  },
  {
    id: "secondaries-share",
    title: "Secondaries at one target",
    statement: ({ secondaries: { shareFromHull, share } }) =>
      `A ship of hull size ${shareFromHull} or more may fire at most ${partOf(share)} its secondaries at one target.`,
    source: SECONDARIES,
    status: "text",
    option: "secondaries.shareFromHull",
    play: "shipcost play secondaries",
  },
  {
    id: "secondaries-half",
    title: "Half of an odd number of secondaries",
    statement: ({ secondaries: { share, rounding } }) =>
      `${upper(partOf(share))} the secondaries is ${ROUNDED[rounding]}.`,
    source: SECONDARIES,
    status: "reading",
    reading: "The text sets a limit, and a number rounded up would be over it.",
    option: "secondaries.rounding",
    alternatives: WAYS_TO_ROUND,
    play: "shipcost play secondaries",
  },
  {
    id: "secondaries-odds",
    title: "Several attacks on one target",
    statement: ({ secondaries: { fullOdds } }) =>
      `The secondaries make as many attacks at ${fullOdds}-1 as they can. The rest make one attack at the best whole odds. Secondaries too few for 1-1 go on to the next target.`,
    source: SECONDARIES,
    status: "reading",
    reading: "The worked example does not mention secondaries that are too few for 1-1. They have not fired.",
    option: "secondaries.fullOdds",
    play: "shipcost play secondaries",
  },
  {
    id: "engine-damage",
    title: "Engine points lost with the hull",
    statement:
      "Hull divided by engine rating gives an interval in boxes. One engine point is lost each time that many hull boxes are destroyed.",
    source: ENGINES,
    status: "text",
    play: "shipcost play engines",
  },
  {
    id: "engine-interval",
    title: "Rounding of the interval",
    statement: ({ engineDamage }) => `The interval of engine damage is ${ROUNDED[engineDamage.rounding]}.`,
    source: ENGINES,
    status: "reading",
    reading: "The text asks for the nearest number and shows no half. Here every half goes up.",
    option: "engineDamage.rounding",
    alternatives: WAYS_TO_ROUND,
    play: "shipcost play engines",
  },
  {
    id: "engine-interval-minimum",
    title: "The shortest interval",
    statement: ({ engineDamage }) =>
      `The interval of engine damage is at least ${plural(engineDamage.minimum, "hull box", "hull boxes")}.`,
    source: project("engine damage"),
    status: "assumed",
    reading: "An interval that rounds to 0 could not be counted. A base has no interval.",
    option: "engineDamage.minimum",
    play: "shipcost play engines",
  },
  {
    id: "superweapon-range",
    title: "Range of a superweapon",
    statement: ({ superweapons }) =>
      `Each box beyond the first adds ${superweapons.inchesPerBox}" to every plasma bracket, to each missile move, or to the range of a mass driver.`,
    source: SPECIALS,
    status: "text",
    option: "superweapons.inchesPerBox",
    play: "shipcost play ranges",
  },
  {
    id: "superweapon-damage",
    title: "Damage of a superweapon",
    ...choice(
      "superweapons.damage",
      ({ superweapons }) => superweapons.damage,
      {
        strength: "Damage is the bracket's multiple of the tech level, times the strength of the weapon.",
        flat: "Damage is the bracket's multiple of the tech level, whatever the strength. The strength adds range only.",
      },
      {
        strength: "strength multiplies the damage and adds range",
        flat: "strength adds range only",
      },
    ),
    source: SPECIALS,
    status: "reading",
    reading:
      "The strength is a multiple of the weapon's normal power. The example repeats the normal damage only to name the brackets.",
    play: "shipcost play ranges",
  },
  {
    id: "plasma-brackets",
    title: "Range brackets of plasma",
    statement: ({ plasma: { brackets } }) => {
      const each = brackets.map(
        ({ name, inches, damage }) => `${name} to ${inches}" for ${exactText(exact(damage))} × tech level`,
      );
      return `A plasma cannon of strength 1 has these brackets and damage: ${each.join(", ")}.`;
    },
    source: SPECIALS,
    status: "reading",
    reading: 'The numbers come from the triple-strength example, less the 4" of its two extra boxes.',
    option: "plasma.brackets",
    play: "shipcost play ranges",
  },
  {
    id: "plasma-rounding",
    title: "Half a point of damage",
    statement: ({ plasma }) =>
      `Damage is ${ROUNDED[plasma.rounding]}, once and after the strength is counted.`,
    source: project("plasma"),
    status: "assumed",
    option: "plasma.rounding",
    alternatives: WAYS_TO_ROUND,
    play: "shipcost play ranges",
  },
  {
    id: "missile-move",
    title: "Moves of a missile",
    statement: ({ missiles }) =>
      `A missile moves ${plural(missiles.moves, "time")} a turn, each time up to ${missiles.movePerTechLevel}" × its tech level.`,
    source: houseRules("Vector Movement"),
    status: "assumed",
    reading: "The figure is the burn of a missile in vector movement. Ordinary movement is not in the texts.",
    option: "missiles.movePerTechLevel",
    play: "shipcost play ranges",
  },
  {
    id: "missile-moves",
    title: "Number of missile moves",
    statement: ({ missiles }) =>
      `A turn has ${plural(missiles.moves, "subphase")} in which missiles and fighters move.`,
    source: houseRules("Unplotted Movement"),
    status: "text",
    option: "missiles.moves",
    play: "shipcost play ranges",
  },
  {
    id: "mass-driver-range",
    title: "Range of a mass driver",
    statement: "The range of a mass driver is not in the texts. Only the increase by its strength is shown.",
    source: project("ranges"),
    status: "assumed",
    reading: "The weapon's own range belongs to the base rules.",
    play: "shipcost play ranges",
  },
  {
    id: "knock-out",
    title: "Which special weapon is knocked out",
    statement:
      "A roll decides which of the working special weapons is knocked out. Each is equally likely, and a superweapon is one weapon.",
    source: SPECIALS,
    status: "reading",
    reading: "Mine racks, minesweepers and MSGs are special weapons, so they are in the draw.",
    play: "shipcost play knockout",
  },
];
