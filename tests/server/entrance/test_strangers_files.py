"""Records and component files that strangers send: bounded in time and memory, in fair turns."""

import asyncio
import json
import os
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fondaco.server.api import tables
from fondaco.server.workers.jobs import GameSpec, Rehearse, Totals, Verify
from fondaco.server.workers.pool import Failed, Pool
from fondaco.table.replay import verify
from fondaco.table.titles import components_of, find_title
from tests.server.entrance.houses import Running

RECORD = Path(__file__).parents[2] / "games/golden_horn/records/two-declared.json"
PROVEN = {"ok": True, "problem": None, "sides": list(verify(RECORD.read_bytes()).sides)}
DEEP = "[" * 60_000 + "]" * 60_000


def hostile() -> Iterator[tuple[str, str]]:
    """Records that were made to hurt, each within what a body may be."""
    text = RECORD.read_text()
    whole: dict[str, Any] = json.loads(text)
    header, first = whole["header"], whole["moves"][0]

    def with_header(**fields: object) -> str:
        return json.dumps(whole | {"header": header | fields})

    yield "nothing", ""
    yield "deep", DEEP
    yield "deep action", text.replace('"moves": [', f'"moves": [{{"seat":0,"action":{DEEP}}},')
    yield "a number without end", '{"header":' + "9" * 900_000 + "}"
    yield "a draw of 300 digits", json.dumps(whole | {"deal": [10**300]})
    yield "a fifth of a million seats", with_header(seats=["x"] * 200_000)
    yield "very many contributions", with_header(contributions=["ab" * 30] * 15_000)
    yield "the same move very often", json.dumps(whole | {"moves": [first] * 10_000})
    yield "a title that is a path", with_header(title="../../../etc/passwd")
    yield "rules of tomorrow", with_header(rules=1 << 62)
    yield "options without end", with_header(options={str(n): "x" for n in range(50_000)})
    yield "pieces of its own", with_header(own_components={"ships": [[[]] * 1000] * 100})
    yield "half a character", '{"header":"\\ud800"}'
    yield "a secret that is long", json.dumps(whole | {"secret": "zz" * 400_000})


@pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in hostile()])
def test_a_hostile_record_gets_a_verdict(house: Running, text: str) -> None:
    """Not an error, not a dead worker: what does not hold is said not to."""
    provers = [worker.pid for worker in house.house.pool._provers]
    json_said = {"content-type": "application/json"}
    answer = house.visitor().post("/api/verify", content=text.encode(), headers=json_said)
    assert answer.status_code == 200, answer.text
    verdict = answer.json()
    assert not verdict["ok"] and verdict["problem"]
    after = [worker.pid for worker in house.house.pool._provers]
    assert {pid for pid in provers if pid is not None} <= set(after)
    cores = {frozenset(os.sched_getaffinity(pid)) for pid in after if pid is not None}
    assert [len(own) for own in cores] == [1]  # the others are left to those who play


def test_a_proof_that_takes_too_long_is_the_sender_s_fault(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = house.house.pool.try_out
    monkeypatch.setattr(house.house.pool, "try_out", lambda job, who: real(job, who, 0.0001))
    json_said = {"content-type": "application/json"}
    answer = house.visitor().post("/api/verify", content=RECORD.read_bytes(), headers=json_said)
    assert answer.status_code == 422
    assert "more time or memory" in answer.json()["detail"]
    monkeypatch.undo()
    again = house.visitor().post("/api/verify", content=RECORD.read_bytes(), headers=json_said)
    assert again.json() == PROVEN


def _pieces() -> GameSpec:
    meta = find_title("golden-horn")
    options = {option.name: option.values[0] for option in meta.options}
    own = json.dumps(components_of(meta))
    return GameSpec(meta.slug, options, own, meta.version)


@pytest.mark.parametrize(
    "job", [Verify(RECORD.read_text()), Rehearse(_pieces(), 2, None)], ids=["proof", "rehearsal"]
)
async def test_work_for_strangers_is_bounded(job: Verify | Rehearse) -> None:
    """So much memory and the lowest weight; beyond time or memory it ends, and the next is done."""
    pool = Pool(1, 5.0)
    try:
        assert await pool.try_out(job, "anna") in (None, PROVEN)
        pid = pool._free_provers[-1].pid
        assert pid is not None
        assert resource.prlimit(pid, resource.RLIMIT_AS) == (1 << 30, 1 << 30)
        lowest = min(19, os.getpriority(os.PRIO_PROCESS, 0) + 15)
        assert os.getpriority(os.PRIO_PROCESS, pid) == lowest
        with pytest.raises(Failed, match="Timeout"):
            await pool.try_out(job, "anna", 0.0001)
        assert await pool.try_out(job, "anna") in (None, PROVEN)
        pid = pool._free_provers[-1].pid
        assert pid is not None
        taken = int(Path(f"/proc/{pid}/statm").read_text().split()[0]) * resource.getpagesize()
        resource.prlimit(pid, resource.RLIMIT_AS, (taken, taken))  # as if it had used up the rest
        with pytest.raises(Failed):
            await pool.try_out(Verify(json.dumps({"header": ["x" * 50] * 400_000})), "anna")
        assert await pool.try_out(job, "anna") in (None, PROVEN)
    finally:
        await pool.close()


def test_pieces_that_take_too_long_are_refused_by_field(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = house.guest()
    asked = {
        "title": "golden-horn",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "components": components_of(find_title("golden-horn")) | {"note": "my own"},
    }
    monkeypatch.setattr(tables, "_REHEARSAL_SECONDS", 0.0001)
    answer = guest.post("/api/tables", json=asked)
    assert (answer.status_code, answer.json()["field"]) == (422, "components")
    monkeypatch.undo()
    assert guest.post("/api/tables", json=asked).status_code == 201


async def test_strangers_work_holds_up_no_statistics() -> None:
    """Provers that are all busy: what the house works out of its own games is done meanwhile."""
    pool = Pool(1, 5.0)
    gate = asyncio.Event()

    async def busy(who: str) -> None:
        async with pool._provers_turns.turn(who, 60):
            await gate.wait()

    crowd = [asyncio.create_task(busy(f"network {number}")) for number in range(50)]
    try:
        totals = await pool.reckon(Totals(RECORD.read_text()), "anna")
        assert len(totals) > 10
        assert not any(task.done() for task in crowd)
    finally:
        gate.set()
        await asyncio.gather(*crowd)
        await pool.close()
