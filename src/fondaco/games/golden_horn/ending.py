"""Chapter 8: what sets off the end, the last turns, the scoring."""

from typing import Final

from fondaco.games.golden_horn.component_file import COLOURS, KINDS, MERCENARY, PEASANT
from fondaco.games.golden_horn.state import CLOSE, OVER, Sea
from fondaco.games.golden_horn.words import DeclareEnd, EndDeclared, EndSetOff, GameEnded
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import by_name
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Score, Seat, Standings, Tell, rank


def port_exhausted(sea: Sea, port: int) -> bool:
    """GH-801, GH-524 (a): nothing is left in a home port after its refill."""
    kinds = PEASANT if sea.house.people_do_not_count else KINDS  # GH-R28
    return all(not sea.stock[kind] for kind in range(port * KINDS, port * KINDS + kinds))


def has_all_colours(sea: Sea, seat: Seat) -> bool:
    """One good of each colour in the warehouse (GH-802, GH-R22); people do not help (GH-526)."""
    return all(sea.warehouse[colour] for colour in range(seat * KINDS, seat * KINDS + COLOURS))


def may_declare(sea: Sea, seat: Seat) -> bool:
    """GH-807: not once the end is set off."""
    return sea.set_off_by < 0 and has_all_colours(sea, seat)


def declare_codes(sea: Sea, seat: Seat) -> list[int]:
    return [DECLARE_END.base] if may_declare(sea, seat) else []


def check_declare(sea: Sea, seat: Seat, action: DeclareEnd) -> Refusal | None:
    if not has_all_colours(sea, seat):
        return Refusal("GH-802")
    if sea.phase != CLOSE:
        return Refusal("GH-803")
    if sea.set_off_by >= 0:
        return Refusal("GH-807")
    return None


def declare(sea: Sea, seat: Seat, nothing: int, chance: Chance, tell: Tell | None) -> None:
    if tell is not None:
        tell(EndDeclared(seat), ALL)
    set_off(sea, "declared", tell)


def set_off(sea: Sea, reason: str, tell: Tell | None) -> None:
    """The last turns begin; later triggers change nothing (GH-807)."""
    if sea.set_off_by < 0:
        sea.set_off_by = sea.active
        sea.reason = reason
        if tell is not None:
            tell(EndSetOff(sea.active, reason), ALL)


def is_last_turn(sea: Sea) -> bool:
    """Whether the game ends with the running turn."""
    if sea.set_off_by < 0:
        return False
    # GH-805: the first player's right-hand neighbour plays last; GH-806: the trigger's does.
    until = sea.set_off_by if sea.house.others_once_more else sea.first
    return (sea.active + 1) % sea.seats == until


def game_over(sea: Sea, tell: Tell | None) -> None:
    sea.phase = OVER
    sea.active = -1
    if tell is not None:
        warehouses = tuple(
            by_name(sea.warehouse, seat * KINDS, sea.parts.stock_names) for seat in range(sea.seats)
        )
        tell(GameEnded(sea.reason, scores(sea), warehouses), ALL)


def rows(sea: Sea, seat: Seat) -> int:
    """The bonus for rows of different colours, by layers (GH-810, GH-811, GH-812)."""
    bonus = sea.parts.row_bonus
    goods = sea.warehouse[seat * KINDS : seat * KINDS + COLOURS]
    total, layer = 0, 1
    while True:
        colours = 0
        for count in goods:
            if count >= layer:
                colours += 1
        if not colours:
            return total
        total += bonus[colours]
        layer += 1


def score_parts(sea: Sea, seat: Seat) -> tuple[int, int, int, int]:
    """GH-808 to GH-812, GH-525: for goods, rows, territories and people."""
    first = seat * KINDS
    goods, land, people = 0, 0, 0
    for colour in range(first, first + COLOURS):
        goods += sea.warehouse[colour]
    if sea.house.expansion:
        for tile, owner in zip(sea.tiles, sea.taken, strict=True):
            if owner == seat:
                land += tile.points
        people = (
            sea.warehouse[first + MERCENARY] * sea.parts.mercenary_points
            + sea.warehouse[first + PEASANT] * sea.parts.peasant_points
        )
    return sea.parts.per_good * goods, rows(sea, seat), land, people


def score(sea: Sea, seat: Seat) -> Score:
    """The parts by name; without the expansion there are two."""
    goods, row, land, people = score_parts(sea, seat)
    parts = {"goods": goods, "rows": row}
    if sea.house.expansion:
        parts |= {"territories": land, "people": people}
    return Score(goods + row + land + people, parts)


def scores(sea: Sea) -> tuple[Score, ...]:
    return tuple(score(sea, seat) for seat in range(sea.seats))


def standings(sea: Sea) -> Standings:
    """GH-813: equal totals share their place. GH-814: who set off the end counts like all."""
    each = scores(sea)
    return Standings(each, rank([(one.total,) for one in each]))


DECLARE_END: Final = Verb(DeclareEnd, 6, codes=declare_codes, check=check_declare, play=declare)
