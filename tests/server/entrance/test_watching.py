"""Numbers and names for those who watch a house: histograms of moves and commits, trace ids."""

import json
import logging
import re
from pathlib import Path

import pytest
from websockets.sync.client import connect

from fondaco.server.logs import JsonLines
from tests.server.entrance.houses import Running, Visitor

TRACE = "0af7651916cd43dd8448eb211c80319c"


def _numbers(visitor: Visitor) -> dict[str, float]:
    """Every series of /metrics by its name and labels."""
    lines = visitor.get("/metrics").text.splitlines()
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))
    }


def test_moves_and_commits_are_measured(house: Running) -> None:
    """Both histograms have buckets that tell quick from slow, and count each move once."""
    guest = house.guest()
    asked = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    table = guest.post("/api/tables", json=asked).json()
    seat, path = table["actors"][0], f"/api/tables/{table['id']}"
    action = guest.get(f"{path}/state?seat={seat}").json()["turn"]["choices"][0]["action"]
    before = _numbers(guest)
    sent = {"seat": seat, "number": 0, "key": "mine", "action": action}
    assert guest.post(f"{path}/actions", json=sent).status_code == 200
    after = _numbers(guest)

    def more(series: str) -> float:
        return after[series] - before.get(series, 0)

    for name in ("fondaco_action_seconds", "fondaco_commit_seconds", "fondaco_commit_entries"):
        assert more(f"{name}_count") == 1, name
        assert more(f'{name}_bucket{{le="+Inf"}}') == 1, name
        limits = [series for series in after if series.startswith(f"{name}_bucket")]
        assert len(limits) >= 9, "fine enough for a p99"
    took, commit = (more(f"fondaco_{it}_seconds_sum") for it in ("action", "commit"))
    assert 0 < commit < took
    called = [
        value
        for series, value in after.items()
        if series.startswith("fondaco_request_duration_seconds_count") and "/actions" in series
    ]
    assert sum(called) >= 1


def test_the_alerts_watch_numbers_that_are_there(house: Running) -> None:
    manual = (Path(__file__).parents[3] / "docs/hosting.md").read_text("utf-8")
    [alerts] = re.findall(r"```yaml\n(groups:.*?)```", manual, re.DOTALL)
    watched = set(re.findall(r"fondaco_\w+", alerts))
    told = {series.partition("{")[0] for series in _numbers(house.guest())}
    assert len(watched) >= 3 and watched <= told


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        (f"00-{TRACE}-b7ad6b7169203331-01", TRACE),
        ("", None),
        ("00-nonsense-b7ad6b7169203331-01", None),
        (f"00-{TRACE}-b7ad6b7169203331-01\tx", None),
    ],
    ids=["a proxy's", "none", "nonsense", "more than one"],
)
def test_every_answer_has_a_trace_id(house: Running, sent: str, found: str | None) -> None:
    headers = {"traceparent": sent} if sent else {}
    for path in ("/api/house", "/healthz", "/", "/no/such", "//api/house"):
        trace = house.visitor(**headers).get(path).headers["x-trace-id"]
        assert re.fullmatch("[0-9a-f]{32}", trace), path
        assert found is None or trace == found
    one, two = (house.visitor().get("/healthz").headers["x-trace-id"] for _ in range(2))
    assert one != two


def test_sockets_have_a_trace_id(house: Running) -> None:
    guest = house.guest()
    url = f"{house.url.replace('http', 'ws')}/api/me/live"
    parent = {"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"}
    with connect(url, additional_headers=guest.cookie() | parent) as line:
        assert line.response is not None
        assert line.response.headers["x-trace-id"] == TRACE


def test_what_is_logged_of_a_request_has_its_name(
    house: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error that nobody foresaw is found by what its visitor was told."""
    written: list[str] = []

    class Writer(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(self.format(record))

    async def broken(*_: object) -> None:
        raise KeyError("nobody foresaw this")

    monkeypatch.setattr(house.house.rooms, "open", broken)
    writer = Writer()
    writer.setFormatter(JsonLines())
    logging.getLogger("fondaco").addHandler(writer)
    try:
        answer = house.visitor().get("/api/tables/any")
    finally:
        logging.getLogger("fondaco").removeHandler(writer)
    assert answer.status_code == 500
    [line] = [json.loads(line) for line in written if "foresaw" in line]
    assert line["trace"] == answer.headers["x-trace-id"]
    assert "nobody foresaw this" not in answer.text
