"""How `greedy-0.1` decides: kept whole and unchanged, so that newer bots can be measured by it."""
