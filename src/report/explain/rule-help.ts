import type { Example, RuleInfo } from "../../lint/rule.js";
import { markdownText } from "../text/markdown.js";
import { exampleLines, explain } from "./explain.js";

/** All that there is to say about a rule, as plain text. */
export function ruleText({ id }: RuleInfo): string {
  return explain(id) ?? "";
}

/** All that there is to say about a rule, as Markdown. */
export function ruleMarkdown({ id, title, why, source, bad, badAt, good }: RuleInfo): string {
  const cited = source ? `\n\nSource: ${markdownText(source)}` : "";
  const parts = [
    `**\`${id}\`: ${markdownText(title)}**`,
    markdownText(why) + cited,
    `Bad (line ${badAt.line}):`,
    code(bad),
    "Good:",
    code(good),
  ];
  return `${parts.join("\n\n")}\n`;
}

function code(example: Example): string {
  return ["```yaml", ...exampleLines(example), "```"].join("\n");
}
