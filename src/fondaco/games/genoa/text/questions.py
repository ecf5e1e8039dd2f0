"""What a seat is asked, and the score line and the round beside it."""

from fondaco.games.genoa.components import DISCS
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.text.phrases import due, place
from fondaco.games.genoa.words import GenoaView
from fondaco.table.contract import Game
from fondaco.table.saying import Args, seat
from fondaco.table.words import Phrase, Score, View


def scores(game: Game, view: View) -> tuple[Score, ...] | None:
    """The points as if the game ended now, or None where the view hides them."""
    assert isinstance(view, GenoaView)
    return view.scores


def round_of(game: Game, view: View) -> int:
    """The running round; it grows by one even where the marker jumps (GN-206)."""
    assert isinstance(view, GenoaView)
    return (view.turn - 1) // view.seats + 1


def question(game: Game, view: View) -> Phrase:
    """The sentence for the decision at hand."""
    assert isinstance(game, Genoa)
    assert isinstance(view, GenoaView)
    phase = view.phase
    active: Args = {"active": seat(view.active)}
    if view.window is not None:
        return _window_question(game, view)
    if phase in ("current_offers", "move_offers") and view.seat == view.active:
        return Phrase("ask-hearing")
    if phase.startswith("current_"):
        form = "-at" if phase == "current_open" else "-the"
        here: Args = {"place": place(game, view.way[-1], form)}
        if phase == "current_offers":
            return Phrase("ask-current-offers", here | active)
        return Phrase("ask-" + phase.replace("_", "-"), here)
    if phase == "move_open":
        return Phrase("ask-move-open", {"left": DISCS - len(view.way)})
    if phase == "move_offers":
        return Phrase("ask-move-offers", active)
    if phase == "markers" and view.seat is not None:
        return Phrase("ask-markers", {"count": sum(view.markers[view.seat].values())})
    return Phrase("ask-" + phase.replace("_", "-"))


def _window_question(game: Genoa, view: GenoaView) -> Phrase:
    window = view.window
    assert window is not None
    args: Args = {"place": place(game, window.building, "-at")}
    if window.giving:
        return Phrase("ask-window-giving", {"count": window.giving, "active": seat(view.active)})
    if window.performed:
        return Phrase("ask-window-done", args)
    owed = [] if window.owes is None else due(window.owes)
    if owed:
        return Phrase("ask-window-owes", args | {"owes": owed, "active": seat(view.active)})
    return Phrase("ask-window", args)
