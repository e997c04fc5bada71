import { plural } from "../../source/words.js";
import { AT_THE_TABLE, choice, msgProposal, type Topic } from "./topic.js";

const PULL = msgProposal("Additional movement effects");
const AT_ZERO = msgProposal("Effect at R0");

/** What a singularity does. */
export const singularityTopics: readonly Topic[] = [
  {
    id: "msg-formation",
    title: "When the singularity forms",
    statement: ({ msg }) =>
      `The singularity forms ${plural(msg.effectDelay, "impulse")} after firing, immediately before expanding spheres take effect.`,
    source: msgProposal("Formation"),
    status: "text",
    option: "msg.effectDelay",
    play: "shipcost play msg timeline",
  },
  {
    id: "msg-formation-pull",
    title: "The pull at formation",
    statement: ({ msg }) =>
      `When the singularity forms, each unit within ${plural(msg.radius, "hex", "hexes")} moves ${plural(msg.formationPull, "hex", "hexes")} toward it. Units in an atmosphere do not.`,
    source: msgProposal("Effects upon solidification"),
    status: "text",
    option: "msg.formationPull",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-pull-count",
    title: "Counting impulses for the pull",
    ...choice(
      "msg.pullCount",
      ({ msg }) => msg.pullCount,
      {
        formation:
          "A unit at range r moves one hex closer on every r-th impulse, counted from the formation of the singularity.",
        turn: "A unit at range r moves one hex closer on every r-th impulse of the turn.",
      },
      {
        formation: "impulses since the singularity formed",
        turn: "impulses of the turn",
      },
    ),
    source: PULL,
    status: "reading",
    reading:
      "The proposal gives the pull in every so many impulses and names no start. Here the count starts with the impulses of effect.",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-pull-order",
    title: "Pull and voluntary movement",
    statement: ({ msg }) =>
      msg.pullBeforeMovement
        ? "In each impulse the pull comes first, then voluntary movement."
        : "In each impulse voluntary movement comes first, then the pull.",
    source: PULL,
    status: "reading",
    reading:
      "A singularity moves units as a black hole does: in the involuntary movement, which comes first.",
    option: "msg.pullBeforeMovement",
    alternatives: [
      { value: true, meaning: "first pulled, then moved" },
      { value: false, meaning: "first moved, then pulled" },
    ],
    play: "shipcost play msg pull",
  },
  {
    id: "msg-ties",
    title: "Two hexes equally near",
    ...choice(
      "msg.ties",
      ({ msg }) => msg.ties,
      {
        clockwise:
          "A unit moves into the adjacent hex nearest to the line of centres. Of two that are equally near it takes the clockwise one, unless its owner chose the other.",
        counterclockwise:
          "A unit moves into the adjacent hex nearest to the line of centres. Of two that are equally near it takes the counterclockwise one, unless its owner chose the other.",
      },
      { clockwise: "the clockwise hex", counterclockwise: "the counterclockwise hex" },
    ),
    source: PULL,
    status: "assumed",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-atmosphere",
    title: "Units in an atmosphere",
    statement:
      "Units in an atmosphere do not move when the singularity forms. Afterwards they are pulled like others if they have a clear line of sight to it.",
    source: msgProposal("Additional effects"),
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-unaffected",
    title: "What is not pulled",
    statement:
      "Planets, moons, asteroids, comets, nebulas, heat zones, gravity waves, mines and bases with positional stabilizers are not pulled.",
    source: msgProposal("Additional effects"),
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-held",
    title: "Held at range 0",
    statement:
      "A unit in the singularity's hex is unharmed. It may turn, and it cannot leave except by displacement. It keeps its speed, and there are no collisions.",
    source: AT_ZERO,
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-seeking",
    title: "Seeking weapons at range 0",
    statement:
      "A seeking weapon in the singularity's hex stays there until the singularity ends. It strikes only a target in the same hex.",
    source: AT_ZERO,
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-ecm",
    title: "Natural ECM of the hex",
    statement: ({ msg }) =>
      `Direct fire into, out of and across the singularity's hex is allowed and meets ${plural(msg.naturalEcm, "point")} of natural ECM.`,
    source: AT_ZERO,
    status: "text",
    option: "msg.naturalEcm",
    play: AT_THE_TABLE,
  },
  {
    id: "msg-fire-inside",
    title: "Fire between units in the hex",
    statement: ({ msg }) =>
      `Two units in the singularity's hex may fire at each other. The fire meets ${plural(msg.naturalEcm, "point")} of natural ECM, once.`,
    source: AT_ZERO,
    status: "reading",
    reading:
      "The text gives the ECM to each unit in the hex and to its fire, and does not mention fire between two of them. The ECM belongs to the hex, so it counts once.",
    play: AT_THE_TABLE,
  },
  {
    id: "msg-dissipation",
    title: "How long a singularity lasts",
    statement: ({ msg }) =>
      `The singularity ends ${plural(msg.duration, "impulse")} after it formed, immediately before expanding spheres end. Nothing ends it sooner.`,
    source: msgProposal("Dissipation"),
    status: "text",
    option: "msg.duration",
    play: "shipcost play msg timeline",
  },
];
