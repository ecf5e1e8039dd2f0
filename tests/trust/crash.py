"""A live house, killed at random moments: nothing acknowledged is lost, nothing untrue was told.

    .venv/bin/python -m tests.trust.crash --kills 200 [--house sqlite|postgresql|both] [--seed 1]

Clients play tables by HTTP and listen by WebSocket while one fault after another strikes. After
each the house comes back, every acknowledged action is there once under its number, and whatever a
listener was told stands in the log. At the end every table is folded anew from its journal.
"""

import argparse
import asyncio
import contextlib
import signal
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.postgres import Cluster
from tests.server.running import Live, Player, Running
from tests.server.test_faults import (
    PATIENCE,
    away,
    failing_disk,
    frozen,
    full,
    full_disk,
    locked,
    read_only,
    read_only_disk,
)

TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")
Fault = Callable[["Siege"], Awaitable[None]]
JUMPS = (-172_800, -3600, -5, 0, 5, 3600, 172_800)
"""Seconds the time of day may be wrong."""
PATIENT = 300
"""How often a client asks again, whom nobody answers or who is told to come later."""


class Siege:
    """A house under load, its clients, and all they were promised and told."""

    def __init__(
        self,
        houses: list[Running],
        random: Random,
        platter: Path | None = None,
        clock: Path | None = None,
    ) -> None:
        self.houses = houses
        self.random = random
        self.platter = platter
        self.clock = clock
        self.people: list[Player] = []
        self.acknowledged: dict[str, dict[str, tuple[dict[str, Any], int]]] = {}
        self.told: dict[str, dict[int, Any]] = {}
        self.unavailable = 0
        self._count = 0

    @property
    def house(self) -> Running:
        return self.houses[0]

    async def open(self, tables: int) -> None:
        ada = await Player(self.house.url).enter()
        self.people = [ada, *(ada.at(house.url) for house in self.houses[1:])]
        for number in range(tables):
            await self.new_table(TITLES[number % len(TITLES)])

    async def ask(self, method: str, path: str, data: Any = None) -> Any:
        """What must be answered in the end; as a client does, while the house is busy it waits."""
        for _ in range(PATIENT):
            try:
                answer = await self.people[0].http.request(method, f"/api{path}", json=data)
            except httpx.TransportError:
                await asyncio.sleep(1)
                continue
            if answer.status_code != 503:
                assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
                return answer.json()
            self.unavailable += 1
            await asyncio.sleep(int(answer.headers["retry-after"]))
        raise TimeoutError(f"{path}: the house stays busy")

    async def new_table(self, title: str) -> None:
        seats = [{"kind": "me"}] * (3 if title == "oltre-mare" else 2)
        made = await self.ask("POST", "/tables", {"title": title, "seats": seats, "start": True})
        self.acknowledged[made["id"]] = {}
        self.told[made["id"]] = {}

    def person(self) -> Player:
        return self.random.choice(self.people)

    async def play(self, table: str, stop: asyncio.Event) -> None:
        """Play all seats of a table and note each action that was acknowledged."""
        while not stop.is_set():
            try:
                if not await self._act(table):
                    return
            except (httpx.TransportError, ConnectionClosed):
                await asyncio.sleep(0.05)

    async def _act(self, table: str) -> bool:
        player = self.person()
        state = await self._get(player, f"/tables/{table}")
        if state is None or not state["actors"]:
            return state is None
        seat = self.random.choice(state["actors"])
        mine = await self._get(player, f"/tables/{table}/state?seat={seat}")
        if mine is None or mine["turn"] is None or not mine["turn"]["choices"]:
            return True
        self._count += 1
        action = self.random.choice(mine["turn"]["choices"])["action"]
        sent = {"seat": seat, "number": mine["number"], "key": f"k{self._count}", "action": action}
        answer = await player.http.post(f"/api/tables/{table}/actions", json=sent)
        if answer.status_code == 503:
            assert int(answer.headers["retry-after"]) >= 1
            self.unavailable += 1
            await asyncio.sleep(0.05)
        elif answer.status_code < 300:
            self.acknowledged[table][sent["key"]] = (sent, answer.json()["number"])
        else:  # another process was ahead of what this one said
            assert answer.status_code in (404, 409, 422), answer.text
        return True

    async def _get(self, player: Player, path: str) -> Any:
        answer = await player.http.get(f"/api{path}")
        if answer.status_code == 503:
            assert int(answer.headers["retry-after"]) >= 1
            self.unavailable += 1
            await asyncio.sleep(0.05)
            return None
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def listen(self, table: str, stop: asyncio.Event) -> None:
        """A spectator: what he is told is compared with the log later."""
        while not stop.is_set():
            try:
                line = await self.person().live(table)
                await self._hear(table, line, stop)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
                await asyncio.sleep(0.05)

    async def _hear(self, table: str, line: Live, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(TimeoutError):
                message = await line.next(seconds=0.2)
                if message["type"] == "news":
                    self.told[table][message["number"]] = message["events"]
        await line.close()

    async def check(self) -> None:
        """Everything promised is there, and nobody was told what did not happen."""
        for table, done in self.acknowledged.items():
            before = await self.ask("GET", f"/tables/{table}/state")
            promised = list(done.values())
            for sent, number in self.random.sample(promised, min(8, len(promised))) + promised[-4:]:
                again = await self.ask("POST", f"/tables/{table}/actions", sent)
                assert again == {"number": number}, "the same key gets the same answer"
            after = await self.ask("GET", f"/tables/{table}/state")
            assert after["number"] == before["number"], "resending changed something"
            await self._compare_log(table)
            self.told[table].clear()

    async def _compare_log(self, table: str) -> None:
        told = self.told[table]
        before: int | None = None
        while told:
            words = f"limit=200&before={before}" if before is not None else "limit=200"
            lines = await self.ask("GET", f"/tables/{table}/log?{words}")
            kept = {line["number"]: line["events"] for line in lines}
            for number in [number for number in told if number in kept]:
                # A log that looks back names no card that was covered since: kinds are compared.
                assert _kinds(told.pop(number)) == _kinds(kept[number]), f"{table} {number}"
            assert lines or not told, f"{table}: told, and not kept: {sorted(told)}"
            if lines:
                before = lines[0]["number"]


def _kinds(events: list[dict[str, Any]]) -> list[str]:
    return [told["event"]["it"] for told in events]


# -- what strikes --


async def killed(siege: Siege) -> None:
    """The process is gone, in the middle of whatever it did."""
    house = siege.random.choice(siege.houses)
    house.kill()
    await asyncio.to_thread(house.start)


async def power_cut(siege: Siege) -> None:
    """The process and all that the disk had not synced are gone."""
    assert siege.platter is not None
    siege.house.kill()
    for file in list(siege.platter.iterdir()):
        if file.suffix != ".platter":
            file.unlink()
            copy = file.with_name(f"{file.name}.platter")
            if copy.exists():
                copy.rename(file)
    for copy in siege.platter.glob("*.platter"):
        copy.unlink()  # of files that were taken away since
    await asyncio.to_thread(siege.house.start)


def _held(fault: Any) -> Fault:
    async def strike(siege: Siege) -> None:
        with fault(siege.house):
            await asyncio.sleep(0.5 + siege.random.random())

    strike.__name__ = fault.__name__.replace("-", "_")
    return strike


async def stopped_clock(siege: Siege) -> None:
    """The process sleeps, as a suspended machine does, and wakes up later."""
    siege.house.signal(signal.SIGSTOP)
    await asyncio.sleep(0.5 + siege.random.random())
    siege.house.signal(signal.SIGCONT)


async def jumping_clock(siege: Siege) -> None:
    """The time of day is set, forward or back, and stays so; see jumping_clock.c."""
    assert siege.clock is not None
    with siege.clock.open("r+b") as file:
        before = struct.unpack("q", file.read(8))[0]
        file.seek(0)
        file.write(struct.pack("q", siege.random.choice([it for it in JUMPS if it != before])))


async def cut_frames(siege: Siege) -> None:
    """Connections end inside a frame."""
    for table in list(siege.acknowledged)[:4]:
        try:
            line = await siege.people[0].live(table, 0)
        except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
            continue  # a busy house may hang up first, as listeners know
        transport = line.socket.transport
        transport.write(b"\x81\xfe\x40\x00half")  # a masked text frame of 16 kB, four bytes of it
        transport.abort()


def _failing(cluster: Cluster) -> Fault:
    async def database_killed(siege: Siege) -> None:
        await asyncio.to_thread(cluster.crash)
        await asyncio.sleep(siege.random.random())
        await asyncio.to_thread(cluster.start)

    return database_killed


SQLITE: tuple[Fault, ...] = (
    killed,
    killed,
    power_cut,
    _held(locked),
    _held(full),
    _held(full_disk),
    _held(read_only_disk),
    stopped_clock,
    jumping_clock,
    cut_frames,
)


def on_postgresql(cluster: Cluster) -> tuple[Fault, ...]:
    struck = _failing(cluster)
    held = (_held(away), _held(frozen), _held(read_only))
    clocks = (stopped_clock, jumping_clock)
    return (killed, killed, killed, struck, *held, *clocks, cut_frames)


# -- the run --


async def besiege(
    siege: Siege, faults: tuple[Fault, ...], kills: int, tables: int, say: Any
) -> Counter[str]:
    """Strike so many times, check after each; returns how often each fault struck."""
    struck: Counter[str] = Counter()
    await siege.open(tables)
    for number in range(kills):
        stop = asyncio.Event()
        over = [t for t in siege.acknowledged if not await _running(siege, t)]
        for table in over:
            await siege.new_table((await siege.ask("GET", f"/tables/{table}"))["title"])
        live = [table for table in siege.acknowledged if table not in over]
        tasks = [asyncio.create_task(siege.play(table, stop)) for table in live]
        tasks += [asyncio.create_task(siege.listen(table, stop)) for table in live]
        await asyncio.sleep(0.2 + siege.random.random())
        fault = faults[number % len(faults)]
        await fault(siege)
        struck[fault.__name__] += 1
        await asyncio.sleep(0.3)
        stop.set()
        await asyncio.gather(*tasks)
        for house in siege.houses:
            await asyncio.to_thread(house.wait)
        await siege.check()
        say(number + 1, struck, sum(len(done) for done in siege.acknowledged.values()))
    for player in siege.people:
        await player.close()
    return struck


async def _running(siege: Siege, table: str) -> bool:
    return bool((await siege.ask("GET", f"/tables/{table}"))["actors"])


def build(name: str, folder: Path) -> Path:
    """One of the libraries that lie to a house; needs a C compiler."""
    library, source = folder / f"{name}.so", Path(__file__).with_name(f"{name}.c")
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


def build_clock(folder: Path) -> tuple[Path, dict[str, str]]:
    """A clock that is right until it jumps, and what a house must know to be misled by it."""
    clock = folder / "clock"
    clock.write_bytes(bytes(8))
    told = {"LD_PRELOAD": str(build("jumping_clock", folder)), "FONDACO_CLOCK": str(clock)}
    return clock, told


def on_sqlite(kills: int, seed: int, tables: int, say: Any) -> tuple[Siege, Counter[str]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "house"
        folder.mkdir()
        clock, more = build_clock(Path(name))
        disk = failing_disk(folder, Path(name)) | {"FONDACO_PLATTER": str(folder)}
        libraries = (disk["LD_PRELOAD"], build("unsynced", Path(name)), more["LD_PRELOAD"])
        more |= disk | {"LD_PRELOAD": ":".join(map(str, libraries))}
        with Running(f"sqlite:///{folder}/house.sqlite", PATIENCE | more) as house:
            siege = Siege([house], Random(seed), folder, clock)
            struck = asyncio.run(besiege(siege, SQLITE, kills, tables, say))
            house.stop()
            fold_anew(house.database)
    return siege, struck


def on_cluster(kills: int, seed: int, tables: int, say: Any) -> tuple[Siege, Counter[str]]:
    cluster = Cluster(durable=True)
    try:
        with tempfile.TemporaryDirectory() as name:
            clock, more = build_clock(Path(name))  # of one process: the other keeps the time
            database = cluster.fresh()
            with Running(database, PATIENCE | more) as one, Running(database, PATIENCE) as two:
                siege = Siege([one, two], Random(seed), clock=clock)
                struck = asyncio.run(besiege(siege, on_postgresql(cluster), kills, tables, say))
            fold_anew(database)
    finally:
        cluster.stop()
    return siege, struck


def fold_anew(database: str) -> None:
    """Every journal folds to what was told, and pieces are conserved."""
    command = str(Path(sys.executable).with_name("fondaco"))
    subprocess.run([command, "diffgame", database], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--house", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=8)
    args = parser.parse_args()
    runs = {"sqlite": on_sqlite, "postgresql": on_cluster}
    for name, run in runs.items():
        if args.house not in (name, "both"):
            continue

        def say(number: int, struck: Counter[str], actions: int, name: str = name) -> None:
            sys.stderr.write(
                f"\r{name}: {number}/{args.kills} faults, {actions} actions acknowledged "
            )

        siege, struck = run(args.kills, args.seed, args.tables, say)
        actions = sum(len(done) for done in siege.acknowledged.values())
        sys.stdout.write(f"\n{name}: {sum(struck.values())} faults {dict(struck)}\n")
        sys.stdout.write(
            f"{name}: {actions} acknowledged, none lost or doubled; 503: {siege.unavailable}\n"
        )


if __name__ == "__main__":
    main()
