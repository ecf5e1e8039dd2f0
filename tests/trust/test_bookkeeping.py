"""An independent bookkeeper and the engine agree on finished games."""

from collections.abc import Callable

import pytest

from tests.trust.bookkeeping import keep_books

TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")
QUICK = 6
NIGHTLY = 10_000
RANGE = 500


@pytest.mark.parametrize("slug", TITLES)
def test_books_agree(slug: str) -> None:
    for number in range(QUICK):
        keep_books(slug, number)


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(0, NIGHTLY, RANGE))
@pytest.mark.parametrize("slug", TITLES)
def test_books_agree_on_many_games(
    slug: str, first: int, record_property: Callable[[str, int], None]
) -> None:
    for number in range(first, first + RANGE):
        keep_books(slug, number)
    record_property(f"{slug}: finished games on which book and engine agree", RANGE)


@pytest.mark.parametrize(
    ("slug", "kind"),
    [
        ("golden-horn", "CargoUnloaded"),
        ("golden-horn", "CardsDrawn"),
        ("oltre-mare", "DucatsEarned"),
        ("oltre-mare", "MarkerTaken"),
        ("mediterranee", "BidsRevealed"),
        ("mediterranee", "Landed"),
        ("genoa", "OwnerPaid"),
        ("genoa", "OfferAccepted"),
    ],
)
def test_a_book_that_misses_something_does_not_agree(slug: str, kind: str) -> None:
    with pytest.raises((AssertionError, KeyError)):
        for number in range(QUICK):
            keep_books(slug, number, deaf_to=kind)
