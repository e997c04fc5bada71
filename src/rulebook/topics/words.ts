import { plural } from "../../source/words.js";
import { exact, exactText } from "../exact.js";
import type { NumberField } from "../fields.js";
import { rangeOf } from "../limits.js";
import type { Modifier, Ruleset } from "../schema.js";

/** What one point of a number field is called. */
const POINT_OF: Readonly<Record<NumberField, readonly [one: string, many: string]>> = {
  hull: ["hull box", "hull boxes"],
  toughness: ["point of toughness", "points of toughness"],
  shields: ["shield level", "shield levels"],
  engines: ["engine point", "engine points"],
  techLevel: ["tech level", "tech levels"],
  primaries: ["primary", "primaries"],
  secondaries: ["secondary", "secondaries"],
  fighterBays: ["fighter bay", "fighter bays"],
  boardingBays: ["boarding-craft bay", "boarding-craft bays"],
  count: ["ship", "ships"],
  sizeClass: ["size class", "size classes"],
};

const UNFINISHED: Readonly<Record<Ruleset["engineStep"], string>> = {
  full: "is free",
  started: "costs as much as a full one",
  prorated: "costs its part of a full one",
};

/** `An unfinished pair is free.` */
export function unfinishedStep(step: number, { engineStep }: Pick<Ruleset, "engineStep">): string {
  return `An unfinished ${step === 2 ? "pair" : `step of ${step}`} ${UNFINISHED[engineStep]}.`;
}

/** What a modifier does, in a sentence or two. */
export function modifierInWords(modifier: Modifier, rules: Ruleset): string {
  const { percent, per, over, step = 1, when = {} } = modifier;
  const amount = String(percent).replace(/^-/, "");
  const isLess = amount !== String(percent);
  const ship = shipWith(when);
  const after = modifier.stage === "final" ? " This applies to the Total Ship Cost, after the chart." : "";
  if (!per) return `${ship ?? "A ship"} costs ${amount}% ${isLess ? "less" : "more"}.${after}`;
  const [one, many] = POINT_OF[per];
  const points = step === 1 ? `each ${one}` : `every ${step} ${many}`;
  const counted = `${points}${over === undefined ? "" : ` over ${over}`}`;
  const subject = ship ? `For ${lower(ship)}, ${counted}` : upper(counted);
  const verb = isLess ? (step === 1 ? "takes off" : "take off") : step === 1 ? "adds" : "add";
  const rest = step === 1 ? "" : ` ${unfinishedStep(step, rules)}`;
  return `${subject} ${verb} ${amount}%.${rest}${after}`;
}

/** `A base with a green crew`; null where a modifier asks for nothing. */
function shipWith({ kind, ...when }: NonNullable<Modifier["when"]>): string | null {
  const with_ = Object.entries(when).map(([field, value]) => condition(field, value));
  if (kind === undefined && with_.length === 0) return null;
  return [kind === "base" ? "A base" : "A ship", with_.join(" and ")].filter((part) => part !== "").join(" ");
}

function condition(field: string, value: unknown): string {
  if (field === "crew") return `with ${value === "elite" ? "an" : "a"} ${value} crew`;
  if (field === "techLevel") return `of tech level ${value}`;
  if (field === "trait") return `with the trait ${value}`;
  if (typeof value === "boolean")
    return `that is ${value ? "" : "not "}${field === "flagship" ? "a flagship" : field}`;
  return `with ${field} ${value}`;
}

/** What the modifier of an id does in a ruleset. */
export function modifierOf(id: string): (rules: Ruleset) => string {
  return (rules) => {
    const modifier = rules.modifiers.find((each) => each.id === id);
    return modifier ? modifierInWords(modifier, rules) : `This ruleset has no modifier ${id}.`;
  };
}

/** `a whole number of at least 1`, `a whole number from 3 to 6` */
export function limitInWords(limit: Ruleset["limits"][NumberField]): string {
  const { min, max } = rangeOf(limit);
  if (max === null) return `a whole number of at least ${min}`;
  const most = typeof max === "number" ? max : `${max.perTechLevel} × tech level`;
  return `a whole number from ${min} to ${most}`;
}

/** `1 point`, `0.25 points` */
export function points(cost: number | string): string {
  return plural(exactText(exact(cost)), "point");
}

/** `half of`, `0.75 of` */
export function partOf(share: number | string): string {
  const text = exactText(exact(share));
  return `${text === "0.5" ? "half" : text} of`;
}

/** A modifier of a die with its sign: `+1`, `−1`, `0`. */
export function onDie(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}

/** How a fraction becomes a whole number. */
export const ROUNDED: Readonly<Record<"nearest" | "up" | "down", string>> = {
  nearest: "rounded to the nearest whole number, and a half goes up",
  up: "rounded up",
  down: "rounded down",
};

/** The ways to round, as choices of an option. */
export const WAYS_TO_ROUND = [
  { value: "nearest", meaning: "2.25 counts as 2, and 2.5 as 3" },
  { value: "up", meaning: "2.25 counts as 3" },
  { value: "down", meaning: "2.5 counts as 2" },
] as const;

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
