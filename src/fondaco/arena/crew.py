"""An admiral with a crew: the same decision searched in several processes, and what all found.

`crew:2:admiral:400` is two searches of 400 iterations each with luck of their own; their trees are
added up at the root. The same seed and iterations give the same moves, whatever the machine does.
"""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from time import monotonic
from typing import Any

from fondaco.bots import make
from fondaco.bots.bot import Bot
from fondaco.bots.levels import read_level
from fondaco.bots.search import Search, SearchBot
from fondaco.bots.tree import Edge
from fondaco.bots.trials import Trials
from fondaco.table.contract import Game
from fondaco.table.reading import small_number
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event, Invalid, Seat, View

MOST = 64
Found = list[tuple[int, Action | None, int, float, float, float]]
"""Of each choice at the root: its code, its action if it fills in a form, visits, and the sums of
what it was worth, of what it gained beside another, and of the squares of that."""


def read_crew(argument: str) -> tuple[int, str]:
    """How many search, and as what, or `Invalid`."""
    digits, _, level = argument.partition(":")
    size = small_number(digits)
    if size is None or not 1 < size <= MOST or read_level(level).kind != "admiral":
        raise Invalid("bots", f"crew:{argument}: say crew:N:admiral, with N from 2 to {MOST}")
    return size, level


class Crew(Bot):
    """Searches here and in other processes, and takes the choice that all together tried most."""

    def __init__(self, game: Game, seat: Seat, generator: Random, argument: str) -> None:
        super().__init__(game, seat, generator)
        size, level = read_crew(argument)
        self._own = _searcher(level, game, seat, generator)
        context = get_context("spawn")
        self._mates: list[Connection] = []
        for _ in range(size - 1):
            here, there = context.Pipe()
            origin = game.meta.slug, game.options, game.components
            job = (there, level, origin, seat, generator.getrandbits(64))
            context.Process(target=_serve, args=job, daemon=True).start()
            there.close()
            self._mates.append(here)

    def hear(self, event: Event) -> None:
        super().hear(event)
        self._own.hear(event)
        self._tell(event)

    def decide(self, view: View) -> Action:
        self._tell(view)
        state, search = self._own.search(view)
        for mate in self._mates[:]:
            try:
                add(search, mate.recv())
            except (EOFError, OSError):  # it died: the others have searched as well
                self._mates.remove(mate)
        edge = search.best()
        return state.decode(self.seat, edge.code) if edge.action is None else edge.action

    def _tell(self, what: Event | View) -> None:
        for mate in self._mates[:]:
            try:
                mate.send(what)
            except OSError:
                self._mates.remove(mate)

    def close(self) -> None:
        """Let the others go: who waits at a closed pipe ends."""
        for mate in self._mates:
            mate.close()
        self._mates.clear()

    def __del__(self) -> None:
        if hasattr(self, "_mates"):
            self.close()


def add(search: Search | Trials, found: Found) -> None:
    """Add what another search of the same decision found."""
    edges = search.root.edges
    forms = {edge.action: edge for edge in edges.values() if edge.action is not None}
    for code, action, visits, total, gain, spread in found:
        edge = edges.get(code) if action is None else forms.get(action)
        if edge is None:
            # Another form than one's own: its key only has to be free.
            key = code if action is None else min(edges, default=0) - 1
            edge = edges[key] = Edge(key, action, 0.0)
        edge.visits += visits
        edge.total += total
        edge.gain += gain
        edge.spread += spread


def _searcher(level: str, game: Game, seat: Seat, generator: Random) -> SearchBot:
    bot = make(level, game, seat, generator, monotonic)
    assert isinstance(bot, SearchBot)
    return bot


def _serve(
    pipe: Connection, level: str, origin: tuple[str, dict[str, str], Any], seat: Seat, seed: int
) -> None:
    """Hear what the crew hears, search what it searches, until nobody asks any more."""
    bot = _searcher(level, open_game(*origin), seat, Random(seed))
    try:
        while True:
            heard = pipe.recv()
            if isinstance(heard, Event):
                bot.hear(heard)
                continue
            _, search = bot.search(heard)
            edges = search.root.edges.values()
            pipe.send([(e.code, e.action, e.visits, e.total, e.gain, e.spread) for e in edges])
    except (EOFError, OSError):
        return
