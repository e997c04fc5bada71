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

/** Where a rule stands. */
export interface Citation {
  readonly text: "house rules" | "MSG proposal" | "this project";
  readonly section: string;
}

/** One way to decide an option. */
export interface Alternative {
  readonly value: string | number | boolean | null;
  readonly meaning: string;
}

/** A rule of the texts or a decision of this project, with its place and its reading. */
export interface Topic {
  /** kebab-case, stable for ever. */
  readonly id: string;
  readonly title: string;
  /** The rule in this project's words. */
  readonly statement: string;
  readonly source: Citation;
  /** `text`: the text says so. `reading`: it can be read otherwise. `assumed`: it is silent. */
  readonly status: "text" | "reading" | "assumed";
  /** Why it is read so. */
  readonly reading?: string;
  /** The dotted path in a ruleset of what decides it; records of a list are named by their id. */
  readonly option?: string;
  readonly alternatives?: readonly Alternative[];
  /** The command that answers it, such as `shipcost play mines`; or {@link AT_THE_TABLE}. */
  readonly play: string;
}

/** What players do and see for themselves: no command is needed. */
export const AT_THE_TABLE = "at the table";

export function houseRules(section: (typeof HOUSE_SECTIONS)[number]): Citation {
  return { text: "house rules", section };
}

export function msgProposal(section: (typeof MSG_SECTIONS)[number]): Citation {
  return { text: "MSG proposal", section };
}

/** What neither text says. */
export function project(section: string): Citation {
  return { text: "this project", section };
}

/** An optional rule that a ruleset turns on or off. */
export function onOff(on: string, off: string): readonly Alternative[] {
  return [
    { value: true, meaning: on },
    { value: false, meaning: off },
  ];
}
