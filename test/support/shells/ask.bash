# bash ask.bash SCRIPT < LINES: for each line what the script offers for its last word.
source "$1"
while IFS= read -r COMP_LINE; do
  COMP_POINT=${#COMP_LINE} COMP_WORDS=() rest=$COMP_LINE
  # As readline takes it apart: at blanks, and runs of = and : are words of their own.
  while [[ $rest =~ ^\ *([=:]+|[^\ =:]+)(.*)$ ]]; do
    COMP_WORDS+=("${BASH_REMATCH[1]}") rest=${BASH_REMATCH[2]}
  done
  [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=("")
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  "$(complete -p shipcost | sed 's/.*-F \([^ ]*\) .*/\1/')"
  echo "> $COMP_LINE"
  [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\n' "${COMPREPLY[@]}"
done
