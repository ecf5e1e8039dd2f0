"""What is fuzzed: something that answers every input, and says what kind of answer it was."""

from abc import ABC, abstractmethod
from random import Random
from typing import TypeVar

import msgspec

from fondaco.table.words import Invalid
from tests.trust.fuzzing.bending import bend

T = TypeVar("T")


class Target(ABC):
    """Opened once; raises only where it has a defect."""

    seconds = 20.0
    """Of work for one answer, at most."""

    @abstractmethod
    def seeds(self) -> list[bytes]:
        """Inputs that are good as they are."""

    @abstractmethod
    def answer(self, data: bytes) -> str:
        """What was said to an input; an exception is a defect."""

    def bend(self, data: bytes, other: bytes, random: Random) -> bytes:
        """An input made wrong, perhaps with parts of another."""
        return bend(data, other, random)

    def memory(self) -> int:
        """Kilobytes that what is fuzzed holds now."""
        return resident("self")

    def close(self) -> None:  # noqa: B027 - most have nothing to close
        """The end."""


def resident(pid: int | str) -> int:
    with open(f"/proc/{pid}/status") as status:  # noqa: PTH123
        found = next(line for line in status if line.startswith("VmRSS:"))
    return int(found.split()[1])


def read(data: bytes, kind: type[T]) -> T:
    """An input of a shape, or `Invalid`, as the edges of the house say it."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("input", str(error)) from None
