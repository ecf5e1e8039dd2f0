"""Chapter 7: sales, new markets and income."""

from typing import Final

from fondaco.games.mediterranee.pieces import BITS, MASK, galley_name
from fondaco.games.mediterranee.state import Sea, no
from fondaco.games.mediterranee.words import IncomePaid, Sell, Sold
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell


def is_new_market(sea: Sea, seat: Seat, port: int, good: int) -> bool:
    """ME-711, ME-712, ME-R37: present in none of the ports the port's owner controls."""
    holder = sea.holder[port]
    if holder < 0 or holder == seat:  # ME-715
        return False
    stored, good_of = sea.stored, sea.parts.good_of
    for other in sea.realm[holder]:
        if stored[other] >> good & 1 or good_of[other] == good:
            return False
    return True


def proceeds(sea: Sea, seat: Seat, port: int, good: int) -> tuple[int, int]:
    """The price of the lowest free slot and the bonus (ME-704, ME-705, ME-711 to ME-714)."""
    parts = sea.parts
    slot = sea.chart.slots[port][len(sea.shelves[port])]
    own = sea.holder[port] == seat
    price = (
        0 if own and not sea.house.own_sales_pay else slot * parts.sale_multiplier
    )  # ME-706, ME-R36
    bonus = 0
    if is_new_market(sea, seat, port, good):
        bonus = parts.capital_bonus if parts.is_capital[port] else parts.bonus  # ME-713
    return price, bonus


def bank_can_pay(sea: Sea, seat: Seat, port: int, good: int) -> bool:
    """ME-R20, by option; else the bank's money never runs out (ME-906)."""
    return not sea.house.coins_in_box or sum(proceeds(sea, seat, port, good)) <= sea.bank


def sell_codes(sea: Sea, seat: Seat) -> list[int]:
    """Any good in any port (ME-702), in any order (ME-707)."""
    codes: list[int] = []
    lies, market_at, stored = sea.lies, sea.chart.market_at, sea.stored
    kinds, good_of, capacity = sea.parts.kinds, sea.parts.good_of, sea.chart.capacity
    scarce = sea.house.coins_in_box
    for galley in sea.fleet[seat]:
        if not sea.hold[galley]:
            continue
        port = market_at[lies[galley]]
        if port < 0 or len(sea.shelves[port]) >= capacity[port]:
            continue
        there = stored[port] | 1 << good_of[port]
        for kind in kinds[sea.cargo[galley]]:
            if not there >> kind & 1 and (not scarce or bank_can_pay(sea, seat, port, kind)):
                codes.append(SELL.base | galley << 3 | kind)
    return codes


def sales_has_act(sea: Sea, seat: Seat) -> bool:
    for galley in sea.fleet[seat]:
        if sea.hold[galley] and sea.chart.market_at[sea.lies[galley]] >= 0:
            return bool(sell_codes(sea, seat))
    return False


def check_sell(sea: Sea, seat: Seat, action: Sell) -> Refusal | None:
    galley = sea.number(action.galley)
    port = -1 if galley < 0 else sea.parts.port_at[sea.lies[galley]]
    if galley < 0 or sea.owner[galley] != seat or port < 0:
        return no("ME-701", "no_galley_in_port", galley=action.galley)
    good = sea.parts.good_id.get(action.good, -1)
    if good < 0 or not sea.cargo[galley] >> BITS * good & MASK:
        return no("ME-701", "not_aboard", galley=action.galley, good=action.good)
    name = sea.parts.ports[port]
    if sea.parts.good_of[port] == good:
        return no("ME-703", "produced_here", port=name, good=action.good)
    if sea.stored[port] >> good & 1:
        return no("ME-703", "already_stored", port=name, good=action.good)
    if len(sea.shelves[port]) >= sea.chart.capacity[port]:
        return no("ME-709", "warehouse_full", port=name)
    if sea.chart.closed[port]:
        return no("ME-R4", "port_closed", port=name)
    if not bank_can_pay(sea, seat, port, good):
        return no("ME-R20", "bank_empty")
    return None


def decode_sell(sea: Sea, seat: Seat, code: int) -> Sell:
    return Sell(galley_name(code >> 3), sea.parts.goods[code & 7])


def sell(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    galley, good = code >> 3, code & 7
    port = sea.parts.port_at[sea.lies[galley]]
    price, bonus = proceeds(sea, seat, port, good)
    slot = sea.chart.slots[port][len(sea.shelves[port])]
    sea.stow(galley, good, -1)
    sea.stored = changed(sea.stored, port, sea.stored[port] | 1 << good)  # ME-710: for good
    shelves = sea.shelves[:]
    shelves[port] = (*shelves[port], good)
    sea.shelves = shelves
    sea.receive(seat, price + bonus)
    if tell is not None:
        names = galley_name(galley), sea.parts.ports[port], sea.parts.goods[good]
        tell(Sold(seat, *names, slot, price, bonus), ALL)


def pay_incomes(sea: Sea, tell: Tell | None) -> None:
    """ME-717, ME-718, ME-R38: who controls his own capital; as far as money lasts (ME-R20)."""
    for seat in sea.order:
        if sea.holder[sea.capital[seat]] != seat:
            continue
        amount = sea.parts.income
        if sea.house.coins_in_box:
            amount = min(amount, sea.bank)
        if amount:
            sea.receive(seat, amount)
            if tell is not None:
                tell(IncomePaid(seat, amount), ALL)


SELL: Final = Verb(Sell, 701, check=check_sell, codes=sell_codes, decode=decode_sell, play=sell)
