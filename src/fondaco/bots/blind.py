"""Random play on codes alone: no views, no words, no events; compiled, it never leaves C."""

from fondaco.table.chance import Chance
from fondaco.table.contract import Game, State


def play_out(state: State, chance: Chance, limit: int) -> int:
    """Play a game to its end, or so many plies; returns how many it took."""
    plies = 0
    actors = state.actors()
    while actors and plies < limit:
        seat = actors[0]
        codes = state.choices(seat)
        state.choose(seat, codes[chance.below(len(codes))], chance)
        plies += 1
        actors = state.actors()
    return plies


def advance(game: Game, state: State, seats: int, chance: Chance, plies: int) -> State:
    """The table so many plies later, in new games where one is over."""
    while plies > 0:
        plies -= play_out(state, chance, plies)
        if plies > 0:
            state = game.deal(seats, chance)
    return state
