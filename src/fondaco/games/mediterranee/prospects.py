"""What a seat's ports, galleys and goods may still bring it, in points.

A galley is worth the best voyage it can make: goods aboard to the port that pays best for them,
within the steps it still has this round or in a later one; and, where it lies in a port, what could
be bought there. Nothing here looks at anybody's hidden money.
"""

from functools import cache

from fondaco.games.mediterranee.components import BITS, GOODS
from fondaco.games.mediterranee.state import (
    CONTROL,
    MASK,
    MOVEMENT,
    OVER,
    PURCHASES,
    SALES,
    Chart,
    Sea,
)
from fondaco.table.words import Seat

LATER = 0.62  # what waiting a round leaves of a gain
SECOND = 0.3  # a token for which another port must be found
HOPE = 0.85  # a purchase not yet made
SAILOR = 0.2  # a sailor, aboard or ashore
GALLEY = 1.6  # a galley with many rounds to go
FUTURE = 1.4  # what holding a port means beside its points, with many rounds to go
CREW = (0.0, 0.0, 0.5, 0.85, 1.05, 1.15)  # what a crew can do, with many rounds to go
LANDING = 0.7  # a port in reach that nobody defends
RAID = 0.16  # the hope of storming a port, by sailors more than its garrison
PRIZE = 0.3  # what goods in a rival's warehouse are worth to the rival
FAR = 99
_ALL = range(GOODS)


@cache
def distances(chart: Chart) -> list[list[int]]:
    """Steps between any two areas."""
    found: list[list[int]] = []
    for start in range(len(chart.neighbours)):
        steps = [FAR] * len(chart.neighbours)
        steps[start] = 0
        edge = [start]
        while edge:
            reached: list[int] = []
            for area in edge:
                for near in chart.neighbours[area]:
                    if steps[near] == FAR:
                        steps[near] = steps[area] + 1
                        reached.append(near)
            edge = reached
        found.append(steps)
    return found


def rounds_after(sea: Sea) -> int:
    """Whole rounds still to come."""
    return 0 if sea.phase == OVER else sea.chart.rounds - sea.round


def to_come(sea: Sea, seat: Seat, phase: int) -> bool:
    """Whether a seat's turn in a phase of this round is still to come, or running."""
    if sea.phase != phase:
        return sea.phase < phase
    return sea.order.index(seat) >= sea.turn


def full_points(sea: Sea, port: int) -> float:
    """What a warehouse half filled promises, beyond the point of a port not full."""
    stored, slots = len(sea.shelves[port]), sea.chart.capacity[port]
    more = sea.parts.full_points[port] - sea.parts.port_not_full
    if stored == slots:
        return more
    share = stored / slots
    return more * share * (0.35 + 0.45 * share)


def realm(sea: Sea, seat: Seat) -> float:
    """Capital, ports and what is stored in them, each as safe as it is held."""
    parts, left = sea.parts, rounds_after(sea)
    share = left / sea.chart.rounds
    worth = 0.0
    capital = sea.capital[seat]
    for port, holder in enumerate(sea.holder):
        if holder != seat:
            continue
        points = parts.port_not_full + full_points(sea, port)
        if left or sea.phase < SALES:
            points += FUTURE * share
        if port == capital:
            points += parts.own_capital + left * parts.income / parts.ducats_per_point
        worth += points * _safety(sea, seat, port)
        worth += SAILOR * share * sea.garrison[port]
    return worth


def _safety(sea: Sea, seat: Seat, port: int) -> float:
    """How surely a port is kept: galleys of others in reach against its garrison."""
    if sea.phase in (SALES, OVER) and not rounds_after(sea):
        return 1.0
    steps = distances(sea.chart)[sea.parts.area_of[port]]
    moves = sea.phase <= MOVEMENT or rounds_after(sea) > 0
    threat = 0
    for other in range(sea.seats):
        if other != seat:
            for galley in sea.fleet[other]:
                crew = sea.crew[galley]
                if steps[sea.lies[galley]] <= (crew if moves else 0):
                    threat += crew
    if not threat:
        return 1.0
    men = sea.garrison[port]
    if not men:
        return 0.4
    strength = men * (1.6 if sea.castle[port] else 1.0)
    return 1.0 - min(0.5, 0.06 * threat / (2.0 * strength + 0.5))


