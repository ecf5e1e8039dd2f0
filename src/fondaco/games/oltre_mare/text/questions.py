"""What a seat is asked, and the score line and the round beside it."""

from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.text.choices import lions_of, load_of
from fondaco.games.oltre_mare.text.phrases import goods, port
from fondaco.games.oltre_mare.words import OltreMareView
from fondaco.table.contract import Game
from fondaco.table.saying import seat
from fondaco.table.words import Phrase, Score, View


def scores(game: Game, view: View) -> tuple[Score, ...] | None:
    """The points as if the game ended now, or None where a cargo pile is closed."""
    assert isinstance(view, OltreMareView)
    return view.scores


def round_of(game: Game, view: View) -> int:
    """The running round, 0 during set-up."""
    assert isinstance(view, OltreMareView)
    return (view.turn - 1) // view.seats + 1 if view.turn else 0


# -- questions --


def question(game: Game, view: View) -> Phrase:
    """The sentence for the decision at hand."""
    assert isinstance(game, OltreMare)
    assert isinstance(view, OltreMareView)
    active = view.active
    if active is None or view.phase not in ("sea", "trade", "play", "sail", "compass", "load"):
        return Phrase(f"ask-{view.phase}")
    match view.phase:
        case "sea":
            lions = lions_of(game, view, active)
            return Phrase("ask-sea", {"lions": lions, "count": view.hand_sizes[active] - lions})
        case "trade":
            return _trade_question(game, view)
        case "play":
            load = load_of(game, view, active)
            return Phrase("ask-play", {"load": load, "count": load - view.picked_count})
        case "sail":
            return Phrase("ask-sail", {"count": view.steps})
        case "compass":
            return Phrase("ask-compass", {"port": port(game, view.ships[active])})
    return Phrase("ask-load", {"count": len(view.played)})


def _trade_question(game: OltreMare, view: OltreMareView) -> Phrase:
    active = view.active or 0
    asking = [seat(one.author) for one in view.offers if one.addressee == view.seat]
    if view.seat != active:
        if asking:
            return Phrase("ask-answer", {"author": asking})
        wanted = goods(view.call.wishes) if view.call is not None else []
        return Phrase("ask-call", {"seat": seat(active), "goods": wanted or [Phrase("anything")]})
    if asking:
        return Phrase("ask-answer-active", {"author": asking})
    load, hand = load_of(game, view, active), view.hand_sizes[active]
    if hand >= load:
        return Phrase("ask-trade", {"load": load, "hand": hand})
    return Phrase("ask-trade-short", {"load": load, "hand": hand})
