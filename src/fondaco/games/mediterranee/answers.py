"""Chapter 3, the answers that both talks know: accepting, refusing, leaving."""

from typing import Final

from fondaco.games.mediterranee.price_talk import answer_counter, leave_port
from fondaco.games.mediterranee.state import Sea, no
from fondaco.games.mediterranee.terms import read_receive
from fondaco.games.mediterranee.trade import (
    accept_trade,
    check_accept_trade,
    leave_trade,
    may_accept_trade,
    refuse_trade,
)
from fondaco.games.mediterranee.words import Accept, Leave, Refuse
from fondaco.table.chance import Chance
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell


def accept_codes(sea: Sea, seat: Seat) -> list[int]:
    return [ACCEPT.base] if sea.port_talk or may_accept_trade(sea, seat) else []


def check_accept(sea: Sea, seat: Seat, action: Accept) -> Refusal | None:
    """In a port it was said beforehand where the goods go."""
    if not sea.port_talk:
        return check_accept_trade(sea, seat, action.receive)
    return None if action.receive is None else no("ME-311", "talk_open")


def encode_accept(sea: Sea, seat: Seat, action: Accept) -> int | None:
    return 0 if action.receive is None else None


def accept(sea: Sea, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    if sea.port_talk:
        answer_counter(sea, seat, True, tell)
    else:
        accept_trade(sea, seat, None, tell)


def do_accept(sea: Sea, seat: Seat, action: Accept, chance: Chance, tell: Tell | None) -> None:
    accept_trade(sea, seat, read_receive(sea, seat, sea.talk_area, action.receive), tell)


def refuse_codes(sea: Sea, seat: Seat) -> list[int]:
    return [REFUSE.base]


def refuse(sea: Sea, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    if sea.port_talk:
        answer_counter(sea, seat, False, tell)
    else:
        refuse_trade(sea, seat, tell)


def leave_codes(sea: Sea, seat: Seat) -> list[int]:
    return [LEAVE.base]


def leave(sea: Sea, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    if sea.port_talk:
        leave_port(sea, seat, tell)
    else:
        leave_trade(sea, seat, tell)


LEAVE: Final = Verb(Leave, 306, codes=leave_codes, play=leave)
ACCEPT: Final = Verb(
    Accept,
    313,
    check=check_accept,
    codes=accept_codes,
    encode=encode_accept,
    play=accept,
    do=do_accept,
)
REFUSE: Final = Verb(Refuse, 314, codes=refuse_codes, play=refuse)
