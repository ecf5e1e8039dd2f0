"""Chapter 2: the round marker, the sealed bids, the order of this round."""

from fondaco.games.mediterranee.codes import BID, POSITION
from fondaco.games.mediterranee.components import COIN
from fondaco.games.mediterranee.state import BIDS, POSITIONS, Sea, no
from fondaco.games.mediterranee.words import (
    Bid,
    BidChanged,
    BidSealed,
    BidsRevealed,
    DiceRolled,
    OrderFixed,
    PositionTaken,
    RoundBegun,
    TakePosition,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL, only
from fondaco.table.chance import Chance
from fondaco.table.words import Refusal, Seat, Tell

LADDER = (0, 100, 200, 300, 400, 500, 700, 1000)
"""The bids listed as choices; any other sum is a matter of the form."""


def begin_round(sea: Sea, tell: Tell | None) -> None:
    """ME-204: the marker always shows the current round."""
    sea.round += 1
    sea.phase = BIDS
    sea.active = -1
    sea.bids = Sealed(tuple(range(sea.seats)))
    sea.places = [-1] * sea.seats
    sea.choosing = []
    sea.built = 0
    sea.attacked = 0
    sea.enrolled = [0] * len(sea.enrolled)
    if tell is not None:
        tell(RoundBegun(sea.round, sea.chart.rounds), ALL)


# -- bids (ME-205, ME-206) --


def bid_codes(sea: Sea, seat: Seat) -> list[int]:
    money = sea.money[seat]
    return [BID | amount for amount in LADDER if amount <= money]


def check_bid(sea: Sea, seat: Seat, action: Bid) -> Refusal | None:
    if action.amount < 0 or action.amount % COIN:
        return no("ME-119", "bad_amount", amount=action.amount)
    if action.amount > sea.money[seat]:
        return no("ME-205", "bid_too_high", amount=action.amount)
    return None


def bid(sea: Sea, seat: Seat, amount: int, chance: Chance, tell: Tell | None) -> bool:
    """Whether the order is fixed with it (all bid nothing)."""
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
        return False
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
    return _next_chooser(sea, chance, tell)


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
    if seat != sea.active:
        return []
    return [POSITION | place for place, taken in enumerate(sea.places) if taken < 0]


def check_take_position(sea: Sea, action: TakePosition) -> Refusal | None:
    if not 1 <= action.position <= sea.seats:
        return no("ME-207", "bad_position", position=action.position)
    if sea.places[action.position - 1] >= 0:
        return no("ME-207", "position_taken", position=action.position)
    return None


def take_position(sea: Sea, seat: Seat, place: int, chance: Chance, tell: Tell | None) -> bool:
    """Whether the order is fixed with it."""
    _take(sea, seat, place, tell)
    sea.choosing = sea.choosing[1:]
    return _next_chooser(sea, chance, tell)


def _take(sea: Sea, seat: Seat, place: int, tell: Tell | None) -> None:
    sea.places[place] = seat
    if tell is not None:
        tell(PositionTaken(seat, place + 1), ALL)


def _next_chooser(sea: Sea, chance: Chance, tell: Tell | None) -> bool:
    if sea.choosing:
        sea.active = sea.choosing[0]
        return False
    rest = [seat for seat in range(sea.seats) if seat not in sea.places]
    free = [place for place, taken in enumerate(sea.places) if taken < 0]
    for seat, place in zip(_roll_off(sea, rest, chance, tell), free, strict=True):  # ME-210
        _take(sea, seat, place, tell)
    sea.order = sea.places[:]
    sea.bids = None
    if tell is not None:
        tell(OrderFixed(tuple(sea.order)), ALL)
    return True
