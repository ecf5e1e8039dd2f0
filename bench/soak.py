"""A house that plays for long: no error, flat memory, and as quick at the end as at the start.

    .venv/bin/python bench/soak.py [--minutes 30] [--tables 1000] [--bots 20] [--rate 200] [--json]

1,000 tables and 2,000 connected seats of scripted people on one process and SQLite, and some tables
against bots beside them; a table that is over is followed by another. By turns with it the bare
peer of `bench/server.py` appends durably and broadcasts. Told each minute: memory of the house,
errors, p99 of both. The bar: no error, memory within 10 % of what it was after the first quarter,
p99 under 3 times the peer's.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.server import (
    TITLE,
    Pair,
    _act,
    _bare_pairs,
    _echo,
    _house_pairs,
    _pace,
    _Seat,
    _serve_bare,
    _serve_house,
    _up,
)
from fondaco.server.running import raise_file_limit
from tests.server.postgres import free_port

SLICE = 10.0  # seconds of the house, then half as many of the peer


class People:
    """All who play, whom the bench moves; finished tables are followed by new ones."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pairs: list[Pair] = []
        self.errors = 0
        self.games = 0
        self._listening: dict[int, list[asyncio.Task[None]]] = {}

    async def open(self, count: int) -> None:
        self.pairs = await _house_pairs(self.url, count)
        for place, pair in enumerate(self.pairs):
            self._listen(place, pair)
        for pair in self.pairs:
            for seat in pair:
                await seat.news.wait()

    def _listen(self, place: int, pair: Pair) -> None:
        self._listening[place] = [asyncio.create_task(self._hear(seat)) for seat in pair]

    async def _hear(self, seat: _Seat) -> None:
        try:
            await seat.listen()
        except asyncio.CancelledError:
            raise
        except Exception:
            self.errors += 1
        else:
            self.errors += 1  # nobody hung up but the house

    async def follow_up(self) -> None:
        """New games where the old ones are over."""
        over = [
            place
            for place, pair in enumerate(self.pairs)
            if all(seat.turn is not None and not seat.turn.actors for seat in pair)
        ]
        if not over:
            return
        for place, pair in zip(over, await _house_pairs(self.url, len(over)), strict=True):
            for task in self._listening[place]:
                task.cancel()
            for seat in self.pairs[place]:
                self.errors += seat.wrong
                await seat.line.close()
            self.pairs[place] = pair
            self._listen(place, pair)
        self.games += len(over)

    def wrong(self) -> int:
        """Lost lines, and numbers that did not follow the one before."""
        return self.errors + sum(seat.wrong for pair in self.pairs for seat in pair)

    async def close(self) -> None:
        tasks = [task for tasks in self._listening.values() for task in tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def against_bot(url: str, moves: list[int]) -> None:
    """One who plays against a bot, game after game."""
    async with httpx.AsyncClient(base_url=url, timeout=60, headers={"Origin": url}) as http:
        me = (await http.post("/api/guests", json={"name": "Solo"})).json()
        http.headers["X-CSRF-Token"] = me["csrf"]
        token = (await http.post("/api/tokens", json={"name": "solo"})).json()["token"]
        who = {"Authorization": f"Bearer {token}"}
        while True:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            new = {"title": TITLE, "seats": seats, "start": True}
            table = (await http.post("/api/tables", json=new)).json()["id"]
            where = f"ws{url[4:]}/api/tables/{table}/live?seat=0"
            async with connect(
                where, additional_headers=who, compression=None, ping_interval=None
            ) as line:
                seat = _Seat(line)
                listening = asyncio.create_task(seat.listen())
                try:
                    with contextlib.suppress(TimeoutError):
                        while True:
                            async with asyncio.timeout(60):
                                await seat.news.wait()
                            seat.news.clear()
                            if seat.turn is None or not seat.turn.actors:
                                break
                            if 0 in seat.turn.actors and seat.turn.choices:
                                act = {"do": "act", "key": f"k{seat.number}", "number": seat.number}
                                act["action"] = seat.turn.choices[0].action
                                await line.send(msgspec.json.encode(act).decode())
                                moves[0] += 1
                                await asyncio.sleep(0.5)  # as quick as somebody could be
                finally:  # also when the run ends in the middle of a game
                    listening.cancel()
                    await asyncio.gather(listening, return_exceptions=True)


def _resident(pid: int) -> float:
    """Megabytes of memory a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return float(line.split()[1]) / 1024


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98] * 1000


async def soak(args: argparse.Namespace, urls: dict[str, str], pid: int) -> dict[str, Any]:
    people = People(urls["house"])
    await people.open(args.tables)
    bare = await _bare_pairs(urls["bare"], args.tables)
    listening = [asyncio.create_task(seat.listen()) for pair in bare for seat in pair]
    moves = [0]
    bots = [asyncio.create_task(against_bot(urls["house"], moves)) for _ in range(args.bots)]
    luck = Random(1)
    # Some play quicker than others, or all games would end at once.
    tempers = [luck.uniform(0.4, 1.6) for _ in people.pairs]

    def next_ones() -> list[Pair]:
        return luck.choices(people.pairs, tempers, k=int(args.rate * SLICE))

    warm = await _pace(next_ones(), _act, args.rate, SLICE)
    echo = _echo([size for _, size in warm])
    minutes: list[dict[str, float]] = []
    house: list[float] = []
    peer: list[float] = []
    begun = told = time.monotonic()
    while time.monotonic() - begun < args.minutes * 60:
        house += [took for took, _ in await _pace(next_ones(), _act, args.rate, SLICE)]
        await people.follow_up()
        peer += [took for took, _ in await _pace(bare, echo, args.rate, SLICE / 2)]
        if time.monotonic() - told >= 60:
            told = time.monotonic()
            minute = {
                "minute": round((told - begun) / 60),
                "memory_mb": _resident(pid),
                "errors": people.wrong(),
                "actions": len(house) + moves[0],
                "p99_ms": _p99(house[-int(args.rate * 60) :]),
                "peer_p99_ms": _p99(peer[-int(args.rate * 30) :]),
            }
            minutes.append(minute)
            print(json.dumps(minute), file=sys.stderr)
    for task in (*bots, *listening):
        task.cancel()
    ended = await asyncio.gather(*bots, return_exceptions=True)
    failed = sum(not isinstance(it, asyncio.CancelledError) for it in ended)
    wrong = people.wrong()
    await people.close()
    quarter = minutes[len(minutes) // 4]["memory_mb"] if minutes else _resident(pid)
    last = median([it["memory_mb"] for it in minutes[-3:]]) if minutes else quarter
    return {
        "minutes": args.minutes,
        "actions": len(house) + moves[0],
        "games_followed": people.games,
        "errors": wrong + failed,
        "memory_growth": last / quarter,
        "p99_ratio": _p99(house) / _p99(peer),
        "p99_ms": _p99(house),
        "peer_p99_ms": _p99(peer),
        "by_minute": minutes,
    }


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    ports = {name: free_port() for name in ("bare", "house")}
    urls = {name: f"http://127.0.0.1:{port}" for name, port in ports.items()}
    spawn = multiprocessing.get_context("spawn").Process
    house = spawn(
        target=_serve_house, args=(ports["house"], f"sqlite:///{folder / 'house.sqlite'}")
    )
    peer = spawn(target=_serve_bare, args=(ports["bare"], folder / "bare.sqlite"))
    for process in (house, peer):
        process.start()
    try:
        for url in urls.values():
            await _up(url)
        assert house.pid is not None
        return await soak(args, urls, house.pid)
    finally:
        for process in (house, peer):
            process.terminate()
            process.join(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--bots", type=int, default=20, help="tables against bots beside them")
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    raise_file_limit()
    with tempfile.TemporaryDirectory(prefix="soak_") as folder:
        found = uvloop.run(run(args, Path(folder)))
    if args.json:
        print(json.dumps(found, indent=2))
        return
    print(
        f"{found['minutes']:g} minutes, {found['actions']} actions, {found['errors']} errors, "
        f"memory {found['memory_growth']:.2f} times, p99 {found['p99_ratio']:.2f} times the peer's"
    )


if __name__ == "__main__":
    main()
