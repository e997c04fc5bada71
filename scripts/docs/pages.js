// README.md and docs/: what stands between `<!-- generated:NAME -->` and `<!-- /generated -->` is written here.
import { readdirSync, readFileSync } from "node:fs";
import { commands } from "./commands.js";
import * as fields from "./fields.js";
import { jsonDocuments } from "./json.js";
import { contents } from "./markdown.js";
import { brokenExamples, eachLintRule, lintRules, rules } from "./rules.js";

const root = new URL("../../", import.meta.url);

const SECTIONS = {
  "ship-fields": fields.shipFields,
  "entry-fields": fields.entryFields,
  "fleet-fields": fields.fleetFields,
  "ruleset-fields": fields.rulesetFields,
  "scenario-fields": fields.scenarioFields,
  "config-fields": fields.configFields,
  "json-documents": jsonDocuments,
  "lint-rules": lintRules,
  "each-lint-rule": eachLintRule,
  broken: brokenExamples,
  rules,
  commands,
};

/** The pages, by their paths. */
export const PAGES = [
  "README.md",
  ...readdirSync(new URL("docs/", root))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

export function readPage(path) {
  return readFileSync(new URL(path, root), "utf8");
}

const MARKED = /(<!-- generated:([a-z-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g;

/** The page with its sections made anew, the table of contents last: it lists the headings of the others. */
export async function withSections(path) {
  const text = readPage(path);
  const names = [...text.matchAll(MARKED)].map(([, , name]) => name).filter((name) => name !== "contents");
  const bodies = new Map(await Promise.all(names.map(async (name) => [name, await sectionOf(path, name)])));
  const filled = fill(text, (name) => bodies.get(name));
  return fill(filled, (name) => (name === "contents" ? contents(filled) : undefined));
}

function sectionOf(path, name) {
  if (!SECTIONS[name]) throw new Error(`${path}: there is no section generated:${name}`);
  return SECTIONS[name]();
}

function fill(text, bodyOf) {
  return text.replace(MARKED, (whole, open, name, close) => {
    const body = bodyOf(name);
    return body === undefined ? whole : `${open}\n${body}\n${close}`;
  });
}
