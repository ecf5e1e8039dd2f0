"""OpenSpiel: C++ engines driven from Python, and their own loop of random play."""

import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel
from turns import Subject, serve


def _lengths(game: Any, games: int) -> float:
    """Decisions of a random game, on average."""
    done = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            done += not state.is_chance_node()
            state.apply_action(_action(state))
    return done / games


def _action(state: Any) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        if outcomes[0][1] == outcomes[-1][1]:  # dealt cards: all alike
            return int(outcomes[int(random.random() * len(outcomes))][0])
        actions, odds = zip(*outcomes, strict=True)
        return int(random.choices(actions, odds)[0])
    actions = state.legal_actions()
    return int(actions[int(random.random() * len(actions))])


def driven(name: str) -> Subject:
    game = pyspiel.load_game(name)
    states = [game.new_initial_state()]

    def play(count: int) -> int:
        state, done = states[0], 0
        while done < count:
            if state.is_terminal():
                state = game.new_initial_state()
            done += not state.is_chance_node()
            state.apply_action(_action(state))
        states[0] = state
        return done

    def copies(count: int) -> list[Callable[[], Any]]:
        found = []
        for _ in range(count):
            play(11)
            found.append(states[0].clone().clone)
        return found

    return Subject(play, copies)


def native(name: str) -> Subject:
    """Random games to their ends in C++; decisions by the average length of a game."""
    game = pyspiel.load_game(name)
    length = _lengths(game, 20)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(_action(start))
    # A search of two simulations with 25 random games each: nearly all of it is random play.
    evaluator = pyspiel.RandomRolloutEvaluator(25, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 10, False, 1, False)

    def play(_: int) -> int:
        bot.step(start)
        return round(2 * 25 * length)

    return Subject(play)


GAMES = ("hearts", "gin_rummy", "backgammon")
found = {f"openspiel {name}": driven(name) for name in GAMES}
found["openspiel hearts native"] = native("hearts")
serve(version("open_spiel"), found)
