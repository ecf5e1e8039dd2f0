"""A game that is played only to know whether it can be: with pieces that somebody brought."""

from fondaco.arena.match import PLY_LIMIT
from fondaco.table.chance import SeededChance
from fondaco.table.contract import Game, State
from fondaco.table.forms import fill
from fondaco.table.words import Action, Invalid, Refused, Seat

MOST_CHOICES = 20_000
"""A decision with more of them could not be shown."""


def rehearse(game: Game, seats: int, first: Seat | None = None, seed: bytes = b"") -> int:
    """Deal, and play blindly to the end; returns the number of actions, or raises `Invalid`."""
    chance = SeededChance(seed)
    state = game.deal(seats, chance, None, first)
    plies = 0
    while actors := state.actors():
        if plies == PLY_LIMIT:
            raise Invalid("components", f"a game with these pieces is not over after {plies} turns")
        seat = actors[chance.below(len(actors))]
        for onlooker in (seat, None):
            state.view(onlooker)
        _act(game, state, seat, chance)
        plies += 1
    state.standings()
    return plies


def _act(game: Game, state: State, seat: Seat, chance: SeededChance) -> None:
    codes, forms = state.choices(seat), state.forms(seat)
    if len(codes) > MOST_CHOICES:
        raise Invalid("components", f"with these pieces a decision has {len(codes)} choices")
    pick = chance.below(len(codes) + len(forms))
    if pick < len(codes):
        state.choose(seat, codes[pick], chance)
        return
    action: Action = game.read_action(fill(forms[pick - len(codes)], chance))
    try:
        state.apply(seat, action, chance)
    except Refused:  # a form's bounds are not all its rules
        state.apply(seat, state.lapse(seat), chance)
