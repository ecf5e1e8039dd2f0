"""Who is told of his turn: whoever is away, and by post also whoever left a page open."""

import pytest

from tests.server.running import Player

TITLE = "golden-horn"
CLOCKS = {"post": {"kind": "day", "days": 3}, "live": {"kind": "move", "seconds": 600}}


@pytest.mark.parametrize("pace", CLOCKS)
@pytest.mark.parametrize("watching", [True, False], ids=["watching", "away"])
async def test_a_turn_is_noted(ada: Player, bea: Player, pace: str, watching: bool) -> None:
    table = await ada.table(TITLE, "me", "open", clock=CLOCKS[pace], public=True, first=0)
    path = f"/tables/{table['id']}"
    await bea.post(f"{path}/sit", {"seat": 1})
    before = await bea.get("/me/news")
    line = await bea.live(table["id"], 1) if watching else None
    if line is not None:
        await line.next("hello")
    await ada.post(f"{path}/start", {})
    for step in range(20):
        state = await ada.get(f"{path}/state?seat=0")
        if 0 not in state["table"]["actors"]:
            break
        act = {"seat": 0, "number": state["number"], "key": f"step {step}"}
        await ada.post(f"{path}/actions", act | {"action": state["turn"]["choices"][0]["action"]})
    assert 1 in (await bea.get(path))["actors"]
    news = [one for one in await bea.get("/me/news") if one not in before]
    turns = [one for one in news if one["kind"] == "turn" and one["table"] == table["id"]]
    assert bool(turns) is (pace == "post" or not watching)
    if line is not None:
        await line.close()


async def test_whoever_begins_is_told_when_the_game_does(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True, first=1)
    await bea.post(f"/tables/{table['id']}/sit", {"seat": 1})
    await ada.post(f"/tables/{table['id']}/start", {})
    told = [(one["kind"], one["table"]) for one in await bea.get("/me/news")]
    assert ("turn", table["id"]) in told
    assert await ada.get("/me/news") == []
