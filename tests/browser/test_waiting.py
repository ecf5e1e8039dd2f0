"""A house that cannot write anything down: the page says that it waits, and goes on by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit
from tests.server.running import Running
from tests.server.test_faults import PATIENCE, Fault, failing_disk, full_disk, read_only_disk

WAITS = "The house cannot write anything down just now"


@pytest.fixture(scope="module")
def failing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house whose disk fails when it is told to."""
    folder, beside = (tmp_path_factory.mktemp(name) for name in ("failing", "beside"))
    disk = failing_disk(folder, beside)
    database = f"sqlite:///{folder / 'house.sqlite'}"
    with Running(database, PATIENCE | disk, log=beside / "log") as house:
        yield house


@pytest.mark.parametrize("fault", [full_disk, read_only_disk], ids=["full", "read-only"])
def test_the_page_waits_and_goes_on_by_itself(visit: Visit, failing: Running, fault: Fault) -> None:
    ada = visit(url=failing.url)
    ada.be("Ada")
    ada.in_haste()
    table = ada.against_bots("golden-horn", first=0)
    ada.sit_at(table)
    ada.asked()
    log = f"/tables/{table}/log"
    before = ada.call("GET", log)
    waits = ada.page.get_by_role("status").filter(has_text=WAITS)
    with fault(failing):
        ada.page.locator(".choice").first.click()
        expect(waits).to_be_visible()
        assert ada.call("GET", log) == before, "nobody is told"
    expect(waits).to_be_hidden()
    ada.asked()
    mine = [line for line in ada.call("GET", log)[len(before) :] if line["mover"] == 0]
    assert len(mine) == 1, "it was sent again, and done once"
