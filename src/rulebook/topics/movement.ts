import { plural } from "../../source/words.js";
import { CREWS } from "../fields.js";
import { choice, houseRules, type Topic } from "./topic.js";
import { onDie } from "./words.js";

const UNPLOTTED = houseRules("Unplotted Movement");
const VECTOR = houseRules("Vector Movement");

/** Initiative and movement. */
export const movementTopics: readonly Topic[] = [
  {
    id: "initiative",
    title: "Initiative",
    statement:
      "Each turn every side rolls a die. The side with the highest total moves first or names the side that does.",
    source: UNPLOTTED,
    status: "text",
    play: "shipcost play initiative",
  },
  {
    id: "initiative-flagship",
    title: "The flagship's crew",
    statement: ({ crewModifiers }) =>
      `The crew of the flagship changes its side's initiative die: ${CREWS.map((crew) => `${crew} ${onDie(crewModifiers[crew].initiative)}`).join(", ")}.`,
    source: UNPLOTTED,
    status: "text",
    option: "crewModifiers.elite.initiative",
    play: "shipcost play initiative",
  },
  {
    id: "initiative-ties",
    title: "Tied initiative",
    ...choice(
      "initiative.ties",
      ({ initiative }) => initiative.ties,
      {
        reroll: "Sides that tie for the highest total roll again.",
        "first-named": "Of the sides that tie for the highest total, the one named first has the initiative.",
      },
      {
        reroll: "the tied sides roll again",
        "first-named": "the tied side that is named first has the initiative",
      },
    ),
    source: UNPLOTTED,
    status: "assumed",
    reading: "The text does not say what happens when two sides roll the same.",
    play: "shipcost play initiative",
  },
  {
    id: "alternating-movement",
    title: "Moving in turns",
    statement:
      "A turn has three subphases: fighters and missiles move, then ships, then fighters and missiles again. In each of them the sides move one unit, squadron or stack in turn. When one side has none left, the other moves the rest.",
    source: UNPLOTTED,
    status: "text",
    play: "shipcost play initiative",
  },
  {
    id: "movement-system",
    title: "Who uses vector movement",
    statement:
      "Each fleet chooses its movement: `movement: vector` or `standard`. Its fighters and missiles move the same way.",
    source: VECTOR,
    status: "text",
    play: "shipcost show",
  },
  {
    id: "vector-burn",
    title: "A burn",
    statement:
      "A burn moves the Intended Movement marker by up to the engine rating in inches, in any direction. Engine points lost to damage shorten the burn.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "vector-move",
    title: "Moving by the marker",
    statement:
      "The ship moves to its marker. The marker then moves on by the same distance in the same direction. A squadron has one marker.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "vector-facing",
    title: "Facing after a burn",
    statement:
      "A ship that burned faces along its burn. A ship that did not burn, or is agile, faces as its owner likes.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "silent-burn",
    title: "Burns while running silent",
    statement: ({ vector }) =>
      `A ship that runs silent burns at most ${vector.silentBurn}", or its engine rating if that is less.`,
    source: VECTOR,
    status: "text",
    option: "vector.silentBurn",
    play: "shipcost play vector",
  },
  {
    id: "vector-launch",
    title: "Launching under vector movement",
    statement:
      "The first marker of a fighter or missile is placed at the marker of the ship that launches it. Missiles last one turn.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "vector-small-burn",
    title: "Burns of fighters and missiles",
    statement: ({ vector, superweapons }) =>
      `A burn of a fighter or missile is at most ${vector.burnPerTechLevel}" × its tech level. A missile adds ${superweapons.inchesPerBox}" for each box of its battery beyond the first.`,
    source: VECTOR,
    status: "reading",
    reading:
      "The text gives the burn by tech level. It adds the inches of a stronger battery to each missile move, and here a burn counts as such a move.",
    option: "vector.burnPerTechLevel",
    play: "shipcost play vector",
  },
  {
    id: "vector-phases",
    title: "Phases of fighters and missiles",
    statement: ({ vector }) =>
      `Fighters and missiles burn and move ${plural(vector.phases, "time")} a turn, once in each of their subphases.`,
    source: VECTOR,
    status: "text",
    option: "vector.phases",
    play: "shipcost play vector",
  },
  {
    id: "fighter-vector",
    title: "How far a fighter's vector carries",
    ...choice(
      "vector.fighterVector",
      ({ vector }) => vector.fighterVector,
      {
        literal: "In each of their phases fighters and missiles move the whole way to the marker.",
        half: "In each of their phases fighters and missiles move half of their vector.",
      },
      {
        literal: "the whole vector in each phase",
        half: "half of the vector in each phase",
      },
    ),
    source: VECTOR,
    status: "reading",
    reading:
      "The text has fighters and missiles use the system as ships do and halves nothing. So they go twice the launcher's vector in a turn.",
    play: "shipcost play vector",
  },
];
