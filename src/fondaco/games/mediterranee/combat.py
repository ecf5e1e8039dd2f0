"""Chapter 5: combat between galleys and against ports."""

from typing import Final

from fondaco.games.mediterranee.movement import others_in
from fondaco.games.mediterranee.pieces import (
    BITS,
    GALLEY,
    GALLEY_BITS,
    GOODS,
    MASK,
    PLACE,
    SAILORS,
    galley_name,
)
from fondaco.games.mediterranee.state import Sea, no
from fondaco.games.mediterranee.stowage import sink as go_down
from fondaco.games.mediterranee.words import (
    Attack,
    Cargo,
    GalleyBeaten,
    GalleysFought,
    PortAttacked,
    PrizeTaken,
    Seize,
    Sink,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

A_PORT: Final = 1 << GALLEY_BITS  # in a code: what is attacked is a port
TARGET_BITS: Final = GALLEY_BITS + 1


# -- attacks --


def may_storm(sea: Sea, seat: Seat, port: int) -> bool:
    """ME-517: a port another player controls and somebody defends; ME-R34 by option."""
    holder = sea.holder[port]
    if holder < 0 or holder == seat:
        return False
    if sea.garrison[port]:
        return True
    return sea.house.attack_first and not sea.attacked >> port & 1


def attack_codes(sea: Sea, seat: Seat) -> list[int]:
    """Every own galley against every target in its area, open sea included (ME-516).

    There may be any number of attacks (ME-506).
    """
    codes: list[int] = []
    lies, port_at = sea.lies, sea.parts.port_at
    for galley in sea.fleet[seat]:
        area = lies[galley]
        port = port_at[area]
        stormed = port >= 0 and may_storm(sea, seat, port)
        met = others_in(sea, seat, area)
        if not (stormed or met):
            continue
        if sea.seized >> galley & 1 and not sea.house.prizes_attack:  # ME-515, ME-R32
            continue
        base = ATTACK.base | galley << TARGET_BITS
        if met:
            for other in range(sea.seats):
                if other != seat and sea.waters[other] >> area & 1:
                    codes += [base | target for target in sea.here(other, area)]
        if stormed:
            codes.append(base | A_PORT | port)
    return codes


def combat_has_act(sea: Sea, seat: Seat) -> bool:
    lies, port_at = sea.lies, sea.parts.port_at
    for galley in sea.fleet[seat]:
        area = lies[galley]
        port = port_at[area]
        if others_in(sea, seat, area) or (port >= 0 and may_storm(sea, seat, port)):
            if sea.seized >> galley & 1 and not sea.house.prizes_attack:
                continue
            return True
    return False


def check_attack(sea: Sea, seat: Seat, action: Attack) -> Refusal | None:
    galley = sea.number(action.galley)
    if galley < 0 or sea.owner[galley] != seat:
        return no("ME-502", "not_your_galley", galley=action.galley)
    area = sea.lies[galley]
    port = sea.parts.port_id.get(action.target, -1)
    target = sea.number(action.target)
    if port >= 0:
        if sea.holder[port] == seat:
            return no("ME-502", "own_target", target=action.target)
        if sea.parts.area_of[port] != area:
            return no("ME-502", "not_same_area", target=action.target)
        if sea.chart.closed[port]:
            return no("ME-R4", "port_closed", port=action.target)
        if not may_storm(sea, seat, port):
            return no("ME-517", "nothing_to_attack", target=action.target)
    elif target < 0 or sea.lies[target] != area:
        return no("ME-502", "not_same_area", target=action.target)
    elif sea.owner[target] == seat:
        return no("ME-502", "own_target", target=action.target)
    if sea.seized >> galley & 1 and not sea.house.prizes_attack:
        return no("ME-R32", "prize_cannot_attack", galley=action.galley)
    return None


def decode_attack(sea: Sea, seat: Seat, code: int) -> Attack:
    name = sea.parts.ports[code & PLACE] if code & A_PORT else galley_name(code & GALLEY)
    return Attack(galley_name(code >> TARGET_BITS), name)


def attack(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    if code & A_PORT:
        _storm(sea, seat, code >> TARGET_BITS, code & PLACE, chance, tell)
    else:
        _fight(sea, seat, code >> TARGET_BITS, code & GALLEY, chance, tell)


def _fight(
    sea: Sea, seat: Seat, galley: int, target: int, chance: Chance, tell: Tell | None
) -> None:
    """ME-503 to ME-507, ME-514; only the two galleys lose sailors (ME-505)."""
    parts, crew = sea.parts, sea.crew
    mine, theirs = chance.below(parts.die) + 1, chance.below(parts.die) + 1
    dealt = min((mine + crew[galley]) // parts.divisor, crew[target])
    suffered = min((theirs + crew[target]) // parts.divisor, crew[galley])
    crew[target] -= dealt
    crew[galley] -= suffered
    sea.box_sailors += dealt + suffered
    owner = sea.owner[target]
    if tell is not None:
        names = galley_name(galley), galley_name(target)
        area = sea.lies[galley]
        tell(GalleysFought(seat, *names, owner, area, (mine, theirs), (suffered, dealt)), ALL)
    if crew[galley] and crew[target]:
        return
    if not crew[galley] and not crew[target]:  # ME-514, ME-R30: there is no victor
        go_down(sea, galley, tell)
        go_down(sea, target, tell)
        return
    sea.beaten, sea.victor = (target, galley) if crew[galley] else (galley, target)
    if tell is not None:
        victor = sea.owner[sea.victor]
        names = galley_name(sea.beaten), galley_name(sea.victor)
        tell(GalleyBeaten(names[0], sea.owner[sea.beaten], victor, names[1]), ALL)


def _storm(sea: Sea, seat: Seat, galley: int, port: int, chance: Chance, tell: Tell | None) -> None:
    """ME-518 to ME-524: the garrison only answers (ME-520), all else as above (ME-525, ME-R33)."""
    parts = sea.parts
    mine, theirs = chance.below(parts.die) + 1, chance.below(parts.die) + 1
    divisor = parts.castle_divisor if sea.castle[port] else parts.divisor  # ME-519
    garrison, crew = sea.garrison[port], sea.crew[galley]
    dealt = min((mine + crew) // divisor, garrison)
    suffered = min((theirs + garrison) // parts.divisor, crew)
    sea.garrison = changed(sea.garrison, port, garrison - dealt)
    sea.crew[galley] -= suffered
    sea.box_sailors += dealt + suffered
    sea.attacked |= 1 << port
    if tell is not None:
        names = galley_name(galley), parts.ports[port]
        losses = (suffered, dealt)
        tell(PortAttacked(seat, *names, sea.holder[port], (mine, theirs), losses), ALL)
    # ME-521, ME-523: the port keeps its flag, even if nobody is left on either side.
    if not sea.crew[galley]:  # ME-522
        go_down(sea, galley, tell)


# -- the choice of the surviving galley's owner (ME-507 to ME-513, ME-R31) --


def prize_codes(sea: Sea, seat: Seat) -> list[int]:
    """To sink it, or to man it with so many; goods stowed as far as they find room."""
    return [SINK.base] + [SEIZE.base | sailors for sailors in range(1, sea.crew[sea.victor] + 1)]


def crews_after(sea: Sea, sailors: int) -> dict[int, int]:
    """The galleys that remain afloat when so many man the prize, with their crews."""
    stay = sea.crew[sea.victor] - sailors
    crews = {sea.victor: stay} if stay else {}
    if sailors:
        crews[sea.beaten] = sailors
    return crews


def check_sink(sea: Sea, seat: Seat, action: Sink) -> Refusal | None:
    return _check_cargo(sea, 0, action.cargo)


def check_seize(sea: Sea, seat: Seat, action: Seize) -> Refusal | None:
    if not 1 <= action.sailors <= sea.crew[sea.victor]:
        return no("ME-509", "bad_prize_crew", sailors=action.sailors)
    return _check_cargo(sea, action.sailors, action.cargo)


def _check_cargo(sea: Sea, sailors: int, cargo: Cargo | None) -> Refusal | None:
    """ME-114, ME-512, ME-513."""
    if cargo is None:
        return None
    crews = crews_after(sea, sailors)
    placed = [0] * GOODS
    for name, goods in cargo.items():
        load = sum(count for good, count in goods.items() if good != SAILORS)
        aboard = crews.get(sea.number(name), -1)
        if aboard >= 0 and aboard + load > sea.parts.capacity:
            return no("ME-114", "galley_overloaded", galley=name)
    for name, goods in cargo.items():
        if sea.number(name) not in crews:
            return no("ME-512", "not_afloat", galley=name)
        for good, count in goods.items():
            kind = sea.parts.good_id.get(good, -1)
            if (kind < 0 and good != SAILORS) or count < 0:
                return no("ME-512", "not_aboard", galley=name, good=good)
            if kind >= 0:
                placed[kind] += count
    for kind, count in enumerate(placed):
        held = sea.cargo[sea.victor] >> BITS * kind & MASK
        if count > held + (sea.cargo[sea.beaten] >> BITS * kind & MASK):
            return no("ME-512", "not_aboard", good=sea.parts.goods[kind])
    if any(SAILORS in goods for goods in cargo.values()):
        return no("ME-513", "sailor_discard")
    return None


def read_stowage(sea: Sea, sailors: int, cargo: Cargo | None) -> dict[int, list[int]]:
    """Goods by kind for every galley that remains afloat."""
    crews = crews_after(sea, sailors)
    stowed = {galley: [0] * GOODS for galley in crews}
    if cargo is not None:
        for name, goods in cargo.items():
            for good, count in goods.items():
                stowed[sea.number(name)][sea.parts.good_id[good]] += count
        return stowed
    # The lapse of D9a: own goods first, then the others in the order of the goods.
    room = {galley: sea.parts.capacity - crew for galley, crew in crews.items()}
    for source in (sea.victor, sea.beaten):
        first = [source] if source in crews else []
        targets = first + [galley for galley in crews if galley != source]
        for kind in range(GOODS):
            for _ in range(sea.cargo[source] >> BITS * kind & MASK):
                galley = next((galley for galley in targets if room[galley]), -1)
                if galley >= 0:
                    room[galley] -= 1
                    stowed[galley][kind] += 1
    return stowed


def encode_sink(sea: Sea, seat: Seat, action: Sink) -> int | None:
    return 0 if action.cargo is None else None


def decode_seize(sea: Sea, seat: Seat, sailors: int) -> Seize:
    return Seize(sailors)


def take_prize(sea: Sea, seat: Seat, sailors: int, chance: Chance, tell: Tell | None) -> None:
    """Sink (with no sailors) or seize."""
    _take_prize(sea, seat, sailors, None, tell)


def do_sink(sea: Sea, seat: Seat, action: Sink, chance: Chance, tell: Tell | None) -> None:
    _take_prize(sea, seat, 0, action.cargo, tell)


def do_seize(sea: Sea, seat: Seat, action: Seize, chance: Chance, tell: Tell | None) -> None:
    _take_prize(sea, seat, action.sailors, action.cargo, tell)


def _take_prize(sea: Sea, seat: Seat, sailors: int, cargo: Cargo | None, tell: Tell | None) -> None:
    """The goods of both galleys are spread anew (ME-512)."""
    stowed = read_stowage(sea, sailors, cargo)
    beaten, victor = sea.beaten, sea.victor
    lost = [
        (sea.cargo[beaten] >> BITS * kind & MASK) + (sea.cargo[victor] >> BITS * kind & MASK)
        for kind in range(GOODS)
    ]
    crews = crews_after(sea, sailors)
    for galley in (beaten, victor):
        goods = stowed.get(galley, [])
        sea.cargo[galley] = sum(count << BITS * kind for kind, count in enumerate(goods))
        sea.hold[galley] = sum(goods)
        sea.crew[galley] = crews.get(galley, 0)
        for kind, count in enumerate(goods):
            lost[kind] -= count
    for kind, count in enumerate(lost):
        sea.box[kind] += count
    sea.beaten = sea.victor = -1
    if sailors:  # ME-511
        _change_flag(sea, beaten, seat)
    if tell is not None:
        gone = {name: n for name, n in zip(sea.parts.goods, lost, strict=True) if n}
        now = sea.cargo_names(tuple((galley, sea.cargo[galley]) for galley in sorted(crews)))
        tell(PrizeTaken(seat, galley_name(beaten), sailors, now, gone), ALL)
    for galley in (beaten, victor):
        if galley not in crews:  # ME-508, ME-510
            go_down(sea, galley, tell)


def _change_flag(sea: Sea, galley: int, seat: Seat) -> None:
    sea.strike(sea.owner[galley], galley)
    sea.enlist(seat, galley)
    sea.owner = changed(sea.owner, galley, seat)
    sea.seized |= 1 << galley


ATTACK: Final = Verb(
    Attack, 501, check=check_attack, codes=attack_codes, decode=decode_attack, play=attack
)
SINK: Final = Verb(
    Sink,
    502,
    check=check_sink,
    codes=prize_codes,  # of seizing as well
    encode=encode_sink,
    play=take_prize,
    do=do_sink,
)
SEIZE: Final = Verb(
    Seize, 503, check=check_seize, decode=decode_seize, play=take_prize, do=do_seize
)
