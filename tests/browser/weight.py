"""What opening a table puts on the line."""

from tests.browser.guest import Guest

MOST = 250_000


def weight(guest: Guest, table: str) -> int:
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
