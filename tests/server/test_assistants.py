"""An assistant at the table, as the official client of the Model Context Protocol sees it."""

import asyncio
import random
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client

from fondaco.table.titles import titles
from tests.server.postgres import free_port
from tests.server.running import SETTINGS, Player, Running

FONDACO = str(Path(sys.executable).with_name("fondaco"))


class Assistant:
    """Calls tools and reads their answers."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def try_(self, tool: str, **words: Any) -> tuple[bool, str]:
        answer = await self.client.call_tool(tool, words)
        return not answer.is_error, "".join(part.text for part in answer.content)  # type: ignore[union-attr]

    async def __call__(self, tool: str, **words: Any) -> str:
        fine, text = await self.try_(tool, **words)
        assert fine, text
        return text


@asynccontextmanager
async def assistant(house: Running, token: str) -> AsyncIterator[Assistant]:
    """One that speaks through pipes."""
    server = StdioServerParameters(
        command=FONDACO,
        args=["mcp", "--house", house.url, "--language", "en"],
        env={"FONDACO_TOKEN": token, "PYTHONPATH": SETTINGS["PYTHONPATH"]},
    )
    async with Client(server) as client:
        yield Assistant(client)


@asynccontextmanager
async def http_door(house: Running) -> AsyncIterator[str]:
    """`fondaco mcp --http`, and where it answers."""
    address = f"127.0.0.1:{free_port()}"
    words = ["mcp", "--house", house.url, "--http", address, "--language", "en"]
    server = await asyncio.create_subprocess_exec(
        FONDACO, *words, stderr=asyncio.subprocess.DEVNULL, env=SETTINGS
    )
    try:
        async with asyncio.timeout(60), httpx2.AsyncClient() as http:
            while True:
                try:
                    await http.get(f"http://{address}/")
                    break
                except httpx2.ConnectError:
                    await asyncio.sleep(0.1)
        yield f"http://{address}/mcp"
    finally:
        server.terminate()
        await server.wait()


@asynccontextmanager
async def caller(door: str, token: str | None) -> AsyncIterator[Assistant]:
    """One that calls an open door over streamable HTTP."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    async with (
        httpx2.AsyncClient(headers=headers, timeout=70) as http,
        Client(streamable_http_client(door, http_client=http)) as client,
    ):
        yield Assistant(client)


@asynccontextmanager
async def assistant_over_http(house: Running, token: str) -> AsyncIterator[Assistant]:
    async with http_door(house) as door, caller(door, token) as use:
        yield use


Line = Callable[[Running, str], AbstractAsyncContextManager[Assistant]]


async def token_of(house: Running, name: str) -> tuple[Player, str]:
    player = await Player(house.url).enter(name)
    return player, (await player.post("/tokens", {"name": "assistant"}))["token"]


def heard(text: str) -> int:
    found = re.search(r"heard: (\d+)", text)
    assert found, text
    return int(found[1])


@pytest.mark.parametrize("line", [assistant, assistant_over_http])
async def test_it_plays_whole_games(sqlite_house: Running, line: Line) -> None:
    """Of every title: sitting down by a link, choosing among what is listed, to the end."""
    owner = await Player(sqlite_house.url).enter("Ada")
    friend, token = await token_of(sqlite_house, "Assistant")
    async with line(sqlite_house, token) as use:
        for slug, meta in titles().items():
            table = await owner.table(slug, "open", *["random"] * (meta.least_seats - 1))
            where, link = table["id"], table["seats"][0]["link"]
            assert "you sit at 0" in await use("sit", table=sqlite_house.url + link)
            assert "not begun" in await use("look", table=where)
            await owner.post(f"/tables/{where}/start")
            assert "You are Assistant, seat 0" in await use("look", table=where)
            await play_on(use, where)
            assert "The game is over." in await use("look", table=where)
            assert (await owner.get(f"/tables/{where}"))["state"] == "finished"
    await owner.close()
    await friend.close()


async def play_on(use: Assistant, table: str) -> None:
    """Any choice, to the end."""
    generator = random.Random(3)
    told = await use("wait", table=table, heard=0)
    while "The game is over" not in told:
        numbers = [int(n) for n in re.findall(r"^(\d+): ", told, re.MULTILINE)]
        if numbers:
            picked = generator.choice(numbers)
            number = heard(told)
            fine, told = await use.try_("act", table=table, heard=number, choice=picked)
            if not fine:  # somebody else was quicker and the question is another now
                assert "another" in told or "since" in told, told
                told = await use("wait", table=table, heard=number)
        else:
            told = await use("wait", table=table, heard=heard(told))


async def test_it_reads_rules_checks_forms_and_talks(sqlite_house: Running) -> None:
    owner = await Player(sqlite_house.url).enter("Ada")
    friend, token = await token_of(sqlite_house, "Assistant")
    table = await owner.table("oltre-mare", "open", "me", "me")
    where = table["id"]
    async with assistant(sqlite_house, token) as use:
        await use("sit", table=table["seats"][0]["link"])
        await owner.post(f"/tables/{where}/start")
        assert where in await use("list_tables")
        assert "OM-101" in await use("read_rule", title="oltre-mare")
        assert "OM-101" in await use("read_rule", title="oltre-mare", rule="om-101")
        await use("talk", table=where, text="Buon giorno")
        assert "Assistant: Buon giorno" in await use("listen", table=where)
        listed = await use("choices", table=where)
        state = await friend.get(f"/tables/{where}/state?seat=0")
        action = state["turn"]["choices"][0]["action"]
        assert (await use("check", table=where, action=action)).startswith("allowed")
        number = heard(listed)
        wrong: list[dict[str, Any]] = [
            {"heard": number, "choice": 999},
            {"heard": number},
            {"heard": number, "choice": 0, "action": action},
            {"heard": number, "action": {"do": "fly"}},
            {"heard": number + 7, "choice": 0},
        ]
        for words in wrong:
            fine, text = await use.try_("act", table=where, **words)
            assert not fine and text and "Traceback" not in text, words
        for tool, asked in (
            ("read_rule", {"title": "oltre-mare", "rule": "OM-999"}),
            ("read_rule", {"title": "chess"}),
            ("look", {"table": "../me"}),
            ("look", {"table": "nowhere"}),
            ("look", {"table": where, "seat": 1}),
            ("talk", {"table": where, "text": ""}),
        ):
            fine, text = await use.try_(tool, **asked)
            assert not fine and text, (tool, asked)
    await owner.close()
    await friend.close()


async def test_it_sees_what_its_seat_sees(sqlite_house: Running) -> None:
    """Nobody's seat but its own answers it, whatever it asks for."""
    owner = await Player(sqlite_house.url).enter("Ada")
    table = await owner.table("oltre-mare", "me", "me", "random", start=True)
    stranger, token = await token_of(sqlite_house, "Stranger")
    async with assistant(sqlite_house, token) as use:
        for tool in ("look", "choices"):
            for seat in (None, 0, 1):
                fine, text = await use.try_(tool, table=table["id"], seat=seat)
                assert not fine and "you do not sit here" in text
    await owner.close()
    await stranger.close()


async def test_over_http_everybody_brings_a_token(sqlite_house: Running) -> None:
    owner, token = await token_of(sqlite_house, "Ada")
    await owner.table("golden-horn", "me", "random", start=True)
    async with http_door(sqlite_house) as door:
        for bearer, expected in ((token, "Golden Horn"), (None, "send a token"), ("x", "")):
            async with caller(door, bearer) as use:
                fine, text = await use.try_("list_tables")
                assert fine == (bearer == token) and expected in text
    await owner.close()
