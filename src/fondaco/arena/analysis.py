"""A finished game looked at again: everybody's chances, where they turned, what was better."""

from itertools import pairwise
from random import Random

import msgspec

from fondaco.bots.advice import advise
from fondaco.bots.budget import Budget
from fondaco.bots.search import SearchBot
from fondaco.bots.thoughts import Thoughts
from fondaco.table.contract import State
from fondaco.table.record import Record
from fondaco.table.replay import replay
from fondaco.table.sitting import Sitting
from fondaco.table.words import Action, Seat

TURNS = 3


class Choice(msgspec.Struct, frozen=True):
    """What an admiral would have done, and the chance to win it saw in it."""

    action: Action
    chance: float
    reason: str
    """What it does most for: a part of the title's hopes, or ''."""


class Turn(msgspec.Struct, frozen=True):
    """A move that changed the chances."""

    move: int
    """The number of the action, from 1."""
    seat: Seat
    """Who moved."""
    action: Action
    before: list[float]
    after: list[float]
    better: list[Choice]
    """The best three by an admiral at that seat, the best first."""


class Deal(msgspec.Struct, frozen=True):
    """A deal between two seats, and what it brought them."""

    move: int
    buyer: Seat
    seller: Seat
    price: int
    fair: int
    """The price that would have left both the same gain."""
    gains: tuple[float, float]
    """The buyer's and the seller's, in the points that the title's bots reckon with."""


class Analysis(msgspec.Struct, frozen=True):
    """A record looked at again."""

    seats: list[str]
    chances: list[list[float]]
    """After the deal and after every action: every seat's chance to win."""
    turns: list[Turn]
    """The turning points, in the order they came."""
    deals: list[Deal]
    """Where the title's bots know how to weigh them."""


def analyse(record: Record, budget: Budget, seed: int = 0) -> Analysis:
    """The chances by the title's valuation; an admiral thinks so long about each turning point."""
    states: list[State] = []
    sitting: Sitting | None = None
    for sitting in replay(record):
        states.append(sitting.state.copy())
    assert sitting is not None
    names = list(record.header.seats)
    thoughts = Thoughts(sitting.game)
    chances = [thoughts.chances(state, len(names)) for state in states]
    swings = [
        max(abs(now - then) for now, then in zip(after, before, strict=True))
        for before, after in pairwise(chances)
    ]
    moments = sorted(range(len(swings)), key=lambda n: -swings[n])[:TURNS]
    turns = [
        Turn(
            moment + 1,
            record.moves[moment].seat,
            sitting.game.read_action(record.moves[moment].action),
            chances[moment],
            chances[moment + 1],
            _better(sitting, states[moment], moment, thoughts, budget, seed),
        )
        for moment in sorted(moments)
    ]
    return Analysis(names, chances, turns, _deals(record, sitting, states, thoughts))


def _deals(record: Record, sitting: Sitting, states: list[State], thoughts: Thoughts) -> list[Deal]:
    """All deals of a game, as they looked just before they were made."""
    found: list[Deal] = []
    for number, move in enumerate(record.moves if thoughts.weigh is not None else ()):
        assert thoughts.weigh is not None
        action = sitting.game.read_action(move.action)
        weighed = thoughts.weigh(states[number], move.seat, action)
        if weighed is not None:
            buyer, seller, price, fair, *gains = weighed
            gained = round(gains[0], 1), round(gains[1], 1)
            found.append(Deal(number + 1, buyer, seller, price, fair, gained))
    return found


def _better(
    sitting: Sitting, state: State, moment: int, thoughts: Thoughts, budget: Budget, seed: int
) -> list[Choice]:
    """What an admiral, who heard what the seat had heard, thinks of the choices there."""
    seat = sitting.steps[moment].move.seat
    bot = SearchBot(sitting.game, seat, Random(seed), thoughts, budget)
    for told in sitting.heard(seat)[: moment + 1]:
        for event in told:
            bot.hear(event)
    return [
        Choice(one.action, round(one.chance, 4), one.reason)
        for one in advise(bot, state.view(seat))
    ]
