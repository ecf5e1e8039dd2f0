#!/bin/sh
# Always says the same; where that is not legal the seat's lapse is played:
#   fondaco simulate TITLE --bots "exec:sh lapse.sh",random
while read -r line; do
    case $line in
    '{"type":"decide"'*) echo '{"do":"end_turn"}' ;;
    esac
done
