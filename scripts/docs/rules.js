// The sections that follow from the lint rules and from the rules of the two texts.
import { readdirSync, readFileSync } from "node:fs";
import { RULES } from "../../dist/lint/rules.js";
import { exampleLines } from "../../dist/report/explain/explain.js";
import { HOUSE_SECTIONS, MSG_SECTIONS, TOPICS } from "../../dist/rulebook/topics.js";
import { anchor, table } from "./markdown.js";

const root = new URL("../../", import.meta.url);

export function lintRules() {
  const fixedBy = ({ fix }) => (fix ? (fix.fmt ? "`--fix`, `fmt`" : "`--fix`") : "");
  const rows = RULES.map((rule) => [
    `[\`${rule.id}\`](#${anchor(rule.id)})`,
    rule.severity,
    rule.title,
    fixedBy(rule),
  ]);
  return table(["id", "default", "finds", "fixed by"], rows);
}

/** A heading a rule: SARIF's helpUri leads to it. */
export function eachLintRule() {
  return RULES.map((rule) => {
    const { id, severity, locked, title, why, source, fix, bad, badAt, good } = rule;
    const fixed = fix && `Fix (\`lint --fix\`${fix.fmt ? ", and `fmt`" : ""}): ${fix.does}.`;
    const parts = [
      `## ${id}`,
      `${title}. **${severity}**${locked ? ", always: nothing can change or suppress it" : " by default"}.`,
      why,
      source && `Source: ${source}.`,
      fixed,
      `Bad, at line ${badAt.line}:`,
      code(bad),
      "Good:",
      code(good),
    ];
    return `${parts.filter(Boolean).join("\n\n")}\n`;
  }).join("\n");
}

function code(example) {
  return ["```yaml", ...exampleLines(example), "```"].join("\n");
}

/** Each broken example says in its first line, a comment, what is wrong with it. */
export function brokenExamples() {
  const folder = new URL("test/broken/", root);
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const rows = names.sort().map((name) => {
    const comment = readFileSync(new URL(name, folder), "utf8").split("\n")[0].replace(/^# /, "");
    return [`[\`${name}\`](../test/broken/${name})`, comment];
  });
  return table(["file", "what is wrong"], rows);
}

/** Every rule by text and section; what neither text says comes last. */
export function rules() {
  const own = TOPICS.filter(({ source }) => source.text === "this project");
  const blocks = [
    ["The house rules", "house rules", HOUSE_SECTIONS],
    ["The MSG proposal", "MSG proposal", MSG_SECTIONS],
    ["Where both are silent", "this project", new Set(own.map(({ source }) => source.section))],
  ];
  const header = ["section", "rule", "from", "option", "answered by"];
  return blocks
    .map(([title, text, sections]) => `## ${title}\n\n${table(header, sectionRows(text, sections))}`)
    .join("\n");
}

function sectionRows(text, sections) {
  return [...sections].flatMap((section) =>
    TOPICS.filter(({ source }) => source.text === text && source.section === section).map((topic, i) => {
      const { id, title, status, option, play } = topic;
      const command = play.startsWith("shipcost ") ? `\`${play}\`` : play;
      return [i === 0 ? section : "", `${title} (\`${id}\`)`, status, option ? `\`${option}\`` : "", command];
    }),
  );
}
