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
  /** A command that answers it. */
  readonly play?: string;
}

export function houseRules(section: string): Citation {
  return { text: "house rules", section };
}

export function msgProposal(section: string): Citation {
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
