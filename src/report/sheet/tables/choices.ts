import type { Ruleset } from "../../../rulebook/schema.js";
import { optionAt, TOPICS } from "../../../rulebook/topics.js";
import type { Part } from "./part.js";

/** Where rules can be read in several ways: the one taken, and the others. Optional rules have a table of their own. */
export function choicesTaken(ruleset: Ruleset): Part {
  const choices = TOPICS.flatMap(({ id, title, option, alternatives }) => {
    if (!option || !alternatives || option.startsWith("optionalRules.")) return [];
    const taken = optionAt(ruleset, option);
    const others = alternatives.map(({ value }) => value).filter((value) => value !== taken);
    return [{ id, row: [title, told(taken), others.map(told).join(", ")] }];
  });
  return {
    title: "Readings taken",
    topics: choices.map(({ id }) => id),
    ofReadings: true,
    body: [
      {
        kind: "grid",
        columns: [{ heading: "rule", grow: true }, { heading: "taken" }, { heading: "or" }],
        rows: choices.map(({ row }) => row),
      },
    ],
  };
}

function told(value: unknown): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
