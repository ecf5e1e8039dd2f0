"""A bot for Fondaco in one page: joins a table by its seat link and plays it to the end.

    pip install httpx websockets
    python bot.py http://127.0.0.1:8000 TOKEN 'https://…/join/TABLE#SECRET'

TOKEN comes from `POST /api/tokens` (or the page of your account). The bot picks any choice it is
offered; put something cleverer into `choose`. docs/api.md describes every call.
"""

import asyncio
import json
import random
import sys
import uuid
from typing import Any

import httpx
import websockets


def choose(view: Any, turn: Any) -> Any:
    """The action to take: `turn["choices"]` lists them, `view` is all this seat may know."""
    return random.choice(turn["choices"])["action"]


def sit(house: str, headers: dict[str, str], link: str) -> tuple[str, int]:
    """Sit down where the link says; returns the table and the seat."""
    table, secret = link.rpartition("/join/")[2].split("#")
    answer = httpx.post(f"{house}/api/tables/{table}/sit", headers=headers, json={"link": secret})
    answer.raise_for_status()
    mine = [seat["seat"] for seat in answer.json()["seats"] if seat["you"]]
    return table, mine[0]


async def play(house: str, headers: dict[str, str], table: str, seat: int) -> None:
    """Hear what the seat hears, act whenever the table waits for it, until the game is over."""
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    async with websockets.connect(address, additional_headers=headers, max_size=None) as line:
        view = turn = key = None
        async for text in line:
            message = json.loads(text)
            if message["type"] in ("hello", "news"):
                number, over = message["number"], message["over"]
                view, turn = message.get("view", view), message.get("turn", turn)
                if over:
                    return
            elif message["type"] in ("done", "refused") and message["key"] == key:
                key = None  # refused as stale: the news that follow ask again
            if turn and seat in turn["actors"] and key is None:
                key = str(uuid.uuid4())  # sent twice, done once
                action = choose(view, turn)
                await line.send(
                    json.dumps({"do": "act", "key": key, "number": number, "action": action})
                )


if __name__ == "__main__":
    url, token, seat_link = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
    who = {"Authorization": f"Bearer {token}"}
    asyncio.run(play(url, who, *sit(url, who, seat_link)))
