"""Chapter 4: arrival in a port, and cards."""

from fondaco.games.golden_horn.component_file import COLOURS, KINDS, MERCENARY, PEASANT
from fondaco.games.golden_horn.state import Sea
from fondaco.games.golden_horn.words import CardsDrawn, CargoUnloaded, PileShuffled
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.words import Seat, Tell


def arrive(sea: Sea, seat: Seat, boat: int, chance: Chance, tell: Tell | None) -> None:
    """The boat has ended its move in a port."""
    port = sea.home_port(sea.at[boat])
    if port >= 0:
        _unload(sea, seat, boat, port, tell)
        sea.heading = changed(sea.heading, boat, -1 if port else 1)  # GH-409
    elif not sea.track.modone_draws:  # GH-402, GH-405
        return
    draw_cards(sea, seat, sea.parts.card_draw[boat], chance, tell)  # GH-403, GH-404, GH-R20


def _unload(sea: Sea, seat: Seat, boat: int, port: int, tell: Tell | None) -> None:
    """The whole cargo into the owner's warehouse (GH-401, GH-511), for good (GH-411)."""
    if tell is not None and (cargo := sea.cargo(boat)):
        name = "constantinople" if port else "venice"
        tell(CargoUnloaded(seat, sea.parts.boats[boat], name, cargo), ALL)
    base = seat * KINDS
    if sea.goods[boat]:
        sea.warehouse[base + sea.kind[boat]] += sea.goods[boat]
        sea.goods[boat] = 0
        sea.kind = changed(sea.kind, boat, -1)
    if sea.mercenaries[boat]:
        sea.warehouse[base + MERCENARY] += sea.mercenaries[boat]
        sea.mercenaries = changed(sea.mercenaries, boat, 0)
    if sea.peasants[boat]:
        sea.warehouse[base + PEASANT] += sea.peasants[boat]
        sea.peasants = changed(sea.peasants, boat, 0)


def draw_cards(sea: Sea, seat: Seat, count: int, chance: Chance, tell: Tell | None) -> None:
    """From the draw pile into the hand, unseen by the others (GH-406), however many (GH-408)."""
    drawn = [0] * COLOURS
    left = _size(sea, sea.pile)
    shuffled = 0
    for _ in range(count):
        if not left:
            left = _reshuffle(sea)
            if not left:  # GH-407: the rest is forfeited
                break
            shuffled = left
        drawn[deal_card(sea, seat, left, chance)] += 1
        left -= 1
    if tell is not None and any(drawn):
        names = sea.parts.colours
        cards = {name: n for name, n in zip(names, drawn, strict=True) if n}
        tell(CardsDrawn(seat, sum(drawn), cards), only(seat))
        tell(CardsDrawn(seat, sum(drawn)), all_but(seat))
        if shuffled:
            tell(PileShuffled(shuffled), ALL)


def deal_card(sea: Sea, seat: Seat, left: int, chance: Chance) -> int:
    """One of the so many cards of the draw pile into a hand."""
    cards, pile = sea.cards, sea.pile
    place, card = chance.below(left), 0
    while place >= cards[pile + card]:
        place -= cards[pile + card]
        card += 1
    cards[pile + card] -= 1
    cards[seat * COLOURS + card] += 1
    return card


def _reshuffle(sea: Sea) -> int:
    """The discard pile becomes the draw pile (GH-407, GH-R21)."""
    sea.pile, sea.discard = sea.discard, sea.pile
    return _size(sea, sea.pile)


def _size(sea: Sea, first: int) -> int:
    """How many cards lie on a pile."""
    size = 0
    for card in range(first, first + COLOURS):
        size += sea.cards[card]
    return size
