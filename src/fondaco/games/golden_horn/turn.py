"""Chapter 2, first half: the turn, its steps, passing."""

from fondaco.games.golden_horn.dominion import conquest_codes, exchange_codes, relieve_ports
from fondaco.games.golden_horn.ending import game_over, is_last_turn, may_declare
from fondaco.games.golden_horn.state import CLOSE, PRE, Sea
from fondaco.games.golden_horn.words import MovePassed, TurnBegun
from fondaco.table.audience import ALL
from fondaco.table.words import Seat, Tell


def begin_turn(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    sea.active = seat
    sea.phase = PRE
    sea.turn += 1
    sea.raids = 0
    sea.conquests = 0
    sea.moving = -1
    if tell is not None:
        tell(TurnBegun(seat, (sea.turn - 1) // sea.seats + 1), ALL)


def pass_move(sea: Sea, tell: Tell | None) -> None:
    """GH-207; GH-208 ends the game when everybody has passed in succession."""
    sea.passes += 1
    if tell is not None:
        tell(MovePassed(sea.active), ALL)
    if sea.passes == sea.seats:
        sea.reason = "nobody_moves"
        game_over(sea, tell)
    else:
        close_turn(sea, tell)


def close_turn(sea: Sea, tell: Tell | None) -> None:
    """The closing part; it passes by itself when nothing can be done in it (D10).

    Never with closed warehouses: stopping or not would tell what a warehouse holds.
    """
    sea.phase = CLOSE
    if not sea.house.closed and not closing_codes(sea):
        end_turn(sea, tell)


def closing_codes(sea: Sea) -> bool:
    """Whether anything but ending the turn is open to the active seat at its close."""
    return may_declare(sea, sea.active) or (
        sea.house.expansion
        and bool(conquest_codes(sea, sea.active) or exchange_codes(sea, sea.active))
    )


def end_turn(sea: Sea, tell: Tell | None) -> None:
    if sea.house.ports_too:
        relieve_ports(sea, tell)  # GH-523
    if is_last_turn(sea):
        game_over(sea, tell)
    else:
        begin_turn(sea, (sea.active + 1) % sea.seats, tell)  # GH-201
