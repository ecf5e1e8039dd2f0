"""What a first visit weighs, and that a second one weighs next to nothing."""

import pytest

from tests.browser.guest import Visit
from tests.browser.weight import MOST, weight

AGAIN = 40_000


@pytest.mark.parametrize(
    ("title", "language"),
    [("golden-horn", "en"), ("oltre-mare", "fr"), ("mediterranee", "it"), ("genoa", "de")],
)
def test_a_title_page_is_light(visit: Visit, title: str, language: str) -> None:
    host, guest = visit(language), visit(language)
    host.be("Ada")
    table = host.against_bots(title, 2)
    first = weight(guest, table)
    assert first < MOST
    assert weight(guest, table) < AGAIN  # unchanged files are not sent again
