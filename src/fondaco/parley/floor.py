"""Floors: a period in which one seat hears proposals, in sealed rounds or live; it always closes.

In rounds, every seat asked makes its changes unseen and says when it is done; when all are done
the changes are shown together, and the hearer may ask for another round as long as rounds are
left. Live, a change stands at once, and each seat has a budget of changes. What is proposed
(`terms`) is the title's own immutable value, and so is the number under which it stands.
"""

from typing import Generic, TypeVar

from fondaco.parley.book import Book, Proposal
from fondaco.parley.budget import Budget
from fondaco.parley.sealed import Sealed
from fondaco.table.words import Seat

T = TypeVar("T")


class Floor(Generic[T]):
    """One floor."""

    __slots__ = ("answers", "book", "budget", "drafts", "hearer", "round")

    def __init__(self, hearer: Seat, asked: tuple[Seat, ...], budget: Budget | None) -> None:
        self.hearer = hearer
        self.answers: Sealed[bool] = Sealed(asked)
        """Who is done: with the round, or live with a first word."""
        self.book: Book[T] = Book()
        self.drafts: dict[Seat, dict[int, T | None]] = {}
        """Changes of the running round by author and number; None withdraws."""
        self.round = 1
        self.budget = budget
        """Live: the changes each seat has left; None in rounds."""

    @property
    def live(self) -> bool:
        return self.budget is not None

    def takes(self, seat: Seat) -> bool:
        """Whether a seat may speak now."""
        if seat not in self.answers.asked:
            return False
        if self.budget is not None:
            return True
        return self.answers.of(seat) is None

    def changed(self, seat: Seat, number: int) -> bool:
        """Whether a seat can change this proposal no more: once a round, or its budget is spent."""
        if self.budget is not None:
            return not self.budget.has(seat)
        drafts = self.drafts.get(seat)
        return drafts is not None and number in drafts

    def standing(self, seat: Seat, number: int) -> T | None:
        """What a seat's proposal is as its author knows it, drafts included."""
        drafts = self.drafts.get(seat)
        if drafts is not None and number in drafts:
            return drafts[number]
        proposal = self.book.find(number)
        return None if proposal is None else proposal.terms

    def change(self, seat: Seat, number: int, terms: T | None) -> None:
        """Propose, revise or (with None) withdraw."""
        if self.budget is None:
            self.drafts.setdefault(seat, {})[number] = terms
        else:
            self.budget.spend(seat)
            self._stand(seat, number, terms, self.budget.each - self.budget.left[seat])
            self.answers.put(seat, True)

    def finish(self, seat: Seat) -> bool:
        """A seat is done; whether all are."""
        self.answers.put(seat, True)
        return not self.answers.waiting()

    def reveal(self) -> list[tuple[Seat, int, T | None]]:
        """Close the round: all changes, in the order of asking, now stand."""
        shown: list[tuple[Seat, int, T | None]] = []
        for seat in self.answers.asked:
            for number, terms in self.drafts.get(seat, {}).items():
                self._stand(seat, number, terms, self.round)
                shown.append((seat, number, terms))
        self.drafts = {}
        return shown

    def again(self) -> None:
        """Another round."""
        self.round += 1
        self.answers = Sealed(self.answers.asked)

    def _stand(self, seat: Seat, number: int, terms: T | None, version: int) -> None:
        if self.book.find(number) is not None:
            self.book.close(number)  # a revision counts as arriving now
        if terms is not None:
            self.book.put(Proposal(number, version, seat, self.hearer, terms))

    def copy(self) -> "Floor[T]":
        budget = None if self.budget is None else self.budget.copy()
        other: Floor[T] = Floor(self.hearer, (), budget)
        other.answers = self.answers.copy()
        other.book = self.book.copy()
        other.drafts = {seat: drafts.copy() for seat, drafts in self.drafts.items()}
        other.round = self.round
        return other
