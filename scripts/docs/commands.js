// The reference of the command line, from the commands as commander has them.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { anchor, table } from "./markdown.js";

const ENTRY = `
import { COMMANDS } from "./src/cli/commands/commands.js";
import { makeProgram } from "./src/cli/program.js";
const nowhere = { cwd: "/", env: {}, terminal: { isTerminal: false }, out() {}, err() {}, onInterrupt() {} };
export const root = makeProgram({ io: nowhere, version: "", finish() {} }, COMMANDS, []);
`;

/** The build has the command line in one minified piece, which exports nothing: here it is built once more. */
async function wholeProgram() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: fileURLToPath(new URL("../../", import.meta.url)) },
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "error",
    logOverride: { "empty-import-meta": "silent" },
  });
  const module = { exports: {} };
  new Function("require", "module", outputFiles[0].text)(createRequire(import.meta.url), module);
  return module.exports.root;
}

/** The commands that do something; groups only have others below them. */
const doing = (command) => (command.commands.length > 0 ? command.commands.flatMap(doing) : [command]);
const nameOf = (command) =>
  command.parent?.parent ? `${nameOf(command.parent)} ${command.name()}` : command.name();
const optionsOf = (command) =>
  command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long !== "--help");
const oneLine = (text) => text.replace(/\s+/g, " ").trim();
/** As typed in a sentence or table: what stands in angle brackets is no tag. */
const code = (text) => `\`${text}\``;

/** Options that so many commands of a family have, word for word, are told once. */
const COMMON = 4;
const FAMILIES = [
  { heading: "Options of commands that read designs", has: (command) => !nameOf(command).startsWith("play") },
  { heading: "Options of the play calculators", has: (command) => nameOf(command).startsWith("play") },
];

export async function commands() {
  const all = doing(await wholeProgram());
  const families = FAMILIES.map(({ heading, has }) => ({ heading, ...family(all.filter(has)) }));
  const tables = families.map(
    ({ heading, common }) => `## ${heading}\n\n${optionTable([...common.values()])}`,
  );
  const texts = families.flatMap(({ heading, members, common }) =>
    members.map((command) => commandText(command, common, heading)),
  );
  return [...tables, ...texts].join("\n");
}

function family(members) {
  const options = members.flatMap(optionsOf);
  const times = new Map();
  for (const option of options) times.set(keyOf(option), (times.get(keyOf(option)) ?? 0) + 1);
  const common = new Map(
    options.map((option) => [keyOf(option), option]).filter(([key]) => times.get(key) >= COMMON),
  );
  return { members, common };
}

function keyOf({ flags, description, argChoices, defaultValue }) {
  return JSON.stringify([flags, description, argChoices, defaultValue]);
}

function commandText(command, common, heading) {
  const isCommon = (option) => common.has(keyOf(option));
  const own = optionsOf(command).filter((option) => !isCommon(option));
  const shared = optionsOf(command).filter(isCommon);
  const args = command.registeredArguments.map((argument) => [code(argument.name()), describe(argument)]);
  const options = own.map((option) => [code(option.flags), describe(option)]);
  const also = shared.map(({ long, negate }) => code(negate ? long : (long ?? ""))).join(", ");
  const { examples, more } = helpAfter(command);
  const parts = [
    `## ${nameOf(command)}`,
    command.description(),
    ["```text", `shipcost ${nameOf(command)} ${command.usage()}`, "```"].join("\n"),
    args.length + options.length > 0 &&
      table(["argument or option", "meaning"], [...args, ...options]).trimEnd(),
    also && `Also ${also}: see [${heading.toLowerCase()}](#${anchor(heading)}).`,
    more,
    examples.length > 0 && ["```console", ...examples, "```"].join("\n"),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function optionTable(options) {
  return table(
    ["option", "meaning"],
    options.map((option) => [code(option.flags), describe(option)]),
  );
}

function describe({ description, argChoices, defaultValue, negate }) {
  const choices = argChoices && `one of ${argChoices.map(code).join(", ")}`;
  const told = defaultValue !== undefined && !negate && defaultValue !== true && !Array.isArray(defaultValue);
  const preset = told && `default ${code(defaultValue)}`;
  const more = [choices, preset].filter(Boolean).join("; ");
  return oneLine(description.replaceAll("<", "&lt;")) + (more === "" ? "" : ` (${more})`);
}

/** What a command's help says after its options: examples, and perhaps a paragraph. */
function helpAfter(command) {
  let help = "";
  command.configureOutput({
    writeOut: (text) => {
      help += text;
    },
    getOutHelpWidth: () => 80,
  });
  command.outputHelp();
  const [, after = ""] = help.split(/\nExamples:\n/);
  const [block, ...paragraphs] = after.split(/\n\n/);
  const examples = block
    .split("\n")
    .filter((line) => line.startsWith("  $ "))
    .map((line) => line.slice(4));
  return { examples, more: paragraphs.join("\n\n").trim() };
}
