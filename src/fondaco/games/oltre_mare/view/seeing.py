"""Chapter 9: what a seat sees.

`view` is the one place where secrets are cut away: other hands, what others discarded, sealed
cards and answers, cards chosen but not yet shown. What nobody has seen is in no state at all.
"""

from fondaco.games.oltre_mare.bargain import write_terms
from fondaco.games.oltre_mare.ending import standings
from fondaco.games.oltre_mare.market import can_buy, price
from fondaco.games.oltre_mare.state import OVER, PASSED, PHASES, SEARCH, TRADE, Sea
from fondaco.games.oltre_mare.view.names import (
    colours_seen,
    counted,
    live_seen,
    markers_seen,
    offers_seen,
    owned_seen,
    sailed_seen,
)
from fondaco.games.oltre_mare.words import CallSeen, Offer, OltreMareView
from fondaco.table.words import Seat


def view(sea: Sea, seat: Seat | None) -> OltreMareView:
    active, shown = sea.active, sea.house.open_all or sea.phase == OVER
    buying = sea.phase == TRADE and can_buy(sea, active)
    searching = sea.phase == SEARCH and seat == active
    return OltreMareView(
        seat=seat,
        seats=sea.seats,
        phase=PHASES[sea.phase],
        actors=sea.actors(),
        active=None if active < 0 else active,
        first=sea.first,
        turn=sea.turn,
        colours=colours_seen(sea),
        ducats=tuple(sea.ducats),  # OM-905
        prestige=tuple(sea.prestige),
        pointed=tuple(bool(sea.pointed >> other & 1) for other in range(sea.seats)),
        ships=tuple(sea.parts.ports[port] for port in sea.ship),
        markers=markers_seen(sea),
        owned=owned_seen(sea),
        active_markers=live_seen(sea),
        gone=counted(sea.gone),
        cargo=tuple(_cargo(sea, other, seat) for other in range(sea.seats)),
        pirate_sizes=tuple(len(pile) for pile in sea.piles),  # OM-903
        searched=sea.names(sea.piles[active]) if searching else None,  # OM-R15
        deck_size=sea.deck + sea.venice,  # OM-904
        venice=sea.venice,
        hand_sizes=tuple(len(hand) for hand in sea.hands),  # OM-901
        hand=None if seat is None else sea.names(sea.hands[seat]),
        bought=sea.bought,
        price=price(sea, active) if buying else None,
        deals=sea.deals,
        offers=offers_seen(sea, seat),  # OM-907
        budgets=tuple(sea.budget.left),
        next_offer=sea.book.next_id,
        call=_call(sea, seat),
        picked=sea.names(sea.picked) if seat == active else None,
        picked_count=len(sea.picked),
        played=sea.names(sea.played),  # OM-906
        steps=sea.steps,
        sailed=sailed_seen(sea),
        end_reason=sea.reason or None,
        scores=standings(sea).scores if shown else None,
    )


def _cargo(sea: Sea, owner: Seat, seat: Seat | None) -> tuple[str | None, ...]:
    """OM-902: the top card only, unless the table agreed on more (OM-R29)."""
    pile = sea.names(sea.cargo[owner])
    house = sea.house
    if sea.phase == OVER or house.open_all or (house.open_own and owner == seat):
        return pile
    return (*(None for _ in pile[1:]), pile[-1])


def _call(sea: Sea, seat: Seat | None) -> CallSeen | None:
    """Who has answered is public, what only to himself."""
    if sea.call is None:
        return None
    answers: list[Offer | bool | None] = []
    for other in range(sea.seats):
        terms = sea.call.of(other)
        if terms is None:
            answers.append(None)
        elif other != seat:
            answers.append(True)
        elif terms is PASSED:
            answers.append(False)
        else:
            answers.append(write_terms(sea, 0, other, sea.active, terms, other))
    goods, text = sea.called
    return CallSeen(tuple(sea.parts.goods[good] for good in goods), text, tuple(answers))
