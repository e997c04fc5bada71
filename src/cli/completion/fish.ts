import { ValueNumbers } from "./numbers.js";
import { quoteForFish as quote } from "./quote.js";
import { allCommands, type CommandNode, type OptionNode } from "./tree.js";

/** The script for fish: the file `shipcost.fish` of its folder of completions, or sourced. */
export function fishCompletion(tree: CommandNode): string {
  const nodes = allCommands(tree);
  const numbers = new ValueNumbers(tree);
  const { name } = tree;
  const below = nodes.flatMap(({ path, commands }) => commands.map((each) => `${path},${each.name}`));
  const valued = nodes.flatMap(({ path, options }) =>
    options.flatMap(({ flags, takes }) => flags.map((flag) => ({ pattern: `${path},${flag}`, takes }))),
  );
  const takingOf = (kind: OptionNode["takes"]) =>
    valued.filter(({ takes }) => takes === kind).map(({ pattern }) => pattern);
  return `# Completion of ${name} for fish, as \`${name} completion fish\` prints it.

# Whether the words before the cursor lead to this command and this many of its arguments: the fewest, and the most.
function __${name}_at -a wanted fewest most
    set -l path ''
    set -l count 0
    set -l pending ''
    set -l only ''
    set -l tokens (commandline -opc)
    for word in $tokens[2..-1]
        if test "$pending" = value; or begin; test -n "$pending"; and not string match -q -- '-*' $word; end
            set pending ''
            continue
        end
        set pending ''
        if test -n "$only"; or not string match -q -- '-?*' $word
            switch "$path,$word"
                ${cases(below)}
                    set path (string trim -- "$path $word")
                case '*'
                    set count (math $count + 1)
            end
        else if test "$word" = --
            set only 1
        else
            switch "$path,$word"
                ${cases(takingOf("value"))}
                    set pending value
                ${cases(takingOf("maybe a value"))}
                    set pending maybe
            end
        end
    end
    test "$path" = "$wanted"; or return 1
    test -z "$fewest"; and return 0
    test $count -ge $fewest; and test $count -le "$most"
end

# The values of a number, with what may follow them and an =.
function __${name}_values -a number
    set -l typed (string replace -r -- '^--[^=]*=' '' (commandline -ct))
    set -l before ''
    if string match -q -- '*=*' $typed
        set -l key (string split -m 1 -- = $typed)[1]
        switch "$number,$key"
${numbers
  .assignments()
  .map(
    ([to, from]) =>
      `            ${cases(from.map(({ number, text }) => `${number},${text}`))}
                set number ${to}
                set before "$key="
                set typed (string split -m 1 -- = $typed)[2]`,
  )
  .join("\n")}
        end
    end
    switch $number
${numbers.entries().map(valuesCase).join("\n")}
    end
end

# Files, after what stands before them; of a kind where one is given.
function __${name}_files -a before typed kind
    for path in (complete -C "'' $typed")
        if test "$kind" != yaml; or string match -qr '^[^\\t]*(/|\\.ya?ml)(\\t|$)' -- $path
            printf '%s\\n' $before$path
        end
    end
end

complete -c ${name} -e
complete -c ${name} -f
${nodes.flatMap((node) => completions(tree, node, numbers)).join("\n")}
`;

  function valuesCase([number, { words, files }]: ReturnType<ValueNumbers["entries"]>[number]): string {
    const items = words.map(({ text, about, open }) => {
      const word = open ? `${text}=` : text;
      return ` \\\n                $before${quote(about === "" ? word : `${word}\t${about}`)}`;
    });
    return [
      `        case ${number}`,
      ...(items.length > 0 ? [`            printf '%s\\n'${items.join("")}`] : []),
      ...(files ? [`            __${name}_files "$before" "$typed" ${files}`] : []),
    ].join("\n");
  }
}

function completions(tree: CommandNode, node: CommandNode, numbers: ValueNumbers): string[] {
  const at = (...places: string[]) => quote([`__${tree.name}_at`, quote(node.path), ...places].join(" "));
  const values = (each: { values: CommandNode["args"][number]["values"] }) =>
    quote(`(__${tree.name}_values ${numbers.of(each.values)})`);
  return [
    ...node.commands.map(
      ({ name, about }) => `complete -c ${tree.name} -n ${at("0", "0")} -a ${quote(name)} -d ${quote(about)}`,
    ),
    ...node.options.map((option) => {
      const flags = option.flags.map((flag) =>
        flag.startsWith("--") ? `-l ${quote(flag.slice(2))}` : `-s ${quote(flag.slice(1))}`,
      );
      const takes = option.takes === "value" ? " -x" : "";
      const offered = numbers.of(option.values) === 0 ? "" : ` -a ${values(option)}`;
      return `complete -c ${tree.name} -n ${at()} ${flags.join(" ")}${takes}${offered} -d ${quote(option.about)}`;
    }),
    ...node.args.flatMap((argument, place) => {
      if (numbers.of(argument.values) === 0) return [];
      const most = argument.variadic ? "100000" : String(place);
      return [`complete -c ${tree.name} -n ${at(String(place), most)} -a ${values(argument)}`];
    }),
  ];
}

function cases(patterns: readonly string[]): string {
  return `case ${patterns.map(quote).join(" ")}`;
}
