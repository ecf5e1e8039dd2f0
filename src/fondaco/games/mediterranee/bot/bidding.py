"""What a place in the order is worth: first to land and sell, last to fight and land."""

from typing import Final

from fondaco.games.mediterranee.bot.helm import best_raid
from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.prospects import distances, rounds_after
from fondaco.games.mediterranee.pieces import COIN
from fondaco.games.mediterranee.state import Sea
from fondaco.games.mediterranee.words import Bid, TakePosition
from fondaco.table.words import Seat

SHARE = 0.1  # of what a good place may bring, what is bid: every bid is lost (ME-211)
PURSE: Final = 800  # what a merchant needs for the round's purchases
MOST: Final = 500


def bid(sea: Sea, seat: Seat, outlook: Outlook) -> Bid:
    if rounds_after(sea):
        worth, most, spare = SHARE * _early(sea, seat, outlook), MOST, sea.money[seat] - PURSE
    else:
        share, most = outlook.last_bid
        worth, spare = share * _late(sea, seat, outlook), sea.money[seat]
    amount = round(worth * sea.parts.ducats_per_point / COIN) * COIN
    amount = min(amount, most, max(0, spare))
    # Nobody can bid more than he has: one coin above the richest is always enough.
    richest = max(money for other, money in enumerate(sea.money) if other != seat)
    return Bid(min(amount, richest + COIN))


def position(sea: Sea) -> TakePosition:
    """First for ports and markets; last in the end, to fight and land after the others."""
    free = [place for place, taken in enumerate(sea.places) if taken < 0]
    return TakePosition((free[0] if rounds_after(sea) else free[-1]) + 1)


def _early(sea: Sea, seat: Seat, outlook: Outlook) -> float:
    """Free ports that others can reach too, one for each galley at most."""
    steps, left = distances(sea.chart), rounds_after(sea)
    contested: list[float] = []
    for port, holder in enumerate(sea.holder):
        if holder >= 0 or sea.chart.closed[port]:
            continue
        near = steps[sea.parts.area_of[port]]
        if _reaches(sea, seat, near) and any(
            _reaches(sea, other, near) for other in range(sea.seats) if other != seat
        ):
            contested.append(outlook.port_worth(sea, port, left))
    contested.sort(reverse=True)
    return 0.5 * sum(contested[: len(sea.fleet[seat])])


def _reaches(sea: Sea, seat: Seat, near: list[int]) -> bool:
    return any(near[sea.lies[galley]] <= sea.crew[galley] for galley in sea.fleet[seat])


def _late(sea: Sea, seat: Seat, outlook: Outlook) -> float:
    """Raids that nobody answers, and what others could take from us after we have moved."""
    worth = 0.0
    for galley in sea.fleet[seat]:
        raid = best_raid(sea, seat, sea.lies[galley], (sea.crew[galley],), outlook)
        if raid is not None:
            worth += raid[0]
    for port, holder in enumerate(sea.holder):
        if holder == seat:
            lost = outlook.loss_worth(sea, seat, port, 0)
            risk = outlook.danger(sea, seat, port, sea.garrison[port])
            worth += outlook.rivals[sea.seats] * risk * lost
    return worth
