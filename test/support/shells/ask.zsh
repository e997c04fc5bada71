# zsh -f ask.zsh SCRIPT < LINES: for each line what the script offers for its last word, with what it says of it.
# Only an interactive shell completes: one is started on a terminal of its own, and writes down what it shows.
zmodload zsh/zpty
folder=$(mktemp -d)
cat >$folder/lines
{
  print -r "SCRIPT=${(q)1:A} FOLDER=${(q)folder}"
  cat <<'INNER'
stty cols 400
PROMPT='' LISTMAX=100000
autoload -Uz compinit
compinit -D -u
source $SCRIPT
zstyle ':completion:*' menu no
zstyle ':completion:*' list-grouped no

# Every match goes through this builtin: those that fit are written down.
compadd() {
  case " ${(j: :)@[1,(i)(-|--)]}" in
    *' -'[a-zA-Z]#[OAD]' '*) builtin compadd "$@"; return ;;
  esac
  local -a hits told
  local at=${@[(i)-d]} suffix=${@[(i)-S]}
  (( at < $# )) && told=("${(@P)@[at+1]}")
  builtin compadd -A hits -D told "$@"
  local i
  for (( i = 1; i <= $#hits; i++ )); do print -r -- "$hits[i]"$'\t'"${told[i]-}" >>$FOLDER/out; done
  builtin compadd "$@"
}
zle -C ask list-choices _main_complete
answer() {
  local line
  while IFS= read -r line; do
    print -r -- "> $line" >>$FOLDER/out
    BUFFER=$line CURSOR=$#line
    zle ask
  done <$FOLDER/lines
  exit
}
zle -N zle-line-init answer
INNER
} >$folder/inner
zpty asked "zsh -f -i"
zpty -w asked "setopt extendedglob; source ${(q)folder}/inner"
while zpty -r asked shown; do print -rn -u2 -- $shown; done
cat $folder/out
rm -r $folder
