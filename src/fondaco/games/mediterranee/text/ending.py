"""Chapter 8 in words: a choice that ends the game says so."""

from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.view.words import MediterraneeView
from fondaco.table.chance import ChanceMismatch, RecordedChance, SeededChance
from fondaco.table.contract import State
from fondaco.table.words import Action

_OPEN = ("positions", "purchases", "movement", "combat", "control", "sales")
"""The phases whose acts are no secret."""


class _Kept:
    """The table imagined last: all choices of one view are asked of the same one."""

    def __init__(self) -> None:
        self.view: MediterraneeView | None = None
        self.world: State | None = None

    def behind(self, game: Mediterranee, view: MediterraneeView) -> State:
        if self.world is None or self.view is not view:
            # Only others' money and answers are imagined, and they do not end a game.
            self.world = game.imagine(view, SeededChance(b""))
            self.view = view
        return self.world


_KEPT = _Kept()


def ends_game(game: Mediterranee, view: MediterraneeView, action: Action) -> bool:
    """Whether nobody has anything left to do after this, in the last round (ME-801, ME-907)."""
    if view.round < view.rounds or view.phase not in _OPEN or view.seat is None:
        return False
    world = _KEPT.behind(game, view).copy()
    try:
        world.apply(view.seat, action, RecordedChance([]))
    except ChanceMismatch:
        return False  # the dice have a say
    return world.end_reason() is not None
