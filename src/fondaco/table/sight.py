"""What a seat sees as integers: a title's quick way to its view, for tensors.

A title's `view/sight.py`, if it has one, has a class `TheSight(Sight)`. It lays numbers on a
canvas, one place after the other; `leaves` says, in the same order, which part of the view each
number is. A test compares with views.
"""

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fondaco.table.contract import State
from fondaco.table.painting import Canvas
from fondaco.table.words import Seat

Leaf = tuple[tuple[str, ...], tuple[str, ...]]
"""The way to a part of the view, and for a name the names its number stands for.

A number below 0 is no name. A way that ends with `?` is whether something is there, with `#`
whether something is there that one may not see. A way that ends with `*` is a bag: the names that
are there, as many as there are.
"""


def numbers(*ways: str) -> list[Leaf]:
    """Numbers that stand for themselves, by ways with dots."""
    return [(tuple(way.split(".")), ()) for way in ways]


FIXED: Final = 0
LOOSE: Final = -1
EACH: Final = -2
"""What the action behind a code depends on: on the code alone; on more than a number can say; on
the number that `detail` has for each choice."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight(ABC):
    """One seat's eyes at one table; it may remember what it last worked out."""

    @abstractmethod
    def leaves(self, state: State) -> list[Leaf]:
        """What the numbers are, at this table."""

    @abstractmethod
    def look(self, state: State, seat: Seat, actors: tuple[Seat, ...], canvas: Canvas) -> None:
        """Lay all numbers on the canvas; it is always the same one. `actors`: of the state."""

    def rest(self, state: State, seat: Seat) -> dict[str, Any]:
        """Parts of the view that no number says, as plain data, as long as there is any."""
        return {}

    @abstractmethod
    def context(self, state: State, seat: Seat, kind: int) -> int:
        """What the action behind a code of this kind depends on now: `FIXED`, `LOOSE`, `EACH`, or a
        number above 0 which, with the code, says it.
        """

    def detail(self, state: State, seat: Seat, code: int) -> int:
        """A number that says, with its code, which action a choice stands for."""
        return FIXED