Market = tuple[int, list[float]]
"""The area of a port that still buys, and what one token of each good gains there, in points."""


def markets(sea: Sea, seat: Seat) -> list[Market]:
    """All ports with a free slot, as a seller sees them."""
    parts = sea.parts
    point = parts.ducats_per_point
    present = [0] * sea.seats
    for port, holder in enumerate(sea.holder):
        if holder >= 0:
            present[holder] |= sea.stored[port] | 1 << parts.good_of[port]
    found: list[Market] = []
    for port, shelf in enumerate(sea.shelves):
        slots = sea.chart.slots[port]
        if len(shelf) >= len(slots) or sea.chart.closed[port]:
            continue
        holder = sea.holder[port]
        here = sea.stored[port] | 1 << parts.good_of[port]
        gain = slots[len(shelf)] * parts.sale_multiplier / point
        more = (parts.full_points[port] - parts.port_not_full) / len(slots)
        if holder < 0:
            row = [gain] * GOODS
        elif holder == seat:
            row = [more + gain if sea.house.own_sales_pay else more] * GOODS
        else:
            bonus = (parts.capital_bonus if parts.is_capital[port] else parts.bonus) / point
            gain -= PRIZE * more
            known = present[holder]
            row = [gain if known >> good & 1 else gain + bonus for good in _ALL]
        for good in _ALL:
            if here >> good & 1:
                row[good] = 0.0
        found.append((parts.area_of[port], row))
    return found


def fleet(sea: Sea, seat: Seat) -> float:
    """All galleys, one after the other; what one sells, the next cannot."""
    galleys = sea.fleet[seat]
    left = rounds_after(sea)
    if not galleys or (sea.phase == OVER):
        return 0.0
    steps = distances(sea.chart)
    table = markets(sea, seat)
    share = left / sea.chart.rounds
    sells = to_come(sea, seat, SALES)
    moves = to_come(sea, seat, MOVEMENT)
    buys = to_come(sea, seat, PURCHASES)
    lands = to_come(sea, seat, CONTROL)
    targets = _targets(sea, seat) if lands or left else []
    worth = 0.0
    for galley in galleys:
        crew = sea.crew[galley]
        reach = 0
        if moves and not sea.moved >> galley & 1:
            reach = crew - sea.steps[galley]
        worth += (SAILOR * crew + GALLEY + CREW[min(crew, 5)]) * share
        near = steps[sea.lies[galley]]
        worth += _conquest(sea, crew, near, reach if lands else -1, left, targets)
        if sea.hold[galley]:
            worth += _voyage(sea, galley, near, reach, sells, left, table)
        if crew + sea.hold[galley] < sea.parts.capacity:
            worth += _shopping(sea, seat, galley, reach, buys, sells, left, table)
    return worth


def _targets(sea: Sea, seat: Seat) -> list[tuple[int, float, int]]:
    """Ports to be taken: area, what they are worth, garrison; the emptiest and richest first."""
    share = rounds_after(sea) / sea.chart.rounds
    found: list[tuple[int, float, int]] = []
    for port, holder in enumerate(sea.holder):
        if holder == seat or sea.chart.closed[port]:
            continue
        worth = sea.parts.port_not_full + full_points(sea, port) + FUTURE * share
        if port == sea.capital[seat]:
            worth += sea.parts.own_capital
        if holder >= 0:
            worth *= 1.4
        found.append((sea.parts.area_of[port], worth, sea.garrison[port]))
    return found


def _conquest(
    sea: Sea,
    crew: int,
    near: list[int],
    reach: int,
    left: int,
    targets: list[tuple[int, float, int]],
) -> float:
    """The best port a galley could take, now or in the next round; no other galley takes it too."""
    most, taken = 0.0, -1
    for number, (area, worth, men) in enumerate(targets):
        if men:
            if men >= crew:
                continue
            hope = min(0.6, RAID * (crew - men)) * worth
        else:
            if crew < 2 and left:
                continue
            hope = LANDING * worth
        distance = near[area]
        if distance > reach:
            if not left or distance > 2 * crew:
                continue
            hope *= LATER if distance <= crew else LATER * LATER
        if hope > most:
            most, taken = hope, number
    if taken >= 0:
        del targets[taken]
    return most


