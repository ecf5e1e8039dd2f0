"""Chapter 4: arrival in a port, and cards."""

from fondaco.games.golden_horn.components import COLOURS, KINDS, MERCENARY, PEASANT
from fondaco.games.golden_horn.state import Sea
from fondaco.games.golden_horn.words import CardsDrawn, CargoUnloaded, PileShuffled
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.chance import Chance, draw
from fondaco.table.words import Seat, Tell


def arrive(sea: Sea, seat: Seat, boat: int, chance: Chance, tell: Tell | None) -> None:
    """The boat has ended its move in a port."""
    port = sea.home_port(sea.at[boat])
    if port >= 0:
        _unload(sea, seat, boat, port, tell)
        sea.heading[boat] = -1 if port else 1  # GH-409
    elif not sea.track.modone_draws:  # GH-402, GH-405
        return
    draw_cards(sea, seat, sea.parts.card_draw[boat], chance, tell)  # GH-403, GH-404


def _unload(sea: Sea, seat: Seat, boat: int, port: int, tell: Tell | None) -> None:
    """The whole cargo into the owner's warehouse (GH-401, GH-511)."""
    if tell is not None and (cargo := sea.cargo(boat)):
        name = "constantinople" if port else "venice"
        tell(CargoUnloaded(seat, sea.parts.boats[boat], name, cargo), ALL)
    base = seat * KINDS
    if sea.goods[boat]:
        sea.warehouse[base + sea.kind[boat]] += sea.goods[boat]
    sea.warehouse[base + MERCENARY] += sea.mercenaries[boat]
    sea.warehouse[base + PEASANT] += sea.peasants[boat]
    sea.kind[boat] = -1
    sea.goods[boat] = sea.mercenaries[boat] = sea.peasants[boat] = 0


def draw_cards(sea: Sea, seat: Seat, count: int, chance: Chance, tell: Tell | None) -> None:
    """From the draw pile into the hand, unseen by the others (GH-406)."""
    drawn = [0] * COLOURS
    left = sum(sea.pile)
    for _ in range(count):
        if not left:
            left = _reshuffle(sea, tell)
            if not left:  # GH-407: the rest is forfeited
                break
        card = draw(sea.pile, chance)
        drawn[card] += 1
        sea.hands[seat * COLOURS + card] += 1
        left -= 1
    if tell is not None and any(drawn):
        names = sea.parts.colours
        cards = {name: n for name, n in zip(names, drawn, strict=True) if n}
        tell(CardsDrawn(seat, sum(drawn), cards), only(seat))
        tell(CardsDrawn(seat, sum(drawn)), all_but(seat))


def _reshuffle(sea: Sea, tell: Tell | None) -> int:
    """The discard pile becomes the draw pile (GH-407, GH-R21)."""
    sea.pile, sea.discard = sea.discard, sea.pile
    count = sum(sea.pile)
    if tell is not None and count:
        tell(PileShuffled(count), ALL)
    return count
