"""What a seat has heard and the table no longer shows: a listener's memory.

A view holds what the table shows now. Something shown once and closed since (a pile turned over, a
purse emptied before all eyes) is known to whoever heard it and to nobody else. A bot keeps it in a
notebook, filled by `hear` alone; it is never part of a view and never sent to people.

A title where nothing is forgotten has no notebook. One that has says so in its `Game`:

    def notebook(self, seat):
        return Warehouses() if self.house.closed else None

    def imagine(self, view, chance, notebook=None):
        ...  # fills what the view hides so that `notebook.allows` the result

and keeps in it only what the events said, as bounds rather than as the whole truth, so that who
joins late is right as well (`CargoUnloaded` of three red: at least three red lie there now):

    class Warehouses(Notebook):
        def hear(self, event):
            if isinstance(event, CargoUnloaded): self.least[event.seat].update(event.cargo)

        def allows(self, state):
            return all(state.stored(seat) >= least for seat, least in self.least.items())

The interrogation asks that the true state is always allowed, and every imagined one as well.
An action that is taken back was never heard: whoever heard it gets a new notebook and hears the
rest again.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from fondaco.table.words import Event

if TYPE_CHECKING:
    from fondaco.table.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Notebook(ABC):
    """What one seat remembers."""

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Be told an event that the seat is told."""

    @abstractmethod
    def allows(self, state: "State") -> bool:
        """Whether a full state agrees with everything heard."""
