"""Games played to the end while an independent bookkeeper listens; both must agree.

`python -m tests.trust.bookkeeping SLUG GAMES [FIRST]` plays so many, half of them by codes alone.
"""

import importlib
import sys
from itertools import permutations
from random import Random
from typing import Any, Protocol

import msgspec

from fondaco.bots import make
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Event
from tests.table.interrogation import PLY_LIMIT, random_action

LOOKS = 97
"""After so many acts the books are compared with the table."""
MERCHANTS = 100
"""One game of so many is played by merchants, the others at random."""


class Book(Protocol):
    def hear(self, event: Event) -> None: ...
    def scores(self) -> list[int]: ...
    def agrees(self, position: dict[str, Any]) -> None: ...


def new_book(game: Game, seats: int) -> Book:
    module = importlib.import_module(f"tests.trust.books.{game.meta.slug.replace('-', '_')}")
    book: Book = module.Book(game.options, game.components, seats)
    return book


def keep_books(slug: str, number: int, deaf_to: str = "") -> None:
    """The game of a title with this number: its options, seats and course follow from it.

    A book that is `deaf_to` a kind of event must find that it does not agree.
    """
    random = Random(f"{slug} {number}")
    meta = titles()[slug]
    options = {o.name: random.choice(o.values) for o in meta.options if random.random() < 0.4}
    game = open_game(slug, options)
    seats = random.randint(meta.least_seats, meta.most_seats)
    book = new_book(game, seats)

    by_bots = number % MERCHANTS == MERCHANTS - 1

    def tell(event: Event, audience: int) -> None:
        for seat, bot in enumerate(bots):
            if hears(audience, seat):
                bot.hear(event)
        if hears(audience, None) and type(event).__name__ != deaf_to:
            book.hear(event)

    chance = RandomChance(random)
    bots = [make("merchant", game, seat, random) for seat in range(seats)] if by_bots else []
    state = game.deal(seats, chance, tell)
    forms = number % 2 == 0
    for ply in range(PLY_LIMIT):
        actors = state.actors()
        if not actors:
            break
        seat = random.choice(actors)
        if bots:
            state.apply(seat, bots[seat].decide(state.view(seat)), chance, tell)
        elif forms:
            state.apply(seat, random_action(game, state, seat, chance), chance, tell)
        else:
            codes = state.choices(seat)
            state.choose(seat, codes[chance.below(len(codes))], chance, tell)
        if ply % LOOKS == 0:
            book.agrees(position_of(state))
    assert state.end_reason() is not None
    book.agrees(position_of(state))
    standings = state.standings()
    mine = book.scores()
    assert [score.total for score in standings.scores] == mine
    for one, other in permutations(range(seats), 2):
        if mine[one] > mine[other]:
            assert standings.ranks[one] < standings.ranks[other]


def position_of(state: State) -> dict[str, Any]:
    position: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state.position()))
    return position


def main() -> None:
    slug, count = sys.argv[1], int(sys.argv[2])
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    for number in range(first, first + count):
        if number % MERCHANTS == 0 and number > first:
            print(f"{slug}: {number - first} games, book and engine agree", flush=True)  # noqa: T201
        try:
            keep_books(slug, number)
        except Exception:
            print(f"{slug}: game {number}", flush=True)  # noqa: T201
            raise
    print(f"{slug}: {count} games, book and engine agree")  # noqa: T201


if __name__ == "__main__":
    main()
