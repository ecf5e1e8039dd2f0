"""What a first visit weighs, and that a second one weighs next to nothing."""

import pytest

from tests.browser.guest import Guest, Visit

MOST = 250_000
AGAIN = 40_000


def _weight(guest: Guest, table: str) -> int:
    """Bytes on the line until the board is laid: page, code, fonts, map, texts, calls."""
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    guest.sit_at(table)
    guest.page.wait_for_selector(".board svg")
    guest.page.evaluate("document.fonts.ready")
    guest.page.wait_for_load_state("networkidle")
    line.detach()
    return sum(sizes)


@pytest.mark.parametrize(
    ("title", "language"),
    [("golden-horn", "en"), ("oltre-mare", "fr"), ("mediterranee", "it"), ("genoa", "de")],
)
def test_a_title_page_is_light(visit: Visit, title: str, language: str) -> None:
    host, guest = visit(language), visit(language)
    host.be("Ada")
    table = host.against_bots(title, 2)
    first = _weight(guest, table)
    assert first < MOST
    assert _weight(guest, table) < AGAIN  # unchanged files are not sent again
