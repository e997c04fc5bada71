import { grouped, ValueNumbers } from "./numbers.js";
import { allCommands, type CommandNode } from "./tree.js";

/** The script for bash, 3.2 or later; it needs nothing of the package bash-completion. */
export function bashCompletion(tree: CommandNode): string {
  const nodes = allCommands(tree);
  const numbers = new ValueNumbers(tree);
  const name = tree.name;
  const valued = nodes.flatMap(({ path, options }) =>
    options
      .filter(({ takes }) => takes !== "nothing")
      .flatMap(({ flags, takes, values }) =>
        flags.map((flag) => ({
          pattern: `${path},${flag}`,
          sets: `takes=${quote(takes)} values=${numbers.of(values)}`,
        })),
      ),
  );
  const below = nodes.flatMap(({ commands }) => commands).map(({ path }) => path);
  return `# Completion of ${name} for bash, as \`${name} completion bash\` prints it.

# What is below a command, and its options: a line each.
_${name}_words() {
  case $1 in
${nodes
  .map(({ path, commands, options }) =>
    arm(
      [path],
      `commands=${lines(commands)} options=${lines(options.flatMap(({ flags }) => flags).map((text) => ({ name: text })))}`,
    ),
  )
  .join("\n")}
  esac
}

# Whether an option takes a value, and which.
_${name}_option() {
  takes='' values=0
  case $1 in
${grouped(valued, ({ sets }) => sets)
  .map(([sets, same]) =>
    arm(
      same.map(({ pattern }) => pattern),
      sets,
    ),
  )
  .join("\n")}
  esac
}

# The values of an argument: the command, and how many came before.
_${name}_argument() {
  values=0
  case $1 in
${nodes
  .flatMap(({ path, args }) =>
    args.map(({ variadic, values }, place) => {
      const pattern = variadic ? `${quote(`${path},`)}*` : quote(`${path},${place}`);
      return `    ${pattern}) values=${numbers.of(values)} ;;`;
    }),
  )
  .join("\n")}
  esac
}

# The values that may follow a word of others and an =.
_${name}_assigned() {
  case $1 in
${numbers
  .assignments()
  .map(([to, from]) =>
    arm(
      from.map(({ number, text }) => `${number},${text}`),
      `values=${to} assigned=1`,
    ),
  )
  .join("\n")}
  esac
}

_${name}_values() {
  case $1 in
${numbers
  .entries()
  .map(([number, { words, files }]) => {
    const texts = words.map(({ text, open }) => ({ name: open ? `${text}=` : text }));
    return `    ${number}) words=${lines(texts)} files=${quote(files ?? "")} ;;`;
  })
  .join("\n")}
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
${indent(
  2,
  arm(
    below.map((path) => path.replace(/(^| )([^ ]*)$/, ",$2")),
    `path=\${path:+$path }$word`,
  ),
)}
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

function arm(patterns: readonly string[], does: string): string {
  return `    ${patterns.map(quote).join(" | ")})\n      ${does} ;;`;
}

function lines(items: readonly { readonly name: string }[]): string {
  return quote(items.map(({ name }) => name).join("\n"));
}

function indent(by: number, text: string): string {
  return text.replace(/^/gm, "  ".repeat(by));
}

/** A text as one word of the shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
