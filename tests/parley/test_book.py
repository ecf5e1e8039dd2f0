"""Proposals and budgets."""

from fondaco.parley.book import EVERYBODY, Book
from fondaco.parley.budget import Budget


def test_a_revision_makes_the_old_version_stale() -> None:
    book: Book[str] = Book()
    first = book.propose(0, 1, "two silks")
    book.revise(first.id, "one silk")
    now = book.find(first.id)
    assert now is not None
    assert (now.version, now.terms, first.version) == (2, "one silk", 1)


def test_a_closed_proposal_is_gone_and_its_id_is_not_used_again() -> None:
    book: Book[str] = Book()
    book.close(book.propose(0, 1, "a").id)
    assert book.standing() == []
    assert book.propose(1, EVERYBODY, "b").id == 2


def test_a_proposal_between_two_seats_is_found_from_both_sides() -> None:
    book: Book[str] = Book()
    offer = book.propose(2, 0, "a")
    assert book.between(0, 2) is offer
    assert book.between(2, 0) is offer
    assert book.between(0, 1) is None


def test_what_holds_no_longer_lapses() -> None:
    book: Book[int] = Book()
    for coins in (1, 5, 3):
        book.propose(0, coins, coins)
    assert [lapsed.terms for lapsed in book.sweep(lambda offer: offer.terms < 4)] == [5]
    assert [offer.terms for offer in book.standing()] == [1, 3]


def test_copies_go_their_own_way() -> None:
    book: Book[int] = Book()
    book.propose(0, 1, 1)
    copy = book.copy()
    copy.propose(1, 0, 2)
    book.close(1)
    assert [offer.terms for offer in copy.standing()] == [1, 2]
    budget = Budget(2, 3)
    other = budget.copy()
    other.spend(1)
    assert (budget.left, other.left) == ([3, 3], [3, 2])


def test_a_budget_runs_out_and_is_renewed() -> None:
    budget = Budget(2, 1)
    budget.spend(0)
    assert not budget.has(0)
    assert budget.has(1)
    budget.renew()
    assert budget.has(0)


def test_a_book_knows_how_much_stands() -> None:
    book: Book[str] = Book()
    assert len(book) == 0
    proposal = book.propose(0, 1, "a")
    assert (len(book), book.get(proposal.id)) == (1, proposal)
    assert book.between(1, 0) is book.between(0, 1) is proposal
    assert book.between(0, 2) is None
    assert book.between(1, 1) is None
