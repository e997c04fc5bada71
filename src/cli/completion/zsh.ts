import { grouped, ValueNumbers } from "./numbers.js";
import { quote } from "./quote.js";
import { type ArgumentNode, allCommands, type CommandNode, type OptionNode } from "./tree.js";
import type { Values, Word } from "./values.js";

/** The script for zsh: the file `_shipcost` of a folder in fpath, or sourced after compinit. */
export function zshCompletion(tree: CommandNode): string {
  const numbers = new ValueNumbers(tree);
  const functions = [
    ...numbers.entries().map(([number, values]) => valuesFunction(tree, number, values, numbers)),
    ...allCommands(tree).map((node) => commandFunction(tree, node, numbers)),
  ];
  return `#compdef ${tree.name}
# Completion of ${tree.name} for zsh, as \`${tree.name} completion zsh\` prints it.

${functions.join("\n\n")}

if [[ $funcstack[1] == _${tree.name} ]]; then
  _${tree.name} "$@"
else
  compdef _${tree.name} ${tree.name}
fi
`;
}

function commandFunction(tree: CommandNode, node: CommandNode, numbers: ValueNumbers): string {
  const specs = [
    ...node.options.flatMap((option) => optionSpecs(option, action(tree, option.values, numbers))),
    ...(node.commands.length > 0
      ? [": :->command", "*:: :->below"]
      : node.args.map((argument) => argumentSpec(argument, action(tree, argument.values, numbers)))),
  ];
  const parse = `_arguments -C -s -S ${specs.map((spec) => `\\\n    ${quote(spec)}`).join(" ")}`;
  if (node.commands.length === 0) return `${functionName(tree, node)}() {\n  ${parse}\n}`;
  const below = node.commands.map(
    (each) => `        ${quote(each.name)}) ${functionName(tree, each)} && ret=0 ;;`,
  );
  return `${functionName(tree, node)}() {
  local curcontext=$curcontext context state state_descr line ret=1
  local -A opt_args
  local -a commands
  commands=(${node.commands.map(({ name, about }) => `\n    ${quote(described(name, about))}`).join("")}
  )
  ${parse} && ret=0
  case $state in
    command) _describe -t commands command commands && ret=0 ;;
    below)
      curcontext=\${curcontext%:*:*}:${[tree.name, ...node.path.split(" ")].filter(Boolean).join("-")}-$words[1]:
      case $words[1] in
${below.join("\n")}
      esac ;;
  esac
  return ret
}`;
}

function valuesFunction(tree: CommandNode, number: number, values: Values, numbers: ValueNumbers): string {
  const { words, files } = values;
  const assigned = grouped(
    words.flatMap(({ text, assigned }) => (assigned ? [{ text, number: numbers.of(assigned) }] : [])),
    ({ number }) => number,
  );
  const arms = assigned.flatMap(([number, same]) => [
    `      ${same.map(({ text }) => quote(text)).join(" | ")})`,
    "        compset -P 1 '*='",
    `       ${actionOf(tree, number)}`.trimEnd(),
    "        return ;;",
  ]);
  const body = [
    ...(arms.length > 0
      ? ["  if [[ $PREFIX == *=* ]]; then", `    case \${PREFIX%%=*} in`, ...arms, "    esac", "  fi"]
      : []),
    ...describe(
      words.filter(({ open }) => !open),
      ({ text, about }) => described(text, about),
      "",
    ),
    ...describe(
      words.filter(({ open }) => open),
      ({ text, about }) => described(`${text}=`, about),
      " -S ''",
    ),
    ...(files === "any" ? ["  _files && ret=0"] : []),
    ...(files === "yaml" ? ["  _files -g '*.(yaml|yml)(-.)' && ret=0"] : []),
  ];
  return `_${tree.name}__${number}() {\n  local ret=1\n  local -a values\n${body.join("\n")}\n  return ret\n}`;
}

function describe(words: readonly Word[], item: (word: Word) => string, options: string): string[] {
  if (words.length === 0) return [];
  const items = words.map((word) => `    ${quote(item(word))}`);
  return ["  values=(", ...items, "  )", `  _describe -t values value values${options} && ret=0`];
}

function optionSpecs({ flags, about, takes, repeatable, label }: OptionNode, then: string): string[] {
  const others = repeatable ? "*" : `(${flags.join(" ")})`;
  const value = takes === "nothing" ? "" : `${takes === "value" ? ":" : "::"}${escaped(label)}:${then}`;
  const joint = (flag: string) => (takes === "nothing" ? "" : flag.startsWith("--") ? "=" : "+");
  return flags.map((flag) => `${others}${flag}${joint(flag)}[${escaped(about)}]${value}`);
}

function argumentSpec({ label, required, variadic }: ArgumentNode, then: string): string {
  return `${variadic ? "*:" : required ? ":" : "::"}${escaped(label)}:${then}`;
}

/** What _arguments does for a value; the blank keeps it from adding words of its own, or says that there is nothing. */
function action(tree: CommandNode, values: Values, numbers: ValueNumbers): string {
  return actionOf(tree, numbers.of(values));
}

function actionOf({ name }: CommandNode, number: number): string {
  return number === 0 ? " " : ` _${name}__${number}`;
}

function functionName(tree: CommandNode, { path }: CommandNode): string {
  return ["", tree.name, ...path.split(" ").filter(Boolean)].join("_");
}

/** An item of _describe: colons are escaped in the word alone. */
function described(text: string, about: string): string {
  const word = text.replace(/[\\:]/g, "\\$&");
  return about === "" ? word : `${word}:${about.replaceAll("\\", "\\\\")}`;
}

function escaped(text: string): string {
  return text.replace(/[\\:[\]]/g, "\\$&");
}
