"""Chapter 6: landing on ports without garrison."""

from typing import Final

from fondaco.games.mediterranee.pieces import GALLEY, GALLEY_BITS, galley_name
from fondaco.games.mediterranee.state import Sea, Stowed, no
from fondaco.games.mediterranee.stowage import sink
from fondaco.games.mediterranee.words import Land, Landed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell


def landable(sea: Sea, seat: Seat, port: int) -> bool:
    """ME-602: no garrison, an own port too (ME-609, ME-R35); ME-R4, ME-R34 by option."""
    if sea.garrison[port] or sea.chart.closed[port]:
        return False
    return not _must_be_attacked(sea, seat, port)


def _must_be_attacked(sea: Sea, seat: Seat, port: int) -> bool:
    """ME-R34: another player's empty port, under `attack_first`."""
    return (
        sea.house.attack_first
        and sea.holder[port] not in (-1, seat)
        and not sea.attacked >> port & 1
    )


def land_codes(sea: Sea, seat: Seat) -> list[int]:
    """So many sailors of one galley."""
    codes: list[int] = []
    lies, market_at, garrison = sea.lies, sea.chart.market_at, sea.garrison
    for galley in sea.fleet[seat]:
        port = market_at[lies[galley]]
        if port >= 0 and not garrison[port] and landable(sea, seat, port):
            base = LAND.base | (port << GALLEY_BITS | galley) << 3
            codes += [base | n for n in range(1, sea.crew[galley] + 1)]
    return codes


def control_has_act(sea: Sea, seat: Seat) -> bool:
    lies, market_at, garrison = sea.lies, sea.chart.market_at, sea.garrison
    for galley in sea.fleet[seat]:
        port = market_at[lies[galley]]
        if port >= 0 and not garrison[port] and landable(sea, seat, port):
            return True
    return False


def check_land(sea: Sea, seat: Seat, action: Land) -> Refusal | None:
    port = sea.parts.port_id.get(action.port, -1)
    if port < 0:
        return no("ME-603", "no_galley_in_port", port=action.port)
    if sea.garrison[port]:
        return no("ME-602", "port_garrisoned", port=action.port)
    area = sea.parts.area_of[port]
    for name in action.sailors:
        galley = sea.number(name)
        if galley < 0 or sea.owner[galley] != seat or sea.lies[galley] != area:
            return no("ME-603", "no_galley_in_port", galley=name)
    if not sea.here(seat, area):
        return no("ME-603", "no_galley_in_port", port=action.port)
    for name, count in action.sailors.items():
        if not 1 <= count <= sea.crew[sea.number(name)]:
            return no("ME-604", "bad_landing", galley=name)
    if not action.sailors:
        return no("ME-604", "bad_landing", port=action.port)
    if sea.chart.closed[port]:
        return no("ME-R4", "port_closed", port=action.port)
    if _must_be_attacked(sea, seat, port):
        return no("ME-R34", "not_attacked", port=action.port)
    return None


def decode_land(sea: Sea, seat: Seat, code: int) -> Land:
    galley, port = code >> 3 & GALLEY, code >> 3 + GALLEY_BITS
    return Land(sea.parts.ports[port], {galley_name(galley): code & 7})


def land(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    galley, port = code >> 3 & GALLEY, code >> 3 + GALLEY_BITS
    _land(sea, seat, port, ((galley, code & 7),), tell)


def do_land(sea: Sea, seat: Seat, action: Land, chance: Chance, tell: Tell | None) -> None:
    sailors = sorted((sea.number(name), count) for name, count in action.sailors.items())
    _land(sea, seat, sea.parts.port_id[action.port], tuple(sailors), tell)


def _land(sea: Sea, seat: Seat, port: int, sailors: Stowed, tell: Tell | None) -> None:
    """The player controls the port at once (ME-605); an emptied galley sinks (ME-606).

    Stored goods and castle stay (ME-607).
    """
    before = sea.holder[port]
    for galley, count in sailors:
        sea.crew[galley] -= count
        sea.garrison = changed(sea.garrison, port, sea.garrison[port] + count)
    if before != seat:
        sea.control(seat, port)
    if tell is not None:
        names = sea.parts.ports[port], sea.names(sailors)
        tell(Landed(seat, *names, None if before < 0 else before), ALL)
    for galley, _ in sailors:
        if not sea.crew[galley]:
            sink(sea, galley, tell)


LAND: Final = Verb(
    Land, 601, check=check_land, codes=land_codes, decode=decode_land, play=land, do=do_land
)
