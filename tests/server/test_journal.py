"""The journal: what a game's end brings with it is written as quickly as a move."""

from typing import Any

import pytest

from fondaco.server.storage.engine import Store
from fondaco.server.storage.journal import Append, Journal
from fondaco.server.storage.news import News


async def test_games_that_end_at_once_hold_up_no_moves(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that waits goes into one commit, in the order it came, moves and ends alike."""
    store = Store(database)
    journal = Journal(store, News(store))
    batches: list[list[int]] = []

    async def write(batch: list[Append]) -> set[tuple[str, int]]:
        batches.append([append.entry["number"] for append in batch])
        return {(append.entry["table_id"], append.entry["number"]) for append in batch}

    monkeypatch.setattr(journal, "_write", write)

    def entry(number: int) -> dict[str, Any]:
        return {"table_id": "t", "number": number}

    ending = {"state": "finished", "end": "last", "result": None, "over": 1}
    ends = [journal.append(Append(entry(number), ending=ending)) for number in range(200)]
    moves = [journal.append(Append(entry(number))) for number in range(200, 300)]
    assert all([await done for done in (*ends, *moves)])
    await journal.close()
    await store.close()
    assert [len(batch) for batch in batches] == [256, 44]
    assert [number for batch in batches for number in batch] == list(range(300))
