import type { Ruleset } from "../../../rulebook/schema.js";
import { TOPICS, type Topic } from "../../../rulebook/topics.js";
import { asInHouse } from "../../explain/explain.js";
import type { Part } from "./part.js";
import { sentence } from "./phrases.js";

/** Sources of a ruleset's own that are named. */
const MOST_SOURCES = 6;

/** Where a table comes from: the sections, what of it is a reading or assumed, what this ruleset has otherwise. */
export function sourceText({ topics, sources = [], ofReadings = false }: Part, ruleset: Ruleset): string {
  const told = topics.flatMap((id) => TOPICS.find((topic) => topic.id === id) ?? []);
  const sections = new Map<string, Set<string>>();
  for (const { source } of told) {
    if (source.text === "this project") continue;
    sections.set(source.text, (sections.get(source.text) ?? new Set()).add(source.section));
  }
  const cited = [...sections].map(([text, names]) => `${text}, ${[...names].join("; ")}`);
  const citations = new Set(told.map(({ source }) => `${source.text}, ${source.section}`));
  const own = [...new Set(sources)].filter((source) => !citations.has(source));
  const ids = (status: Topic["status"]) => list(told.filter((topic) => topic.status === status));
  const changed = list(told.filter(({ option }) => option !== undefined && !asInHouse(option, ruleset)));
  return [
    [...cited, ...own.slice(0, MOST_SOURCES)].join("; "),
    labelled("readings", ofReadings ? "" : ids("reading")),
    labelled("assumed", ofReadings ? "" : ids("assumed")),
    labelled("otherwise than in the house rules", changed),
  ]
    .filter((part) => part !== "")
    .map((part) => `${sentence(part)}.`)
    .join(" ");
}

function list(topics: readonly Topic[]): string {
  return topics.map(({ id }) => id).join(", ");
}

function labelled(label: string, text: string): string {
  return text === "" ? "" : `${label}: ${text}`;
}
