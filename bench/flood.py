"""What floods cost the others: p50 and p99 of their actions, with each flood and without.

    .venv/bin/python bench/flood.py [--json] [--tables 300] [--rate 200] [--rounds 6] [FLOOD…]

A house with its usual limits and N tables that play at a steady rate from one network each; every
flood comes from networks of its own (127.0.66.x). Times are from sending an action until the other
seat of the table hears of it, with the flood and without (`bench/neighbours.py`). The bar: p99
within 2 times. What the house itself worked, as a share of one processor, is counted beside it,
also for the flood alone while nobody plays: other programs do not change that. The first of the
floods is none: a machine on which it is far from 1 time says nothing of the others.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop

from fondaco.server.running import raise_file_limit

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.neighbours import Ground, Phase, compare, halves, in_a_house, people, phase, worked
from tests.server.entrance.rawsocket import PING, frame

RECORD = Path(__file__).parents[1] / "tests/games/genoa/records/five-live.json"
FLOODERS = "127.0.66.{}"

Flood = Callable[[Ground], Awaitable[None]]


# -- the floods --


async def readers(ground: Ground) -> None:
    """Four read /openapi.json as fast as they get it."""

    async def read(source: str) -> None:
        async with ground.client(source) as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    await client.get("/openapi.json")

    await asyncio.gather(*(read(FLOODERS.format(place)) for place in range(1, 5)))


async def _stuff(ground: Ground, message: bytes, lines: int) -> None:
    """Sockets that send the same again and again and read nothing."""

    async def send(place: int) -> None:
        source = FLOODERS.format(place + 10)
        owner = await ground.guest(source)
        table = await ground.table(owner)
        cookies = "; ".join(f"{name}={value}" for name, value in owner.cookies.items())
        while True:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", ground.port, local_addr=(source, 0)
            )
            head = (
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{ground.port}\r\n"
                f"Origin: {ground.url}\r\nCookie: {cookies}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            writer.write(head.encode())
            with contextlib.suppress(OSError):
                await reader.read(100)
                while True:
                    writer.write(message)
                    await writer.drain()
            writer.close()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(send(place) for place in range(lines)))


async def frames(ground: Ground) -> None:
    """Eight lines of frames as long as they may be, with keys as long as they fit."""
    act = {"do": "act", "number": 0, "action": {}, "key": "k" * 60_000}
    await _stuff(ground, frame(json.dumps(act).encode()), 8)


async def pings(ground: Ground) -> None:
    """Eight lines of pings, of the protocol and of the page."""
    await _stuff(ground, (frame(b"", PING) + frame(b'{"do":"ping"}')) * 50, 8)


async def log_ins(ground: Ground) -> None:
    """Eight try passwords."""

    async def try_on(source: str) -> None:
        async with ground.client(source) as client:
            while True:
                wrong = {"email": f"{source}@example.org", "password": "not the password"}
                with contextlib.suppress(httpx.TransportError):
                    answer = await client.post("/api/sessions", json=wrong)
                    await asyncio.sleep(0 if answer.status_code == 401 else 0.2)

    await asyncio.gather(*(try_on(FLOODERS.format(place + 30)) for place in range(8)))


async def records(ground: Ground) -> None:
    """Three have long records proven, again and again."""
    body = RECORD.read_bytes()

    async def prove(source: str) -> None:
        async with ground.client(source) as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    headers = {"Content-Type": "application/json"}
                    await client.post("/api/verify", content=body, headers=headers)

    await asyncio.gather(*(prove(FLOODERS.format(place + 50)) for place in range(3)))


async def half_sent(ground: Ground) -> None:
    """1,100 connections that never finish their request, from four networks."""

    async def hold(place: int) -> None:
        source = FLOODERS.format(place % 4 + 70)
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", ground.port, local_addr=(source, 0)
                )
                writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
                await reader.read(1)
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(hold(place) for place in range(1100)))


async def _move_on(ground: Ground, owner: httpx.AsyncClient, table: str) -> str:
    """One move at a table of one's own, or a new table after the last; where it goes on."""
    for seat in (0, 1):
        found = await owner.get(f"/api/tables/{table}/state", params={"seat": seat})
        if not found.is_success:  # asked too often
            return table
        state = found.json()
        if state["over"]:
            return await ground.table(owner)
        if seat in state["turn"]["actors"]:
            number = state["number"]
            act = {"seat": seat, "key": f"n{number}", "number": number}
            act["action"] = state["turn"]["choices"][0]["action"]
            await owner.post(f"/api/tables/{table}/actions", json=act)
            return table
    return table


