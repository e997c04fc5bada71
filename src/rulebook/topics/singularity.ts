import { AT_THE_TABLE, msgProposal, onOff, type Topic } from "./topic.js";

const PULL = msgProposal("Additional movement effects");
const AT_ZERO = msgProposal("Effect at R0");

/** What a singularity does. */
export const singularityTopics: readonly Topic[] = [
  {
    id: "msg-formation",
    title: "When the singularity forms",
    statement: "Four impulses after firing, just before expanding spheres take effect.",
    source: msgProposal("Formation"),
    status: "text",
    option: "msg.effectDelay",
    play: "shipcost play msg timeline",
  },
  {
    id: "msg-formation-pull",
    title: "The pull at formation",
    statement:
      "At that moment each unit within reach moves one hex toward it; units in an atmosphere do not.",
    source: msgProposal("Effects upon solidification"),
    status: "text",
    option: "msg.formationPull",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-pull-count",
    title: "Counting impulses for the pull",
    statement: "At range r a unit moves a hex closer on each impulse that r divides, counted from formation.",
    source: PULL,
    status: "reading",
    reading:
      "The proposal says only every so many impulses; its clock starts when the 32 impulses of effect do.",
    option: "msg.pullCount",
    alternatives: [
      { value: "formation", meaning: "impulses since the singularity formed" },
      { value: "turn", meaning: "impulses of the turn, 1 to 32" },
    ],
    play: "shipcost play msg pull",
  },
  {
    id: "msg-pull-order",
    title: "Pull and voluntary movement",
    statement: "The pull is part of the involuntary movement that comes before voluntary movement.",
    source: PULL,
    status: "reading",
    reading: "It acts as a black hole does, and such movement goes first.",
    option: "msg.pullBeforeMovement",
    alternatives: onOff("pulled, then moved", "moved, then pulled"),
    play: "shipcost play msg pull",
  },
  {
    id: "msg-ties",
    title: "Two hexes equally near",
    statement:
      "A unit goes to the neighbouring hex nearest the line of centres; of two that are equal the clockwise one, unless its owner chose the other.",
    source: PULL,
    status: "assumed",
    option: "msg.ties",
    alternatives: [
      { value: "clockwise", meaning: "the one clockwise" },
      { value: "counterclockwise", meaning: "the one counterclockwise" },
    ],
    play: "shipcost play msg pull",
  },
  {
    id: "msg-atmosphere",
    title: "Units in an atmosphere",
    statement: "They skip the first pull, and are drawn like others later if they see the singularity.",
    source: msgProposal("Additional effects"),
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-unaffected",
    title: "What is not pulled",
    statement:
      "Celestial bodies and clouds stay where they are (planets to heat zones and gravity waves), and so do mines and any base with positional stabilizers.",
    source: msgProposal("Additional effects"),
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-held",
    title: "Held at range 0",
    statement:
      "A unit in the singularity's hex is unharmed and may turn but not leave, except by displacement. It keeps its speed and collides with nothing.",
    source: AT_ZERO,
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-seeking",
    title: "Seeking weapons at range 0",
    statement: "They are stuck as well, but strike a target that is in the same hex.",
    source: AT_ZERO,
    status: "text",
    play: "shipcost play msg pull",
  },
  {
    id: "msg-ecm",
    title: "Natural ECM of the hex",
    statement: "Direct fire into, out of and across the hex is allowed and meets two points of natural ECM.",
    source: AT_ZERO,
    status: "text",
    option: "msg.naturalEcm",
    play: AT_THE_TABLE,
  },
  {
    id: "msg-dissipation",
    title: "How long it lasts",
    statement:
      "It ends 32 impulses after it formed, just before expanding spheres end. Nothing ends it sooner.",
    source: msgProposal("Dissipation"),
    status: "text",
    option: "msg.duration",
    play: "shipcost play msg timeline",
  },
];
