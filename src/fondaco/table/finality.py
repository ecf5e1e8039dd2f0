"""Whether an action could be taken back, before it is done."""

from random import Random
from typing import Literal

from fondaco.table.chance import NotedChance, RandomChance
from fondaco.table.contract import Game
from fondaco.table.words import Action, Event, Refused, View

Why = Literal["chance", "shown"]
"""Luck is asked; or something is shown to others, or binds somebody."""


def finality(game: Game, view: View, action: Action) -> Why | None:
    """Why the undo law would not let the viewer take it back, as far as he can know.

    It is tried on an imagined state, so that the answer tells nothing the view does not.
    """
    assert view.seat is not None
    luck = RandomChance(Random(0))
    state = game.imagine(view, luck)
    drawn = NotedChance(luck)
    told: list[Event] = []
    try:
        state.apply(view.seat, action, drawn, lambda event, _: told.append(event))
    except Refused:
        return None  # it depends on what the viewer cannot see
    if drawn.results:
        return "chance"
    return "shown" if any(event.final for event in told) else None
