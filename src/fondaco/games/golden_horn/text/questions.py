"""What a seat is asked, and the score line and the round beside it."""

from fondaco.games.golden_horn.rules import GoldenHorn
from fondaco.games.golden_horn.text.choices import may_raid
from fondaco.games.golden_horn.text.phrases import boat
from fondaco.games.golden_horn.words import GoldenHornView
from fondaco.table.contract import Game
from fondaco.table.words import Phrase, Score, View


def scores(game: Game, view: View) -> tuple[Score, ...] | None:
    """The points as if the game ended now, or None where the view hides them."""
    assert isinstance(view, GoldenHornView)
    return view.scores


def round_of(game: Game, view: View) -> int:
    """The running round, 0 during set-up."""
    assert isinstance(view, GoldenHornView)
    return (view.turn - 1) // view.seats + 1 if view.turn else 0


def question(game: Game, view: View) -> Phrase:
    """The sentence for the decision at hand."""
    assert isinstance(game, GoldenHorn)
    assert isinstance(view, GoldenHornView)
    if view.phase == "sail":
        return Phrase("ask-sail", {"boat": boat(game, view.moving or "")})
    if view.phase == "pre" and may_raid(game, view):
        return Phrase("ask-pre-raid")
    return Phrase(f"ask-{view.phase}")
