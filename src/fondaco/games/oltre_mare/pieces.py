"""What no component file changes: goods, icons, markers, and how much of them can be reckoned."""

from typing import Final

GOODS: Final = 7
ICONS: Final = ("ducats", "pirates", "market", "navigation")
MARKERS: Final = (
    "compass",
    "fight_pirates",
    "favourable_market",
    "local_authority",
    "important_deal",
    "smooth_sailing",
)
COMPASS: Final = 0
FIGHT_PIRATES: Final = 1
FAVOURABLE_MARKET: Final = 2
LOCAL_AUTHORITY: Final = 3
IMPORTANT_DEAL: Final = 4
SMOOTH_SAILING: Final = 5
TYPES: Final = 6
MOST_STEPS: Final = 6  # of a trip, and
MOST_ROUTES: Final = 6  # from one port: so that all trips can be looked through
MOST_LOAD: Final = 63  # so that the icons of all cards played fit their bytes
UNSEEN: Final = "unseen"
"""What stands for a card of a pirate pile that nobody has seen."""
