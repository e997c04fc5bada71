import { type Explainable, explain, explainList } from "../../../report/explain/explain.js";
import { columns } from "../../../report/text/columns.js";
import { jsonDocument } from "../../../report/text/json.js";
import { house } from "../../../rulebook/house.js";
import { suggest } from "../../../source/suggest.js";
import { EXIT, type Io, UsageError } from "../../io.js";
import { rulesetNamed } from "../../session/session.js";
import { layoutFor } from "../../terminal/terminal.js";
import type { ExplainOptions } from "./define.js";

/** `shipcost explain` */
export function explainCommand(io: Io, [id]: string[], { format, ruleset, color }: ExplainOptions): number {
  const rules = ruleset === undefined ? house : rulesetNamed(ruleset, io);
  const list = explainList(rules);
  const layout = layoutFor(io, color);
  if (id === undefined) {
    io.out(format === "json" ? jsonDocument({ topics: list }) : listText(list, layout.width));
    return EXIT.ok;
  }
  const text = explain(id, rules, layout.width);
  if (text === null) {
    const [near] = suggest(
      id,
      list.map((each) => each.id),
    );
    throw new UsageError(
      `nothing is called ${id}${near ? `; did you mean ${near}?` : "; shipcost explain lists all"}`,
    );
  }
  io.out(format === "json" ? jsonDocument({ id, text }) : text);
  return EXIT.ok;
}

function listText(list: readonly Explainable[], width: number): string {
  const kinds = [...new Set(list.map((each) => each.kind))];
  const blocks = kinds.map((kind) => {
    const rows = list.filter((each) => each.kind === kind).map(({ id, title }) => [id, title]);
    return `${kind}\n${columns(rows, [{}, { shrink: true }], width, "  ").join("\n")}\n`;
  });
  return blocks.join("\n");
}
