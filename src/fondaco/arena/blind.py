"""One game of random codes (`bots/blind.py`), for statistics of the engine itself."""

from fondaco.arena.match import PLY_LIMIT, Outcome, generator
from fondaco.bots.blind import play_out
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game


def play_blind(game: Game, seats: int, seed: int, number: int, limit: int = PLY_LIMIT) -> Outcome:
    """Game `number` of a blind series: seed and number fix it."""
    chance = RandomChance(generator(seed, number, "blind"))
    state = game.deal(seats, chance)
    plies = play_out(state, chance, limit)
    standings = state.standings()
    return Outcome(plies, 0, state.end_reason(), standings.scores, standings.winners)
