"""Chapter 2, first half: the turn, its steps, passing."""

from typing import Final

from fondaco.games.golden_horn.dominion import conquest_codes, exchange_codes, relieve_ports
from fondaco.games.golden_horn.ending import game_over, is_last_turn, may_declare
from fondaco.games.golden_horn.sailing import boat_codes
from fondaco.games.golden_horn.state import CLOSE, PRE, SAIL, Sea
from fondaco.games.golden_horn.words import EndTurn, MovePassed, Pass, TurnBegun
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell


def begin_turn(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    sea.active = seat
    sea.phase = PRE
    sea.turn += 1
    sea.raids = 0
    sea.conquests = 0
    sea.moving = -1
    if tell is not None:
        tell(TurnBegun(seat, (sea.turn - 1) // sea.seats + 1), ALL)


# -- passing --


def move_codes(sea: Sea, seat: Seat) -> list[int]:
    """The boats that can move, or passing when there is none (GH-205, GH-207, GH-R12)."""
    return boat_codes(sea, seat) or [PASS.base]


def check_pass(sea: Sea, seat: Seat, action: Pass) -> Refusal | None:
    if sea.phase == CLOSE:
        return Refusal("GH-202")
    if sea.phase == SAIL or boat_codes(sea, seat):
        return Refusal("GH-205")
    return None


def pass_move(sea: Sea, seat: Seat, nothing: int, chance: Chance, tell: Tell | None) -> None:
    """GH-207; GH-208 ends the game when everybody has passed in succession."""
    sea.passes += 1
    if tell is not None:
        tell(MovePassed(sea.active), ALL)
    if sea.passes == sea.seats:
        sea.reason = "nobody_moves"
        game_over(sea, tell)
    else:
        sea.phase = CLOSE


# -- the close --


def close_turn(sea: Sea, tell: Tell | None) -> None:
    """The closing part passes by itself when nothing can be done in it (D10, GH-203).

    Never with closed warehouses: stopping or not would tell what a warehouse holds.
    """
    if not sea.house.closed and not anything_to_close(sea):
        _next_turn(sea, tell)


def anything_to_close(sea: Sea) -> bool:
    """Whether anything but ending the turn is open to the active seat at its close."""
    return may_declare(sea, sea.active) or (
        sea.house.expansion
        and bool(conquest_codes(sea, sea.active) or exchange_codes(sea, sea.active))
    )


def end_codes(sea: Sea, seat: Seat) -> list[int]:
    return [END_TURN.base]


def check_end_turn(sea: Sea, seat: Seat, action: EndTurn) -> Refusal | None:
    if sea.phase == CLOSE:
        return None
    if sea.phase == SAIL or boat_codes(sea, seat):
        return Refusal("GH-205")
    return Refusal("GH-207")


def end_turn(sea: Sea, seat: Seat, nothing: int, chance: Chance, tell: Tell | None) -> None:
    _next_turn(sea, tell)


def _next_turn(sea: Sea, tell: Tell | None) -> None:
    if sea.house.ports_too:
        relieve_ports(sea, tell)  # GH-523
    if is_last_turn(sea):  # GH-804: asked when the turn is done
        game_over(sea, tell)
    else:
        begin_turn(sea, (sea.active + 1) % sea.seats, tell)  # GH-201


PASS: Final = Verb(Pass, 5, codes=move_codes, check=check_pass, play=pass_move)
END_TURN: Final = Verb(EndTurn, 9, codes=end_codes, check=check_end_turn, play=end_turn)
