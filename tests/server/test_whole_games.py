"""Whole games of every title through the live line, beside bots."""

import pytest

from fondaco.table.replay import verify
from fondaco.table.titles import titles
from tests.server.running import Player, play_on


@pytest.mark.parametrize("slug", titles())
async def test_a_game_of_each_title_can_be_played_and_proven(ada: Player, slug: str) -> None:
    seats = titles()[slug].least_seats
    made = await ada.table(slug, "me", *["random"] * (seats - 1), start=True)
    line = await ada.live(made["id"], 0)
    assert await play_on(line, 0) > 0
    await line.close()
    table = await ada.get(f"/tables/{made['id']}")
    assert table["state"] == "finished"
    assert {seat["rank"] for seat in table["seats"]} >= {1}
    record = await ada.http.get(f"/api/tables/{made['id']}/record")
    proven = verify(record.content)
    assert proven.luck_proven
    verdict = await ada.http.post(
        "/api/verify", content=record.content, headers={"content-type": "application/json"}
    )
    assert verdict.json() == {"ok": True, "problem": None, "sides": list(proven.sides)}
    standings = await ada.get(f"/tables/{made['id']}/standings")
    assert len(standings["totals"]) == proven.moves + 1
    assert standings["totals"][-1] == [score["total"] for score in standings["scores"]]
