"""Memory held for those outside: what waits to be read by them, and what they are still sending.

A person, a network and all networks together have so many bytes each. Who would hold more than his
own share is cut off or refused; when all together hold too much, the one who holds most goes first.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol
from weakref import WeakSet, WeakValueDictionary

from fondaco.server.safety.problems import Problem, too_many

PERSON_BYTES = 4 << 20
"""May wait for all clients of one person in one process."""
NETWORK_BYTES = 8 << 20
"""May wait for all clients of one network in one process, and be on its way from them."""
HOUSE_BYTES = 256 << 20
"""The same of all networks together."""
_SHORT = 64 << 10  # bytes of a body that is always read: what people send when they play


class Ledger:
    """The bytes one person, one network or all together hold."""

    def __init__(self, most: int = NETWORK_BYTES) -> None:
        self.most = most
        self.held = 0

    def has_room(self, more: int) -> bool:
        return self.held + more <= self.most


class Debtor(Protocol):
    """Somebody for whom bytes wait."""

    waiting: int

    def cut(self) -> None:
        """Let him go, and with him what waits."""


class Ledgers:
    """All ledgers of a process."""

    def __init__(self, most: int = HOUSE_BYTES) -> None:
        self._all = Ledger(most)
        self._known: WeakValueDictionary[str, Ledger] = WeakValueDictionary()
        self._debtors: WeakSet[Debtor] = WeakSet()

    def _ledger(self, who: str, most: int) -> Ledger:
        found = self._known.get(who)
        if found is None:
            found = self._known[who] = Ledger(most)
        return found

    def account(self, network: str, person: str | None) -> "Account":
        """Where what waits for a line of somebody is written down."""
        ledgers = [self._ledger(network, NETWORK_BYTES)]
        if person is not None:
            ledgers.append(self._ledger(f"person {person}", PERSON_BYTES))
        return Account(tuple(ledgers), self)

    def owes(self, debtor: Debtor) -> None:
        """This one may be cut off when all together hold too much."""
        self._debtors.add(debtor)

    def add(self, more: int) -> None:
        """Count; if it is too much, cut off those who hold most."""
        self._all.held += more
        while more > 0 and self._all.held > self._all.most:
            heaviest = max(self._debtors, key=lambda one: one.waiting, default=None)
            if heaviest is None or not heaviest.waiting:
                return  # what is held is no line's: bodies end by themselves
            heaviest.cut()

    @property
    def held(self) -> int:
        return self._all.held

    @contextmanager
    def body(self, network: str) -> Iterator[Callable[[int], None]]:
        """While a request is read and answered: yields what counts the bytes of its body."""
        ledger, held = self._ledger(network, NETWORK_BYTES), 0

        def more(size: int) -> None:
            nonlocal held
            if held + size > _SHORT:
                if not ledger.has_room(size):
                    raise too_many(2, "wait until what you sent before is read")
                if not self._all.has_room(size):
                    wait = {"retry-after": "2"}
                    raise Problem("unavailable", "too much is being sent", headers=wait)
            held += size
            ledger.held += size
            self._all.held += size

        try:
            yield more
        finally:
            ledger.held -= held
            self._all.held -= held


class Account:
    """The ledgers that one line is written down in."""

    def __init__(self, ledgers: tuple[Ledger, ...], all_of_them: Ledgers) -> None:
        self._ledgers = ledgers
        self._all = all_of_them

    def owes(self, debtor: Debtor) -> None:
        self._all.owes(debtor)

    def has_room(self, more: int) -> bool:
        return all(ledger.has_room(more) for ledger in self._ledgers)

    def add(self, more: int) -> None:
        for ledger in self._ledgers:
            ledger.held += more
        self._all.add(more)
