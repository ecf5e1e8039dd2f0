"""Two players talk alone where the title allows it, and nobody else ever hears of it."""

import asyncio
import json
from typing import Any

import pytest

from fondaco.table.titles import titles
from tests.server.postgres import Cluster
from tests.server.running import PATIENCE, Live, Player, Running

TALKING = [slug for slug, meta in titles().items() if meta.private_talk]
WORD = "meet me off Marseille"


async def _three(players: list[Player], slug: str) -> str:
    """A running game of three people; its id."""
    ada, *others = players
    table = await ada.table(slug, "me", "open", "open", public=True)
    for other in others:
        await other.post(f"/tables/{table['id']}/sit", {})
    await ada.post(f"/tables/{table['id']}/start")
    return str(table["id"])


async def _until(line: Live, text: str) -> dict[str, Any]:
    while (message := await line.next("chat"))["text"] != text:
        pass
    return message


def test_the_catalogue_allows_it_in_one_title() -> None:
    assert TALKING == ["mediterranee"]


async def test_only_the_two_hear_it_in_every_process(cluster: Cluster) -> None:
    database = cluster.fresh()
    with Running(database) as one, Running(database) as two:
        places = (("Ada", one), ("Bea", two), ("Cleo", two), ("Dora", one))
        players = [await Player(house.url).enter(name) for name, house in places]
        ada, bea, cleo, dora = players
        table = await _three([ada, bea, cleo], "mediterranee")
        path = f"/tables/{table}"
        assert (await ada.get(path))["private_talk"]
        lines = [await player.live(table, seat) for seat, player in enumerate(players[:3])]
        lines += [await dora.live(table), await ada.live(table)]  # a seat's owner may watch, too
        for line in lines:
            await line.next("hello")
        await lines[0].send(do="chat", text=WORD, to=1)
        told = await _until(lines[1], WORD)
        assert (told["seat"], told["to"], told["name"]) == (0, 1, "Ada")
        assert (await _until(lines[0], WORD))["to"] == 1
        await bea.post(f"{path}/chat", {"text": WORD, "seat": 1, "to": 0})
        # What is said to all comes after it: whoever hears that has heard all before.
        await cleo.post(f"{path}/chat", {"text": "the end", "seat": 2})
        for line in lines:
            await _until(line, "the end")
        assert [WORD in json.dumps(line.heard) for line in lines] == [True, True] + [False] * 3

        async def history(player: Player, seat: int | None) -> list[str]:
            query = "" if seat is None else f"?seat={seat}"
            return [line["text"] for line in await player.get(f"{path}/chat{query}")]

        assert await history(ada, 0) == await history(bea, 1) == [WORD, WORD, "the end"]
        assert await history(cleo, 2) == await history(ada, None) == ["the end"]
        assert await history(dora, None) == ["the end"]
        await cleo.get(f"{path}/chat?seat=0", status=403)
        for player, ear in ((cleo, "?seat=2"), (dora, ""), (ada, "?seat=0")):
            for call in (f"{path}/state{ear}", f"{path}/log{ear}", path):
                assert WORD not in json.dumps(await player.get(call))
        for seat, player in enumerate(players[:3]):
            await player.post(f"{path}/end", {"seat": seat, "agree": True})
        record = await dora.http.get(f"/api{path}/record")
        assert record.status_code == 200 and WORD not in record.text
        for line in lines:
            await line.close()
        for player in players:
            await player.close()


async def test_who_may_not_talk_alone(ada: Player, bea: Player) -> None:
    async def refused(path: str, player: Player, status: int, **data: Any) -> Any:
        return await player.post(f"{path}/chat", {"text": WORD} | data, status=status)

    cleo = await Player(bea.url).enter("Cleo")
    other = f"/tables/{await _three([ada, bea, cleo], 'golden-horn')}"
    assert not (await ada.get(other))["private_talk"]
    assert (await refused(other, ada, 409, seat=0, to=1))["rule"] == "FO-TALK"
    waiting = await ada.table("mediterranee", "me", "open", public=True)
    await bea.post(f"/tables/{waiting['id']}/sit", {})
    early = await refused(f"/tables/{waiting['id']}", ada, 409, seat=0, to=1)
    assert early["rule"] == "FO-TALK", "a seat may still change hands"
    path = f"/tables/{await _three([ada, bea, cleo], 'mediterranee')}"
    await refused(path, ada, 403, to=1)
    await refused(path, ada, 403, seat=1, to=2)
    assert (await refused(path, ada, 422, seat=0, to=0))["field"] == "to"
    await refused(path, ada, 422, seat=0, to=9)
    with_bot = await ada.table("mediterranee", "me", "random", start=True)
    await refused(f"/tables/{with_bot['id']}", ada, 422, seat=0, to=1)
    await cleo.close()


@pytest.mark.parametrize("by", ["bea", "ada"])
async def test_a_line_ends_with_the_seat(ada: Player, bea: Player, by: str) -> None:
    """Whoever got up before the game hears nothing of the seat's next owner."""
    table = await ada.table("golden-horn", "me", "open", public=True)
    path = f"/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    line = await bea.live(table["id"], 1)
    await line.next("hello")
    await {"ada": ada, "bea": bea}[by].post(f"{path}/stand", {"seat": 1})
    async with asyncio.timeout(PATIENCE):
        await line.socket.wait_closed()
    cleo = await Player(bea.url).enter("Cleo")
    await cleo.post(f"{path}/sit", {})
    await ada.post(f"{path}/start")
    again = await bea.live(table["id"], 1)
    assert (await again.next())["problem"]["status"] == 403
    await again.close()
    await cleo.close()
