"""What the rules fix and no component file changes: how many kinds there are, and names.

In codes a galley has ten bits, a port or an area eight.
"""

from typing import Final

GOODS: Final = 7
POWERS: Final = 4
COIN: Final = 100
NO_POWER: Final = -1
BITS: Final = 3  # a galley's cargo is one integer: three bits for each good
MASK: Final = (1 << BITS) - 1
GARRISON: Final = "garrison"
ENROLLED: Final = "enrolled"
SAILORS: Final = "sailors"

GALLEY_BITS: Final = 10
GALLEY: Final = (1 << GALLEY_BITS) - 1
PLACE_BITS: Final = 8
PLACE: Final = (1 << PLACE_BITS) - 1
ASHORE: Final = GALLEY  # a garrison, where a galley could stand
NEW: Final = GALLEY - 1  # newly enrolled sailors, likewise


def galley_name(galley: int) -> str:
    return f"g{galley + 1}"
