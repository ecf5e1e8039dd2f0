"""Whoever keeps a table waiting can be reminded, gently."""

import asyncio
from typing import Any

import pytest

from tests.server.running import Player

TITLE = "golden-horn"


async def _waiting(ada: Player, bea: Player, **more: Any) -> str:
    """A table that waits for Bea, and for Ada too."""
    table = await ada.table(TITLE, "me", "open", public=True, first=1, **more)
    await bea.post(f"/tables/{table['id']}/sit", {"seat": 1})
    began = await ada.post(f"/tables/{table['id']}/start", {})
    assert began["actors"] == [0, 1]
    return str(table["id"])


async def test_who_is_waited_for_is_reminded_and_then_left_in_peace(
    ada: Player, bea: Player
) -> None:
    table = await _waiting(ada, bea, nudge=5)
    line = await bea.live(table, 1)
    hello = await line.next("hello")
    left = hello["clock"]["nudge"][1]
    assert 0 <= left <= 5
    await asyncio.sleep(left + 0.1)
    await ada.post(f"/tables/{table}/nudge", {"seat": 0})
    told = await line.next("nudge")
    assert (told["by"], told["seats"]) == (0, [1])
    assert told["clock"]["nudge"][1] > 0
    await line.close()
    kinds = [one["kind"] for one in await bea.get("/me/news") if one["table"] == table]
    assert kinds == ["turn", "nudge"]
    assert await ada.get("/me/news") == []


@pytest.mark.parametrize(
    ("clock", "hours"), [({"kind": "none"}, 1), ({"kind": "day", "days": 3}, 12)]
)
async def test_a_table_that_does_not_say_it_is_patient(
    ada: Player, bea: Player, clock: dict[str, Any], hours: int
) -> None:
    table = await _waiting(ada, bea, clock=clock)
    assert (await ada.get(f"/tables/{table}"))["nudge"] == hours * 3600
    await ada.post(f"/tables/{table}/nudge", {"seat": 0}, status=409)
    kinds = [one["kind"] for one in await bea.get("/me/news") if one["table"] == table]
    assert kinds == ["turn"]


async def test_nobody_reminds_himself_or_for_another(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "me", "open", public=True, start=False, nudge=5)
    path = f"/tables/{table['id']}"
    await bea.post(f"{path}/sit", {"seat": 2})
    await ada.post(f"{path}/start", {})
    left = (await ada.get(f"{path}/state?seat=0"))["clock"]["nudge"]
    await asyncio.sleep(max(left) + 0.1)
    await bea.post(f"{path}/nudge", {"seat": 0}, status=403)
    line = await bea.live(table["id"], 2)
    await line.next("hello")  # from now on she is told
    await ada.post(f"{path}/nudge", {"seat": 0})
    assert (await line.next("nudge"))["seats"] == [2], "her other seat is her own"
    await line.close()


@pytest.mark.parametrize("nudge", [0, -1, 10**9])
async def test_a_patience_that_makes_no_sense_is_refused(ada: Player, nudge: int) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    await ada.post("/tables", {"title": TITLE, "seats": seats, "nudge": nudge}, status=422)
