"""Two processes of one house on PostgreSQL, the seats of a table split between them."""

import asyncio
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from fondaco.table.replay import verify
from fondaco.table.titles import titles
from tests.server.postgres import Cluster
from tests.server.running import PATIENCE, Player, Running, play_on


@pytest.fixture(scope="module")
def two(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    database, folder = cluster.fresh(), tmp_path_factory.mktemp("two")
    with Running(database, log=folder / "one") as one, Running(database, log=folder / "two") as two:
        yield [one, two]


@pytest.fixture
async def pair(two: list[Running]) -> AsyncIterator[tuple[Player, Player]]:
    """Two people, each at a process of his own."""
    ada = await Player(two[0].url).enter("Ada")
    bea = await Player(two[1].url).enter("Bea")
    yield ada, bea
    await ada.close()
    await bea.close()


@pytest.mark.parametrize("slug", ["golden-horn", "mediterranee"])
async def test_a_game_between_processes(pair: tuple[Player, Player], slug: str) -> None:
    ada, bea = pair
    bots = ["random"] * (titles()[slug].least_seats - 2)
    table = await ada.table(slug, "me", "open", *bots, public=True)
    path = f"/tables/{table['id']}"
    here = await ada.live(table["id"], 0)
    await here.next("hello")
    await bea.post(f"{path}/sit", {})
    assert (await here.next("table"))["table"]["seats"][1]["name"] == "Bea"
    there = await bea.live(table["id"], 1)
    while (await here.next("presence"))["seats"][:2] != [True, True]:
        pass
    await bea.post(f"{path}/chat", {"text": "Ciao", "seat": 1})
    assert (await here.next("chat"))["text"] == "Ciao"
    await ada.post(f"{path}/start")
    await asyncio.gather(play_on(here, 0), play_on(there, 1, pick=3))
    await here.close()
    await there.close()
    for player in pair:
        assert (await player.get(path))["state"] == "finished"
    record = (await bea.http.get(f"/api{path}/record")).content
    assert verify(record).luck_proven


async def test_actions_that_meet_are_serialised(pair: tuple[Player, Player]) -> None:
    """Both processes answer for both seats at once; each action is done once, in one order."""
    ada = pair[0]
    twin = ada.at(pair[1].url)
    table = await ada.table("golden-horn", "me", "me", start=True)
    path = f"/tables/{table['id']}"
    for step in range(15):
        info = await ada.get(path)
        seat = info["actors"][0]
        state = await ada.get(f"{path}/state?seat={seat}")
        act = {"seat": seat, "number": state["number"]}
        act |= {"action": state["turn"]["choices"][0]["action"]}
        answers = await asyncio.gather(
            *(
                player.http.post(f"/api{path}/actions", json=act | {"key": f"{step} {name}"})
                for name, player in (("a", ada), ("b", twin), ("c", ada), ("d", twin))
            )
        )
        done = [answer for answer in answers if answer.status_code == 200]
        late = [answer for answer in answers if answer.status_code == 409]
        assert len(done) == 1 and len(late) == 3
    async with asyncio.timeout(PATIENCE):
        while (await twin.get(f"{path}/state"))["number"] != 15:
            await asyncio.sleep(0.05)
    await twin.close()


async def test_the_same_key_at_both_is_done_once(pair: tuple[Player, Player]) -> None:
    ada = pair[0]
    twin = ada.at(pair[1].url)
    table = await ada.table("golden-horn", "me", "me", start=True)
    path, seat = f"/tables/{table['id']}", table["actors"][0]
    state = await ada.get(f"{path}/state?seat={seat}")
    act = {"seat": seat, "number": 0, "key": "once"}
    act |= {"action": state["turn"]["choices"][0]["action"]}
    answers = await asyncio.gather(
        *(player.post(f"{path}/actions", act) for player in (ada, twin, ada, twin))
    )
    assert answers == [{"number": 1}] * 4
    await twin.close()


async def test_a_table_goes_on_when_its_process_dies(cluster: Cluster, tmp_path: Path) -> None:
    """The bots of a table are looked after by whoever is left."""
    database = cluster.fresh()
    quick = {"FONDACO_BOT_SECONDS": "0.5"}
    with Running(database, quick) as one, Running(database, quick, tmp_path / "log") as two:
        ada = await Player(one.url).enter()
        table = await ada.table("oltre-mare", "greedy", "greedy", "greedy", start=True)
        one.kill()
        survivor = ada.at(two.url)
        before = (await survivor.get(f"/tables/{table['id']}"))["number"]
        async with asyncio.timeout(PATIENCE):
            while (await survivor.get(f"/tables/{table['id']}"))["number"] <= before + 5:
                await asyncio.sleep(0.2)
        await ada.close()
        await survivor.close()


async def test_no_process_is_behind_what_its_client_has_heard(
    pair: tuple[Player, Player], two: list[Running]
) -> None:
    """Also one that is deaf for a moment: its line for news broke, and is made anew."""
    ada = pair[0]
    twin = ada.at(pair[1].url)
    table = await ada.table("golden-horn", "me", "me", start=True)
    seat, path = table["actors"][0], f"/tables/{table['id']}"
    turn = (await twin.get(f"{path}/state?seat={seat}"))["turn"]
    _deafen(two[0].database)
    sent = {"seat": seat, "number": 0, "key": "one", "action": turn["choices"][0]["action"]}
    await ada.post(f"{path}/actions", sent)
    assert (await twin.get(f"{path}/state?seat={seat}"))["number"] == 1
    _deafen(two[0].database)
    asked = await ada.get(f"{path}/state")
    mover = asked["turn"]["actors"][0]
    state = await ada.get(f"{path}/state?seat={mover}")
    sent = {"seat": mover, "number": state["number"], "key": "two"}
    sent["action"] = state["turn"]["choices"][0]["action"]
    heard = (await ada.post(f"{path}/actions", sent))["number"]
    back = await twin.live(table["id"], mover, heard=heard)
    first = await back.next("hello", "news", "table")
    assert first["type"] == "table" or first["number"] >= heard
    await twin.close()


def _deafen(database: str) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"
    subprocess.run(["psql", "-qAt", database, "-c", cut], check=True, capture_output=True)
