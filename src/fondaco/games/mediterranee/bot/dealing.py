"""Deals between galleys that meet: goods for goods and money, where both gain."""

from typing import Final

from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.voyages import Pilot, Waters
from fondaco.games.mediterranee.pieces import BITS, COIN, GOODS, MASK
from fondaco.games.mediterranee.state import Sea, Stowed, Terms
from fondaco.games.mediterranee.terms import mirror
from fondaco.games.mediterranee.trade import meetings
from fondaco.games.mediterranee.words import CounterTrade, ProposeTrade
from fondaco.table.words import Seat

WORTHWHILE = 0.15  # what a deal must bring, in points
SURPLUS = 0.3  # what a token must be worth more to who gets it
SEVERAL: Final = 2  # tokens each way in one deal
PLENTY: Final = 5


class Side:
    """One galley in a deal, and what cargoes are worth to its owner."""

    def __init__(self, sea: Sea, seat: Seat, galley: int, outlook: Outlook) -> None:
        self.sea = sea
        self.seat = seat
        self.galley = galley
        self.cargo = sea.cargo[galley]
        self.room = sea.room(galley)
        self._pilot = Pilot(Waters(sea, seat, outlook), outlook.glance)
        self._known: dict[int, float] = {}

    def worth(self, cargo: int) -> float:
        known = self._known.get(cargo)
        if known is None:
            area, crew = self.sea.lies[self.galley], self.sea.crew[self.galley]
            known = self._pilot.plan(area, crew, cargo, True, PLENTY).worth
            self._known[cargo] = known
        return known

    def gain(self, less: int, more: int) -> float:
        """What giving and getting goods changes; what finds no room is worth nothing."""
        cargo = self.cargo - less + more
        if self.sea.crew[self.galley] + _size(cargo) > self.sea.parts.capacity:
            return -9.0
        return self.worth(cargo) - self.worth(self.cargo)


def _size(cargo: int) -> int:
    return sum(cargo >> BITS * good & MASK for good in range(GOODS))


def proposal(sea: Sea, seat: Seat, outlook: Outlook) -> ProposeTrade | None:
    """The best deal with anybody met, if there is one that both should like."""
    best: tuple[float, ProposeTrade] | None = None
    for partner, area in meetings(sea, seat):
        found = deal_with(sea, seat, partner, area, outlook)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    return None if best is None else best[1]


def deal_with(
    sea: Sea, seat: Seat, partner: Seat, area: int, outlook: Outlook
) -> tuple[float, ProposeTrade] | None:
    """What two galleys could exchange, the gain shared by a payment."""
    mine, theirs = _bearer(sea, seat, area), _bearer(sea, partner, area)
    if not (sea.hold[mine] or sea.hold[theirs]):
        return None
    ours, others = Side(sea, seat, mine, outlook), Side(sea, partner, theirs, outlook)
    give = [] if sea.house.active_buys and seat == sea.active else _surplus(ours, others)
    want = [] if sea.house.active_buys and seat != sea.active else _surplus(others, ours)
    if give and want and not sea.house.swaps:  # ME-R16
        give = []
    give, want = _fitting(ours, others, give, want)
    if not give and not want:
        return None
    gone, got = _packed(give), _packed(want)
    gain, theirs_gain = ours.gain(gone, got), others.gain(got, gone)
    # The payment that leaves both the same, as far as the purses go (ME-319).
    point = sea.parts.ducats_per_point
    pay = round((gain - theirs_gain) / 2 * point / COIN) * COIN
    pay = max(-sea.money[partner], min(pay, sea.money[seat]))
    gain, theirs_gain = gain - pay / point, theirs_gain + pay / point
    if min(gain - outlook.rivals[sea.seats] * theirs_gain, theirs_gain) < WORTHWHILE:
        return None
    offer = ProposeTrade(
        partner,
        area,
        sea.cargo_names(((mine, gone),)),
        sea.cargo_names(((theirs, got),)),
        pay,
    )
    return gain, offer


def _bearer(sea: Sea, seat: Seat, area: int) -> int:
    """The galley with most goods."""
    return max(sea.here(seat, area), key=lambda galley: sea.hold[galley])


def _surplus(giver: Side, taker: Side) -> list[int]:
    """Goods aboard that are worth more to the other, best first; one token of each."""
    found: list[tuple[float, int]] = []
    for good in giver.sea.parts.kinds[giver.cargo]:
        token = 1 << BITS * good
        loss = giver.worth(giver.cargo) - giver.worth(giver.cargo - token)
        if taker.room < 1:  # something must go for it: look at the cargo without its least token
            gain = (
                max(
                    taker.gain(1 << BITS * other, token)
                    for other in taker.sea.parts.kinds[taker.cargo]
                )
                if taker.cargo
                else 0.0
            )
        else:
            gain = taker.gain(0, token)
        if gain - loss > SURPLUS:
            found.append((gain - loss, good))
    found.sort(reverse=True)
    return [good for _, good in found[:SEVERAL]]


def _fitting(
    ours: Side, others: Side, give: list[int], want: list[int]
) -> tuple[list[int], list[int]]:
    """As much of both as finds room (ME-321)."""
    while len(want) > ours.room + len(give):
        want = want[:-1]
    while len(give) > others.room + len(want):
        give = give[:-1]
    return give, want[: ours.room + len(give)]


def _packed(goods: list[int]) -> int:
    return sum(1 << BITS * good for good in goods)


# -- answers --


def gains_of(
    sea: Sea, author: Seat, other: Seat, terms: Terms, outlook: Outlook
) -> tuple[float, float]:
    """What a deal's goods alone bring its author and the other one."""
    return (
        _gain(sea, author, terms.give, terms.want, outlook),
        _gain(sea, other, terms.want, terms.give, outlook),
    )


def gain_of(sea: Sea, seat: Seat, terms: Terms, author: Seat, outlook: Outlook) -> float:
    """What a deal brings the one who hears it, less what the other's gain costs him."""
    point = sea.parts.ducats_per_point
    others, ours = gains_of(sea, author, seat, terms, outlook)
    others -= terms.pay / point
    return ours + terms.pay / point - outlook.rivals[sea.seats] * max(0.0, others)


def _gain(sea: Sea, seat: Seat, give: Stowed, get: Stowed, outlook: Outlook) -> float:
    """For the galley that gives, or the one with most room."""
    area = sea.talk_area
    galley = give[0][0] if give else max(sea.here(seat, area), key=sea.room)
    gone, got = sum(cargo for _, cargo in give), sum(cargo for _, cargo in get)
    return Side(sea, seat, galley, outlook).gain(gone, got)


def counter(
    sea: Sea, seat: Seat, terms: Terms, author: Seat, outlook: Outlook
) -> CounterTrade | None:
    """The same goods at a price that leaves both something, if there is one."""
    point = sea.parts.ducats_per_point
    others, ours = gains_of(sea, author, seat, terms, outlook)
    if ours + others < 3 * WORTHWHILE:
        return None
    pay = round((ours - others) / 2 * point / COIN) * COIN
    pay = max(-sea.money[author], min(pay, sea.money[seat]))
    answer = mirror(terms, 0)
    if pay == answer.pay or ours - pay / point < WORTHWHILE:
        return None
    return CounterTrade(sea.cargo_names(answer.give), sea.cargo_names(answer.want), pay)
