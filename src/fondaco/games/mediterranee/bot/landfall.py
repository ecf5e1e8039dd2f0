"""The end of a round's voyages: attacks, prizes, landings and sales."""

from typing import Final

from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.prospects import SAILOR, rounds_after
from fondaco.games.mediterranee.bot.raids import Battle, landing_chance
from fondaco.games.mediterranee.bot.voyages import Pilot, Waters
from fondaco.games.mediterranee.control import landable
from fondaco.games.mediterranee.pieces import BITS
from fondaco.games.mediterranee.sales import bank_can_pay
from fondaco.games.mediterranee.state import Sea
from fondaco.games.mediterranee.words import Attack, Done, Land, Seize, Sell, Sink
from fondaco.table.words import Action, Seat

DARING = 0.6  # what an attack must bring
HOPE = 0.9  # what comes of voyages: others sail too
PLENTY: Final = 9  # tokens, whatever the next purchases cost


# -- combat --


def attack(sea: Sea, seat: Seat, outlook: Outlook) -> Action:
    """The attack that is expected to bring most, or none."""
    best: tuple[float, Action] = DARING, Done()
    for area in {sea.lies[galley] for galley in sea.fleet[seat]}:
        ours = [galley for galley in sea.here(seat, area) if _may_attack(sea, galley)]
        # Full crews first; what they carry is at stake.
        ours.sort(key=lambda galley: (-sea.crew[galley], sea.hold[galley], galley))
        if not ours:
            continue
        crews = tuple(sea.crew[galley] for galley in ours)
        name = f"g{ours[0] + 1}"
        aboard = 0.5 * sea.hold[ours[0]]
        port = sea.chart.market_at[area]
        if port >= 0 and sea.holder[port] not in (-1, seat) and sea.garrison[port]:
            battle = outlook.storming(sea, seat, port, landing_chance(sea, seat, port))
            worth = _with_stake(battle, aboard, crews, sea.garrison[port])
            best = max(best, (worth, Attack(name, sea.parts.ports[port])), key=lambda one: one[0])
        for other in range(sea.seats):
            for target in sea.here(other, area) if other != seat else []:
                battle = outlook.boarding(sea, seat, target)
                worth = _with_stake(battle, aboard, crews, sea.crew[target])
                best = max(best, (worth, Attack(name, f"g{target + 1}")), key=lambda one: one[0])
    return best[1]


def _may_attack(sea: Sea, galley: int) -> bool:
    return sea.house.prizes_attack or not sea.seized >> galley & 1  # ME-R32


def _with_stake(battle: Battle, aboard: float, crews: tuple[int, ...], theirs: int) -> float:
    battle.galley += aboard
    return battle.attack(crews, theirs)


def prize(sea: Sea) -> Action:
    """Man the beaten galley where there are hands for two, or where it is the better hull."""
    crew = sea.crew[sea.victor]
    if crew > 1:
        return Seize(crew // 2)
    return Seize(1) if sea.hold[sea.beaten] > sea.hold[sea.victor] + 1 else Sink()


# -- landings --


def landing(sea: Sea, seat: Seat, outlook: Outlook) -> Action:
    """How many sailors to leave in which port, against what they could do aboard."""
    left = rounds_after(sea)
    best: tuple[float, Action] = 0.0, Done()
    pilot = Pilot(Waters(sea, seat, outlook), outlook.look)
    for galley in sea.fleet[seat]:
        area = sea.lies[galley]
        port = sea.chart.market_at[area]
        if port < 0 or sea.garrison[port] or not landable(sea, seat, port):
            continue
        crew = sea.crew[galley]
        before = HOPE * _afloat(sea, pilot, galley, crew)
        if sea.holder[port] == seat:
            risk = outlook.danger(sea, seat, port, 0)
            before = outlook.after_landing(before, sea, seat, port, left, risk)
        for men in range(1, crew + 1):
            worth = HOPE * _afloat(sea, pilot, galley, crew - men, taken=True) - before
            risk = outlook.danger(sea, seat, port, men)
            worth = outlook.after_landing(worth, sea, seat, port, left, risk)
            worth -= SAILOR * min(1, left) * men * 0.5
            if worth > best[0]:
                best = worth, Land(sea.parts.ports[port], {f"g{galley + 1}": men})
    return best[1]


def _afloat(sea: Sea, pilot: Pilot, galley: int, crew: int, taken: bool = False) -> float:
    """What a galley is worth from here on, port taken or not; without crew it sinks (ME-606)."""
    if not crew:
        return -pilot.waters.outlook.hull(sea, pilot.waters.seat)
    waters, area = pilot.waters, sea.lies[galley]
    port = sea.chart.market_at[area]
    holder, present = waters.holder[port], waters.present[waters.seat]
    if taken:
        waters.holder[port] = waters.seat
        waters.present[waters.seat] |= waters.there[port]
    waters.barred = port  # landing here is weighed by itself
    worth = pilot.plan(area, crew, sea.cargo[galley], False, 0, [(area, 1, 0.0)]).worth
    waters.barred = -1
    waters.holder[port], waters.present[waters.seat] = holder, present
    return worth


# -- sales --


def sale(sea: Sea, seat: Seat, outlook: Outlook) -> Action:
    """The next sale, unless keeping the good for another port is worth more."""
    best: tuple[float, Action] = 0.0, Done()
    waters = Waters(sea, seat, outlook)
    pilot = Pilot(waters, outlook.glance)
    for galley in sea.fleet[seat]:
        port = sea.chart.market_at[sea.lies[galley]]
        if port < 0 or waters.count[port] >= sea.chart.capacity[port]:
            continue
        kinds = [
            good
            for good in sea.parts.kinds[sea.cargo[galley]]
            if not waters.there[port] >> good & 1 and bank_can_pay(sea, seat, port, good)
        ]
        if not kinds:
            continue
        kept = _onward(sea, pilot, galley, 0)
        for good in kinds:
            gain = _now(waters, port, good, len(kinds))
            gain -= 0.9 * max(0.0, kept - _onward(sea, pilot, galley, 1 << BITS * good))
            if gain > best[0]:
                best = gain, Sell(f"g{galley + 1}", sea.parts.goods[good])
    return best[1]


def _now(waters: Waters, port: int, good: int, kinds: int) -> float:
    """What selling a good here brings, with so many kinds to sell."""
    sea, holder = waters.sea, waters.holder[port]
    stored, slots = waters.count[port], sea.chart.capacity[port]
    gain = waters.gain(port, stored, holder, waters.left)
    if holder == waters.seat and kinds >= slots - stored:
        # All that is missing lies here: the whole warehouse, not this slot, is the gain.
        gain += (sea.parts.full_points[port] - sea.parts.port_not_full) / slots
    if holder not in (-1, waters.seat) and not waters.present[holder] >> good & 1:
        gain += waters.bonus[port]
    return gain


def _onward(sea: Sea, pilot: Pilot, galley: int, sold: int) -> float:
    """What a galley's next voyages bring, without what is sold here."""
    waters = pilot.waters
    if not waters.left:
        return 0.0
    left, waters.left = waters.left, waters.left - 1
    cargo = sea.cargo[galley] - sold
    worth = pilot.plan(sea.lies[galley], sea.crew[galley], cargo, True, PLENTY).worth
    waters.left = left
    return worth
