import { AT_THE_TABLE, msgProposal, type Topic } from "./topic.js";

const ARMING = msgProposal("Arming");
const FIRING = msgProposal("Firing");
const RESTRICTIONS = msgProposal("Restrictions");
const TARGET = "shipcost play msg target";

/** Arming and firing a Momentary Singularity Generator. */
export const msgTopics: readonly Topic[] = [
  {
    id: "msg-arming",
    title: "Arming an MSG",
    statement:
      "Arming takes three points of warp power a turn for two turns. The first may come from reserve, the second has to be allocated; an MSG that is held goes on by rolling delay.",
    source: ARMING,
    status: "text",
    option: "msg.arming",
    play: "shipcost play msg timeline",
  },
  {
    id: "msg-separate",
    title: "Each MSG by itself",
    statement: "Every MSG of a ship is armed and fired on its own, and falls to torpedo hits.",
    source: msgProposal("Designation"),
    status: "text",
    play: AT_THE_TABLE,
  },
  {
    id: "msg-announce",
    title: "When an MSG is announced",
    statement: "It is announced just before expanding sphere generators are.",
    source: FIRING,
    status: "text",
    play: "shipcost play msg timeline",
  },
  {
    id: "msg-range",
    title: "Greatest range",
    statement: "The chosen hex lies in arc and no farther than 30 hexes.",
    source: FIRING,
    status: "text",
    option: "msg.maxRange",
    play: "shipcost play msg hit",
  },
  {
    id: "msg-min-range",
    title: "Least range",
    statement: "Under five hexes an MSG cannot be fired.",
    source: FIRING,
    status: "reading",
    reading: "The table begins at five and offers no number for anything nearer.",
    option: "msg.minRange",
    alternatives: [
      { value: 5, meaning: "nearer than the table is not allowed" },
      { value: 0, meaning: "nearer counts as the first band" },
    ],
    play: "shipcost play msg hit",
  },
  {
    id: "msg-bands",
    title: "The die by range",
    statement:
      "It works on a die of up to 5 at 5–8 hexes, 4 to 15, 3 to 22 and 2 to 30. Anything higher is a malfunction, and no singularity forms.",
    source: FIRING,
    status: "text",
    option: "msg.bands",
    play: "shipcost play msg hit",
  },
  {
    id: "msg-band-of-22",
    title: "Range 22",
    statement: "Range 22 stands in two bands; the better one is taken.",
    source: FIRING,
    status: "reading",
    reading: "The bands before it end where the next begins less one, so 22 in the last looks like a slip.",
    option: "msg.bandOf22",
    alternatives: [
      { value: "better", meaning: "the band that works on more dice" },
      { value: "worse", meaning: "the band that works on fewer" },
    ],
    play: "shipcost play msg hit",
  },
  {
    id: "msg-electronic-warfare",
    title: "Electronic warfare",
    statement: "A net shift is added to the die, as for other weapons.",
    source: RESTRICTIONS,
    status: "reading",
    reading: "The proposal refers to the normal rule of its game, which is not in the text.",
    play: "shipcost play msg hit",
  },
  {
    id: "msg-terrain",
    title: "Forbidden hexes",
    statement: "A planet's, star's or nebula's hex cannot be chosen.",
    source: RESTRICTIONS,
    status: "text",
    play: TARGET,
  },
  {
    id: "msg-overlap",
    title: "Overlap with another singularity",
    statement:
      "The areas of two singularities may not overlap. One that is fired but has not formed counts already, whoever owns it.",
    source: RESTRICTIONS,
    status: "reading",
    reading:
      "Areas share no hex only when the centres are farther apart than both radii together: 13 hexes for two MSGs.",
    option: "msg.radius",
    play: TARGET,
  },
  {
    id: "msg-black-hole",
    title: "Overlap with a black hole",
    statement: "A black hole reaches 30 hexes, so an MSG's hex is at least 37 away.",
    source: msgProposal("Effect"),
    status: "reading",
    reading: "The overlap is tested with each singularity's own reach.",
    option: "msg.blackHoleRadius",
    play: TARGET,
  },
  {
    id: "msg-firing-conditions",
    title: "Who may fire an MSG",
    statement:
      "The ship needs active fire control and a lock-on to the hex and is not in erratic maneuvers. Firing ends its cloak and its wild weasel.",
    source: RESTRICTIONS,
    status: "text",
    play: TARGET,
  },
];
