import type { Ruleset } from "../schema.js";

/** The sections of the house rules, in their order. */
export const HOUSE_SECTIONS = [
  "Bases",
  "Unused Hull Size",
  "Crew Quality",
  "Revised Ship Design Cost Modifier Chart",
  "Unplotted Movement",
  "Vector Movement",
  "Secondary Batteries",
  "Damage to Engine Rating",
  "New Rules for Special Weapons",
  "Mines",
  "Minesweeping",
] as const;

/** The sections of the MSG proposal, in their order. */
export const MSG_SECTIONS = [
  "Designation",
  "Limitations",
  "Arming",
  "Firing",
  "Restrictions",
  "Effect",
  "Formation",
  "Effects upon solidification",
  "Additional movement effects",
  "Effect at R0",
  "Additional effects",
  "Dissipation",
] as const;

/** The text and the section that a rule stands in. */
export interface Citation {
  readonly text: "house rules" | "MSG proposal" | "this project";
  readonly section: string;
}

/** One way to decide an option. */
export interface Alternative {
  readonly value: string | number | boolean | null;
  readonly meaning: string;
}

/** A text; a function of the ruleset where it names what a ruleset decides. */
export type Prose = string | ((rules: Ruleset) => string);

/** A text as it is under a ruleset. */
export function prose(text: Prose, rules: Ruleset): string {
  return typeof text === "string" ? text : text(rules);
}

/** A rule of the texts or a decision of this project, with its place and its reading. */
export interface Topic {
  /** kebab-case, stable for ever. */
  readonly id: string;
  readonly title: string;
  /** The rule in this project's words. */
  readonly statement: Prose;
  readonly source: Citation;
  /** `text`: the text says so. `reading`: it can be read otherwise. `assumed`: it is silent. */
  readonly status: "text" | "reading" | "assumed";
  /** Why the built-in ruleset has it so. */
  readonly reading?: string;
  /** The dotted path in a ruleset of what decides it; records of a list are named by their id. */
  readonly option?: string;
  readonly alternatives?: readonly Alternative[];
  /** The command that answers it, such as `shipcost play mines`; or {@link AT_THE_TABLE}. */
  readonly play: string;
}

/** Players see to this themselves: no command is needed. */
export const AT_THE_TABLE = "at the table";

export function houseRules(section: (typeof HOUSE_SECTIONS)[number]): Citation {
  return { text: "house rules", section };
}

export function msgProposal(section: (typeof MSG_SECTIONS)[number]): Citation {
  return { text: "MSG proposal", section };
}

/** A decision on a matter of which both texts are silent. */
export function project(section: string): Citation {
  return { text: "this project", section };
}

/** The statement and the choices of an option that has a few values. */
export function choice<V extends string>(
  option: string,
  chosen: (rules: Ruleset) => V,
  statements: Readonly<Record<V, string>>,
  meanings: Readonly<Record<V, string>>,
): Pick<Topic, "option" | "statement" | "alternatives"> {
  return {
    option,
    statement: (rules) => statements[chosen(rules)],
    alternatives: Object.entries<string>(meanings).map(([value, meaning]) => ({ value, meaning })),
  };
}

/** The statement and the choices of an optional rule. */
export function optionalRule(
  rule: keyof Ruleset["optionalRules"],
  on: string,
  off: string,
): Pick<Topic, "option" | "statement" | "alternatives"> {
  return {
    option: `optionalRules.${rule}`,
    statement: ({ optionalRules }) => `${optionalRules[rule] ? on : off}.`,
    alternatives: [
      { value: true, meaning: on },
      { value: false, meaning: off },
    ],
  };
}
