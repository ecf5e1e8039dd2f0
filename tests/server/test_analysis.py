"""A finished game looked at again: chances, turning points, in step with its replay."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from fondaco.server.workers.hindsight import look_back
from fondaco.server.workers.jobs import Analyse, Analysed
from fondaco.server.workers.pool import Pool
from fondaco.table.record import read_record
from fondaco.table.titles import titles
from tests.server.running import Player

RECORDS = Path(__file__).parents[1] / "games"


async def test_in_step_with_the_replay(ada: Player) -> None:
    ada.http.timeout = 240
    made = await ada.table("golden-horn", "me", "me", start=True)
    path = f"/tables/{made['id']}"

    async def act(seat: int, place: int = 0) -> None:
        state = await ada.get(f"{path}/state?seat={seat}")
        action = state["turn"]["choices"][place]["action"]
        number = state["number"]
        key = f"{seat}-{number}"
        await ada.post(
            f"{path}/actions", {"seat": seat, "number": number, "key": key, "action": action}
        )

    await ada.get(f"{path}/analysis", status=409)
    for taken_back in (True, False, False, False):
        (seat, *_) = (await ada.get(path))["actors"]
        await act(seat)
        number = (await ada.get(f"{path}/state?seat={seat}"))["number"]
        if taken_back:
            await ada.post(f"{path}/undo", {"seat": seat, "number": number, "key": "back"})
    for seat in (0, 1):
        await ada.post(f"{path}/end", {"seat": seat, "agree": True})

    found, again = await asyncio.gather(ada.get(f"{path}/analysis"), ada.get(f"{path}/analysis"))
    assert found == again
    record = await ada.get(f"{path}/record")
    assert len(record["moves"]) == 3
    assert len(found["chances"]) == len(found["numbers"]) == 4
    assert all(sum(at) == pytest.approx(1, abs=0.001) for at in found["chances"])
    # What was taken back is left out: the first move that stands comes after it and its undo.
    assert [at[2] for at in found["numbers"]] == [0, 3, 4, 5]
    for turn in found["turns"]:
        at = found["numbers"][turn["move"]][turn["seat"]]
        point = await ada.get(f"{path}/replay/{at}?seat={turn['seat']}")
        assert point["mover"] == turn["seat"]
        assert turn["say"]["id"] and turn["after"] == found["chances"][turn["move"]]


@pytest.mark.parametrize("slug", sorted(set(titles()) - {"rialto"}))
def test_every_title_in_words(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.workers.hindsight._THOUGHT", 0.0)
    file = sorted((RECORDS / slug.replace("-", "_") / "records").glob("t*.json"))[0]
    record = read_record(file.read_bytes())
    found = look_back(record)
    assert len(found.chances) == len(record.moves) + 1
    assert len(found.turns) == 3
    for turn in found.turns:
        assert turn.say.id and turn.seat == record.moves[turn.move - 1].seat
        assert 1 <= len(turn.better) <= 3
        assert sum(one.done for one in turn.better) <= 1
    assert bool(found.deals) == (slug in ("genoa", "mediterranee"))
    for deal in found.deals:
        assert deal.say.id and deal.buyer != deal.seller


async def test_the_house_has_it_made_in_a_process_of_its_own() -> None:
    file = RECORDS / "golden_horn/records/two-nobody-moves.json"
    pool = Pool(1, 20)
    try:
        made = await pool.analyse(Analyse(file.read_text()), "somebody")
    finally:
        await pool.close()
    found = msgspec.convert(made, Analysed)
    assert len(found.chances) == len(read_record(file.read_bytes()).moves) + 1
    assert pool.workers[0].lives == 0  # no bot had to wait
