"""All that one seat can get of a state, compared with a world where its unknowns are drawn anew.

Whatever else people, bots and learners are sent is made from these: views, choices, forms,
refusals, lapses, and events as they are heard.

`python -m tests.trust.leaks SLUG STATES [FIRST]` compares so many states, those of game FIRST and
the following, and says how many.
"""

import sys
import time
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
_IN_WORDS = 8
"""Every so many states are compared in words too: these follow from view, choices and forms alone,
so there is little that they could add."""
_TOLD = 60.0
"""Seconds after which a long hunt says how far it is."""

_encode = msgspec.json.Encoder().encode


class Leak(AssertionError):
    """Something a seat can get depends on what it cannot know."""


def gettable(ear: "Listener", state: State) -> Iterator[tuple[str, object]]:
    """Everything a seat, or a spectator, is sent or may ask for, in a fixed order."""
    seat = ear.seat
    view = state.view(seat)
    yield "view", _encode(view)
    yield "actors", state.actors()
    yield "end", state.end_reason()
    if ear.in_words:
        yield "turn", _encode(ear.speech.turn(state, seat, view))
    if seat is None:
        return
    yield "codes", state.choices(seat)
    yield "choices", _encode(state.legal(seat))
    yield "forms", _encode(state.forms(seat))
    if seat in state.actors():
        yield "lapse", _encode(state.lapse(seat))
    if ear.in_words:
        # What a learner is offered; the words of all titles are a fixed vocabulary.
        game = ear.game
        yield "words", Question(game, shape_of(game), state, seat, forms=True).words
    for action in ear.pool:
        refusal = state.check(seat, action)
        yield f"check {action}", None if refusal is None else (refusal.rule, refusal.args)


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
                in_words = compared % _IN_WORDS == ply % _IN_WORDS
                ear = Listener(game, speech, seat, pool[-_POOL:], in_words)
                _compare(ear, state, chance, random)
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
    match number % 50:
        case 7:  # admirals who think only a little, at the start of a game
            return hunt(game, seats, number, every=3, most=60, bot="admiral:4")
        case 17 | 27 | 37:
            return hunt(game, seats, number, every=3, most=20_000, bot="merchant")
    return hunt(game, seats, number, every=1, most=20_000)


class Listener(NamedTuple):
    """Who asks, about which game, with which actions."""

    game: Game
    speech: Speech
    seat: Seat | None
    pool: list[Action]
    in_words: bool
    """Whether also what the table says in words is compared."""

    def compare(self, one: State, other: State, why: str) -> None:
        """Everything it can get of two states."""
        pairs = zip(gettable(self, one), gettable(self, other), strict=True)
        for (what, here), (_, there) in pairs:
            if here != there:
                told = f"{here!r:.300} ≠ {there!r:.300}"
                raise Leak(f"seat {self.seat}, {why}, {what}: {told}")


def _compare(ear: Listener, state: State, chance: RandomChance, random: Random) -> None:
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


def _compare_unheard(ear: Listener, state: State, chance: RandomChance, random: Random) -> None:
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
    told = time.monotonic()
    while compared < states:
        compared += hunt_by_number(slug, number + games)
        games += 1
        if compared >= states or time.monotonic() - told > _TOLD:
            told = time.monotonic()
            print(f"{slug}: {compared} states of {games} games without a leak", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
