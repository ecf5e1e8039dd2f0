"""The codes of choices: a kind in the high bits, its argument in the low ones.

Kinds stand in canonical order. Arguments hold galleys in ten bits, ports and areas in eight.
"""

KIND = 32
ARGUMENT = (1 << KIND) - 1
GALLEY_BITS = 10
GALLEY = (1 << GALLEY_BITS) - 1
PLACE_BITS = 8
PLACE = (1 << PLACE_BITS) - 1
ASHORE = GALLEY  # a garrison, where a galley could stand
NEW = GALLEY - 1  # newly enrolled sailors, likewise

(
    POWER,
    DEPLOY,
    BID,
    POSITION,
    BUY,
    ASK,
    NAME,
    TAKE,
    COUNTER,
    LEAVE,
    TRADE,
    COUNTER_TRADE,
    ACCEPT,
    REFUSE,
    WITHDRAW,
    GALLEY_AT,
    CASTLE,
    ENROL,
    SAILOR,
    GOOD,
    JETTISON,
    DISMISS,
    STEP,
    PASSAGE,
    STOP,
    ANSWER,
    ATTACK,
    STORM,
    SINK,
    SEIZE,
    LAND,
    SELL,
    DONE,
) = (kind << KIND for kind in range(33))
