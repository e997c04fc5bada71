import { type Explainable, explain, explainList } from "../../../report/explain/explain.js";
import { searchExplanations } from "../../../report/explain/search.js";
import { columns } from "../../../report/text/columns.js";
import { jsonDocument } from "../../../report/text/json.js";
import { visible } from "../../../report/text/visible.js";
import { house } from "../../../rulebook/house.js";
import { EXIT, type Io } from "../../io.js";
import { rulesetNamed } from "../../session/session.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { ExplainOptions } from "./define.js";

/** Entries that an answer to a search lists at most. */
const MOST_FOUND = 20;

/** `shipcost explain` */
export function explainCommand(
  io: Io,
  [query]: string[],
  { format, ruleset, color }: ExplainOptions,
): number {
  const rules = ruleset === undefined ? house : rulesetNamed(ruleset, io);
  const { width } = layoutFor(io, color);
  const list = explainList(rules);
  if (query === undefined) {
    io.out(format === "json" ? jsonDocument({ topics: list }) : listText(list, width));
    return EXIT.ok;
  }
  const named = list.find(({ id }) => id === query);
  const found = named ? [named] : searchExplanations(query, rules);
  const [first] = found;
  if (first && found.length === 1) {
    const text = explain(first.id, rules, width) ?? "";
    io.out(format === "json" ? jsonDocument({ id: first.id, text }) : text);
    return EXIT.ok;
  }
  if (format === "json") io.out(jsonDocument({ query, topics: found }));
  else if (first) io.out(foundText(query, found, width));
  else io.err(`shipcost: nothing is about ${visible(JSON.stringify(query))}; shipcost explain lists all\n`);
  return first ? EXIT.ok : EXIT.findings;
}

function foundText(query: string, found: readonly Explainable[], width: number): string {
  const rows = found.slice(0, MOST_FOUND).map(({ id, title, kind }) => [id, kind, title]);
  const more = found.length - rows.length;
  const heading = `About ${visible(JSON.stringify(query))}, the nearest first (shipcost explain ID tells more):`;
  const lines = columns(rows, [{}, {}, { shrink: true }], width, "  ");
  return `${[heading, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join("\n")}\n`;
}

function listText(list: readonly Explainable[], width: number): string {
  const kinds = [...new Set(list.map((each) => each.kind))];
  const blocks = kinds.map((kind) => {
    const rows = list.filter((each) => each.kind === kind).map(({ id, title }) => [id, title]);
    return `${kind}\n${columns(rows, [{}, { shrink: true }], width, "  ").join("\n")}\n`;
  });
  return blocks.join("\n");
}
