"""The last play that all saw, in words and read back."""

import msgspec

from fondaco.games.genoa.decisions import ACCEPT, MASKS
from fondaco.games.genoa.state import (
    CLAIM,
    DECIDE,
    MARKERS,
    MOVE_DECIDE,
    MOVE_OFFERS,
    MOVE_OPEN,
    OFFERS,
    OPEN,
    OVER,
    PICK,
    START_PHASE,
    WINDOW,
    City,
)
from fondaco.games.genoa.verbs import number_of
from fondaco.games.genoa.words import Played
from fondaco.table.verbs import ARGUMENT, KIND
from fondaco.table.words import Seat

_IN_WINDOW = frozenset(
    ["perform", "deliver", "privilege", "any_good", "exchange", "building_action", "small_order"]
)
_PLACED = frozenset({"roll", "play_start", "move"})
_FLOOR = frozenset({"open_floor", "again"})
_ACCEPTED = _FLOOR | {"accept"}  # a firm ask accepts by itself
_SETTLED = _IN_WINDOW | _ACCEPTED | {"end_action", "lapse", "move"}
_MOVED = _SETTLED | {"end_movement"}
_ANY_SEAT = frozenset({"pass", "place_markers"})
LEADS_TO: dict[int, frozenset[str]] = {
    OPEN: _PLACED,
    OFFERS: _FLOOR,
    DECIDE: _FLOOR,
    MOVE_OFFERS: _FLOOR,
    MOVE_DECIDE: _FLOOR,
    PICK: _ACCEPTED,
    WINDOW: _IN_WINDOW | _ACCEPTED | {"take"},
    MOVE_OPEN: _PLACED | _SETTLED,
    CLAIM: _MOVED,
    MARKERS: _MOVED | _ANY_SEAT,
    START_PHASE: _MOVED | _ANY_SEAT,
    OVER: _MOVED | _ANY_SEAT,
}
"""By phase: the plays after which it may come, next or with nothing public between (GN-202)."""


def leads_here(city: City, played: Played) -> bool:
    """Whether a play can have led to where the game stands."""
    if played.play not in LEADS_TO[city.phase]:
        return False
    if played.play in _IN_WINDOW | {"end_action"}:  # whoever performed (GN-315)
        return city.phase != WINDOW or played.seat == city.performer
    if played.play in _ANY_SEAT:
        return True
    passed_on = city.phase in (START_PHASE, OVER)  # the tower is with the next seat (GN-715)
    return played.seat == (city.active - passed_on) % city.seats


def last_play(city: City) -> Played | None:
    """The last public choice in words; they follow from its code alone."""
    code, seat = city.last_code, city.last_seat
    if code < 0:
        return None
    told = city.setting.told[seat]
    played = told.get(code)
    if played is None:
        played = told[code] = _words(city, seat, code)
    return played


def _words(city: City, seat: Seat, code: int) -> Played:
    number = number_of(code)
    if code >> KIND == ACCEPT.kind:  # the offers themselves are gone
        target, mask = divmod(code & ARGUMENT, MASKS)
        authors = tuple(str(author) for author in range(city.seats) if mask >> author & 1)
        return Played(seat, number, "accept", (city.board.names[target], *authors))
    words = msgspec.to_builtins(city.decode(seat, code))
    play = words.pop("do")
    what: list[str] = []
    for word in words.values():
        if isinstance(word, dict):
            what += [f"{building} {how}" for building, how in word.items()]
        elif word is not None:
            what.append(str(word))
    return Played(seat, number, play, tuple(what))
