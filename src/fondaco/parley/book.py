"""Standing proposals: who offers what to whom, until it is accepted, refused, withdrawn or lapses.

What is offered (`terms`) is the title's own immutable value; the book knows who speaks to whom.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from fondaco.table.words import Seat

T = TypeVar("T")

EVERYBODY: Final = -1


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
    """All proposals that stand, in the order in which they were first made.

    Their list is shared by copies of the book: it is replaced, never changed in place.
    """

    __slots__ = ("_standing", "next_id")

    def __init__(self, next_id: int = 1) -> None:
        self.next_id = next_id
        self._standing: list[Proposal[T]] = []

    def propose(self, author: Seat, addressee: Seat, terms: T) -> Proposal[T]:
        """Put a new proposal on the table."""
        proposal = Proposal(self.next_id, 1, author, addressee, terms)
        self.next_id += 1
        self._standing = [*self._standing, proposal]
        return proposal

    def put(self, proposal: Proposal[T]) -> None:
        """Lay down a proposal that was made elsewhere, in the place of one with the same id."""
        standing = self._standing[:]
        for place, one in enumerate(standing):
            if one.id == proposal.id:
                standing[place] = proposal
                break
        else:
            standing.append(proposal)
        self._standing = standing

    def revise(self, number: int, terms: T) -> Proposal[T]:
        """The same proposal with other terms: answers to the old version are stale."""
        old = self.get(number)
        new = Proposal(number, old.version + 1, old.author, old.addressee, terms)
        self.put(new)
        return new

    def close(self, number: int) -> Proposal[T]:
        """Take a proposal off the table: accepted, refused, withdrawn or lapsed."""
        proposal = self.get(number)
        self._standing = [one for one in self._standing if one is not proposal]
        return proposal

    def find(self, number: int) -> Proposal[T] | None:
        for one in self._standing:
            if one.id == number:
                return one
        return None

    def get(self, number: int) -> Proposal[T]:
        """A proposal that is known to stand."""
        proposal = self.find(number)
        if proposal is None:
            raise KeyError(number)
        return proposal

    def __len__(self) -> int:
        return len(self._standing)

    def standing(self) -> list[Proposal[T]]:
        """To be read only; closing some of them does not change it."""
        return self._standing

    def between(self, one: Seat, other: Seat) -> Proposal[T] | None:
        """The proposal that stands between two seats, whoever made it."""
        for proposal in self._standing:
            if proposal.author == one:
                if proposal.addressee == other:
                    return proposal
            elif proposal.author == other and proposal.addressee == one:
                return proposal
        return None

    def sweep(self, holds: Callable[[Proposal[T]], bool]) -> list[Proposal[T]]:
        """Close and return the proposals that hold no longer."""
        kept: list[Proposal[T]] = []
        lapsed: list[Proposal[T]] = []
        for proposal in self._standing:
            (kept if holds(proposal) else lapsed).append(proposal)
        self._standing = kept
        return lapsed

    def copy(self) -> "Book[T]":
        other: Book[T] = Book(self.next_id)
        other._standing = self._standing
        return other
