import { houseRules, msgProposal, onOff, project, type Topic } from "./topic.js";

const UNUSED = houseRules("Unused Hull Size");
const SPECIALS = houseRules("New Rules for Special Weapons");

/** Hull boxes and the basic cost. */
export const boxTopics: readonly Topic[] = [
  {
    id: "whole-boxes",
    title: "Boxes are filled whole",
    statement:
      "Each weapon kind fills hull boxes of its own. A box that is only partly filled counts as used, and two kinds never share one.",
    source: UNUSED,
    status: "reading",
    reading: "The worked examples count whole boxes only; nothing speaks of parts of a box.",
  },
  {
    id: "primary-capacity",
    title: "Primaries in a box",
    statement: "One primary fills one hull box.",
    source: project("capacity"),
    status: "assumed",
    reading: "No example mounts primaries, and the base rules are not in the texts.",
    option: "capacity.primaries",
  },
  {
    id: "secondary-capacity",
    title: "Secondaries in a box",
    statement: "Four secondaries fill one hull box.",
    source: UNUSED,
    status: "reading",
    reading:
      "Derived: with four secondaries and two fighter bays a box, both worked examples come out with every mounting box full.",
    option: "capacity.secondaries",
  },
  {
    id: "fighter-bay-capacity",
    title: "Fighter bays in a box",
    statement: "Two fighter bays fill one hull box.",
    source: UNUSED,
    status: "reading",
    reading:
      "Derived: the sixteen-box example has one box left for its two bays once secondaries and special weapon are placed.",
    option: "capacity.fighterBays",
  },
  {
    id: "boarding-bay-capacity",
    title: "Boarding-craft bays in a box",
    statement: "Two boarding-craft bays fill one hull box.",
    source: project("capacity"),
    status: "assumed",
    reading: "The text names them beside fighter bays, so they are given the same room.",
    option: "capacity.boardingBays",
  },
  {
    id: "special-boxes",
    title: "Boxes of special weapons",
    statement:
      "A special weapon fills one hull box for each point of its strength, so N weapons of strength P fill N × P boxes. A mine rack and a set of minesweeping gear fill one each.",
    source: SPECIALS,
    status: "text",
    option: "specials.Plasma.boxes",
  },
  {
    id: "msg-boxes",
    title: "Boxes of an MSG",
    statement: "A Momentary Singularity Generator fills one hull box.",
    source: project("capacity"),
    status: "assumed",
    reading:
      "The proposal counts boxes of another game's ship displays; here the MSG is treated as any special weapon.",
    option: "specials.MSG.boxes",
  },
  {
    id: "hull-limit",
    title: "No more boxes than the hull has",
    statement: "Weapons, bays and gear together may not need more boxes than the hull size.",
    source: UNUSED,
    status: "text",
  },
  {
    id: "used-box-cost",
    title: "Cost of a used box",
    statement: "Every hull box that mounts something costs one point before the modifiers.",
    source: UNUSED,
    status: "text",
    option: "boxCost.used",
  },
  {
    id: "unused-hull",
    title: "Cost of an unused box",
    statement:
      "A hull box that mounts nothing costs a quarter point, and then counts for no damage control party.",
    source: UNUSED,
    status: "text",
    option: "boxCost.unused",
  },
  {
    id: "unused-hull-full-price",
    title: "Paying in full for unused boxes",
    statement:
      "A design may pay the full point for all its unused boxes (`unusedHull: full`); they count for damage control then.",
    source: UNUSED,
    status: "reading",
    reading:
      "The text compares its example with one whose spare boxes were bought in full, so that is allowed.",
  },
  {
    id: "unused-hull-rule",
    title: "Optional rule: unused hull",
    statement: "Whether unused boxes may be had at the lower price at all.",
    source: UNUSED,
    status: "text",
    option: "optionalRules.unusedHull",
    alternatives: onOff("unused boxes cost less", "every box costs the full price"),
  },
  {
    id: "damage-control",
    title: "Damage control parties",
    statement: "Four hull boxes bought at full price give one damage control party.",
    source: UNUSED,
    status: "reading",
    reading: "Both figures of the example, one party for four boxes and four for sixteen, give this ratio.",
    option: "damageControl.boxesPerParty",
    play: "shipcost show",
  },
  {
    id: "damage-control-rounding",
    title: "Rounding of damage control parties",
    statement: "Boxes short of a whole party give none.",
    source: project("damage control"),
    status: "assumed",
    reading: "Both examples divide evenly; a party that is not fully paid for is not counted.",
    option: "damageControl.rounding",
    alternatives: [
      { value: "down", meaning: "only full parties count" },
      { value: "up", meaning: "a part of a party is a party" },
      { value: "nearest", meaning: "half a party or more is a party" },
    ],
    play: "shipcost show",
  },
  {
    id: "hull-class-names",
    title: "Class names by hull size",
    statement: "A ruleset may name hull sizes by range. The built-in one has no table of them.",
    source: houseRules("Secondary Batteries"),
    status: "assumed",
    reading: "The text mentions one class name only; the table belongs to the base rules.",
    option: "classNames",
  },
  {
    id: "box-kinds",
    title: "Boxes for other uses",
    statement:
      "A ruleset may define kinds of boxes that a design dedicates to something else, each with a price of its own. The built-in one has none.",
    source: project("box kinds"),
    status: "assumed",
    option: "boxKinds",
  },
  {
    id: "msg-rule",
    title: "Optional rule: MSG",
    statement: "Whether designs may mount Momentary Singularity Generators.",
    source: msgProposal("Designation"),
    status: "text",
    option: "optionalRules.msg",
    alternatives: onOff("MSGs may be mounted", "an MSG is an error"),
  },
];
