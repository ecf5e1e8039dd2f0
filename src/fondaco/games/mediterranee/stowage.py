"""Chapter 3, transfers within an area and pieces thrown away."""

from typing import Final

from fondaco.games.mediterranee.pieces import (
    ASHORE,
    BITS,
    GALLEY,
    GALLEY_BITS,
    GOODS,
    MASK,
    SAILORS,
    galley_name,
)
from fondaco.games.mediterranee.state import Sea, listed, no
from fondaco.games.mediterranee.words import (
    Cargo,
    DiscardGoods,
    DiscardSailors,
    GalleySunk,
    GoodsDiscarded,
    Rearrange,
    Rearranged,
    SailorsDiscarded,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell, first_refusal

A_SAILOR: Final = GOODS  # where a code has the kind of the good that is moved


def stowage_has_act(sea: Sea, seat: Seat) -> bool:
    """Whether a seat has anything to move or to throw away (ME-907)."""
    lies, crew = sea.lies, sea.crew
    for galley in sea.fleet[seat]:
        if sea.hold[galley]:
            return True
        area = lies[galley]
        port = sea.chart.market_at[area]
        if port >= 0:
            if crew[galley] > 1:
                return True
            if sea.holder[port] == seat and (sea.garrison[port] or sea.house.scuttle):
                return True
        if len(sea.fleet[seat]) > 1:
            mates = sea.here(seat, area)
            if len(mates) > 1 and (sea.house.scuttle or any(crew[mate] > 1 for mate in mates)):
                return True
    return False


def sink(sea: Sea, galley: int, tell: Tell | None) -> None:
    """ME-116."""
    if tell is not None:
        lost = sea.goods_names(sea.cargo[galley])
        tell(GalleySunk(sea.owner[galley], galley_name(galley), sea.lies[galley], lost), ALL)
    sea.sink(galley)


# -- rearranging (ME-339 to ME-344): steps are listed, anything larger is a matter of the form --


def add_transfers(sea: Sea, seat: Seat, codes: list[int]) -> None:
    """One sailor ashore or aboard, one sailor or good to the next galley that has room (ME-340).

    By these steps every arrangement without full galleys can be reached: there may be any number
    of them (ME-343).
    """
    lies, crew, hold, kinds = sea.lies, sea.crew, sea.hold, sea.parts.kinds
    capacity = sea.parts.capacity
    base = REARRANGE.base
    sailor = base | A_SAILOR
    done = 0  # areas (bits)
    for anchored in sea.fleet[seat]:
        area = lies[anchored]
        if done >> area & 1:
            continue
        done |= 1 << area
        galleys = sea.here(seat, area)
        port = sea.parts.port_at[area]
        own = port >= 0 and sea.holder[port] == seat
        if own:
            ashore = sea.garrison[port]
            for galley in galleys:
                if crew[galley] > 1:
                    codes.append(sailor | (galley << GALLEY_BITS | ASHORE) << 3)
                if ashore and crew[galley] + hold[galley] < capacity:
                    codes.append(sailor | (ASHORE << GALLEY_BITS | galley) << 3)
        if len(galleys) < 2:
            continue
        for n, galley in enumerate(galleys):
            for other in galleys[n + 1 :] + galleys[:n]:
                if crew[other] + hold[other] < capacity:
                    pair = (galley << GALLEY_BITS | other) << 3
                    if not own and crew[galley] > 1:
                        codes.append(sailor | pair)
                    if hold[galley]:
                        codes += [base | pair | kind for kind in kinds[sea.cargo[galley]]]
                    break


Holding = tuple[int, int, list[int]]
"""A galley, its sailors and its goods by kind."""


def read_holdings(sea: Sea, seat: Seat, area: int, galleys: Cargo) -> list[Holding] | Refusal:
    read: list[Holding] = []
    wrong: Refusal | None = None
    for name, pieces in galleys.items():
        galley = sea.number(name)
        if galley < 0 or sea.owner[galley] != seat or sea.lies[galley] != area:
            wrong = wrong or no("ME-344", "bad_transfer", galley=name)
            continue
        goods = [0] * GOODS
        for piece, count in pieces.items():
            kind = sea.parts.good_id.get(piece, -1)
            if count < 0 or (kind < 0 and piece != SAILORS):
                wrong = wrong or no("ME-344", "bad_transfer", galley=name)
            elif kind >= 0:
                goods[kind] = count
        sailors = pieces.get(SAILORS, 0)
        if sailors + sum(goods) > sea.parts.capacity:
            return no("ME-114", "galley_overloaded", galley=name)
        read.append((galley, sailors, goods))
    return read if wrong is None else wrong


def check_rearrange(sea: Sea, seat: Seat, action: Rearrange) -> Refusal | None:
    """Judged by the result for the area (ME-341, ME-R24)."""
    holdings = read_holdings(sea, seat, action.area, action.galleys)
    if isinstance(holdings, Refusal):
        return first_refusal(holdings, _check_sinking(sea, seat, action))
    return first_refusal(
        _check_sinking(sea, seat, action), _check_result(sea, seat, action, holdings)
    )


def _check_sinking(sea: Sea, seat: Seat, action: Rearrange) -> Refusal | None:
    """ME-342."""
    if action.scuttle and sea.house.scuttle:
        return None
    for name, pieces in action.galleys.items():
        galley = sea.number(name)
        mine = galley >= 0 and sea.owner[galley] == seat and sea.lies[galley] == action.area
        if mine and not pieces.get(SAILORS):
            return no("ME-342", "would_sink", galley=name)
    return None


def _check_result(
    sea: Sea, seat: Seat, action: Rearrange, holdings: list[Holding]
) -> Refusal | None:
    """ME-344: the pieces are those that were there, and lie otherwise."""
    port = -1 if not holdings else sea.chart.market_at[action.area]
    ashore = sum(sea.crew[galley] - sailors for galley, sailors, _ in holdings)
    if action.garrison is not None:
        if port < 0 or sea.holder[port] != seat or action.garrison < 0:
            return no("ME-344", "bad_transfer", garrison=action.garrison)
        ashore -= action.garrison - sea.garrison[port]
    if ashore:
        return no("ME-344", "bad_transfer", sailors=ashore)
    for kind in range(GOODS):
        before = sum(sea.cargo[galley] >> BITS * kind & MASK for galley, _, _ in holdings)
        if before != sum(goods[kind] for _, _, goods in holdings):
            return no("ME-344", "bad_transfer", good=sea.parts.goods[kind])
    if not _changed(sea, holdings):
        return no("ME-344", "nothing_moved")
    return None


def _packed(goods: list[int]) -> int:
    return sum(count << BITS * kind for kind, count in enumerate(goods))


def _changed(sea: Sea, holdings: list[Holding]) -> list[int]:
    """The galleys that would hold something else."""
    return sorted(
        galley
        for galley, sailors, goods in holdings
        if sailors != sea.crew[galley] or _packed(goods) != sea.cargo[galley]
    )


def do_rearrange(
    sea: Sea, seat: Seat, action: Rearrange, chance: Chance, tell: Tell | None
) -> None:
    holdings = read_holdings(sea, seat, action.area, action.galleys)
    assert not isinstance(holdings, Refusal)
    garrison = action.garrison
    touched = _changed(sea, holdings)
    for galley, sailors, goods in holdings:
        sea.crew[galley] = sailors
        sea.cargo[galley] = _packed(goods)
        sea.hold[galley] = sum(goods)
    port = sea.parts.port_at[action.area]
    if garrison is not None:
        if sea.garrison[port] == garrison:
            garrison = None
        else:
            sea.garrison = changed(sea.garrison, port, garrison)
    _tell_rearranged(sea, seat, action.area, touched, garrison, tell)
    for galley, sailors, _ in holdings:
        if not sailors:  # ME-115, ME-342
            sink(sea, galley, tell)


def _tell_rearranged(
    sea: Sea, seat: Seat, area: int, galleys: list[int], garrison: int | None, tell: Tell | None
) -> None:
    if tell is not None:
        held = {galley_name(galley): holding(sea, galley) for galley in sorted(galleys)}
        tell(Rearranged(seat, area, held, garrison), ALL)


def holding(sea: Sea, galley: int) -> dict[str, int]:
    """Sailors and goods of a galley, by name."""
    return {SAILORS: sea.crew[galley], **sea.goods_names(sea.cargo[galley])}


def decode_rearrange(sea: Sea, seat: Seat, code: int) -> Rearrange:
    """The rearrangement that one step is."""
    one, other, kind = code >> 3 + GALLEY_BITS, code >> 3 & GALLEY, code & 7
    area = sea.lies[other if one == ASHORE else one]
    galleys: Cargo = {}
    garrison: int | None = None
    for place, change in sorted(((one, -1), (other, 1))):
        if place == ASHORE:
            garrison = sea.garrison[sea.parts.port_at[area]] + change
            continue
        crew, cargo = sea.crew[place], sea.cargo[place]
        if kind == A_SAILOR:
            crew += change
        else:
            cargo += change << BITS * kind
        galleys[galley_name(place)] = {SAILORS: crew, **sea.goods_names(cargo)}
    return Rearrange(area, galleys, garrison)


def rearrange(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    """One good to another galley, or one sailor to another galley, ashore or aboard."""
    one, other, kind = code >> 3 + GALLEY_BITS, code >> 3 & GALLEY, code & 7
    area = sea.lies[other if one == ASHORE else one]
    if kind != A_SAILOR:
        sea.stow(one, kind, -1)
        sea.stow(other, kind, 1)
        _tell_rearranged(sea, seat, area, [one, other], None, tell)
        return
    port = sea.parts.port_at[area]
    garrison = None
    if one == ASHORE:
        sea.garrison = changed(sea.garrison, port, sea.garrison[port] - 1)
    else:
        sea.crew[one] -= 1
    if other == ASHORE:
        sea.garrison = changed(sea.garrison, port, sea.garrison[port] + 1)
    else:
        sea.crew[other] += 1
    if tell is not None:
        if ASHORE in (one, other):
            garrison = sea.garrison[port]
        galleys = [galley for galley in (one, other) if galley != ASHORE]
        _tell_rearranged(sea, seat, area, galleys, garrison, tell)


# -- throwing away (ME-345 to ME-347) --


def add_discards(sea: Sea, seat: Seat, codes: list[int]) -> None:
    """Where a full galley needs room: one good, or one sailor in a port of others (ME-R26)."""
    market_at, lies, crew, hold = sea.chart.market_at, sea.lies, sea.crew, sea.hold
    capacity = sea.parts.capacity
    for galley in sea.fleet[seat]:
        if crew[galley] + hold[galley] < capacity:
            continue
        port = market_at[lies[galley]]
        if port < 0:
            continue
        if hold[galley]:
            codes += [
                DISCARD_GOODS.base | galley << 3 | kind
                for kind in sea.parts.kinds[sea.cargo[galley]]
            ]
        if crew[galley] > 1 and sea.holder[port] != seat:
            codes.append(DISCARD_SAILORS.base | galley)


def check_discard_goods(sea: Sea, seat: Seat, action: DiscardGoods) -> Refusal | None:
    galley = sea.number(action.galley)
    if galley < 0 or sea.owner[galley] != seat:
        return no("ME-345", "not_your_galley", galley=action.galley)
    for good, count in action.goods.items():
        kind = sea.parts.good_id.get(good, -1)
        if kind < 0 or not 1 <= count <= sea.cargo[galley] >> BITS * kind & MASK:
            return no("ME-345", "not_aboard", galley=action.galley, good=good)
    if not action.goods:
        return no("ME-345", "not_aboard", galley=action.galley)
    return None


def decode_discard_goods(sea: Sea, seat: Seat, code: int) -> DiscardGoods:
    return DiscardGoods(galley_name(code >> 3), {sea.parts.goods[code & 7]: 1})


def discard_goods(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    _throw(sea, seat, code >> 3, {code & 7: 1}, tell)


def do_discard_goods(
    sea: Sea, seat: Seat, action: DiscardGoods, chance: Chance, tell: Tell | None
) -> None:
    goods = {sea.parts.good_id[name]: count for name, count in action.goods.items()}
    _throw(sea, seat, sea.number(action.galley), goods, tell)


def _throw(sea: Sea, seat: Seat, galley: int, goods: dict[int, int], tell: Tell | None) -> None:
    for kind, count in goods.items():
        sea.stow(galley, kind, -count)
        sea.box[kind] += count
    if tell is not None:
        names = {sea.parts.goods[kind]: goods[kind] for kind in sorted(goods)}
        tell(GoodsDiscarded(seat, galley_name(galley), names), ALL)


def check_discard_sailors(sea: Sea, seat: Seat, action: DiscardSailors) -> Refusal | None:
    galley = sea.number(action.galley)
    if galley < 0 or sea.owner[galley] != seat:
        return no("ME-346", "not_your_galley", galley=action.galley)
    port = sea.parts.port_at[sea.lies[galley]]
    if port < 0:
        return no("ME-346", "no_port_here", galley=action.galley)
    if action.sailors < 1 or action.sailors >= sea.crew[galley]:
        return no("ME-346", "last_sailor", galley=action.galley)
    if sea.chart.closed[port]:
        return no("ME-R4", "port_closed", port=sea.parts.ports[port])
    return None


def decode_discard_sailors(sea: Sea, seat: Seat, code: int) -> DiscardSailors:
    return DiscardSailors(galley_name(code & GALLEY), 1 + (code >> GALLEY_BITS))


def encode_discard_sailors(sea: Sea, seat: Seat, action: DiscardSailors) -> int:
    return action.sailors - 1 << GALLEY_BITS | sea.number(action.galley)


def discard_sailors(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    """To the garrison of an own port, else to the box (ME-347)."""
    galley, sailors = code & GALLEY, 1 + (code >> GALLEY_BITS)
    port = sea.parts.port_at[sea.lies[galley]]
    sea.crew[galley] -= sailors
    if sea.holder[port] == seat:
        sea.garrison = changed(sea.garrison, port, sea.garrison[port] + sailors)
        _tell_rearranged(sea, seat, sea.lies[galley], [galley], sea.garrison[port], tell)
        return
    sea.box_sailors += sailors
    if tell is not None:
        tell(SailorsDiscarded(seat, galley_name(galley), sailors), ALL)


REARRANGE: Final = Verb(
    Rearrange,
    331,
    check=check_rearrange,
    codes=listed(add_transfers),
    decode=decode_rearrange,
    play=rearrange,
    do=do_rearrange,
)
DISCARD_GOODS: Final = Verb(
    DiscardGoods,
    332,
    check=check_discard_goods,
    codes=listed(add_discards),  # of sailors as well
    decode=decode_discard_goods,
    play=discard_goods,
    do=do_discard_goods,
)
DISCARD_SAILORS: Final = Verb(
    DiscardSailors,
    333,
    check=check_discard_sailors,
    decode=decode_discard_sailors,
    encode=encode_discard_sailors,
    play=discard_sailors,
)
