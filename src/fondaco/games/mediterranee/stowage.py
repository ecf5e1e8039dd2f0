"""Chapter 3, transfers within an area and pieces thrown away."""

from fondaco.games.mediterranee.codes import (
    ASHORE,
    DISMISS,
    GALLEY,
    GALLEY_BITS,
    GOOD,
    JETTISON,
    SAILOR,
)
from fondaco.games.mediterranee.components import BITS, GOODS, SAILORS
from fondaco.games.mediterranee.state import MASK, Sea, no
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
from fondaco.table.words import Refusal, Seat, Tell

# -- choices: elementary steps; anything larger is a matter of the form --


def transfer_codes(sea: Sea, seat: Seat) -> list[int]:
    """One sailor ashore or aboard, one sailor or good to the next galley that has room.

    By these steps every arrangement without full galleys can be reached.
    """
    codes: list[int] = []
    lies, crew, hold, kinds = sea.lies, sea.crew, sea.hold, sea.parts.kinds
    capacity = sea.parts.capacity
    together: dict[int, list[int]] = {}
    for galley in sea.fleet[seat]:
        area = lies[galley]
        if area in together:
            together[area].append(galley)
        else:
            together[area] = [galley]
    for area, galleys in together.items():
        port = sea.parts.port_at[area]
        own = port >= 0 and sea.holder[port] == seat
        if own:
            ashore = sea.garrison[port]
            for galley in galleys:
                if crew[galley] > 1:
                    codes.append(SAILOR | galley << GALLEY_BITS | ASHORE)
                if ashore and crew[galley] + hold[galley] < capacity:
                    codes.append(SAILOR | ASHORE << GALLEY_BITS | galley)
        if len(galleys) < 2:
            continue
        for n, galley in enumerate(galleys):
            for other in galleys[n + 1 :] + galleys[:n]:
                if crew[other] + hold[other] < capacity:
                    pair = galley << GALLEY_BITS | other
                    if not own and crew[galley] > 1:
                        codes.append(SAILOR | pair)
                    if hold[galley]:
                        codes += [GOOD | pair << 3 | kind for kind in kinds[sea.cargo[galley]]]
                    break
    return codes


def discard_codes(sea: Sea, seat: Seat) -> list[int]:
    """Where a full galley needs room: one good, or one sailor in a port of others (ME-R26)."""
    codes: list[int] = []
    market_at, lies, crew, hold = sea.chart.market_at, sea.lies, sea.crew, sea.hold
    capacity = sea.parts.capacity
    for galley in sea.fleet[seat]:
        if crew[galley] + hold[galley] < capacity:
            continue
        port = market_at[lies[galley]]
        if port < 0:
            continue
        if hold[galley]:
            codes += [JETTISON | galley << 3 | kind for kind in sea.parts.kinds[sea.cargo[galley]]]
        if crew[galley] > 1 and sea.holder[port] != seat:
            codes.append(DISMISS | galley)
    return codes


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
        mates = sea.here(seat, area)
        if len(mates) > 1 and (sea.house.scuttle or any(crew[mate] > 1 for mate in mates)):
            return True
    return False


# -- rearranging (ME-339 to ME-344) --

Holding = tuple[int, int, list[int]]
"""A galley, its sailors and its goods by kind."""


def read_holdings(sea: Sea, seat: Seat, area: int, galleys: Cargo) -> list[Holding] | Refusal:
    read: list[Holding] = []
    for name, pieces in galleys.items():
        galley = sea.number(name)
        if galley < 0 or sea.owner[galley] != seat or sea.lies[galley] != area:
            return no("ME-344", "bad_transfer", galley=name)
        goods = [0] * GOODS
        for piece, count in pieces.items():
            kind = sea.parts.good_id.get(piece, -1)
            if count < 0 or (kind < 0 and piece != SAILORS):
                return no("ME-344", "bad_transfer", galley=name)
            if kind >= 0:
                goods[kind] = count
        read.append((galley, pieces.get(SAILORS, 0), goods))
    return read


def check_rearrange(sea: Sea, seat: Seat, action: Rearrange) -> Refusal | None:
    """Judged by the result for the area (ME-R24)."""
    holdings = read_holdings(sea, seat, action.area, action.galleys)
    if isinstance(holdings, Refusal):
        return holdings
    for galley, sailors, goods in holdings:
        if sailors + sum(goods) > sea.parts.capacity:
            return no("ME-114", "galley_overloaded", galley=f"g{galley + 1}")
    for galley, sailors, _ in holdings:
        if not sailors and not (action.scuttle and sea.house.scuttle):
            return no("ME-342", "would_sink", galley=f"g{galley + 1}")
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


