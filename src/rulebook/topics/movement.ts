import { houseRules, type Topic } from "./topic.js";

const UNPLOTTED = houseRules("Unplotted Movement");
const VECTOR = houseRules("Vector Movement");

/** Initiative and movement. */
export const movementTopics: readonly Topic[] = [
  {
    id: "initiative",
    title: "Initiative",
    statement: "Every turn each side rolls a die. The highest total moves first, or has another side do so.",
    source: UNPLOTTED,
    status: "text",
    play: "shipcost play initiative",
  },
  {
    id: "initiative-flagship",
    title: "The flagship's crew",
    statement: "An elite flagship adds one to its side's die, a green one takes one off.",
    source: UNPLOTTED,
    status: "text",
    option: "crewModifiers.elite.initiative",
    play: "shipcost play initiative",
  },
  {
    id: "initiative-ties",
    title: "Tied initiative",
    statement: "Sides that tie for the highest total roll again.",
    source: UNPLOTTED,
    status: "assumed",
    reading: "The text knows a highest roll only.",
    option: "initiative.ties",
    alternatives: [
      { value: "reroll", meaning: "the tied sides roll again" },
      { value: "first-named", meaning: "of the tied sides, the one named first" },
    ],
    play: "shipcost play initiative",
  },
  {
    id: "alternating-movement",
    title: "Moving in turns",
    statement:
      "In each of three subphases (fighters and missiles, ships, fighters and missiles again) the sides move one unit, squadron or stack in turn. When one side is through, the other finishes.",
    source: UNPLOTTED,
    status: "text",
    play: "shipcost play initiative",
  },
  {
    id: "movement-system",
    title: "Who uses vector movement",
    statement:
      "Each fleet chooses for itself: `movement: vector` or `standard`. Its fighters and missiles follow.",
    source: VECTOR,
    status: "text",
    play: "shipcost show",
  },
  {
    id: "vector-burn",
    title: "A burn",
    statement:
      "A burn shifts the Intended Movement marker by up to the engine rating, in any direction. Damage that took engine points shortens it.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "vector-move",
    title: "Moving by the marker",
    statement:
      "The ship goes to its marker, and the marker goes on by the same distance and bearing. A squadron has one marker.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "vector-facing",
    title: "Facing after a burn",
    statement:
      "A ship that burned points along its burn; one that did not, or is agile, points as its owner likes.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "silent-burn",
    title: "Burns while running silent",
    statement: 'A ship that runs silent burns at most 1", or less where its engine rating is less.',
    source: VECTOR,
    status: "text",
    option: "vector.silentBurn",
    play: "shipcost play vector",
  },
  {
    id: "vector-launch",
    title: "Launching under vector movement",
    statement:
      "Fighters and missiles begin with the marker of the ship that launches them. Missiles last one turn.",
    source: VECTOR,
    status: "text",
    play: "shipcost play vector",
  },
  {
    id: "vector-small-burn",
    title: "Burns of fighters and missiles",
    statement: 'Each burn is up to 3" for each tech level; a super-missile adds 2" for each extra box.',
    source: VECTOR,
    status: "text",
    option: "vector.burnPerTechLevel",
    play: "shipcost play vector",
  },
  {
    id: "vector-phases",
    title: "Phases of fighters and missiles",
    statement: "They burn and move twice a turn, once in each of their subphases.",
    source: VECTOR,
    status: "text",
    option: "vector.phases",
    play: "shipcost play vector",
  },
  {
    id: "fighter-vector",
    title: "How far a fighter's vector carries",
    statement: "In each of their two phases fighters and missiles move the whole way to the marker.",
    source: VECTOR,
    status: "reading",
    reading:
      "They use the system as ships do, without a word of halving; so they go twice the launcher's vector in a turn.",
    option: "vector.fighterVector",
    alternatives: [
      { value: "literal", meaning: "the whole vector in each phase" },
      { value: "half", meaning: "half of the vector in each phase" },
    ],
    play: "shipcost play vector",
  },
];
