// Writes the files that follow from the source, after `npm run build`. With --check it only says which are stale.
// The outputs shown in README.md are written here too; test/readme.test.ts checks them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { jsonSchema } from "../dist/design/json-schema.js";
import { RULES } from "../dist/lint/rules.js";
import { withRealOutputs } from "./readme-examples.js";

const root = new URL("../", import.meta.url);
const read = (path) => {
  try {
    return readFileSync(new URL(path, root), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
};
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What stands between `<!-- generated:NAME -->` and `<!-- /generated -->` is replaced, once and exactly. */
function withSections(path, sections) {
  let text = read(path);
  for (const [name, body] of Object.entries(sections)) {
    const pattern = new RegExp(`(<!-- generated:${name} -->\n)[\\s\\S]*?(<!-- /generated -->)`);
    if (!pattern.test(text)) throw new Error(`${path} has no section generated:${name}`);
    text = text.replace(pattern, (_, open, close) => `${open}\n${body}\n${close}`);
  }
  return text;
}

function lintRules() {
  const rows = RULES.map(({ id, severity, title }) => `| \`${id}\` | ${severity} | ${title} |`);
  return ["| id | default | finds |", "|---|---|---|", ...rows, ""].join("\n");
}

/** Each broken example says in its first line, a comment, what is wrong with it. */
function brokenExamples() {
  const names = readdirSync(new URL("test/broken/", root)).filter((name) => name.endsWith(".yaml"));
  const rows = names.sort().map((name) => {
    const comment = read(`test/broken/${name}`).split("\n")[0].replace(/^# /, "");
    return `| [\`${name}\`](test/broken/${name}) | ${comment} |`;
  });
  return ["| file | what is wrong |", "|---|---|", ...rows, ""].join("\n");
}

/** The fields of a ship, as its schema has them. */
function shipFields() {
  const { properties, required } = jsonSchema("fleet").definitions.ship;
  const rows = Object.entries(properties).map(([field, { description, default: value, ...schema }]) => {
    const fallback = required.includes(field) ? "required" : value === undefined ? "" : `\`${value}\``;
    return `| \`${field}\` | ${valuesOf(schema)} | ${fallback} | ${description.replace(/\.$/, "")} |`;
  });
  return ["| field | values | default | what it is |", "|---|---|---|---|", ...rows, ""].join("\n");
}

function valuesOf({ type, enum: values, minimum, maximum, anyOf }) {
  if (values) return values.map((value) => `\`${value}\``).join(", ");
  if (maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  const words = { string: "text", boolean: "true, false", array: "a list", object: "a map" };
  return words[type] ?? anyOf.map((each) => valuesOf(each)).join(" or ");
}

const checking = process.argv.includes("--check");
const readme = withSections("README.md", {
  "ship-fields": shipFields(),
  "lint-rules": lintRules(),
  broken: brokenExamples(),
});

const files = [
  { path: "schemas/ship.schema.json", content: json(jsonSchema("ship")) },
  { path: "schemas/fleet.schema.json", content: json(jsonSchema("fleet")) },
  { path: "schemas/ruleset.schema.json", content: json(jsonSchema("ruleset")) },
  { path: "README.md", content: checking ? readme : await withRealOutputs(readme) },
];

const stale = files.filter(({ path, content }) => read(path) !== content);
if (checking) {
  if (stale.length > 0) {
    const names = stale.map(({ path }) => path).join(", ");
    process.stderr.write(`Stale: ${names}. Run: npm run build && npm run generate\n`);
    process.exitCode = 1;
  }
} else {
  for (const { path, content } of stale) writeFileSync(new URL(path, root), content);
  process.stdout.write(stale.map(({ path }) => `wrote ${path}\n`).join("") || "nothing to do\n");
}
