"""Chapter 5: Dominio da Mar. The ports' refill, mercenaries, peasants, territories."""

from typing import Final

from fondaco.games.golden_horn.component_file import (
    BLACK,
    COLOURS,
    CONSTANTINOPLE,
    KINDS,
    MERCENARY,
    PEASANT,
    VENICE,
    WHITE,
)
from fondaco.games.golden_horn.ending import set_off
from fondaco.games.golden_horn.state import Sea
from fondaco.games.golden_horn.words import (
    Conquer,
    Exchange,
    PeasantsExchanged,
    PortFilled,
    PortRelieved,
    TerritoryConquered,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance, draw_of
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

# The argument of a conquest's code is territory * 100 + mercenaries, of an exchange its peasants.
_PAYMENTS: Final = 100
PORT_NAMES: Final = (VENICE, CONSTANTINOPLE)

# -- filling the ports --


def fill_ports(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    """Set-up of both home ports; white cubes go back into the bag after both (GH-512, GH-R31)."""
    white = _draw_onto(sea, 0, chance, tell)
    white += _draw_onto(sea, 1, chance, tell)
    sea.bag[WHITE] += white


def refill(sea: Sea, port: int, chance: Chance, tell: Tell | None) -> None:
    """Bring the port just loaded from back to its number of items (GH-308, GH-309, GH-505)."""
    white = _draw_onto(sea, port, chance, tell)
    sea.bag[WHITE] += white


def _draw_onto(sea: Sea, port: int, chance: Chance, tell: Tell | None) -> int:
    """Steps 1 to 4 of GH-512; returns the white cubes set aside. Without people it is GH-308."""
    base, stock, bag = port * KINDS, sea.stock, sea.bag
    before = sea.port_stock(port)
    items = in_bag = black = white = 0
    for kind in range(KINDS):
        items += before[kind]
        in_bag += bag[kind]
    while items < sea.target and in_bag:
        due = 0
        for _ in range(min(sea.target - items, in_bag)):
            cube = draw_of(bag, in_bag, chance)
            in_bag -= 1
            if cube < COLOURS:
                stock[base + cube] += 1
                items += 1
            else:
                due += 1
                if cube == BLACK:
                    sea.reserve += 1
                    black += 1
                else:
                    white += 1
        for _ in range(due):  # GH-504, GH-521: figures first, then peasants, else nothing
            if sea.supply:
                sea.supply -= 1
                stock[base + MERCENARY] += 1
                items += 1
            elif sea.reserve:
                sea.reserve -= 1
                stock[base + PEASANT] += 1
                items += 1
    if tell is not None:
        now = sea.port_stock(port)
        came = [after - earlier for after, earlier in zip(now, before, strict=True)]
        if any(came) or black or white:
            goods = {n: c for n, c in zip(sea.parts.colours, came, strict=False) if c}
            people = came[MERCENARY], came[PEASANT]
            tell(PortFilled(PORT_NAMES[port], goods, *people, black, white), ALL)
    return white


# -- loading people --


def people_loads(sea: Sea, base: int) -> list[int]:
    """Loads of people in a port: each kind alone or both, or the whole crowd (GH-506, GH-509)."""
    mercenaries, peasants = sea.stock[base + MERCENARY], sea.stock[base + PEASANT]
    if mercenaries and peasants:
        both = PEASANT + 1
        return [both] if sea.house.all_together else [MERCENARY, PEASANT, both]
    if mercenaries:
        return [MERCENARY]
    return [PEASANT] if peasants else []


def check_people_load(sea: Sea, base: int, load: int) -> Refusal | None:
    if load in people_loads(sea, base):
        return None
    return Refusal("GH-506" if not sea.stock[base + MERCENARY] and load == MERCENARY else "GH-509")


# -- territories --


def conquest_codes(sea: Sea, seat: Seat) -> list[int]:
    """Unconquered territories by every payment the warehouse allows (GH-515 to GH-520)."""
    codes: list[int] = []
    if sea.house.one_conquest and sea.conquests:
        return codes
    mercenaries = sea.warehouse[seat * KINDS + MERCENARY]
    peasants = sea.warehouse[seat * KINDS + PEASANT]
    if not mercenaries + peasants:
        return codes
    for number, tile in enumerate(sea.tiles):
        if sea.taken[number] < 0:
            least = max(0, tile.cost - peasants // sea.parts.per_mercenary)
            for paid in range(least, min(mercenaries, tile.cost) + 1):
                codes.append(CONQUER.base + number * _PAYMENTS + paid)
    return codes


def check_conquer(sea: Sea, seat: Seat, action: Conquer) -> Refusal | None:
    if not sea.house.expansion:
        return Refusal("GH-501")
    number = next((n for n, tile in enumerate(sea.tiles) if tile.id == action.territory), -1)
    if number < 0:
        return Refusal("GH-503", {"territory": action.territory})
    if sea.taken[number] >= 0:
        return Refusal("GH-516", {"territory": action.territory, "owner": sea.taken[number]})
    cost, paid = sea.tiles[number].cost, action.mercenaries
    peasants = sea.parts.per_mercenary * (cost - paid)
    own = sea.stored(seat)
    if not 0 <= paid <= min(cost, own[MERCENARY]) or peasants > own[PEASANT]:
        return Refusal("GH-517", {"territory": action.territory, "cost": cost})
    if sea.house.one_conquest and sea.conquests:
        return Refusal("GH-520")
    return None


def decode_conquest(sea: Sea, seat: Seat, payment: int) -> Conquer:
    number, paid = divmod(payment, _PAYMENTS)
    return Conquer(sea.tiles[number].id, paid)


def conquer(sea: Sea, seat: Seat, payment: int, chance: Chance, tell: Tell | None) -> None:
    number, paid = divmod(payment, _PAYMENTS)
    peasants = sea.parts.per_mercenary * (sea.tiles[number].cost - paid)
    sea.warehouse[seat * KINDS + MERCENARY] -= paid
    sea.warehouse[seat * KINDS + PEASANT] -= peasants
    sea.supply += paid  # GH-518, GH-R33
    sea.reserve += peasants
    sea.taken = changed(sea.taken, number, seat)  # GH-519
    sea.conquests += 1
    if tell is not None:
        tell(TerritoryConquered(seat, sea.tiles[number].id, paid, peasants), ALL)
    if -1 not in sea.taken:
        set_off(sea, "territories", tell)  # GH-524 (b), GH-R34


# -- exchange --


def exchange_codes(sea: Sea, seat: Seat) -> list[int]:
    """Any number of own peasants that the supply can replace (GH-522)."""
    most = min(sea.warehouse[seat * KINDS + PEASANT], sea.supply)
    return [EXCHANGE.base + n for n in range(1, most + 1)]


def check_exchange(sea: Sea, seat: Seat, action: Exchange) -> Refusal | None:
    if not sea.house.expansion:
        return Refusal("GH-501")
    most = min(sea.warehouse[seat * KINDS + PEASANT], sea.supply)
    if not 1 <= action.peasants <= most:
        return Refusal("GH-522", {"peasants": action.peasants, "most": most})
    return None


def decode_exchange(sea: Sea, seat: Seat, count: int) -> Exchange:
    return Exchange(count)


def exchange(sea: Sea, seat: Seat, count: int, chance: Chance, tell: Tell | None) -> None:
    sea.warehouse[seat * KINDS + PEASANT] -= count
    sea.warehouse[seat * KINDS + MERCENARY] += count
    sea.supply -= count
    sea.reserve += count
    if tell is not None:
        tell(PeasantsExchanged(seat, count), ALL)


def relieve_ports(sea: Sea, tell: Tell | None) -> None:
    """GH-523: at the end of a turn the supply replaces peasants in ports, Venice first."""
    for port, name in enumerate(PORT_NAMES):
        count = min(sea.supply, sea.stock[port * KINDS + PEASANT])
        if count:
            sea.stock[port * KINDS + PEASANT] -= count
            sea.stock[port * KINDS + MERCENARY] += count
            sea.supply -= count
            sea.reserve += count
            if tell is not None:
                tell(PortRelieved(name, count), ALL)


CONQUER: Final = Verb(
    Conquer, 7, codes=conquest_codes, check=check_conquer, decode=decode_conquest, play=conquer
)
EXCHANGE: Final = Verb(
    Exchange, 8, codes=exchange_codes, check=check_exchange, decode=decode_exchange, play=exchange
)
