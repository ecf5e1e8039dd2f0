"""What a room remembers for one ear, counted by what it heard.

What others did unheard takes no place here: else a line of the log would go sooner, or a late
answer be refused, and so tell of it.
"""

from collections import deque
from collections.abc import Sequence

from fondaco.server.tables.entry import Entry
from fondaco.table.contract import State

RECENT = 64
"""So many entries are kept in memory, for the log and for clients that lost the line."""
_PAST = 8
"""So many states are kept, to tell whether a late answer still answers the same question."""


class Heard:
    """The last entries that a seat, or the spectators, heard, and the states between them."""

    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=RECENT)
        self.states: dict[int, State] = {}
        """By how much was heard: the latest such."""

    def stand(self, number: int, state: State) -> None:
        """So much was heard, and here the table stands."""
        self.states[number] = state
        if len(self.states) > _PAST:
            del self.states[next(iter(self.states))]

    def since(self, index: int, number: int) -> list[Entry] | None:
        """What came after so much was heard, or None when some of it is no longer here."""
        if not self.entries or number < self.entries[0].numbers[index] - 1:
            return None
        return [entry for entry in self.entries if entry.numbers[index] > number]


def enough(entries: Sequence[Entry]) -> bool:
    """Whether these, the last of a table, are all that any ear remembers."""
    first, last = entries[0], entries[-1]
    return first.number == 0 or all(
        after - before >= RECENT for before, after in zip(first.numbers, last.numbers, strict=True)
    )
