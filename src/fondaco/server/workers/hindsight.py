"""A finished game looked at again, in words."""

from time import monotonic

from fondaco.arena.analysis import Choice, Turn, analyse
from fondaco.bots.budget import Budget
from fondaco.server.workers.jobs import Analysed, Better, FairDeal, TurningPoint
from fondaco.table.record import Record
from fondaco.table.replay import game_of, replay
from fondaco.table.speech import Speech
from fondaco.table.words import Phrase, View

_THOUGHT = 2.0
"""Seconds that an admiral thinks about each turning point."""


def look_back(record: Record) -> Analysed:
    """Chances, turning points and deals, with what players read at that moment."""
    found = analyse(record, Budget(0, _THOUGHT, monotonic))
    speech = Speech(game_of(record.header))
    told = {turn.move for turn in found.turns} | {deal.move for deal in found.deals}
    views: dict[int, View] = {}
    """What the seat saw that made a move."""
    for move, sitting in enumerate(replay(record), 1):
        if move in told:
            views[move] = sitting.state.view(record.moves[move - 1].seat)

    def words(move: int) -> Phrase:
        action = speech.game.read_action(record.moves[move - 1].action)
        return speech.choice(views[move], action)

    def better(turn: Turn, one: Choice) -> Better:
        said = speech.choice(views[turn.move], one.action)
        return Better(said, one.chance, speech.why(one.reason), one.action == turn.action)

    return Analysed(
        [[round(chance, 4) for chance in chances] for chances in found.chances],
        [
            TurningPoint(
                turn.move,
                turn.seat,
                words(turn.move),
                turn.before,
                turn.after,
                [better(turn, one) for one in turn.better],
            )
            for turn in found.turns
        ],
        [
            FairDeal(
                deal.move,
                deal.buyer,
                deal.seller,
                words(deal.move),
                deal.price,
                deal.fair,
                deal.gains,
            )
            for deal in found.deals
        ],
    )
