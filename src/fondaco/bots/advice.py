"""What an admiral would do, and why: its best choices, their chances, what each is good for."""

from typing import Final

from fondaco.bots.search import Search, SearchBot
from fondaco.bots.thoughts import Thoughts
from fondaco.bots.tree import Edge
from fondaco.bots.trials import Trials
from fondaco.table.contract import State
from fondaco.table.words import Action, Seat, View

BEST: Final = 3
RIVALS = "rivals"
"""The reason that stands beside those of a title: what others lose."""
SLIGHT = 0.02  # of `points`: a smaller difference is no reason


class Advised:
    """A choice, the chance to win it leaves, and the part of one's hopes it does most for."""

    def __init__(self, action: Action, chance: float, reason: str) -> None:
        self.action = action
        self.chance = chance
        self.reason = reason
        """A part of the title's `hopes`, RIVALS, or '' where nothing stands out."""


def advise(bot: SearchBot, view: View) -> list[Advised]:
    """The best choices at a seat whose events the bot has heard, the best first."""
    world, search = bot.search(view)
    seat, thoughts = bot.seat, bot.thoughts
    edges = [edge for edge in search.ranking()[:BEST] if edge.visits]
    if not edges:  # nothing to choose
        chance = thoughts.chances(world, len(world.standings().scores))[seat]
        return [Advised(_action(world, seat, edge), chance, "") for edge in search.ranking()]
    luck = bot.generator.getrandbits(64)
    found = [_prospects(search, world, edge, luck) for edge in edges]
    now = _hopes(thoughts, world, seat)
    return [
        Advised(
            _action(world, seat, edge),
            search.chance_of(edge),
            _reason(found[n], found[:n] + found[n + 1 :], SLIGHT * thoughts.points)
            or _reason(found[n], [now], SLIGHT * thoughts.points),
        )
        for n, edge in enumerate(edges)
    ]


def _action(world: State, seat: Seat, edge: Edge) -> Action:
    return world.decode(seat, edge.code) if edge.action is None else edge.action


def _prospects(search: Search | Trials, world: State, edge: Edge, luck: int) -> dict[str, float]:
    """The hopes after a choice, all choices with the same luck."""
    state = world.copy()
    search.follow(state, edge, luck)
    return _hopes(search.thoughts, state, search.seat)


def _hopes(thoughts: Thoughts, state: State, seat: Seat) -> dict[str, float]:
    """The parts of a seat's hopes, and what the others may not hope for."""
    if thoughts.hopes is None:
        return {}
    seats = len(state.standings().scores)
    found = dict(thoughts.hopes(state, seat))
    others = [sum(thoughts.hopes(state, s).values()) for s in range(seats) if s != seat]
    found[RIVALS] = -sum(others) / len(others)
    return found


def _reason(hopes: dict[str, float], beside: list[dict[str, float]], least: float) -> str:
    """The part in which a choice is ahead of the others most."""
    best, reason = least, ""
    for part, hope in hopes.items():
        gain = hope - sum(other.get(part, 0.0) for other in beside) / max(1, len(beside))
        if beside and gain > best:
            best, reason = gain, part
    return reason
