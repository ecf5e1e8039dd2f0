"""Many tables and their learners, as a vector environment asks for them: in two ways.

`Slowly` has a `Company` for each table and takes any title, bots and forms. `Quickly` has one loop
over integers, compiled where the engines are, for titles with a sight, finite choices and blind
opponents. Both give the same games for the same luck; a test compares.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from fondaco.bots.crowd import Crowded, Place, ended, say_all
from fondaco.gym.making import write_tensor
from fondaco.gym.opponents import BLIND, Company
from fondaco.gym.plan import shape_of
from fondaco.gym.sentences import FORM
from fondaco.gym.sights import bits, language_of, pigments, sight_of, verbs_of
from fondaco.gym.table import IllegalWord
from fondaco.gym.vocabulary import SPARE
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.painting import Palette

Names = Sequence[str | None]
MOST_LAID_OUT = 1 << 12
encode = msgspec.msgpack.Encoder().encode


class Tables(Protocol):
    """What both ways do."""

    tensors: NDArray[np.float32]
    masks: NDArray[np.int8]

    def deal(self, at: int, luck: Random) -> None:
        """A new game at a table."""

    def say(self, words: list[int], skipped: list[bool]) -> list[bool]:
        """Say a word at each table that is not skipped; which words were said."""

    def look(self) -> None:
        """Bring tensors and masks up to date."""

    def state(self, at: int) -> State:
        """A table."""

    def is_over(self, at: int) -> bool: ...

    def ended(self) -> list[int]:
        """The tables whose game is over."""


def tables_for(game: Game, names: Names, count: int, forms: bool) -> Tables:
    """The quick way where it can be gone."""
    shape = shape_of(game)
    blind = all(name in (BLIND, None) for name in names)
    finite = not forms or FORM not in shape.plan.roles
    if blind and finite and sight_of(game) is not None:
        return Quickly(game, names, count)
    return Slowly(game, names, count, forms)


class Slowly:
    """A company at each table."""

    def __init__(self, game: Game, names: Names, count: int, forms: bool) -> None:
        self._game, self._names, self._forms = game, names, forms
        self._learner = list(names).index(None)
        shape = shape_of(game)
        words = shape.vocabulary.size
        self._tables: list[Company | None] = [None] * count
        self.tensors = np.zeros((count, shape.slots + words), np.float32)
        self.masks = np.zeros((count, words), np.int8)

    def _table(self, at: int) -> Company:
        table = self._tables[at]
        assert table is not None
        return table

    def deal(self, at: int, luck: Random) -> None:
        self._tables[at] = Company(self._game, self._names, luck, self._forms)

    def say(self, words: list[int], skipped: list[bool]) -> list[bool]:
        said = []
        for at, word in enumerate(words):
            try:
                if not skipped[at]:
                    self._table(at).say(word)
                said.append(True)
            except IllegalWord:
                said.append(False)
        return said

    def look(self) -> None:
        self.tensors.fill(0.0)
        self.masks.fill(0)
        for at in range(len(self._tables)):
            table = self._table(at).table
            self.masks[at, table.words(self._learner)] = 1
            write_tensor(table, self._learner, self.tensors[at])

    def state(self, at: int) -> State:
        return self._table(at).table.state

    def is_over(self, at: int) -> bool:
        return self._table(at).table.is_over()

    def ended(self) -> list[int]:
        return [at for at in range(len(self._tables)) if self.is_over(at)]


class Quickly:
    """One loop over integers, which writes into the arrays as it goes."""

    def __init__(self, game: Game, names: Names, count: int) -> None:
        self._game, self._players = game, len(names)
        self._shape = shape = shape_of(game)
        self._learner = list(names).index(None)
        words = shape.vocabulary.size
        self._tensor = vec[i32]([0] * (count * (shape.slots + words)))
        self._mask = vec[u8]([0] * (count * words))
        self.tensors = np.frombuffer(memoryview(self._tensor), np.float32).reshape(count, -1)
        self.masks = np.frombuffer(memoryview(self._mask), np.int8).reshape(count, -1)
        self._count = count
        self._places: list[Place] = []
        self._laid_out: dict[bytes, dict[int, int]] = {}
        """Parts of views that were laid out, written down."""

    def deal(self, at: int, luck: Random) -> None:
        # In the order in which a Company draws, so that both play the same games.
        blind = Random(luck.getrandbits(64))
        for _ in range(self._players - 1):
            luck.getrandbits(64)
        chance = RandomChance(luck)
        state = self._game.deal(self._players, chance)
        if not self._places:
            self._lay(state)
        self._places[at].sit(state, chance, blind)

    def _lay(self, state: State) -> None:
        made = sight_of(self._game)
        assert made is not None
        language = language_of(self._shape)
        shared = Crowded(
            Palette(pigments(self._shape, made().leaves(state))),
            language,
            verbs_of(language, state.verbs),
            self._shape.slots,
            self._shape.vocabulary.size,
            SPARE,
            [(first, most) for _, first, most in self._shape.vocabulary.counted()],
            self._lay_out,
            self._learner,
            self._tensor,
            self._mask,
        )
        self._places = [Place(shared, at, made()) for at in range(self._count)]

    def _lay_out(self, parts: dict[str, Any]) -> dict[int, int]:
        written = encode(parts)
        found = self._laid_out.get(written)
        if found is None:
            if len(self._laid_out) >= MOST_LAID_OUT:
                self._laid_out.clear()
            slots = self._shape.lay_out(parts)
            found = dict(zip(slots, bits(np.array([*slots.values()])), strict=True))
            self._laid_out[written] = found
        return found

    def say(self, words: list[int], skipped: list[bool]) -> list[bool]:
        return say_all(self._places, words, skipped)

    def look(self) -> None:
        """Everything is written already."""

    def state(self, at: int) -> State:
        return self._places[at].state

    def is_over(self, at: int) -> bool:
        return self._places[at].over

    def ended(self) -> list[int]:
        return ended(self._places)