def _voyage(
    sea: Sea,
    galley: int,
    near: list[int],
    reach: int,
    sells: bool,
    left: int,
    table: list[Market],
) -> float:
    """The best port for the goods aboard, and some hope for what it does not take."""
    cargo, crew = sea.cargo[galley], sea.crew[galley]
    kinds = sea.parts.kinds[cargo]
    most, taken = 0.0, None
    for area, row in table:
        gain = 0.0
        for kind in kinds:
            gain += row[kind]
        if gain <= most:
            continue
        distance = near[area]
        if distance > reach or not sells:
            if distance > reach > 0 and sells:
                rounds = -((reach - distance) // crew)
            else:
                rounds = 1 + max(0, (distance - 1) // crew)
            if rounds > left:
                continue
            gain *= LATER**rounds
        gain -= 0.002 * distance
        if gain > most:
            most, taken = gain, row
    if taken is None:
        return 0.0
    worth = most
    for kind in kinds:
        spare = (cargo >> BITS * kind & MASK) - (1 if taken[kind] else 0)
        if spare and left:
            best = max(row[kind] for _, row in table)
            chance = SECOND
            for _ in range(spare):
                worth += best * chance
                chance *= SECOND
        taken[kind] *= 0.15  # another galley will hardly sell it there
    return worth


def _shopping(
    sea: Sea,
    seat: Seat,
    galley: int,
    reach: int,
    buys: bool,
    sells: bool,
    left: int,
    table: list[Market],
) -> float:
    """What could be bought where the galley lies, or near it later, and sold in reach."""
    area, crew = sea.lies[galley], sea.crew[galley]
    room = sea.parts.capacity - crew - sea.hold[galley]
    port = sea.chart.market_at[area]
    if port >= 0 and buys and sells:
        profit = _profit(sea, seat, port, reach, table)
        if profit > 0:
            money = sea.money[seat] // max(sea.parts.price, 1)
            tokens = min(room, money)
            return HOPE * profit * (0.0, 1.0, 1.25, 1.35, 1.4)[min(tokens, 4)]
    if not left:
        return 0.0
    if port >= 0:
        return LATER * HOPE * max(0.0, _profit(sea, seat, port, max(crew, 3), table))
    return 0.25 if left > 1 else 0.0


def _profit(sea: Sea, seat: Seat, port: int, reach: int, table: list[Market]) -> float:
    """One token of a port's good, sold at the best place so many steps away."""
    parts = sea.parts
    good = parts.good_of[port]
    if not sea.box[good]:
        return 0.0
    near = distances(sea.chart)[parts.area_of[port]]
    most = 0.0
    for area, row in table:
        if row[good] > most and near[area] <= reach:
            most = row[good]
    holder = sea.holder[port]
    if holder < 0 or holder == seat:
        price = parts.price
    else:
        price = sea.named[port] or parts.most_price
    return most - price / parts.ducats_per_point


def standing_of(sea: Sea, seat: Seat) -> float:
    """A rival at a glance: what he holds, without what he may do with it."""
    share = rounds_after(sea) / sea.chart.rounds
    worth = 0.0
    for port, holder in enumerate(sea.holder):
        if holder == seat:
            worth += sea.parts.port_not_full + full_points(sea, port)
            worth += SAILOR * share * sea.garrison[port]
    capital = sea.capital[seat]
    if capital >= 0 and sea.holder[capital] == seat:
        worth += sea.parts.own_capital
    for galley in sea.fleet[seat]:
        worth += share * (GALLEY + SAILOR * sea.crew[galley]) + 0.3 * sea.hold[galley]
    return worth


def own_worth(sea: Sea, seat: Seat) -> float:
    """Everything a seat has and may hope for."""
    worth = sea.money[seat] / sea.parts.ducats_per_point
    return worth + realm(sea, seat) + fleet(sea, seat)
