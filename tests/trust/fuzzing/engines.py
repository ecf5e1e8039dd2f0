"""What the engines read from outside: records, positions, component files."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.replay import Broken, verify
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid
from tests.table.interrogation import everybody, random_action
from tests.table.mutants import pool
from tests.trust.fuzzing.target import Target, read

GOLDEN = Path(__file__).parents[2] / "games"
TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")
A_WHILE = 12


class Records(Target):
    """`fondaco verify`, and what people upload."""

    def seeds(self) -> list[bytes]:
        return [_cut(file.read_bytes()) for file in sorted(GOLDEN.glob("*/records/*.json"))]

    def answer(self, data: bytes) -> str:
        try:
            verify(data)
        except Broken as broken:
            return f"{_shape(broken.where)}: {broken.why}"
        return "holds"


def _cut(record: bytes) -> bytes:
    """A record with its first moves alone: quick to fold, and luck is still asked for."""
    data = msgspec.json.decode(record)
    data |= {"moves": data["moves"][:40], "result": None}
    return msgspec.json.encode(data)


class _Position(msgspec.Struct):
    title: str
    options: dict[str, str]
    position: dict[str, Any]


class _Components(msgspec.Struct):
    title: str
    components: dict[str, Any]


class Positions(Target):
    """`fondaco position`: a title, its options and a position."""

    def seeds(self) -> list[bytes]:
        made = []
        for slug in TITLES:
            for block in range(3):
                found = pool(slug, block)
                for position in found.positions[::6]:
                    asking = {"title": slug, "options": found.game.options, "position": position}
                    made.append(msgspec.json.encode(asking))
        return made

    def answer(self, data: bytes) -> str:
        try:
            asked = read(data, _Position)
            state = _opened(asked.title, tuple(asked.options.items())).load(asked.position)
        except Invalid as invalid:
            return f"{_shape(invalid.field)}: {invalid.why}"
        seats = len(state.standings().scores)
        for seat in everybody(seats):
            msgspec.json.encode(state.view(seat))
        return f"loads: {len(state.actors())} of {seats} are waited for"


class Components(Target):
    """Somebody's own component file."""

    def seeds(self) -> list[bytes]:
        return [
            msgspec.json.encode({"title": slug, "components": components_of(find_title(slug))})
            for slug in TITLES
        ]

    def answer(self, data: bytes) -> str:
        try:
            asked = read(data, _Components)
            game = open_game(asked.title, None, asked.components)
        except Invalid as invalid:
            return f"{_shape(invalid.field)}: {invalid.why}"
        random = Random(1)
        chance = RandomChance(random)
        try:
            state = game.deal(game.meta.least_seats, chance)
        except Invalid as invalid:
            return f"deal: {_shape(invalid.field)}: {invalid.why}"
        for _ in range(A_WHILE):
            if not state.actors():
                break
            seat = random.choice(state.actors())
            state.apply(seat, random_action(game, state, seat, chance), chance)
        return "can be played"


@lru_cache(maxsize=64)
def _opened(title: str, options: tuple[tuple[str, str], ...]) -> Game:
    return open_game(title, dict(options))


def _shape(field: str) -> str:
    """A field without its numbers, and without names that are the input's own."""
    if field.startswith("option "):
        return "option"
    return "".join(letter for letter in field if not letter.isdigit())
