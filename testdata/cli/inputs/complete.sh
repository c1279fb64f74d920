# Prints what the bash completion in the file $1 offers for the line $2.
compopt() { :; }
source "$1"
COMP_LINE=$2 COMP_POINT=${#2}
_assertion_opt
printf '%s\n' "${COMPREPLY[@]}"
