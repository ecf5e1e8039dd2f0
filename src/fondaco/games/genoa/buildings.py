"""Chapter 5: what the action of a building brings."""

from typing import Final

from fondaco.games.genoa.cards import deck_size, give_up, take_cards
from fondaco.games.genoa.components import (
    COLOURS,
    DECK_HOUSE,
    GOODS,
    PRIVILEGE,
    SPECIAL_HOUSE,
    SPECIAL_NAMES,
    SPECIALS,
    VILLA,
    WAREHOUSE,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.words import ActionPerformed, OrderDelivered
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.words import Seat, Tell

# Assets of the supply by number: goods, special cards, own markers, decks.
A_SPECIAL: Final = GOODS
A_MARKER: Final = A_SPECIAL + SPECIALS
A_DECK: Final = A_MARKER + 1


def carry_out(
    city: City,
    seat: Seat,
    building: int,
    card: int,
    special: int,
    chance: Chance,
    tell: Tell | None,
) -> list[int]:
    """Do a building's action as far as the supply reaches (GN-501, GN-503); the cards drawn."""
    parts = city.parts
    kind = parts.kind[building]
    city.own_pieces()
    if kind == VILLA and card >= 0:  # GN-511
        _deliver(city, seat, building, card, special, tell)
        return []
    goods = [0] * GOODS
    taken = -1
    markers = 0
    if kind == WAREHOUSE:
        for good in parts.yield_goods[building]:  # GN-509, GN-510, GN-R16
            if city.store[good]:
                city.store[good] -= 1
                city.goods[seat * GOODS + good] += 1
                goods[good] = 1
    elif kind == SPECIAL_HOUSE:  # GN-508
        if city.stock[parts.yield_special[building]]:
            taken = parts.yield_special[building]
            city.stock[taken] -= 1
            city.special[seat * SPECIALS + taken] += 1
    elif kind not in (DECK_HOUSE, VILLA):  # GN-507
        markers = min(parts.yield_count[building], city.tray[seat])
        city.tray[seat] -= markers
        city.reserve[seat * COLOURS + seat] += markers
    if tell is not None:
        tell(
            ActionPerformed(
                seat,
                parts.buildings[building],
                {parts.goods[k]: n for k, n in enumerate(goods) if n},
                SPECIAL_NAMES[taken] if taken >= 0 else None,
                markers,
            ),
            ALL,
        )
    if kind in (DECK_HOUSE, VILLA):  # GN-504, GN-505, GN-506, GN-631
        deck = parts.yield_deck[building]
        return take_cards(city, seat, deck, parts.yield_count[building], chance, tell)
    return []


def _deliver(
    city: City, seat: Seat, villa: int, card: int, special: int, tell: Tell | None
) -> None:
    """GN-601, GN-602."""
    parts = city.parts
    for good in parts.wants[card]:
        city.goods[seat * GOODS + good] -= 1
        city.store[good] += 1
    city.delivered = changed(city.delivered, seat, city.delivered[seat] | 1 << villa)
    city.pay(seat, parts.large_pay)
    if special < SPECIALS:
        city.stock[special] -= 1
        city.special[seat * SPECIALS + special] += 1
    if tell is not None:
        took = SPECIAL_NAMES[special] if special < SPECIALS else None
        tell(
            OrderDelivered(seat, parts.cards[card], parts.buildings[villa], parts.large_pay, took),
            ALL,
        )
    give_up(city, card, tell)


def takes(city: City, seat: Seat, building: int) -> list[int]:
    """The assets (by number) that a building's action would take from the supply now."""
    parts = city.parts
    kind = parts.kind[building]
    if kind == WAREHOUSE:
        return [good for good in parts.yield_goods[building] if city.store[good]]
    if kind == SPECIAL_HOUSE:
        special = parts.yield_special[building]
        return [A_SPECIAL + special] if city.stock[special] else []
    if kind in (DECK_HOUSE, VILLA):
        deck = PRIVILEGE if kind == VILLA else parts.yield_deck[building]
        return [A_DECK + deck] * min(parts.yield_count[building], deck_size(city, deck))
    return [A_MARKER] * min(parts.yield_count[building], city.tray[seat])
