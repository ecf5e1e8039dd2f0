"""catanatron: Catan in Python. The actions it lists are not checked again when played."""

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from turns import Subject, serve


def subject(seats: int) -> Subject:
    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in list(Color)[:seats]])

    games = [new()]

    def play(count: int) -> int:
        game = games[0]
        for _ in range(count):
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                game = new()
            actions = game.state.playable_actions
            game.execute(actions[int(random.random() * len(actions))], validate_action=False)
        games[0] = game
        return count

    def copies(count: int) -> list[Callable[[], Any]]:
        found = []
        for _ in range(count):
            play(37)
            found.append(games[0].copy().copy)
        return found

    return Subject(play, copies)


serve(version("catanatron"), {f"catanatron {seats}": subject(seats) for seats in (2, 3, 4)})
