"""The ways to a state: a title deals it, imagines it behind a view or builds it from a position.

Each begins with a bare table, `Game.bare`, and fills it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from fondaco.table.chance import Chance
from fondaco.table.words import Seat, Tell

if TYPE_CHECKING:
    from fondaco.table.contract import State

T = TypeVar("T", bound="State")
V = TypeVar("V")
P = TypeVar("P")

Deal = Callable[[T, Chance, Tell | None, Seat | None], None]
Chart = Callable[[T, V], None]
Imagine = Callable[[T, V, Chance, Any], None]
Read = Callable[[dict[str, Any]], P]
Build = Callable[[T, P], None]


class Ways(Generic[T, V, P]):
    """What a title does to a bare table; views and positions say for how many `seats` it is.

    With `chart`, which puts there what a view shows, `imagine` begins with that and adds what the
    view hides.
    """

    def __init__(
        self,
        *,
        deal: Deal[T],
        imagine: Imagine[T, V],
        read: Read[P],
        build: Build[T, P],
        chart: Chart[T, V] | None = None,
    ) -> None:
        self.deal = deal
        self.chart = chart
        self.imagine = imagine
        self.read = read
        self.build = build