async def slow_hooks(ground: Ground) -> None:
    """Seven whose webhooks take the call and never answer, while their tables play on.

    They move often enough that each has a call under way all the time, and no more: playing by
    single requests costs the house more than those calls, and is no flood.
    """
    called = asyncio.Event()

    async def never(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        called.set()
        await reader.read()

    server = await asyncio.start_server(never, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"

    async def be_told(place: int) -> None:
        owner = await ground.guest(FLOODERS.format(place + 90))
        await owner.put("/api/me/notices", json={"webhook": url})
        table = await ground.table(owner)
        while True:
            with contextlib.suppress(httpx.TransportError):
                table = await _move_on(ground, owner, table)
            await asyncio.sleep(2)

    async def be_sure() -> None:
        async with asyncio.timeout(7):
            await called.wait()

    async with server:
        await asyncio.gather(be_sure(), *(be_told(place) for place in range(7)))


async def nothing(_: Ground) -> None:
    """No flood at all: what the machine alone does to the figures."""
    await asyncio.Event().wait()


FLOODS: dict[str, Flood] = {
    "nothing": nothing,
    "readers": readers,
    "frames": frames,
    "pings": pings,
    "log-ins": log_ins,
    "records": records,
    "half-sent": half_sent,
    "slow-hooks": slow_hooks,
}


# -- measuring --


def _flood(name: str, port: int) -> None:
    """A flood has a process of its own that gives way to all others, as if on another machine."""
    raise_file_limit()
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with contextlib.suppress(KeyboardInterrupt):
        uvloop.run(FLOODS[name](Ground(port)))  # type: ignore[arg-type]


async def measure(args: argparse.Namespace, port: int, house: int) -> dict[str, Any]:
    pairs, listening = await people(Ground(port), args.tables, args.rate)
    gc.disable()  # looking through a thousand sockets here would count as the house's time
    found: dict[str, Any] = {}
    spawn = multiprocessing.get_context("spawn").Process
    for name in args.floods or FLOODS:
        calm: list[Phase] = []
        flooded: list[Phase] = []
        flood = spawn(target=_flood, args=(name, port), daemon=True)
        flood.start()
        assert flood.pid is not None
        await asyncio.sleep(8)  # until it has begun, and what is done once is done
        assert flood.is_alive(), "the flood came to nothing"
        before, begun = worked(house), time.perf_counter()
        await asyncio.sleep(4)
        alone = (worked(house) - before) / (time.perf_counter() - begun)
        for order in halves(args.rounds):
            os.kill(flood.pid, order)
            await asyncio.sleep(0.5)
            phases = flooded if order == signal.SIGCONT else calm
            phases.append(await phase(pairs, args.rate, args.seconds, house))
        flood.kill()
        flood.join(20)
        await asyncio.sleep(1)
        found[name] = {"alone": alone, **compare(calm, flooded)}
        print(
            f"{name:12} p50 {found[name]['p50_ratio']:6.2f} times, "
            f"p99 {found[name]['p99_ratio']:6.2f} times",
            file=sys.stderr,
        )
    for task in listening:
        task.cancel()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("floods", nargs="*", choices=[*FLOODS, []], help="left out: all")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=6)
    args = parser.parse_args()
    found = in_a_house(partial(measure, args), bot_workers=1, private_webhooks=True, notice_delay=0)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for name, it in found.items():
        print(
            f"{name:12} p50 {it['without']['p50_ms']:7.1f} → {it['with']['p50_ms']:7.1f} ms   "
            f"p99 {it['without']['p99_ms']:7.1f} → {it['with']['p99_ms']:7.1f} ms "
            f"({it['p99_ratio']:.2f} times)   "
            f"work {it['without']['work']:.2f} → {it['with']['work']:.2f}, alone {it['alone']:.3f}"
        )


if __name__ == "__main__":
    main()
