"""Chapter 2: the sealed bids, the order of this round."""

from typing import Final

from fondaco.games.mediterranee.pieces import COIN
from fondaco.games.mediterranee.rounds import begin_phase
from fondaco.games.mediterranee.state import POSITIONS, PURCHASES, Sea, no
from fondaco.games.mediterranee.words import (
    Bid,
    BidChanged,
    BidSealed,
    BidsRevealed,
    DiceRolled,
    OrderFixed,
    PositionTaken,
    TakePosition,
)
from fondaco.table.audience import ALL, only
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

LADDER: Final[tuple[int, ...]] = (0, 100, 200, 300, 400, 500, 700, 1000)
"""The bids listed as choices; any other sum is a matter of the form."""


# -- bids (ME-205, ME-206, ME-R10) --


def bid_codes(sea: Sea, seat: Seat) -> list[int]:
    money = sea.money[seat]
    return [BID.base | amount for amount in LADDER if amount <= money]


def check_bid(sea: Sea, seat: Seat, action: Bid) -> Refusal | None:
    if action.amount < 0 or action.amount % COIN:
        return no("ME-119", "bad_amount", amount=action.amount)
    if action.amount > sea.money[seat]:
        return no("ME-205", "bid_too_high", amount=action.amount)
    return None


def decode_bid(sea: Sea, seat: Seat, amount: int) -> Bid:
    return Bid(amount)


def encode_bid(sea: Sea, seat: Seat, action: Bid) -> int:
    return action.amount


def bid(sea: Sea, seat: Seat, amount: int, chance: Chance, tell: Tell | None) -> None:
    bids = sea.bids
    assert bids is not None
    again = bids.of(seat) is not None
    bids.put(seat, amount)
    if tell is not None:
        if again:
            tell(BidChanged(seat, amount), only(seat))
        else:
            tell(BidSealed(seat), ALL)
    if bids.waiting():
        return
    amounts = [sealed for _, sealed in bids.reveal()]
    for other, sealed in enumerate(amounts):
        sea.pay(other, sealed)  # ME-211
    if tell is not None:
        tell(BidsRevealed(tuple(amounts)), ALL)
    ranked: list[Seat] = []
    for sum_bid in sorted(set(amounts) - {0}, reverse=True):
        equal = [other for other in range(sea.seats) if amounts[other] == sum_bid]
        ranked += _roll_off(sea, equal, chance, tell)  # ME-209
    sea.choosing = ranked
    sea.phase = POSITIONS
    _next_chooser(sea, chance, tell)


def _roll_off(sea: Sea, equal: list[Seat], chance: Chance, tell: Tell | None) -> list[Seat]:
    """Rank seats by the die; those who roll equal roll again among themselves (ME-R11)."""
    if len(equal) < 2:
        return equal
    rolls = [chance.below(sea.parts.die) + 1 for _ in equal]
    if tell is not None:
        tell(DiceRolled(tuple(equal), tuple(rolls)), ALL)
    ranked: list[Seat] = []
    for roll in sorted(set(rolls), reverse=True):
        tied = [seat for seat, rolled in zip(equal, rolls, strict=True) if rolled == roll]
        ranked += _roll_off(sea, tied, chance, tell)
    return ranked


# -- positions (ME-207, ME-208, ME-210) --


def position_codes(sea: Sea, seat: Seat) -> list[int]:
    return [TAKE_POSITION.base | place for place, taken in enumerate(sea.places) if taken < 0]


def check_take_position(sea: Sea, seat: Seat, action: TakePosition) -> Refusal | None:
    if not 1 <= action.position <= sea.seats:
        return no("ME-207", "bad_position", position=action.position)
    if sea.places[action.position - 1] >= 0:
        return no("ME-207", "position_taken", position=action.position)
    return None


def decode_position(sea: Sea, seat: Seat, place: int) -> TakePosition:
    return TakePosition(place + 1)


def take_position(sea: Sea, seat: Seat, place: int, chance: Chance, tell: Tell | None) -> None:
    _take(sea, seat, place, tell)
    sea.choosing = sea.choosing[1:]
    _next_chooser(sea, chance, tell)


def _take(sea: Sea, seat: Seat, place: int, tell: Tell | None) -> None:
    sea.places = changed(sea.places, place, seat)
    if tell is not None:
        tell(PositionTaken(seat, place + 1), ALL)


def _next_chooser(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    """The next bidder is asked; after the last one the order is fixed and phase 2 begins."""
    if sea.choosing:
        sea.active = sea.choosing[0]
        return
    rest = [seat for seat in range(sea.seats) if seat not in sea.places]
    free = [place for place, taken in enumerate(sea.places) if taken < 0]
    for seat, place in zip(_roll_off(sea, rest, chance, tell), free, strict=True):  # ME-210
        _take(sea, seat, place, tell)
    sea.order = sea.places[:]
    sea.bids = None
    if tell is not None:
        tell(OrderFixed(tuple(sea.order)), ALL)
    begin_phase(sea, PURCHASES, tell)


BID: Final = Verb(
    Bid, 201, check=check_bid, codes=bid_codes, decode=decode_bid, encode=encode_bid, play=bid
)
TAKE_POSITION: Final = Verb(
    TakePosition,
    202,
    check=check_take_position,
    codes=position_codes,
    decode=decode_position,
    play=take_position,
)
