import { listed, plural } from "../../source/words.js";
import type { Ruleset } from "../schema.js";
import { choice, houseRules, msgProposal, optionalRule, project, type Topic } from "./topic.js";
import { points } from "./words.js";

const UNUSED = houseRules("Unused Hull Size");
const SPECIALS = houseRules("New Rules for Special Weapons");

/** Hull boxes and the basic cost. */
export const boxTopics: readonly Topic[] = [
  {
    id: "whole-boxes",
    title: "Boxes are filled whole",
    statement:
      "Each kind of weapon fills hull boxes of its own. A partly filled box counts as used, and two kinds never share a box.",
    source: UNUSED,
    status: "reading",
    reading: "The worked examples count whole boxes only, and parts of a box are not mentioned.",
    play: "shipcost show",
  },
  {
    id: "primary-capacity",
    title: "Primaries in a box",
    statement: ({ capacity }) => `A hull box holds ${plural(capacity.primaries, "primary", "primaries")}.`,
    source: project("capacity"),
    status: "assumed",
    reading: "No example mounts primaries, and the base rules are not in the texts.",
    option: "capacity.primaries",
    play: "shipcost show",
  },
  {
    id: "secondary-capacity",
    title: "Secondaries in a box",
    statement: ({ capacity }) =>
      `A hull box holds ${plural(capacity.secondaries, "secondary", "secondaries")}.`,
    source: UNUSED,
    status: "reading",
    reading:
      "With these numbers of secondaries and fighter bays to a box, every box with weapons in both worked examples is full.",
    option: "capacity.secondaries",
    play: "shipcost show",
  },
  {
    id: "fighter-bay-capacity",
    title: "Fighter bays in a box",
    statement: ({ capacity }) => `A hull box holds ${plural(capacity.fighterBays, "fighter bay")}.`,
    source: UNUSED,
    status: "reading",
    reading:
      "In the sixteen-box example the secondaries and the special weapon leave one box for its two bays.",
    option: "capacity.fighterBays",
    play: "shipcost show",
  },
  {
    id: "boarding-bay-capacity",
    title: "Boarding-craft bays in a box",
    statement: ({ capacity }) => `A hull box holds ${plural(capacity.boardingBays, "boarding-craft bay")}.`,
    source: project("capacity"),
    status: "assumed",
    reading: "The text names boarding-craft bays beside fighter bays, so both are given the same room.",
    option: "capacity.boardingBays",
    play: "shipcost show",
  },
  {
    id: "special-boxes",
    title: "Boxes of special weapons",
    statement: specialBoxes,
    source: SPECIALS,
    status: "text",
    option: "specials.Plasma.boxes",
    play: "shipcost show",
  },
  {
    id: "msg-boxes",
    title: "Boxes of an MSG",
    statement: ({ specials }) => {
      const msg = specials.find(({ effect }) => effect === "msg");
      if (!msg) return "This ruleset has no Momentary Singularity Generator.";
      return `A Momentary Singularity Generator fills ${plural(msg.boxes, "hull box", "hull boxes")}.`;
    },
    source: project("capacity"),
    status: "assumed",
    reading:
      "The proposal counts boxes on the ship displays of another game. Here an MSG counts like any special weapon.",
    option: "specials.MSG.boxes",
    play: "shipcost show",
  },
  {
    id: "hull-limit",
    title: "No more boxes than the hull has",
    statement: "Weapons, bays and gear together may not need more boxes than the hull has.",
    source: UNUSED,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "used-box-cost",
    title: "Cost of a used box",
    statement: ({ boxCost }) =>
      `A hull box that mounts something costs ${points(boxCost.used)} before the modifiers.`,
    source: UNUSED,
    status: "text",
    option: "boxCost.used",
    play: "shipcost price",
  },
  {
    id: "unused-hull",
    title: "Cost of an unused box",
    statement: ({ boxCost }) =>
      `A hull box that mounts nothing costs ${points(boxCost.unused)} before the modifiers. At this price it does not count for damage control parties.`,
    source: UNUSED,
    status: "text",
    option: "boxCost.unused",
    play: "shipcost price",
  },
  {
    id: "unused-hull-full-price",
    title: "Paying in full for unused boxes",
    statement: ({ boxCost }) =>
      `A design may pay ${points(boxCost.used)} for each of its unused boxes too (\`unusedHull: full\`). They then count for damage control parties.`,
    source: UNUSED,
    status: "reading",
    reading:
      "The text compares its example with a ship whose spare boxes are bought at the full price, so a design may buy them so.",
    play: "shipcost price",
  },
  {
    id: "unused-hull-rule",
    title: "Optional rule: unused hull",
    ...optionalRule("unusedHull", "Unused boxes cost less than used ones", "Every box costs the full price"),
    source: UNUSED,
    status: "text",
    play: "shipcost lint",
  },
  {
    id: "damage-control",
    title: "Damage control parties",
    statement: ({ damageControl: { boxesPerParty } }) =>
      `Every ${plural(boxesPerParty, "hull box", "hull boxes")} bought at the full price give one damage control party.`,
    source: UNUSED,
    status: "reading",
    reading: "The example has one party for four boxes and four parties for sixteen, which gives this ratio.",
    option: "damageControl.boxesPerParty",
    play: "shipcost show",
  },
  {
    id: "damage-control-rounding",
    title: "Rounding of damage control parties",
    ...choice(
      "damageControl.rounding",
      ({ damageControl }) => damageControl.rounding,
      {
        down: "Hull boxes that are too few for another party give none.",
        up: "Hull boxes that are too few for another party give one nevertheless.",
        nearest: "Hull boxes for at least half of another party give one, and fewer give none.",
      },
      {
        down: "only full parties count",
        up: "a part of a party is a party",
        nearest: "half a party or more is a party",
      },
    ),
    source: project("damage control"),
    status: "assumed",
    reading: "Both examples divide evenly. A party that is not paid for in full is not counted.",
    play: "shipcost show",
  },
  {
    id: "hull-class-names",
    title: "Class names by hull size",
    statement: ({ classNames }) =>
      classNames.length === 0
        ? "A ruleset may name hull sizes by range. This one names none."
        : `Hull sizes have names: ${classNames.map(({ from, to, name }) => `${name} from ${from}${to ? ` to ${to}` : ""}`).join(", ")}.`,
    source: houseRules("Secondary Batteries"),
    status: "assumed",
    reading: "The text mentions one class name only. The table of names belongs to the base rules.",
    option: "classNames",
    play: "shipcost show",
  },
  {
    id: "box-kinds",
    title: "Boxes for other uses",
    statement: ({ boxKinds }) =>
      `A ruleset may define other kinds of boxes with a price of their own. ${
        boxKinds.length === 0
          ? "This one defines none."
          : `This one defines ${listed(boxKinds.map(({ id, cost }) => `${id} (${points(cost)} a box)`))}.`
      }`,
    source: project("box kinds"),
    status: "assumed",
    option: "boxKinds",
    play: "shipcost price",
  },
  {
    id: "msg-rule",
    title: "Optional rule: MSG",
    ...optionalRule(
      "msg",
      "Designs may mount Momentary Singularity Generators",
      "A Momentary Singularity Generator is an error",
    ),
    source: msgProposal("Designation"),
    status: "text",
    play: "shipcost lint",
  },
];

function specialBoxes({ specials }: Ruleset): string {
  const single = specials.filter(({ superweapon, boxes }) => !superweapon && boxes === 1).map(({ id }) => id);
  const larger = specials.filter(({ boxes }) => boxes !== 1).map(({ id, boxes }) => `${id} ${boxes}`);
  return [
    "A special weapon fills one hull box for each point of its strength: N weapons of strength P fill N × P boxes.",
    single.length === 0 ? [] : `A ${listed(single, "or")} has no strength and fills one box.`,
    larger.length === 0 ? [] : `Other numbers of boxes a point: ${listed(larger)}.`,
  ]
    .flat()
    .join(" ");
}
