"""All that one seat can get of a state, compared with a world where its unknowns are drawn anew.

Whatever else people, bots and learners are sent is made from these: views, choices, forms,
refusals, lapses, and events as they are heard.

`python -m tests.trust.leaks SLUG STATES [SEED]` compares so many states and says how many.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from fondaco.bots import Bot, make
from fondaco.gym.plan import shape_of
from fondaco.gym.table import Question
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.forms import fill
from fondaco.table.speech import Speech
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Action, Seat
from tests.table.interrogation import (
    Told,
    everybody,
    first_difference,
    heard,
    play,
    random_action,
)

_POOL = 12


class Leak(AssertionError):
    """Something a seat can get depends on what it cannot know."""


def gettable(
    game: Game, speech: Speech, state: State, seat: Seat | None, pool: list[Action]
) -> Iterator[str]:
    """Everything a seat, or a spectator, is sent or may ask for, in a fixed order."""
    view = state.view(seat)
    yield f"view {msgspec.json.encode(view).decode()}"
    yield f"actors {state.actors()}"
    yield f"turn {msgspec.json.encode(speech.turn(state, seat, view)).decode()}"
    yield f"end {state.end_reason()}"
    if seat is not None:
        yield f"choices {state.choices(seat)}"
        if seat in state.actors():
            yield f"lapse {state.lapse(seat)}"
        # What a learner is offered; the words of all titles are a fixed vocabulary.
        yield f"words {Question(game, shape_of(game), state, seat, forms=True).words}"
        for action in pool:
            yield f"check {action}: {state.check(seat, action)}"


def hunt(
    game: Game,
    seats: int,
    seed: int,
    every: int = 3,
    most: int = 400,
    speech: Speech | None = None,
    bot: str = "",
) -> int:
    """Play a game, at random or by bots, and compare.

    Returns how many states were compared, or raises `Leak`.
    """
    random = Random(seed)
    chance = RandomChance(random)
    speech = speech or Speech(game)
    bots: list[Bot] = [make(bot, game, seat, random) for seat in range(seats)] if bot else []
    told: Told = []
    state = game.deal(seats, chance, lambda event, audience: told.append((event, audience)))
    pool: list[Action] = []
    compared = 0
    for ply in range(most):
        if not state.actors():
            break
        if ply % every == 0:
            for seat in everybody(seats):
                _compare(_Listener(game, speech, seat, pool[-_POOL:]), state, chance, random)
                compared += 1
        actor = random.choice(state.actors())
        if bots:
            for seat, player in enumerate(bots):
                for event in heard(told, seat):
                    player.hear(event)
            action = bots[actor].decide(state.view(actor))
        else:
            action = random_action(game, state, actor, chance)
        pool.append(action)
        told, _ = play(state, actor, action, chance)
    return compared


def hunt_by_number(slug: str, number: int) -> int:
    """Hunt through a whole game; its options, seats and players follow from the number."""
    meta = find_title(slug)
    options = {option.name: option.values[number % len(option.values)] for option in meta.options}
    game = open_game(slug, options if number % 2 else None)
    seats = meta.least_seats + number % (meta.most_seats - meta.least_seats + 1)
    bot = "greedy" if number % 10 == 0 else ""
    return hunt(game, seats, number, every=5 if bot else 1, most=20_000, bot=bot)


class _Listener(NamedTuple):
    """Who asks, about which game, with which actions."""

    game: Game
    speech: Speech
    seat: Seat | None
    pool: list[Action]

    def compare(self, one: State, other: State, why: str) -> None:
        """Everything it can get of two states."""
        pairs = zip(self.gets(one), self.gets(other), strict=True)
        for here, there in pairs:
            if here != there:
                raise Leak(f"seat {self.seat}, {why}: {here[:300]} ≠ {there[:300]}")

    def gets(self, state: State) -> Iterator[str]:
        return gettable(self.game, self.speech, state, self.seat, self.pool)


def _compare(ear: _Listener, state: State, chance: RandomChance, random: Random) -> None:
    world = ear.game.imagine(state.view(ear.seat), chance)
    ear.compare(state, world, "imagined")
    _compare_unheard(ear, state, chance, random)
    actor = random.choice(state.actors())
    possible = [action for action in state.legal(actor) if world.check(actor, action) is None]
    for action in random.sample(possible, min(2, len(possible))):
        told, drew = play(state.copy(), actor, action, chance)
        also, also_drew = play(world.copy(), actor, action, chance)
        turned_up = first_difference(heard(told, ear.seat), heard(also, ear.seat))
        if turned_up is not None and not (drew or also_drew or turned_up.final.why):
            raise Leak(f"seat {ear.seat} hears {turned_up}")


def _compare_unheard(ear: _Listener, state: State, chance: RandomChance, random: Random) -> None:
    """An act that a seat does not hear of changes nothing that it can get."""
    other = random.randrange(len(state.standings().scores))
    aside = [form for form in state.forms(other) if form.aside]
    if other == ear.seat or not aside:
        return
    action = ear.game.read_action(fill(random.choice(aside), chance))
    if state.check(other, action) is None:
        after = state.copy()
        told, _ = play(after, other, action, chance)
        if not heard(told, ear.seat):
            ear.compare(state, after, f"unheard {action}")


def main() -> None:
    slug, states = sys.argv[1], int(sys.argv[2])
    number = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    compared = games = 0
    while compared < states:
        compared += hunt_by_number(slug, number + games)
        games += 1
    print(f"{slug}: {compared} states of {games} games without a leak")  # noqa: T201


if __name__ == "__main__":
    main()
