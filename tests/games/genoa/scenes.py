"""Scenes: positions with a window or a floor open, to act and to deal at."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.view.build import build
from fondaco.games.genoa.view.position import read_position
from fondaco.games.genoa.words import (
    Accept,
    GenoaView,
    Keep,
    Offer,
    OpenFloor,
    Pass,
    Quote,
    Roll,
    WindowOpened,
)
from fondaco.table.audience import hears
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event, Seat
from tests.games.acting import act

GOODS = ("wheat", "rice", "silver", "copper", "silk", "linen", "salt", "pepper")
SPECIALS = {"start": 5, "extra_action": 5, "any_good": 5, "exchange": 7, "building_action": 5}
COLOURS = ("red", "blue", "green", "yellow", "violet")
DECKS = {
    "large_orders": tuple(f"l{n:02}" for n in range(1, 17)),
    "small_orders": tuple(f"k{n:02}" for n in range(1, 17)),
    "messages": tuple(f"b{n:02}" for n in range(1, 15)),
    "privileges": tuple(f"p{n:02}" for n in range(1, 15)),
}
RING = [
    "col",
    "prk",
    "kut",
    "ric",
    "gew",
    "tra",
    "get",
    "mon",
    "haf",
    "pal",
    "zas",
    "tuc",
    "tav",
    "met",
]
"""The outer buildings clockwise; privilege p01 is for the first, and so on."""
BY_SEAT: dict[str, Any] = {
    "money": 130,
    "goods": {},
    "specials": {},
    "markers": {},
    "hands": (),
    "allowances": 1,
    "small_orders": 0,
    "delivered": (),
}


def privilege(*buildings: str) -> tuple[str, ...]:
    """The privileges for these buildings."""
    return tuple(f"p{RING.index(building) + 1:02}" for building in buildings)


def all_but(deck: str, *cards: str) -> tuple[str, ...]:
    """The other cards of a deck: in a hand, they leave these alone in the deck."""
    return tuple(card for card in DECKS[deck] if card not in cards)


def table(
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    components: dict[str, Any] | None = None,
    **fields: Any,
) -> GenoaState:
    """A position. What seats have is given by seat: `goods={1: {"silk": 2}}, markers={0: 3}`."""
    for name, nothing in BY_SEAT.items():
        given = fields.get(name)
        if isinstance(given, dict):
            fields[name] = [given.get(seat, nothing) for seat in range(seats)]
    if "markers" in fields:
        fields["markers"] = [
            {COLOURS[seat]: own} if isinstance(own, int) else own
            for seat, own in enumerate(fields["markers"])
        ]
    game = open_game("genoa", options, components)
    state = game.load(msgspec.to_builtins({"seats": seats, **fields}))
    assert isinstance(state, GenoaState)
    return state


def acting(
    building: str,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    *,
    seat: Seat = 0,
    way: Sequence[str] = (),
    performed: bool = False,
    owes: Mapping[str, Any] | None = None,
    **fields: Any,
) -> GenoaState:
    """The action window of a seat at a building; seat 0 is active unless said otherwise."""
    window = {"seat": seat, "building": building, "performed": performed, "owes": owes}
    fields.setdefault("allowances", {seat: 0})
    return table(seats, options, phase="window", way=[*way, building], window=window, **fields)


def placing(
    way: Sequence[str],
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    *,
    seat: Seat = 0,
    **fields: Any,
) -> GenoaState:
    """The movement has ended and a seat may place markers."""
    return table(seats, options, phase="markers", way=way, placing=seat, **fields)


def do(
    state: GenoaState, seat: Seat, action: Action, drew: Sequence[int] | None = None
) -> list[Told]:
    """Act as in every title; nothing falls below none, and the position can be taken up again."""
    told = act(state, seat, action, drew)
    assert min(state.money) >= 0
    assert min(*state.goods, *state.special, *state.reserve, *state.tray, *state.store) >= 0
    again = GenoaState(state.setting)
    build(again, read_position(state.position()))
    assert again.position() == state.position()
    for each in range(state.seats):
        assert again.legal(each) == state.legal(each)
    return told


def events(told: Sequence[Told]) -> list[Event]:
    return [said.event for said in told]


def heard(told: Sequence[Told], seat: Seat | None) -> list[Event]:
    """What a seat was told, or with None a spectator."""
    return [said.event for said in told if hears(said.audience, seat)]


def draws(state: GenoaState, *cards: str) -> list[int]:
    """The results that draw just these cards, one after the other, out of their deck."""
    (deck,) = [name for name, all_cards in DECKS.items() if cards[0] in all_cards]
    position = state.position()
    gone = {*position["face_up"], *(card for hand in position["hands"] for card in hand)}
    lying = [card for card in DECKS[deck] if card not in gone]
    results = []
    for card in cards:
        results.append(lying.index(card))
        lying.remove(card)
    return results


def of(state: GenoaState, field: str, seat: Seat = 0) -> Any:
    """What a seat has: its money, goods, specials, markers, hands …"""
    owned = state.position()[field][seat]
    return list(owned) if isinstance(owned, tuple) else owned


def where(state: GenoaState) -> str:
    """The space of the tower."""
    return str(state.position()["way"][-1])


def phase(state: GenoaState) -> str:
    return str(state.position()["phase"])


def seen(state: GenoaState, seat: Seat | None) -> GenoaView:
    view = state.view(seat)
    assert isinstance(view, GenoaView)
    return view


# -- deals --


def hear(state: GenoaState, offers: Mapping[Seat, Sequence[Action]]) -> list[Told]:
    """One round of offers; who offers nothing passes."""
    told = do(state, state.active, OpenFloor())
    for seat in state.actors():
        for offer in offers.get(seat, ()):
            told += do(state, seat, offer)
        told += do(state, seat, Keep() if offers.get(seat) else Pass())
    return told


def quote(state: GenoaState, seat: Seat, target: str) -> Quote:
    """The standing offer of a seat for a target, as it may be accepted."""
    (found,) = [
        Quote(offer["id"], offer["version"])
        for offer in state.position()["floor"]["offers"]
        if (offer["seat"], offer["target"]) == (seat, target)
    ]
    return found


def accepting(state: GenoaState, seat: Seat, target: str) -> Accept:
    return Accept(target, (quote(state, seat, target),))


def sold(
    state: GenoaState, seat: Seat, offer: Offer, drew: Sequence[int] | None = None
) -> list[Told]:
    """The active player hears one offer and accepts it."""
    hear(state, {seat: [offer]})
    return do(state, state.active, accepting(state, seat, offer.target), drew)


def opened(told: Sequence[Told]) -> list[tuple[Seat, str]]:
    """The windows that were opened: who and where."""
    return [(e.seat, e.building) for e in events(told) if isinstance(e, WindowOpened)]


# -- whole turns --


def roll(red: int, blue: int) -> tuple[Roll, list[int]]:
    """The roll and the results that show these faces."""
    return Roll(), [red - 1, blue - 1]


def play_on(state: GenoaState, turns: int | None = None) -> list[Seat]:
    """Let every seat lapse for some turns or to the end; the seats in the order of their turns."""
    order: list[Seat] = []
    turn = 0
    while state.actors():
        if state.turn != turn:
            if len(order) == turns:
                break
            turn = state.turn
            order.append(state.active)
        seat = state.actors()[0]
        do(state, seat, state.lapse(seat))
    return order
