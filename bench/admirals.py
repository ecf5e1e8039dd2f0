"""What admirals cost the people: p50 and p99 of people's actions, with admirals and without.

    .venv/bin/python bench/admirals.py [--json] [--admirals 50] [--tables 300] [--rounds 12]

A house with its usual limits, N tables where two people play at a steady rate, and 50 more where
somebody who answers at once plays an admiral, so that each of them thinks or waits to think. Times
are from sending an action until the other seat of the table hears of it, at the tables of two
people, while the processes in which bots think go on and while they are stopped
(`bench/neighbours.py`). The bar: within 2 times. What the bots worked, as a share of one processor,
is counted beside it: where it is small, the admirals had nothing to think about and the figures say
nothing.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.neighbours import Ground, Phase, compare, halves, in_a_house, people, phase, worked

TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")
GUESTS = "127.0.2.{}"
WORKER = "fondaco.server.workers.worker"
PATIENCE = 600.0  # seconds a bot may think: while its process is stopped the clock goes on


class Challenger:
    """Somebody who plays an admiral, and answers at once with any choice."""

    def __init__(self, place: int) -> None:
        self.source = GUESTS.format(place % 250 + 1)
        self.title = TITLES[place % len(TITLES)]
        self.luck = Random(place)
        self.moves = 0
        """How often the admiral, or its table, came back to us."""

    async def play_on(self, ground: Ground) -> None:
        """One game after the other, until cancelled."""
        owner = await ground.guest(self.source)
        bot = {"kind": "bot", "bot": "admiral:2s"}
        asked = {"title": self.title, "seats": [{"kind": "me"}, bot], "start": True}
        while True:
            made = (await owner.post("/api/tables", json=asked)).raise_for_status()
            path = f"/api/tables/{made.json()['id']}/live?seat=0"
            await self._game(await ground.socket(owner, self.source, path))

    async def _game(self, line: ClientConnection) -> None:
        turn: dict[str, Any] | None = None
        async for message in line:
            heard = json.loads(message)
            if heard["type"] not in ("hello", "news"):
                continue
            if heard.get("over"):
                break
            turn = heard.get("turn") or turn
            if turn is None or 0 not in turn["actors"] or not turn["choices"]:
                continue
            self.moves += 1
            number = heard["number"]
            action = self.luck.choice(turn["choices"])["action"]
            act = {"do": "act", "key": f"n{number}", "number": number, "action": action}
            await line.send(json.dumps(act))
        await line.close()


def thinkers(house: int) -> list[int]:
    """The processes of a house in which bots think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if parent == house and WORKER.encode() in words and b"for-strangers" not in words:
                found.append(int(folder.name))
    return found


async def measure(args: argparse.Namespace, port: int, house: int) -> dict[str, Any]:
    ground = Ground(port)
    pairs, tasks = await people(ground, args.tables, args.rate)
    challengers = [Challenger(place) for place in range(args.admirals)]
    tasks += [asyncio.create_task(one.play_on(ground)) for one in challengers]
    await asyncio.sleep(args.settle)
    calm: list[Phase] = []
    busy: list[Phase] = []
    thought: list[float] = []
    for order in halves(args.rounds):
        workers = thinkers(house)
        for worker in workers:
            os.kill(worker, order)
        await asyncio.sleep(0.5)
        before, begun = sum(map(worked, workers)), time.perf_counter()
        now = await phase(pairs, args.rate, args.seconds, house)
        if order == signal.SIGSTOP:
            calm.append(now)
            continue
        busy.append(now)
        spent = sum(map(worked, workers)) - before
        thought.append(spent / (time.perf_counter() - begun))
    for worker in thinkers(house):
        os.kill(worker, signal.SIGCONT)
    failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    for task in tasks:
        task.cancel()
    return {
        "admirals": args.admirals,
        "asked": sum(one.moves > 0 for one in challengers),
        "moves": sum(one.moves for one in challengers),
        "failed": [repr(error) for error in failed if error is not None],
        "thought": sum(thought) / max(1, len(thought)),
        **compare(calm, busy),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--admirals", type=int, default=50, help="tables with one")
    parser.add_argument("--tables", type=int, default=300, help="of two people")
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--settle", type=float, default=20.0, help="seconds until it begins")
    args = parser.parse_args()
    found = in_a_house(partial(measure, args), bot_seconds=PATIENCE)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    print(
        f"{found['admirals']} admirals ({found['asked']} asked, {found['moves']} moves, "
        f"bots worked {found['thought']:.2f} processors)   "
        f"p50 {found['without']['p50_ms']:.1f} → {found['with']['p50_ms']:.1f} ms "
        f"({found['p50_ratio']:.2f} times)   "
        f"p99 {found['without']['p99_ms']:.1f} → {found['with']['p99_ms']:.1f} ms "
        f"({found['p99_ratio']:.2f} times)"
    )


if __name__ == "__main__":
    main()
