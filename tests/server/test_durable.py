"""Nobody hears of an action before it is durable, and nobody of what is not kept."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Live, Player, Running

TITLE = "golden-horn"
MEMORY = 70  # entries: more than a room keeps at hand


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


@pytest.fixture
async def eve(file: Path, tmp_path: Path) -> AsyncIterator[Player]:
    """A guest of a house on a file that we can reach too."""
    with Running(f"sqlite:///{file}", log=tmp_path / "log") as house:
        player = await Player(house.url).enter("Eve")
        yield player
        await player.close()


@contextlib.contextmanager
def reaching(file: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(file, isolation_level=None)
    yield connection
    connection.close()


async def two_seats(player: Player) -> tuple[str, dict[str, Any], Live, Live]:
    """A table, what its mover was greeted with, his line and the other's."""
    table = await player.table(TITLE, "me", "me", start=True)
    seat = table["actors"][0]
    mover, other = [await player.live(table["id"], it) for it in (seat, 1 - seat)]
    await other.next("hello")
    return table["id"], await mover.next("hello"), mover, other


async def act(line: Live, key: str, number: int, turn: dict[str, Any], choice: int = 0) -> None:
    action = turn["choices"][choice]["action"]
    await line.send(do="act", key=key, number=number, action=action)


async def test_nobody_hears_of_what_the_disk_has_not(eve: Player, file: Path) -> None:
    _, hello, mover, other = await two_seats(eve)
    with reaching(file) as disk:
        disk.execute("BEGIN IMMEDIATE")
        await act(mover, "mine", 0, hello["turn"])
        for line in (other, mover):
            with pytest.raises(TimeoutError):
                await line.next("news", "done", seconds=0.3)
        disk.execute("COMMIT")
    assert (await other.next("news"))["number"] == 1
    assert (await mover.next("news", "done"))["type"] == "news"
    assert (await mover.next("done"))["number"] == 1


async def test_nobody_hears_of_what_is_not_kept(eve: Player, file: Path) -> None:
    table, hello, mover, other = await two_seats(eve)
    with reaching(file) as disk:
        disk.execute(
            "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END"
        )
        await act(mover, "mine", 0, hello["turn"])
        assert (await mover.next("refused"))["key"] == "mine"
        assert (await eve.get(f"/tables/{table}/state"))["number"] == 0
        disk.execute("DROP TRIGGER full")
    await act(mover, "mine", 0, hello["turn"])
    assert (await other.next("news", "hello"))["number"] == 1
    assert (await mover.next("done"))["number"] == 1
    assert (await eve.get(f"/tables/{table}/state"))["number"] == 1
    assert [it["type"] for it in other.heard].count("news") == 1


async def test_an_old_key_shows_nothing(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    watcher = await ada.live(table["id"])
    turn, first = (await watcher.next("hello"))["turn"], None
    for step in range(MEMORY):
        seat = turn["actors"][0]
        state = await ada.get(f"/tables/{table['id']}/state?seat={seat}")
        sent = {"seat": seat, "number": state["number"], "key": f"step {step}"}
        sent["action"] = state["turn"]["choices"][0]["action"]
        answer = await ada.post(f"/tables/{table['id']}/actions", sent)
        first = first or (seat, answer)
        turn = (await watcher.next("news"))["turn"]
        if first[0] == turn["actors"][0] and step > MEMORY - 5:
            break
    assert first is not None and turn["actors"] == [first[0]]
    state = await ada.get(f"/tables/{table['id']}/state?seat={first[0]}")
    for choice in state["turn"]["choices"]:
        sent = {"seat": first[0], "number": state["number"], "key": "step 0"}
        sent["action"] = choice["action"]
        assert await ada.post(f"/tables/{table['id']}/actions", sent) == first[1]
    await watcher.send(do="ping")
    assert (await watcher.next())["type"] == "pong"


async def test_another_run_of_the_house_goes_on(database: str, tmp_path: Path) -> None:
    """What was told is kept, so nobody need be greeted anew."""
    with Running(database, log=tmp_path / "log") as house:
        player = await Player(house.url).enter("Eve")
        table, hello, mover, _ = await two_seats(player)
        await act(mover, "mine", 0, hello["turn"])
        await mover.next("done")
        house.kill()
        house.start()
        back = await player.live(table, 0, heard=1)
        assert (await back.next())["type"] == "table"
        await player.close()
