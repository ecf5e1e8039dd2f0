"""Chapter 3, the rest: buying, ending the phase."""

from typing import Final

from fondaco.games.oltre_mare.bargain import out_of_time, sweep
from fondaco.games.oltre_mare.pieces import FAVOURABLE_MARKET
from fondaco.games.oltre_mare.proposals import withdrawals
from fondaco.games.oltre_mare.state import NO_CALL, SEARCH, STOLEN, TRADE, Sea
from fondaco.games.oltre_mare.venice import lift, tell_emptied, turn_up
from fondaco.games.oltre_mare.voyage import begin_main
from fondaco.games.oltre_mare.words import (
    Buy,
    CallClosed,
    CardBought,
    EndTrade,
    PileSearched,
    ProposalLapsed,
    PurchaseRefunded,
    Take,
    TradeEnded,
)
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed, without
from fondaco.table.verbs import Verb
from fondaco.table.words import Event, Refusal, Seat, Tell

DECK: Final = 0
PIRATES: Final = 1
SOURCES: Final = ("deck", "pirates")

# -- buying --


def price(sea: Sea, seat: Seat) -> int:
    """What the next card costs (OM-316, OM-317, OM-319, OM-731); any debt is allowed (OM-318)."""
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


def buy_codes(sea: Sea, seat: Seat) -> list[int]:
    codes: list[int] = []
    if seat == sea.active and sea.bought < sea.parts.most_purchases:
        if not sea.deck_empty():
            codes.append(BUY.base + DECK)
        if sea.piles[seat]:
            codes.append(BUY.base + PIRATES)
    return codes


def decode_buy(sea: Sea, seat: Seat, source: int) -> Buy:
    return Buy("deck" if source == DECK else "pirates")


def buy(sea: Sea, seat: Seat, source: int, chance: Chance, tell: Tell | None) -> None:
    """One card (OM-315). OM-320: paid first, by the balance before any payout of Venice."""
    cost = price(sea, seat)
    sea.ducats[seat] -= cost
    pile = sea.piles[seat]
    if source == DECK:
        _buy_from_deck(sea, seat, cost, chance, tell)
    elif sea.house.search and len(pile) > 1:  # OM-R15
        _search(sea, seat, cost, chance, tell)
    else:
        card = pile[-1]
        sea.piles = changed(sea.piles, seat, pile[:-1])
        if card == STOLEN:
            card = turn_up(sea, chance)
        _into_hand(sea, seat, card, "pirates", cost, tell)
        sweep(sea, tell)


def _buy_from_deck(sea: Sea, seat: Seat, cost: int, chance: Chance, tell: Tell | None) -> None:
    """The purchase is told before what it brought up."""
    brought: list[tuple[Event, int]] = []
    was_empty = sea.deck_empty()
    note = None if tell is None else lambda event, audience: brought.append((event, audience))
    found = lift(sea, chance, note)
    if found:
        _into_hand(sea, seat, turn_up(sea, chance), "deck", cost, tell)
    else:  # OM-R10: nothing but the Venice card was left
        sea.ducats[seat] += cost
    if tell is not None:
        for event, audience in brought:
            tell(event, audience)
        if not found:
            tell(PurchaseRefunded(seat, cost), ALL)
    tell_emptied(sea, was_empty, tell)
    sweep(sea, tell)


def _into_hand(
    sea: Sea, seat: Seat, card: int, source: str, cost: int | None, tell: Tell | None
) -> None:
    sea.bought += 1
    sea.gain(seat, card)
    if tell is not None:
        tell(CardBought(seat, source, cost), all_but(seat))
        tell(CardBought(seat, source, cost, sea.parts.cards[card]), only(seat))


def _search(sea: Sea, seat: Seat, cost: int, chance: Chance, tell: Tell | None) -> None:
    """The buyer sees his whole pile: stolen cards turn out to be something now."""
    pile = [turn_up(sea, chance) if card == STOLEN else card for card in sea.piles[seat]]
    sea.piles = changed(sea.piles, seat, pile)
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


def search_codes(sea: Sea, seat: Seat) -> list[int]:
    """Own proposals may be withdrawn while a pile is searched; the searcher takes a card."""
    mine = sea.piles[seat] if seat == sea.active else []
    return withdrawals(sea, seat) + sorted(TAKE.base + card for card in mine)


def decode_take(sea: Sea, seat: Seat, card: int) -> Take:
    return Take(sea.parts.cards[card])


def take(sea: Sea, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    """The order of the rest stays."""
    sea.piles = changed(sea.piles, seat, without(sea.piles[seat], card))
    sea.phase = TRADE
    _into_hand(sea, seat, card, "pirates", None, tell)
    sweep(sea, tell)


# -- ending the phase --


def end_codes(sea: Sea, seat: Seat) -> list[int]:
    return [END_TRADE.base] if seat == sea.active and may_end(sea, seat) else []


def check_end_trade(sea: Sea, seat: Seat, action: EndTrade) -> Refusal | None:
    if seat != sea.active or sea.phase != TRADE:
        return Refusal("OM-201", {"phase": "trade"})
    return None if may_end(sea, seat) else Refusal("OM-322", {"load": _load(sea, seat)})


def _load(sea: Sea, seat: Seat) -> int:
    return sea.parts.load[sea.cargo[seat][-1]]


def may_end(sea: Sea, seat: Seat) -> bool:
    """OM-322, OM-323: with enough cards, or when no more can be bought."""
    return len(sea.hands[seat]) >= _load(sea, seat) or not can_buy(sea, seat)


def end_trade(sea: Sea, seat: Seat, nothing: int, chance: Chance, tell: Tell | None) -> None:
    """Open proposals lapse; an open call is closed and its answers are dropped."""
    if tell is not None:
        tell(TradeEnded(seat), ALL)
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
    begin_main(sea, chance, tell)


BUY: Final = Verb(Buy, 9, codes=buy_codes, check=check_buy, decode=decode_buy, play=buy)
END_TRADE: Final = Verb(EndTrade, 10, codes=end_codes, check=check_end_trade, play=end_trade)
TAKE: Final = Verb(Take, 11, codes=search_codes, check=check_take, decode=decode_take, play=take)
