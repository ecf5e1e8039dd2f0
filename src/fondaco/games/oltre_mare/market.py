"""Chapter 3, the rest: buying, calling, ending the phase."""

from bisect import insort

from fondaco.games.oltre_mare.bargain import (
    out_of_time,
    sweep,
)
from fondaco.games.oltre_mare.components import FAVOURABLE_MARKET, round_the_table
from fondaco.games.oltre_mare.state import (
    NO_CALL,
    SEARCH,
    STOLEN,
    TRADE,
    Sea,
)
from fondaco.games.oltre_mare.venice import lift, turn_up
from fondaco.games.oltre_mare.voyage import begin_main
from fondaco.games.oltre_mare.words import (
    Buy,
    Call,
    CallClosed,
    CallMade,
    CardBought,
    PileSearched,
    ProposalLapsed,
    PurchaseRefunded,
    Take,
    TradeEnded,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.chance import Chance
from fondaco.table.words import Refusal, Seat, Tell

# -- buying --


def price(sea: Sea, seat: Seat) -> int:
    """OM-316 to OM-319, OM-731: what the next card costs."""
    parts, below = sea.parts, sea.house.surcharge_below
    limit = parts.price if below is None else below
    usual = parts.surcharged if sea.ducats[seat] < limit else parts.price
    if sea.live[seat] != FAVOURABLE_MARKET:
        return usual
    listed = parts.schedule[sea.bought]
    return min(listed, usual) if sea.house.cheaper else listed  # OM-R3


def can_buy(sea: Sea, seat: Seat) -> bool:
    return sea.bought < sea.parts.most_purchases and not (sea.deck_empty() and not sea.piles[seat])


def check_buy(sea: Sea, seat: Seat, action: Buy) -> Refusal | None:
    if out_of_time(sea) or seat != sea.active:
        return Refusal("OM-201", {"phase": "trade"})
    if sea.bought >= sea.parts.most_purchases:
        return Refusal("OM-314", {"most": sea.parts.most_purchases})
    if sea.deck_empty() if action.source == "deck" else not sea.piles[seat]:
        return Refusal("OM-321", {"source": action.source})
    return Refusal("OM-325") if sea.phase > TRADE else None


def buy(sea: Sea, seat: Seat, source: str, chance: Chance, tell: Tell | None) -> None:
    """OM-320: payment comes first, by the balance before any payout of Venice."""
    cost = price(sea, seat)
    sea.ducats[seat] -= cost
    pile = sea.piles[seat]
    if source == "deck":
        if not lift(sea, chance, tell):  # OM-R10: nothing but the Venice card was left
            sea.ducats[seat] += cost
            if tell is not None:
                tell(PurchaseRefunded(seat, cost), ALL)
            sweep(sea, tell)
            return
        card = turn_up(sea, chance)
    elif sea.house.search and len(pile) > 1:  # OM-R15
        _search(sea, seat, cost, chance, tell)
        return
    else:
        card = pile.pop()
        if card == STOLEN:
            card = turn_up(sea, chance)
    _into_hand(sea, seat, card, source, cost, tell)


def _into_hand(
    sea: Sea, seat: Seat, card: int, source: str, cost: int | None, tell: Tell | None
) -> None:
    sea.bought += 1
    insort(sea.hands[seat], card)
    if tell is not None:
        tell(CardBought(seat, source, cost), all_but(seat))
        tell(CardBought(seat, source, cost, sea.parts.cards[card]), only(seat))
    sweep(sea, tell)


def _search(sea: Sea, seat: Seat, cost: int, chance: Chance, tell: Tell | None) -> None:
    """The buyer sees his whole pile: stolen cards turn out to be something now."""
    pile = sea.piles[seat]
    for place, card in enumerate(pile):
        if card == STOLEN:
            pile[place] = turn_up(sea, chance)
    sea.phase = SEARCH
    if tell is not None:
        tell(PileSearched(seat, cost), all_but(seat))
        tell(PileSearched(seat, cost, sea.names(pile)), only(seat))
    sweep(sea, tell)  # the price is paid


def check_take(sea: Sea, seat: Seat, action: Take) -> Refusal | None:
    if seat != sea.active or sea.phase != SEARCH:
        return Refusal("OM-201", {"phase": "search"})
    if sea.parts.card_id.get(action.card, -1) not in sea.piles[seat]:
        return Refusal("OM-313", {"card": action.card})
    return None


def take(sea: Sea, seat: Seat, card: int, tell: Tell | None) -> None:
    """The order of the rest stays."""
    sea.piles[seat].remove(card)
    sea.phase = TRADE
    _into_hand(sea, seat, card, "pirates", None, tell)


# -- ending the phase --


def check_end_trade(sea: Sea, seat: Seat) -> Refusal | None:
    if seat != sea.active or sea.phase != TRADE:
        return Refusal("OM-201", {"phase": "trade"})
    return None if may_end(sea, seat) else Refusal("OM-322", {"load": _load(sea, seat)})


def _load(sea: Sea, seat: Seat) -> int:
    return sea.parts.load[sea.cargo[seat][-1]]


def may_end(sea: Sea, seat: Seat) -> bool:
    """OM-322, OM-323: with enough cards, or when no more can be bought."""
    return len(sea.hands[seat]) >= _load(sea, seat) or not can_buy(sea, seat)


def end_trade(sea: Sea, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """Open proposals lapse; an open call is closed and its answers are dropped."""
    if len(sea.book):
        for proposal in sea.book.standing():
            sea.book.close(proposal.id)
            if tell is not None:
                tell(ProposalLapsed(proposal.id), ALL)
    if sea.call is not None:
        sea.call = None
        sea.called = NO_CALL
        if tell is not None:
            tell(CallClosed(seat), ALL)
    if tell is not None:
        tell(TradeEnded(seat), ALL)
    begin_main(sea, chance, tell)


# -- calling --


def check_call(sea: Sea, seat: Seat, action: Call) -> Refusal | None:
    if out_of_time(sea) or seat != sea.active:
        return Refusal("OM-201", {"phase": "trade"})
    for name in action.wishes:
        if name not in sea.parts.good_id:
            return Refusal("OM-308", {"good": name})
    if len(action.wishes) > len(sea.parts.goods):
        return Refusal("OM-308", {"goods": len(action.wishes)})
    if sea.phase > TRADE:
        return Refusal("OM-325")
    if not sea.budget.has(seat) or sea.call is not None:
        return Refusal("OM-R20", {"budget": sea.budget.left[seat]})
    return None


def make_call(sea: Sea, seat: Seat, wishes: tuple[int, ...], text: str, tell: Tell | None) -> None:
    sea.budget.spend(seat)
    sea.call = Sealed(round_the_table(seat, sea.seats)[1:])
    sea.called = (wishes, text)
    if tell is not None:
        tell(CallMade(seat, tuple(sea.parts.goods[good] for good in wishes), text), ALL)


def check_pass(sea: Sea, seat: Seat) -> Refusal | None:
    if out_of_time(sea) or sea.call is None or seat == sea.active:
        return Refusal("OM-201", {"phase": "call"})
    return None
