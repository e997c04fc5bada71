# fish ask.fish SCRIPT < LINES: for each line what the script offers for its last word, with what it says of it.
source $argv[1]
while read -l line
    echo "> $line"
    complete -C $line
end
