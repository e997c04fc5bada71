import { listed } from "../../source/words.js";
import { WEAPON_FIELDS } from "../fields.js";
import type { Ruleset } from "../schema.js";
import { houseRules, msgProposal, optionalRule, project, type Topic } from "./topic.js";
import { limitInWords } from "./words.js";

const CHART = houseRules("Revised Ship Design Cost Modifier Chart");
const BASES = houseRules("Bases");
const SPECIALS = houseRules("New Rules for Special Weapons");
const MSG_LIMITS = msgProposal("Limitations");

/** What a design may be. */
export const designTopics: readonly Topic[] = [
  {
    id: "hull-range",
    title: "Hull size",
    statement: ({ limits }) => `The hull size is ${limitInWords(limits.hull)}.`,
    source: project("limits"),
    status: "assumed",
    option: "limits.hull",
    play: "shipcost lint",
  },
  {
    id: "toughness-range",
    title: "Toughness",
    statement: ({ limits }) => `Toughness is ${limitInWords(limits.toughness)}.`,
    source: CHART,
    status: "reading",
    reading: "The chart has a discount for toughness 2 and no modifier for 3. It has nothing lower.",
    option: "limits.toughness",
    play: "shipcost lint",
  },
  {
    id: "shields-range",
    title: "Shield levels",
    statement: ({ limits }) =>
      `The number of shield levels is ${limitInWords(limits.shields)}. A ruleset may tie the maximum to the tech level.`,
    source: project("limits"),
    status: "assumed",
    option: "limits.shields",
    play: "shipcost lint",
  },
  {
    id: "engines-range",
    title: "Engine rating",
    statement: ({ limits }) => `The engine rating is ${limitInWords(limits.engines)}.`,
    source: CHART,
    status: "reading",
    reading: "The chart charges engine points over 2 and gives nothing back for fewer.",
    option: "limits.engines",
    play: "shipcost lint",
  },
  {
    id: "weapon-counts",
    title: "How many weapons",
    statement: ({ limits }) => {
      const [first, ...others] = WEAPON_FIELDS.map((field) => limitInWords(limits[field]));
      const isSame = others.every((other) => other === first);
      const each = WEAPON_FIELDS.map((field) => `${field} ${limitInWords(limits[field])}`);
      return `${isSame ? `The number of each kind of weapon and bay is ${first}` : `Numbers of weapons and bays: ${each.join(", ")}`}. All of them must fit into the hull's boxes.`;
    },
    source: project("limits"),
    status: "assumed",
    option: "limits.primaries",
    play: "shipcost lint",
  },
  {
    id: "tech-level-range",
    title: "Tech levels",
    statement: ({ limits }) => `The tech level is ${limitInWords(limits.techLevel)}.`,
    source: CHART,
    status: "reading",
    reading: "The chart prices the levels 3, 5 and 6, and 4 lies between them.",
    option: "limits.techLevel",
    play: "shipcost lint",
  },
  {
    id: "size-class-range",
    title: "Size classes",
    statement: ({ limits }) =>
      `The size class of Star Fleet Battles is ${limitInWords(limits.sizeClass)}; 1 is the largest. Only a ship with an MSG needs it.`,
    source: MSG_LIMITS,
    status: "reading",
    reading: "The proposal lists five classes and adds smaller units. Star Fleet Battles has seven.",
    option: "limits.sizeClass",
    play: "shipcost lint",
  },
  {
    id: "base-engines",
    title: "Bases do not move",
    statement: ({ bases }) =>
      `A base does not move. Its engine rating is ${bases.engines} and changes no price.`,
    source: BASES,
    status: "text",
    option: "bases.engines",
    play: "shipcost lint",
  },
  {
    id: "base-agile",
    title: "Bases are never agile",
    statement: "A base may not be agile.",
    source: BASES,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "base-criticals",
    title: "Criticals of a base",
    statement: "Where a ship takes an engine critical, a base takes a reactor critical.",
    source: BASES,
    status: "text",
    play: "shipcost show",
  },
  {
    id: "base-slow",
    title: "A base as a target",
    statement: "A base is always a slow target when fired at, and never a slow one when scanned.",
    source: BASES,
    status: "text",
    play: "shipcost show",
  },
  {
    id: "base-arcs",
    title: "Special weapons of a base",
    statement:
      "A base should have special weapons in several arcs, or none. If all fire forward, a warning says so.",
    source: BASES,
    status: "reading",
    reading: "The author advises this strongly and forbids nothing, so it is a warning.",
    play: "shipcost lint",
  },
  {
    id: "bases-rule",
    title: "Optional rule: bases",
    ...optionalRule("bases", "Bases may be built", "A base is an error"),
    source: BASES,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "notation",
    title: "Notation of special weapons",
    statement:
      "NxTypeP(A) is N weapons of a type, of strength P (1 if left out), that fire into arc A. Blanks, letter case and long names are accepted, and `shipcost fmt` writes the short form.",
    source: SPECIALS,
    status: "text",
    option: "specials",
    play: "shipcost fmt",
  },
  {
    id: "default-arc",
    title: "An arc left out",
    statement: ({ arcs }) => `A special weapon without a written arc fires ${arcName(arcs.default, arcs)}.`,
    source: SPECIALS,
    status: "reading",
    reading: "Without this rule special weapons fire forward, so only other arcs have to be recorded.",
    option: "arcs.default",
    play: "shipcost show",
  },
  {
    id: "house-arcs",
    title: "House arcs",
    statement: ({ arcs }) => `The arcs are ${listed(arcs.house.map(({ id, name }) => `${id} (${name})`))}.`,
    source: SPECIALS,
    status: "text",
    option: "arcs.house",
    play: "shipcost show",
  },
  {
    id: "several-arcs",
    title: "Several arcs for one weapon",
    statement: "One weapon may have several arcs, such as (FP). They cost nothing more, and an info says so.",
    source: SPECIALS,
    status: "reading",
    reading: "The notation allows one or more arcs, and the chart has no price for them.",
    play: "shipcost lint",
  },
  {
    id: "no-arc",
    title: "Weapons without an arc",
    statement: ({ specials }) => {
      const without = specials.filter(({ arc }) => arc === "none").map(({ id }) => id);
      if (without.length === 0) return "Every special weapon of this ruleset has an arc.";
      return `Special weapons without an arc: ${listed(without)}.`;
    },
    source: houseRules("Mines"),
    status: "reading",
    reading: "The sample ship writes its rack and its gear without arcs, and mines are laid to three sides.",
    option: "specials.Mine Rack.arc",
    play: "shipcost lint",
  },
  {
    id: "arcs-rule",
    title: "Optional rule: additional arcs",
    ...optionalRule(
      "additionalArcs",
      "Special weapons may fire into any arc",
      "Special weapons fire into the default arc only",
    ),
    source: SPECIALS,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "several-specials-rule",
    title: "Optional rule: several kinds of special weapon",
    ...optionalRule(
      "severalSpecials",
      "A ship may mount special weapons of several types and strengths",
      "All special weapons of a ship have one type and one strength",
    ),
    source: SPECIALS,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "superweapons-rule",
    title: "Optional rule: superweapons",
    ...optionalRule(
      "superweapons",
      "One special weapon may fill several boxes",
      "Every special weapon has strength 1",
    ),
    source: SPECIALS,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "mines-rule",
    title: "Optional rule: mines",
    ...optionalRule(
      "mines",
      "Mine racks, minesweepers and minefields may be bought",
      "Mine racks, minesweepers and minefields are errors",
    ),
    source: houseRules("Mines"),
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "msg-limit",
    title: "How many MSGs a ship may mount",
    statement: ({ msg: { limits } }) => {
      const some = Object.entries(limits).filter(([, most]) => most > 0);
      const each = some.map(([id, most]) => `${most} in size class ${id.slice(2)}`);
      return `The whole ship may mount at most ${each.length === 0 ? "" : `${each.join(", ")}, and `}0 in ${each.length === 0 ? "any" : "each other"} size class. A design with an MSG must name its size class.`;
    },
    source: MSG_LIMITS,
    status: "text",
    option: "msg.limits",
    play: "shipcost msg",
  },
  {
    id: "msg-arcs",
    title: "Arcs of an MSG",
    statement: ({ arcs }) => {
      const same = arcs.house.flatMap(({ id, sfb }) => (sfb === undefined ? [] : `${id} is ${sfb}`));
      return `Each MSG needs a written arc: a house arc or an arc of Star Fleet Battles. Letters that can mean both, such as FA, mean the arc of Star Fleet Battles. For an MSG ${listed(same)}. Hexes on an edge are in the arc.`;
    },
    source: msgProposal("Designation"),
    status: "reading",
    reading:
      "The proposal gives each MSG an arc and lists no arcs. The arcs of its own game are taken first.",
    option: "arcs.sfb",
    play: "shipcost lint",
  },
];

function arcName(id: string, { house }: Ruleset["arcs"]): string {
  return house.find((arc) => arc.id === id)?.name ?? `into arc ${id}`;
}
