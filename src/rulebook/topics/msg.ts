import { plural } from "../../source/words.js";
import type { Ruleset } from "../schema.js";
import { AT_THE_TABLE, msgProposal, type Topic } from "./topic.js";

const ARMING = msgProposal("Arming");
const FIRING = msgProposal("Firing");
const DESIGNATION = msgProposal("Designation");
const RESTRICTIONS = msgProposal("Restrictions");
const TARGET = "shipcost play msg target";

/** Arming and firing a Momentary Singularity Generator. */
export const msgTopics: readonly Topic[] = [
  {
    id: "msg-arming",
    title: "Arming an MSG",
    statement: ({ msg: { arming } }) =>
      `Arming takes ${plural(arming.warp, "point")} of warp power in each of ${plural(arming.turns, "turn")}. The first turn's power may come from reserve, and the last turn's must be allocated. An MSG that is armed and not fired goes on as a rolling delay.`,
    source: ARMING,
    status: "text",
    option: "msg.arming",
    play: "shipcost play msg timeline",
  },
  {
    id: "msg-separate",
    title: "Each MSG by itself",
    statement: "Each MSG of a ship is armed and fired separately.",
    source: DESIGNATION,
    status: "text",
    play: AT_THE_TABLE,
  },
  {
    id: "msg-hits",
    title: "Hits on an MSG",
    statement: "On the damage allocation chart of Star Fleet Battles, a torpedo hit destroys an MSG.",
    source: DESIGNATION,
    status: "text",
    play: AT_THE_TABLE,
  },
  {
    id: "msg-announce",
    title: "When an MSG is announced",
    statement: "An MSG is announced immediately before expanding sphere generators are announced.",
    source: FIRING,
    status: "text",
    play: "shipcost play msg timeline",
  },
  {
    id: "msg-range",
    title: "Greatest range",
    statement: ({ msg }) => `The hex chosen is in the arc of the MSG and at most ${msg.maxRange} hexes away.`,
    source: FIRING,
    status: "text",
    option: "msg.maxRange",
    play: "shipcost play msg hit",
  },
  {
    id: "msg-min-range",
    title: "Least range",
    statement: ({ msg: { minRange, bands } }) => {
      const [first] = bands;
      const nearer = first && minRange < first.from ? " Ranges under the table count as its first band." : "";
      return `An MSG cannot be fired at a hex under ${plural(minRange, "hex", "hexes")} away.${nearer}`;
    },
    source: FIRING,
    status: "reading",
    reading: "The table begins at range 5 and has no number for anything nearer.",
    option: "msg.minRange",
    alternatives: [
      { value: 5, meaning: "ranges under the table are not allowed" },
      { value: 0, meaning: "ranges under the table count as its first band" },
    ],
    play: "shipcost play msg hit",
  },
  {
    id: "msg-bands",
    title: "The die by range",
    statement: ({ msg: { bands } }) => {
      const each = bands.map(({ from, to, hitOn }) => `${hitOn} or less at range ${from} to ${to}`);
      return `An MSG works on a die of ${each.join(", ")}. A higher die is a malfunction, and no singularity forms.`;
    },
    source: FIRING,
    status: "text",
    option: "msg.bands",
    play: "shipcost play msg hit",
  },
  {
    id: "msg-band-of-22",
    title: "A range in two bands",
    statement: ({ msg: { bands, bandOf22 } }) =>
      `${sharedRange(bands)} the ${bandOf22 === "better" ? "band that works on more dice" : "band that works on fewer dice"} counts.`,
    source: FIRING,
    status: "reading",
    reading:
      "The table has range 22 in two bands. Its other bands begin one after the end of the band before, so this looks like a slip.",
    option: "msg.bandOf22",
    alternatives: [
      { value: "better", meaning: "the band that works on more dice" },
      { value: "worse", meaning: "the band that works on fewer dice" },
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
    statement: "An MSG may not be fired into the hex of a planet, a star or a nebula.",
    source: RESTRICTIONS,
    status: "text",
    play: TARGET,
  },
  {
    id: "msg-overlap",
    title: "Overlap with another singularity",
    statement: ({ msg: { radius } }) =>
      `The areas of two singularities may not overlap, so the hexes of two MSGs are at least ${2 * radius + 1} hexes apart. An MSG that is fired and has not formed yet counts too, whoever owns it.`,
    source: RESTRICTIONS,
    status: "reading",
    reading:
      "Two areas share no hex only if the distance of their centres is greater than both radii together.",
    option: "msg.radius",
    play: TARGET,
  },
  {
    id: "msg-black-hole",
    title: "Overlap with a black hole",
    statement: ({ msg: { radius, blackHoleRadius } }) =>
      `A black hole reaches ${blackHoleRadius} hexes, so the hex of an MSG is at least ${blackHoleRadius + radius + 1} hexes away.`,
    source: msgProposal("Effect"),
    status: "reading",
    reading: "Each singularity counts with its own reach.",
    option: "msg.blackHoleRadius",
    play: TARGET,
  },
  {
    id: "msg-firing-conditions",
    title: "Who may fire an MSG",
    statement:
      "The ship needs active fire control and a lock-on to the hex, and may not use erratic maneuvers. Firing ends its cloak and its wild weasel.",
    source: RESTRICTIONS,
    status: "text",
    play: TARGET,
  },
];

function sharedRange(bands: Ruleset["msg"]["bands"]): string {
  const shared = bands.find((band, i) => (bands[i + 1]?.from ?? Number.POSITIVE_INFINITY) <= band.to);
  return shared ? `Range ${shared.to} stands in two bands, and` : "Where a range stands in two bands,";
}
