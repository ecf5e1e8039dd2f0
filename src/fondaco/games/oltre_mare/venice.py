"""Chapter 6: the deck, and the Venice card whenever it comes off it."""

from fondaco.games.oltre_mare.components import rank_payouts
from fondaco.games.oltre_mare.state import Sea
from fondaco.games.oltre_mare.words import DeckEmptied, VeniceShown
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.words import Tell


def lift(sea: Sea, chance: Chance, tell: Tell | None) -> bool:
    """Take the next goods card off the deck, unseen as yet; False if there is none.

    OM-601, OM-606: a Venice card met on the way is resolved at once and replaced.
    """
    if sea.venice:
        above = sea.outset - sea.deck
        # OM-R9: given that it has not come up yet, every place left in its window is as likely.
        if above >= sea.soonest and (
            above >= sea.latest or not chance.below(sea.latest - above + 1)
        ):
            show_venice(sea, tell)
    if not sea.deck:  # OM-802
        return False
    sea.deck -= 1
    return True


def tell_emptied(sea: Sea, was_empty: bool, tell: Tell | None) -> None:
    """OM-801: said after what emptied the deck."""
    if tell is not None and not was_empty and sea.deck_empty():
        tell(DeckEmptied(), ALL)


def turn_up(sea: Sea, chance: Chance) -> int:
    """Which card one that nobody has seen turns out to be."""
    pool = sea.pool
    return pool.pop(chance.below(len(pool)))


def show_venice(sea: Sea, tell: Tell | None) -> None:
    """OM-602, OM-603, OM-604, OM-605; cargo, markers and pirates are not scored (OM-608)."""
    house = sea.house
    keys = [(prestige,) for prestige in sea.prestige]
    paid = rank_payouts(keys, sea.parts.payout, house.dense, house.rank_zero)
    if tell is not None:
        tell(VeniceShown(tuple(sea.prestige), tuple(paid)), ALL)
    for seat, ducats in enumerate(paid):
        sea.ducats[seat] += ducats
    sea.prestige = [0] * sea.seats  # OM-604; who had his point this turn stays so (OM-607, OM-R11)
    sea.venice = False  # OM-605
