"""One game between bots, each fed by its seat's views and events alone."""

import hashlib
from collections import Counter
from random import Random
from time import monotonic

import msgspec

from fondaco.bots import Bot, make
from fondaco.bots.guests import is_guest
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Score, Seat

PLY_LIMIT = 20_000
"""A game that is longer than this counts as unfinished."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went; `end_reason` is None if it was cut off."""

    plies: int
    rounds: int
    end_reason: str | None
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    events: dict[str, int] = {}
    """How often what happened, as far as everybody heard it."""
    lapses: tuple[int, ...] = ()
    """By seat: how often a guest answered too late, illegally or not at all."""


def generator(seed: int, number: int, role: str) -> Random:
    """The luck of one role in one game: it follows from seed, game number and role alone."""
    digest = hashlib.sha256(f"{seed}/{number}/{role}".encode()).digest()
    return Random(int.from_bytes(digest, "big"))


def answer(player: Bot, state: State, seat: Seat, guest: bool) -> Action | None:
    """What a player does; None where a guest fails, which is a lapse. The house's own must not."""
    view = state.view(seat)
    if not guest:
        return player.decide(view)
    try:
        action = player.decide(view)
        return action if state.check(seat, action) is None else None
    except Exception:  # whatever somebody else's code does, the game goes on
        return None


def play_match(
    game: Game, bots: list[str], seed: int, number: int, limit: int = PLY_LIMIT
) -> Outcome:
    """Play game `number` of a series; the same seed and number always give the same game."""
    players = [
        make(name, game, seat, generator(seed, number, f"seat {seat}"), monotonic, guests=True)
        for seat, name in enumerate(bots)
    ]
    guests = [is_guest(name) for name in bots]
    lapses = [0] * len(bots)
    rounds = 0
    events: Counter[str] = Counter()

    def tell(event: Event, audience: int) -> None:
        nonlocal rounds
        # A title that counts rounds says so in the events that begin them.
        rounds = max(rounds, getattr(event, "round", 0))
        if hears(audience, None):
            events[str(event.__struct_config__.tag)] += 1
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(generator(seed, number, "table"))
    state = game.deal(len(players), chance, tell)
    plies = 0
    actors = state.actors()
    while actors and plies < limit:
        seat = actors[0]
        action = answer(players[seat], state, seat, guests[seat])
        if action is None:
            lapses[seat] += 1
            action = state.lapse(seat)
        state.apply(seat, action, chance, tell)
        plies += 1
        actors = state.actors()
    standings = state.standings()
    for seat, player in enumerate(players):
        lapses[seat] += getattr(player, "lapses", 0)  # a program's are counted where it is asked
    return Outcome(
        plies,
        rounds,
        state.end_reason(),
        standings.scores,
        standings.winners,
        dict(events),
        tuple(lapses),
    )
