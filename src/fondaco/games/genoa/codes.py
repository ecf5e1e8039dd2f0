"""The codes of all finite choices, in rising order, and of the assets an exchange names."""

from fondaco.games.genoa.components import (
    CARDS,
    COLOURS,
    DECKS,
    GOODS,
    SPACES,
    SPECIALS,
)

ROLL = 0
PLAY_START = 1  # + space
TAKE = 40
TAKE_EXTRA = 41
OPEN_FLOOR = 42
LAPSE = 43
AGAIN = 44
END_MOVEMENT = 45
PASS = 46
KEEP = 47
END_ACTION = 48
PERFORM = 49
PRIVILEGE_DRAWN = 50
MOVE = 60  # + space
WITHDRAW = 100  # + space
ANY_GOOD_PLAYED = 140  # + good
SMALL_ORDER = 150  # + card
GIVE = 220  # + card
PICK_CARD = 290  # + card
DELIVER = 360  # + card * SPECIAL_CHOICES + special
SPECIAL_CHOICES = SPECIALS + 1  # the last one is none
DELIVERIES = CARDS * SPECIAL_CHOICES
BUILD = 1000  # + building: its action, in a villa the privilege
BUILD_DELIVER = 1100  # + building * DELIVERIES + card * SPECIAL_CHOICES + special
EXCHANGED = 8000  # + give * TAKES + take
ACCEPT = 10_000  # + target * MASKS + mask of the offerors
MASKS = 32
OFFER = 12_000  # + (target * OFFER_GOODS + good + 1) * AMOUNTS + amount
OFFER_GOODS = GOODS + 1
STEPS = (0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 20)
"""Amounts of the canonical offers, in steps of money."""
AMOUNTS = len(STEPS)
CLAIMED = 20_000  # + mask of the seat's done messages
PLACE = 40_000  # + street cell * OPERATIONS ** 4 + an operation for each building beside it

# Assets by number, as an exchange gives and takes them.
A_SPECIAL = GOODS
A_MARKER = A_SPECIAL + SPECIALS  # one's own
A_DECK = A_MARKER + 1
TAKES = A_DECK + DECKS
G_MARKER = A_MARKER  # + colour
G_CARD = G_MARKER + COLOURS  # + card

# Operations on a building: none, place, then replace and remove by the colour sacrificed.
NONE, PUT, REPLACE, REMOVE = 0, 1, 2, 2 + COLOURS
OPERATIONS = REMOVE + COLOURS

assert PLAY_START + SPACES == TAKE
assert EXCHANGED + (G_CARD + CARDS) * TAKES < ACCEPT
assert ACCEPT + SPACES * MASKS < OFFER
assert OFFER + SPACES * OFFER_GOODS * AMOUNTS < CLAIMED
