"""Kill -9 in the middle of a load: what was acknowledged is still there, and can go on."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Player, Running

TITLE = "golden-horn"
TABLES = 6
ROUNDS = 3


async def _load(
    player: Player, table: str, acknowledged: dict[str, list[Any]], stop: float
) -> None:
    """Play both seats of a table by HTTP and note each action that was acknowledged."""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(httpx.TransportError, ConnectionClosed):
        while loop.time() < stop:
            info = await player.get(f"/tables/{table}")
            if not info["actors"]:
                return
            seat = info["actors"][0]
            state = await player.get(f"/tables/{table}/state?seat={seat}")
            choices = state["turn"]["choices"]
            action = choices[len(acknowledged[table]) % len(choices)]["action"]
            key = f"{len(acknowledged[table])}-{state['number']}"
            sent = {"seat": seat, "number": state["number"], "key": key, "action": action}
            answer = await player.post(f"/tables/{table}/actions", sent)
            acknowledged[table].append((sent, answer["number"]))


async def test_nothing_acknowledged_is_lost(database: str, tmp_path: Path) -> None:
    with Running(database, log=tmp_path / "log") as house:
        ada = await Player(house.url).enter()
        made = [await ada.table(TITLE, "me", "me", start=True) for _ in range(TABLES)]
        acknowledged: dict[str, list[Any]] = {table["id"]: [] for table in made}
        for _ in range(ROUNDS):
            counts = {table: len(sent) for table, sent in acknowledged.items()}
            stop = asyncio.get_running_loop().time() + PATIENCE
            loads = [
                asyncio.create_task(_load(ada, table, acknowledged, stop)) for table in acknowledged
            ]
            async with asyncio.timeout(PATIENCE):
                while any(len(acknowledged[table]) < count + 6 for table, count in counts.items()):
                    await asyncio.sleep(0.01)
            house.kill()
            await asyncio.gather(*loads)
            house.start()
            for table, sent in acknowledged.items():
                await _all_there(ada, table, sent)
        await ada.close()


async def _all_there(player: Player, table: str, sent: list[Any]) -> None:
    state = await player.get(f"/tables/{table}/state")
    # One more may have been written whose answer never arrived.
    assert len(sent) <= state["number"] <= len(sent) + ROUNDS
    for act, number in sent:
        again = await player.post(f"/tables/{table}/actions", act)
        assert again == {"number": number}, "the same key gets the same answer"
    assert (await player.get(f"/tables/{table}/state"))["number"] == state["number"]
