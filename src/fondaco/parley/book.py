"""Standing proposals: who offers what to whom, until it is accepted, refused, withdrawn or lapses.

What is offered (`terms`) is the title's own immutable value; the book knows who speaks to whom.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from fondaco.table.words import Seat

T = TypeVar("T")

EVERYBODY = -1


class Proposal(Generic[T]):
    """One proposal; a revision is a new one with the same id and a higher version."""

    __slots__ = ("addressee", "author", "id", "terms", "version")

    def __init__(self, number: int, version: int, author: Seat, addressee: Seat, terms: T) -> None:
        self.id = number
        self.version = version
        self.author = author
        self.addressee = addressee
        """A seat, or EVERYBODY."""
        self.terms = terms


class Book(Generic[T]):
    """All proposals that stand, in the order in which they were first made."""

    __slots__ = ("_standing", "next_id")

    def __init__(self, next_id: int = 1) -> None:
        self.next_id = next_id
        self._standing: dict[int, Proposal[T]] = {}

    def propose(self, author: Seat, addressee: Seat, terms: T) -> Proposal[T]:
        """Put a new proposal on the table."""
        proposal = Proposal(self.next_id, 1, author, addressee, terms)
        self.next_id += 1
        self._standing[proposal.id] = proposal
        return proposal

    def put(self, proposal: Proposal[T]) -> None:
        """Lay down a proposal that was made elsewhere (a loaded or imagined table)."""
        self._standing[proposal.id] = proposal

    def revise(self, number: int, terms: T) -> Proposal[T]:
        """The same proposal with other terms: answers to the old version are stale."""
        old = self._standing[number]
        self._standing[number] = Proposal(number, old.version + 1, old.author, old.addressee, terms)
        return self._standing[number]

    def close(self, number: int) -> Proposal[T]:
        """Take a proposal off the table: accepted, refused, withdrawn or lapsed."""
        return self._standing.pop(number)

    def find(self, number: int) -> Proposal[T] | None:
        return self._standing.get(number)

    def get(self, number: int) -> Proposal[T]:
        """A proposal that is known to stand."""
        return self._standing[number]

    def __len__(self) -> int:
        return len(self._standing)

    def standing(self) -> list[Proposal[T]]:
        return list(self._standing.values())

    def between(self, one: Seat, other: Seat) -> Proposal[T] | None:
        """The proposal that stands between two seats, whoever made it."""
        for proposal in self._standing.values():
            if proposal.author == one:
                if proposal.addressee == other:
                    return proposal
            elif proposal.author == other and proposal.addressee == one:
                return proposal
        return None

    def sweep(self, holds: Callable[[Proposal[T]], bool]) -> list[Proposal[T]]:
        """Close and return the proposals that hold no longer."""
        lapsed = [proposal for proposal in self._standing.values() if not holds(proposal)]
        for proposal in lapsed:
            del self._standing[proposal.id]
        return lapsed

    def copy(self) -> "Book[T]":
        other: Book[T] = Book(self.next_id)
        other._standing = self._standing.copy()
        return other