def rearrange(
    sea: Sea,
    seat: Seat,
    area: int,
    holdings: list[Holding],
    garrison: int | None,
    tell: Tell | None,
) -> None:
    changed = _changed(sea, holdings)
    for galley, sailors, goods in holdings:
        sea.crew[galley] = sailors
        sea.cargo[galley] = _packed(goods)
        sea.hold[galley] = sum(goods)
    port = sea.parts.port_at[area]
    if garrison is not None:
        if sea.garrison[port] == garrison:
            garrison = None
        else:
            sea.garrison[port] = garrison
    _tell_rearranged(sea, seat, area, changed, garrison, tell)
    for galley, sailors, _ in holdings:
        if not sailors:  # ME-115, ME-342
            sink(sea, galley, tell)


def _tell_rearranged(
    sea: Sea, seat: Seat, area: int, galleys: list[int], garrison: int | None, tell: Tell | None
) -> None:
    if tell is not None:
        held = {f"g{galley + 1}": holding(sea, galley) for galley in sorted(galleys)}
        tell(Rearranged(seat, area, held, garrison), ALL)


def holding(sea: Sea, galley: int) -> dict[str, int]:
    """Sailors and goods of a galley, by name."""
    return {SAILORS: sea.crew[galley], **sea.goods_names(sea.cargo[galley])}


def sink(sea: Sea, galley: int, tell: Tell | None) -> None:
    """ME-116."""
    if tell is not None:
        lost = sea.goods_names(sea.cargo[galley])
        tell(GalleySunk(sea.owner[galley], f"g{galley + 1}", sea.lies[galley], lost), ALL)
    sea.sink(galley)


def move_sailor(sea: Sea, seat: Seat, pair: int, tell: Tell | None) -> None:
    """One sailor between two galleys, or between a galley and the garrison."""
    one, other = pair >> GALLEY_BITS, pair & GALLEY
    area = sea.lies[other if one == ASHORE else one]
    port = sea.parts.port_at[area]
    garrison = None
    if one == ASHORE:
        sea.garrison[port] -= 1
    else:
        sea.crew[one] -= 1
    if other == ASHORE:
        sea.garrison[port] += 1
    else:
        sea.crew[other] += 1
    if tell is not None:
        if ASHORE in (one, other):
            garrison = sea.garrison[port]
        galleys = [galley for galley in (one, other) if galley != ASHORE]
        _tell_rearranged(sea, seat, area, galleys, garrison, tell)


def move_good(sea: Sea, seat: Seat, code: int, tell: Tell | None) -> None:
    """One good from a galley to another."""
    kind = code & 7
    one, other = code >> 3 + GALLEY_BITS, code >> 3 & GALLEY
    sea.stow(one, kind, -1)
    sea.stow(other, kind, 1)
    _tell_rearranged(sea, seat, sea.lies[one], [one, other], None, tell)


def sailor_step(sea: Sea, pair: int) -> Rearrange:
    """The rearrangement that a listed sailor's step is."""
    one, other = pair >> GALLEY_BITS, pair & GALLEY
    area = sea.lies[other if one == ASHORE else one]
    galleys: Cargo = {}
    for galley, change in sorted(((one, -1), (other, 1))):
        if galley != ASHORE:
            held = holding(sea, galley)
            held[SAILORS] += change
            galleys[f"g{galley + 1}"] = held
    garrison = None
    if ASHORE in (one, other):
        change = -1 if one == ASHORE else 1
        garrison = sea.garrison[sea.parts.port_at[area]] + change
    return Rearrange(area, galleys, garrison)


def good_step(sea: Sea, code: int) -> Rearrange:
    """The rearrangement that a listed good's step is."""
    kind = code & 7
    one, other = code >> 3 + GALLEY_BITS, code >> 3 & GALLEY
    galleys: Cargo = {}
    for galley, change in sorted(((one, -1), (other, 1))):
        cargo = sea.cargo[galley] + (change << BITS * kind)
        galleys[f"g{galley + 1}"] = {SAILORS: sea.crew[galley], **sea.goods_names(cargo)}
    return Rearrange(sea.lies[one], galleys)


# -- throwing away (ME-345 to ME-347) --


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


def discard_goods(
    sea: Sea, seat: Seat, galley: int, goods: dict[int, int], tell: Tell | None
) -> None:
    for kind, count in goods.items():
        sea.stow(galley, kind, -count)
        sea.box[kind] += count
    if tell is not None:
        names = {sea.parts.goods[kind]: goods[kind] for kind in sorted(goods)}
        tell(GoodsDiscarded(seat, f"g{galley + 1}", names), ALL)


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


def discard_sailors(sea: Sea, seat: Seat, galley: int, sailors: int, tell: Tell | None) -> None:
    """To the garrison of an own port, else to the box (ME-347)."""
    port = sea.parts.port_at[sea.lies[galley]]
    sea.crew[galley] -= sailors
    if sea.holder[port] == seat:
        sea.garrison[port] += sailors
        _tell_rearranged(sea, seat, sea.lies[galley], [galley], sea.garrison[port], tell)
        return
    sea.box_sailors += sailors
    if tell is not None:
        tell(SailorsDiscarded(seat, f"g{galley + 1}", sailors), ALL)
