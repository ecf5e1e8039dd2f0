"""Chapter 8: what sets off the end, the last turns, the scoring."""

from fondaco.games.golden_horn.components import COLOURS, KINDS, MERCENARY, PEASANT
from fondaco.games.golden_horn.state import CLOSE, OVER, Sea
from fondaco.games.golden_horn.words import EndDeclared, EndSetOff, GameEnded
from fondaco.table.audience import ALL
from fondaco.table.words import Refusal, Score, Seat, Standings, Tell, rank


def port_exhausted(sea: Sea, port: int) -> bool:
    """GH-801, GH-524 (a): nothing is left in a home port after its refill."""
    stock = sea.port_stock(port)
    if sea.house.people_do_not_count:  # GH-R28
        return not sum(stock[:PEASANT])
    return not sum(stock)


def has_all_colours(sea: Sea, seat: Seat) -> bool:
    """One good of each colour in the warehouse (GH-802); people do not help (GH-526)."""
    return 0 not in sea.warehouse[seat * KINDS : seat * KINDS + COLOURS]


def may_declare(sea: Sea, seat: Seat) -> bool:
    """GH-807: not once the end is set off."""
    return sea.set_off_by < 0 and has_all_colours(sea, seat)


def check_declare(sea: Sea, seat: Seat) -> Refusal | None:
    if not has_all_colours(sea, seat):
        return Refusal("GH-802")
    if sea.phase != CLOSE:
        return Refusal("GH-803")
    if sea.set_off_by >= 0:
        return Refusal("GH-807")
    return None


def declare(sea: Sea, seat: Seat, tell: Tell | None) -> None:
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
        names = [*sea.parts.colours, "mercenaries", "peasants"]
        warehouses = tuple(
            {name: n for name, n in zip(names, sea.stored(seat), strict=True) if n}
            for seat in range(sea.seats)
        )
        tell(GameEnded(sea.reason, standings(sea).scores, warehouses), ALL)


def rows(sea: Sea, goods: list[int]) -> int:
    """The bonus for rows of different colours, by layers (GH-810 to GH-812)."""
    bonus = sea.parts.row_bonus
    return sum(bonus[sum(count >= layer for count in goods)] for layer in range(1, max(goods) + 1))


def score(sea: Sea, seat: Seat) -> Score:
    """GH-808 to GH-812, GH-525."""
    stored = sea.stored(seat)
    parts = {
        "goods": sea.parts.per_good * sum(stored[:COLOURS]),
        "rows": rows(sea, stored[:COLOURS]),
    }
    if sea.house.expansion:
        parts["territories"] = sum(
            tile.points for tile, owner in zip(sea.tiles, sea.taken, strict=True) if owner == seat
        )
        parts["people"] = (
            stored[MERCENARY] * sea.parts.mercenary_points
            + stored[PEASANT] * sea.parts.peasant_points
        )
    return Score(sum(parts.values()), parts)


def standings(sea: Sea) -> Standings:
    """GH-813: equal totals share their place."""
    scores = tuple(score(sea, seat) for seat in range(sea.seats))
    return Standings(scores, rank([(one.total,) for one in scores]))
