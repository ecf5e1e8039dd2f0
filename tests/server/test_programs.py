"""Programs of the host's that sit as bots: only those he named, and never what a stranger says."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.arena import cell
from fondaco.server.config import read_config
from fondaco.table.words import Invalid
from tests.server.running import Player, Running, play_on

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"

pytestmark = pytest.mark.skipif(cell.version() == 0, reason="needs Landlock")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    silent = tmp_path / "silent.sh"
    silent.write_text("while read line; do :; done\n")
    programs = f"last={sys.executable} {EXAMPLES / 'last.py'}; silent=sh {silent}"
    settings = {"FONDACO_BOT_PROGRAMS": programs, "FONDACO_BOT_SECONDS": "3"}
    with Running(f"sqlite:///{tmp_path / 'house.sqlite'}", settings) as running:
        yield running


async def test_it_plays_a_whole_game(house: Running) -> None:
    player = await Player(house.url).enter("Ada")
    table = await player.table("golden-horn", "me", "exec:last", start=True)
    line = await player.live(table["id"], 0)
    assert await play_on(line, 0) > 5
    after = await player.get(f"/tables/{table['id']}")
    assert after["state"] == "finished"
    assert after["seats"][1]["bot"] == "exec:last"
    await player.close()


async def test_one_that_is_silent_lapses_and_the_game_goes_on(house: Running) -> None:
    player = await Player(house.url).enter("Ada")
    table = await player.table("golden-horn", "exec:silent", "open")
    await player.post(f"/tables/{table['id']}/sit", {"seat": 1})
    await player.post(f"/tables/{table['id']}/start")
    line = await player.live(table["id"], 1)
    async with asyncio.timeout(60):
        news = await line.next("news", seconds=60)
    assert news["mover"] == 0
    await player.close()


async def test_a_stranger_starts_nothing(house: Running) -> None:
    player = await Player(house.url).enter("Mallory")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "?"}]
    for name in ("exec:sh -c id", "exec:", "exec:other", "exec:last;id", "exec"):
        seats[1]["bot"] = name
        wrong = await player.post("/tables", {"title": "golden-horn", "seats": seats}, 422)
        assert wrong["type"] == "/problems/invalid"
    await player.close()


@pytest.mark.parametrize("wrong", ["sh", "A=sh", "a b=sh", "last=/nowhere/bot", "last=", "x='"])
def test_settings_that_name_no_program_are_refused(wrong: str) -> None:
    with pytest.raises(Invalid):
        read_config({"bot_programs": wrong}, {})
