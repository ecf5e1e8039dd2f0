"""The terms of a trade: read from words, checked, and carried out aboard the galleys."""

from typing import Final

from fondaco.games.mediterranee.pieces import BITS, COIN, GOODS, MASK, galley_name
from fondaco.games.mediterranee.state import Sea, Stowed, Terms, no
from fondaco.games.mediterranee.words import Cargo, CounterTrade, Load, ProposeTrade
from fondaco.table.words import Refusal, Seat, first_refusal

MOST_DEMAND: Final = 40_000
WANT_BITS: Final = 8


def mirror(terms: Terms, less: int) -> Terms:
    """The same deal as the other side sees it, better for it by so many coins."""
    return Terms(terms.want, terms.give, -terms.pay - less * COIN, None)


def stowable(sea: Sea, seat: Seat, terms: Terms) -> bool:
    """Whether what a side gets finds room on its galleys after giving (ME-321)."""
    count = sea.parts.count
    got = sum(count[cargo] for _, cargo in terms.want)
    given = sum(count[cargo] for _, cargo in terms.give)
    return sum(sea.room(g) for g in sea.here(seat, sea.talk_area)) + given >= got


def _size(cargo: int) -> int:
    return sum(cargo >> BITS * kind & MASK for kind in range(GOODS))


def sums(cargoes: Stowed) -> list[int]:
    return [sum(cargo >> BITS * kind & MASK for _, cargo in cargoes) for kind in range(GOODS)]


def pack_want(sea: Sea, want: Load) -> int:
    return sum(n << WANT_BITS * sea.parts.good_id[good] for good, n in want.items())


def unpack_want(sea: Sea, want: int) -> Load:
    counts = [want >> WANT_BITS * kind & 255 for kind in range(GOODS)]
    return {name: n for name, n in zip(sea.parts.goods, counts, strict=True) if n}


# -- checks --


def read_cargo(sea: Sea, seat: Seat, area: int, cargo: Cargo, owned: bool) -> Stowed | Refusal:
    """Galleys of a seat in an area with goods that (if `owned`) lie on them."""
    read: list[tuple[int, int]] = []
    unknown: Refusal | None = None
    for name, goods in cargo.items():
        galley = sea.number(name)
        if galley < 0 or sea.owner[galley] != seat or sea.lies[galley] != area:
            return no("ME-317", "not_same_area", galley=name)
        packed = 0
        for good, count in goods.items():
            kind = sea.parts.good_id.get(good, -1)
            if kind < 0:
                # ME-R18: only goods are traded.
                unknown = unknown or no("ME-324", "not_tradable", what=good)
                continue
            most = sea.cargo[galley] >> BITS * kind & MASK if owned else MASK
            if not 0 <= count <= most:
                return no("ME-317", "not_aboard", galley=name, good=good)
            packed += count << BITS * kind
        if packed:
            read.append((galley, packed))
    return tuple(sorted(read)) if unknown is None else unknown


def check_terms(
    sea: Sea, seat: Seat, partner: Seat, area: int, action: ProposeTrade | CounterTrade
) -> Refusal | None:
    """Terms as their author sees them, with a partner and in an area there are."""
    give = read_cargo(sea, seat, area, action.give, owned=True)
    want = read_cargo(sea, partner, area, action.want, owned=True)
    met = sea.here(seat, area) and sea.here(partner, area)
    return first_refusal(
        check_pay(sea, seat, action.pay),
        None if met else no("ME-317", "not_same_area", area=area),
        give if isinstance(give, Refusal) else None,
        want if isinstance(want, Refusal) else None,
        no("ME-318", "open_sea", area=area) if sea.parts.open_sea[area] else None,
        check_receive(sea, seat, area, give, want, action.receive) if met else None,
        _check_goods(sea, seat, give, want),
    )


def check_pay(sea: Sea, seat: Seat, pay: int) -> Refusal | None:
    if pay % COIN or pay < -MOST_DEMAND:
        return no("ME-119", "bad_amount", amount=pay)
    if pay > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=pay)
    return None


def _check_goods(
    sea: Sea, seat: Seat, give: Stowed | Refusal, want: Stowed | Refusal
) -> Refusal | None:
    """Which way goods may go (ME-904, ME-R16, ME-R17)."""
    if not give and not want:
        return no("ME-904", "no_gift")
    if give and want and not sea.house.swaps:
        return no("ME-R16", "not_tradable")
    if sea.house.active_buys and (give if seat == sea.active else want):
        return no("ME-R17", "not_tradable")
    return None


def check_receive(
    sea: Sea,
    seat: Seat,
    area: int,
    give: Stowed | Refusal,
    want: Stowed | Refusal,
    receive: Cargo | None,
) -> Refusal | None:
    """Whether what a side gets can be stowed as it says (ME-114, ME-321)."""
    read = None if receive is None else read_cargo(sea, seat, area, receive, owned=False)
    if isinstance(read, Refusal):
        return read
    if isinstance(give, Refusal) or isinstance(want, Refusal):
        return None
    count = sea.parts.count
    if read is None:
        got = sum(count[cargo] for _, cargo in want)
        given = sum(count[cargo] for _, cargo in give)
        if sum(sea.room(galley) for galley in sea.here(seat, area)) + given < got:
            return no("ME-114", "galley_overloaded")
        return None
    load = {galley: sea.crew[galley] + sea.hold[galley] for galley in sea.here(seat, area)}
    for galley, cargo in give:
        load[galley] -= count[cargo]
    for galley, cargo in read:
        load[galley] += _size(cargo)
    for galley, carried in load.items():
        if carried > sea.parts.capacity:
            return no("ME-114", "galley_overloaded", galley=galley_name(galley))
    if sums(read) != sums(want):
        return no("ME-321", "bad_receive")
    return None


def read_terms(
    sea: Sea, seat: Seat, partner: Seat, area: int, action: ProposeTrade | CounterTrade
) -> Terms:
    """Terms that `check_terms` has accepted."""
    give = read_cargo(sea, seat, area, action.give, owned=True)
    want = read_cargo(sea, partner, area, action.want, owned=True)
    assert not isinstance(give, Refusal)
    assert not isinstance(want, Refusal)
    return Terms(give, want, action.pay, read_receive(sea, seat, area, action.receive))


def read_receive(sea: Sea, seat: Seat, area: int, receive: Cargo | None) -> Stowed | None:
    if receive is None:
        return None
    read = read_cargo(sea, seat, area, receive, owned=False)
    assert not isinstance(read, Refusal)
    return read


# -- carrying out --


def stow(sea: Sea, seat: Seat, area: int, goods: Stowed, receive: Stowed | None) -> Stowed:
    """Put goods aboard where the side says, or galley by galley."""
    if receive is None:
        placed: dict[int, int] = {}
        galleys = sea.here(seat, area)
        room = {galley: sea.room(galley) for galley in galleys}
        for kind, total in enumerate(sums(goods)):
            for _ in range(total):
                galley = next(galley for galley in galleys if room[galley] > 0)
                room[galley] -= 1
                placed[galley] = placed.get(galley, 0) + (1 << BITS * kind)
        receive = tuple(sorted(placed.items()))
    for galley, cargo in receive:
        sea.cargo[galley] += cargo
        sea.hold[galley] += _size(cargo)
    return receive
