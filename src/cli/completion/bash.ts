import { grouped, ValueNumbers } from "./numbers.js";
import { quote } from "./quote.js";
import { allCommands, type CommandNode } from "./tree.js";
import type { Values } from "./values.js";

/** The script for bash, 3.2 or later; it needs nothing of the package bash-completion. */
export function bashCompletion(tree: CommandNode): string {
  const { name } = tree;
  const nodes = allCommands(tree);
  const numbers = new ValueNumbers(tree);
  const below = nodes.flatMap(({ path, commands }) => commands.map((each) => `${path},${each.name}`));
  return `# Completion of ${name} for bash, as \`${name} completion bash\` prints it.

# What is below a command, and its options: a line each.
_${name}_words() {
  case $1 in
${nodes.map(wordsOf).join("\n")}
  esac
}

# Whether an option takes a value, and which.
_${name}_option() {
  takes='' values=0
  case $1 in
${optionArms(nodes, numbers).join("\n")}
  esac
}

# The values of an argument: the command, and how many came before.
_${name}_argument() {
  values=0
  case $1 in
${nodes.flatMap((node) => argumentArms(node, numbers)).join("\n")}
  esac
}

# The values that may follow a word of others and an =.
_${name}_assigned() {
  case $1 in
${numbers.assignments().map(assignedArm).join("\n")}
  esac
}

# The words of values, and whether they are files.
_${name}_values() {
  case $1 in
${numbers.entries().map(valuesArm).join("\n")}
  esac
}

_${name}() {
  local IFS=$' \\t\\n' line=() glue='' i word words=''
  COMPREPLY=()
  # What bash has taken apart at = and : is put together again.
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ i -gt 1 && -n $word && ( -n $glue || -z \${word//[=:]/} ) ]]; then
      line[\${#line[@]}-1]+=$word
    else
      line+=("$word")
    fi
    glue=''
    [[ -n $word && -z \${word//[=:]/} ]] && glue=1
  done

  # Which command it is, how many arguments it has already, and whether an option waits for its value.
  local last=$((\${#line[@]} - 1)) path='' count=0 only='' takes='' values=0 pending='' commands options
  for ((i = 1; i < last; i++)); do
    word=\${line[i]}
    if [[ $pending == value || $pending && $word != -* ]]; then
      pending=''
      continue
    fi
    pending=''
    if [[ -n $only || $word != -?* ]]; then
      case $path,$word in
        ${patterns(below)})
          path=\${path:+$path }$word ;;
        *) count=$((count + 1)) ;;
      esac
    elif [[ $word == -- ]]; then
      only=1
    elif [[ $word != --*=* ]]; then
      _${name}_option "$path,$word"
      pending=$takes
    fi
  done

  # What may stand here.
  local current=\${line[last]} typed='' assigned='' offered='' files=''
  _${name}_words "$path"
  if [[ -n $pending && ( $pending == value || $current != -* ) ]]; then
    :
  elif [[ -z $only && $current == --*=* ]]; then
    _${name}_option "$path,\${current%%=*}"
    typed=\${current%%=*}=
  elif [[ -z $only && $current == -* ]]; then
    values=0 offered=$options
  else
    _${name}_argument "$path,$count"
    [[ $count -eq 0 ]] && offered=$commands
    # Where a command takes nothing else, it takes options.
    [[ -z $only && $values -eq 0 && $count -eq 0 && -z $offered ]] && offered=$options
  fi
  current=\${current#"$typed"}
  if [[ $current == *=* ]]; then
    _${name}_assigned "$values,\${current%%=*}"
    if [[ -n $assigned ]]; then
      typed+=\${current%%=*}=
      current=\${current#*=}
    fi
  fi
  _${name}_values "$values"
  [[ -n $words ]] && offered=$words

  # readline puts the answer in the place of what follows the last = or :.
  local breaks=\${COMP_WORDBREAKS//[^=:]/} head=''
  [[ -n $breaks ]] && head=$typed$current && head=\${head%"\${head##*[$breaks]}"}
  while IFS= read -r word; do
    [[ -n $word && $word == "$current"* ]] || continue
    word=$typed$word
    COMPREPLY+=("\${word#"$head"}")
  done <<<"$offered"
  [[ \${#COMPREPLY[@]} -eq 1 && $COMPREPLY == *= ]] && compopt -o nospace 2>/dev/null
  [[ -n $files ]] || return 0
  compopt -o filenames 2>/dev/null
  while IFS= read -r word; do
    # What is hidden is offered to whoever types its dot.
    [[ -n $word && ( \${word##*/} != .* || \${current##*/} == .* ) ]] || continue
    word=$typed$word
    COMPREPLY+=("\${word#"$head"}")
  done <<<"$(
    if [[ $files == yaml ]]; then
      compgen -d -- "$current"
      compgen -f -X '!*.yaml' -- "$current"
      compgen -f -X '!*.yml' -- "$current"
    else
      compgen -f -- "$current"
    fi
  )"
}

complete -F _${name} ${name}
`;
}

function wordsOf({ path, commands, options }: CommandNode): string {
  const names = commands.map(({ name }) => name);
  const flags = options.flatMap((option) => option.flags);
  return `    ${quote(path)}) commands=${lines(names)} options=${lines(flags)} ;;`;
}

function optionArms(nodes: readonly CommandNode[], numbers: ValueNumbers): string[] {
  const valued = nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takes }) => takes !== "nothing")
      .map(({ flags, takes, values }) => ({
        flags: flags.map((flag) => `${path},${flag}`),
        sets: `takes=${quote(takes)} values=${numbers.of(values)}`,
      })),
  );
  return grouped(valued, ({ sets }) => sets).map(
    ([sets, same]) => `    ${patterns(same.flatMap(({ flags }) => flags))})\n      ${sets} ;;`,
  );
}

function argumentArms({ path, args }: CommandNode, numbers: ValueNumbers): string[] {
  return args.map(({ variadic, values }, place) => {
    const pattern = variadic ? `${quote(`${path},`)}*` : quote(`${path},${place}`);
    return `    ${pattern}) values=${numbers.of(values)} ;;`;
  });
}

function assignedArm([to, from]: ReturnType<ValueNumbers["assignments"]>[number]): string {
  const words = from.map(({ number, text }) => `${number},${text}`);
  return `    ${patterns(words)})\n      values=${to} assigned=1 ;;`;
}

function valuesArm([number, { words, files }]: [number, Values]): string {
  const texts = words.map(({ text, open }) => (open ? `${text}=` : text));
  return `    ${number}) words=${lines(texts)} files=${quote(files ?? "")} ;;`;
}

function patterns(texts: readonly string[]): string {
  return texts.map(quote).join(" | ");
}

function lines(texts: readonly string[]): string {
  return quote(texts.join("\n"));
}
