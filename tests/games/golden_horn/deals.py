"""Short ways to deal a game of Golden Horn and to go through its set-up."""

from collections.abc import Mapping, Sequence
from random import Random

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import ChooseFleet, GoldenHornView, PlaceBoats
from fondaco.table.chance import RandomChance, RecordedChance
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from tests.games.golden_horn.tables import FLEETS, K, V, do


def dealt(
    seats: int,
    options: Mapping[str, str] | None = None,
    first: int | None = 0,
    drew: Sequence[int] | None = None,
    told: list[Told] | None = None,
) -> GoldenHornState:
    said = [] if told is None else told
    state = open_game("golden-horn", options).deal(
        seats,
        RandomChance(Random(1)) if drew is None else RecordedChance(list(drew)),
        lambda event, audience: said.append(Told(event, audience)),
        first,
    )
    assert isinstance(state, GoldenHornState)
    return state


def with_fleets(
    seats: int, options: Mapping[str, str] | None = None, first: int | None = 0
) -> GoldenHornState:
    """Seat 0 has fleet A, seat 1 fleet B and so on; boats are to be placed."""
    state = dealt(seats, options, first)
    for seat in range(seats):
        do(state, seat, ChooseFleet(FLEETS[seat]))
    return state


def placing(fleet: str, ports: str) -> PlaceBoats:
    """Boats with 3, 2 and 1 sail colours, each V or K: `placing("A", "VVK")`."""
    names = {"V": V, "K": K}
    return PlaceBoats(
        {f"{fleet}{n}": names[port] for n, port in zip((3, 2, 1), ports, strict=True)}
    )


def set_up(
    seats: int, options: Mapping[str, str] | None = None, first: int | None = 0
) -> GoldenHornState:
    """The first turn has begun; every seat has a boat in each home port."""
    state = with_fleets(seats, options, first)
    for _ in range(seats):
        seat = state.actors()[0]
        do(state, seat, placing(FLEETS[seat], "VVK"))
    return state


def seen(state: GoldenHornState, seat: int | None = None) -> GoldenHornView:
    view = state.view(seat)
    assert isinstance(view, GoldenHornView)
    return view
