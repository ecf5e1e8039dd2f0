"""The example bot, as anybody would start it, finishes a game of each title."""

import asyncio
import sys
from pathlib import Path

import pytest

from fondaco.table.titles import titles
from tests.server.running import Player, Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("slug", titles())
async def test_it_joins_by_token_and_plays_to_the_end(sqlite_house: Running, slug: str) -> None:
    owner = await Player(sqlite_house.url).enter("Ada")
    friend = await Player(sqlite_house.url).enter("Program")
    token = (await friend.post("/tokens", {"name": "bot"}))["token"]
    others = ["random"] * (titles()[slug].least_seats - 1)
    table = await owner.table(slug, "open", *others)
    link = sqlite_house.url + table["seats"][0]["link"]
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), sqlite_house.url, token, link, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(60):
        while not (await owner.get(f"/tables/{table['id']}"))["seats"][0]["present"]:
            await asyncio.sleep(0.1)
    await owner.post(f"/tables/{table['id']}/start")
    async with asyncio.timeout(120):
        _, errors = await bot.communicate()
    assert bot.returncode == 0, errors.decode()
    assert (await owner.get(f"/tables/{table['id']}"))["state"] == "finished"
    await owner.close()
    await friend.close()


def test_it_is_one_page() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 70
