"""What the web table is measured by: four ratios, each against a bare peer in the same run.

    .venv/bin/python bench/server.py [--json] [--tables 1000] [--postgres postgresql://…]

Without `--postgres` a private cluster is started, as the tests do.
"""

import argparse
import asyncio
import gc
import itertools
import json
import multiprocessing
import resource
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection, connect

from fondaco.server.config import Config
from fondaco.server.house import House
from fondaco.server.moments import now
from fondaco.server.people.guests import welcome
from fondaco.server.storage.schema import entries
from fondaco.server.tables import lobby, making
from fondaco.server.tables.entry import entry_row
from fondaco.server.tables.making import NewTable, Place
from fondaco.server.tables.room import Room

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.postgres import Cluster, free_port

TITLE = "golden-horn"
ROUNDS = 5
FREE = {
    "client_connections": 100_000,
    "new_tables": "1000000/1",
    "person_tables": 1_000_000,
    "registrations": "1000000/1",
    "requests": "1000000/1",
    "pace": "1000000/1",
    "frames": "1000000/1",
    "network_connections": 100_000,
    "bot_workers": 1,
}


def _say(what: str) -> None:
    """Which part is measured now: the whole takes some minutes."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr)


def _config(database: str, port: int | None = None) -> Config:
    return Config(database=database, port=port, log_level="error", **FREE)  # type: ignore[arg-type]


async def _tables(house: House, count: int) -> tuple[str, list[Room]]:
    """Tables for two seats of one person, dealt."""
    async with house.store.write() as connection:
        person = await welcome(connection, "Bench", "en")
    rooms = []
    for _ in range(count):
        new = NewTable(TITLE, (Place("me"), Place("me")), replace=False)
        table = making.compose(new, person, ())
        async with house.store.write() as connection:
            await making.make(connection, table, 1_000_000)
            await lobby.start(connection, table.id, person, house.play.note)
        rooms.append(await house.rooms.open(table.id))
    return person.id, rooms


def _first(room: Room) -> tuple[int, int, object]:
    """Whom the table waits for, what he has heard, and the first thing he may do."""
    course = room.course
    assert course is not None
    seat = course.actors[0]
    code = course.state.choices(seat)[0]
    return seat, course.numbers[seat], course.state.decode(seat, code)


# -- 1. from an action to the other seat --


@websocket("/pair/{name:str}/{side:int}")
async def bare(socket: WebSocket[Any, Any, Any], name: str, side: int) -> None:
    """Writes every message down, and when it is durable passes it on to both sides of a pair."""
    await socket.accept()
    durable: _Durable = socket.app.state.durable
    pairs: dict[str, dict[int, WebSocket[Any, Any, Any]]] = socket.app.state.pairs
    pairs.setdefault(name, {})[side] = socket
    while True:
        message = await socket.receive_data("text")
        await durable.append(name, message)
        for other in list(pairs[name].values()):
            await other.send_data(message)


class _Durable:
    """The bare append: what waits while the disk works goes into the next commit together."""

    def __init__(self, file: Path) -> None:
        self._line = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            self._line.execute(f"PRAGMA {pragma}")
        self._line.execute("CREATE TABLE said (id INTEGER PRIMARY KEY, name TEXT, message TEXT)")
        self._disk = ThreadPoolExecutor(1)
        self._waiting: list[tuple[str, str, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, name: str, message: str) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((name, message, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return done

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            rows = [(name, message) for name, message, _ in batch]
            self._line.execute("BEGIN IMMEDIATE")
            self._line.executemany("INSERT INTO said (name, message) VALUES (?, ?)", rows)
            await loop.run_in_executor(self._disk, self._line.execute, "COMMIT")
            for _, _, done in batch:
                done.set_result(None)
        self._task = None


def _serve_bare(port: int, file: Path) -> None:
    app = Litestar([bare])
    app.state.durable = _Durable(file)
    app.state.pairs = {}
    uvicorn.run(app, port=port, ws="websockets-sansio", loop="uvloop", log_level="critical")


def _serve_house(port: int, database: str) -> None:
    from fondaco.server.running import bind, serve

    config = _config(database, port)
    serve(config, bind(config))


class _Chosen(msgspec.Struct):
    action: dict[str, Any]


class _Turn(msgspec.Struct):
    actors: list[int]
    choices: list[_Chosen]


class _Heard(msgspec.Struct):
    type: str
    number: int = 0
    key: str | None = None
    turn: _Turn | None = None


_read = msgspec.json.Decoder(_Heard).decode


class _Seat:
    """One connected seat: what it heard and when."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.turn: _Turn | None = None
        self.news = asyncio.Event()
        self.when = 0.0
        self.size = 0
        self.wrong = 0
        self.sent = 0.0
        self.answers: list[float] = []

    async def listen(self) -> None:
        async for message in self.line:
            self.when, self.size = time.perf_counter(), len(message)
            heard = _read(message)
            if heard.type == "done":
                self.answers.append(self.when - self.sent)
            if heard.type == "news":
                self.wrong += heard.number != self.number + 1
            if heard.type in ("hello", "news"):
                self.number, self.turn = heard.number, heard.turn
                self.news.set()


Pair = tuple[_Seat, _Seat]
Act = Callable[[int, Pair], Awaitable[_Seat | None]]


async def _house_pairs(url: str, count: int) -> list[Pair]:
    pairs: list[Pair] = []
    async with httpx.AsyncClient(base_url=url, timeout=60, headers={"Origin": url}) as http:
        me = (await http.post("/api/guests", json={"name": "Bench"})).json()
        http.headers["X-CSRF-Token"] = me["csrf"]
        token = (await http.post("/api/tokens", json={"name": "bench"})).json()["token"]
        who = {"Authorization": f"Bearer {token}"}
        for number in range(count):
            if number % 250 == 0:
                _say(f"{number} of {count} tables are laid")
            new = {"title": TITLE, "seats": [{"kind": "me"}] * 2, "start": True}
            table = (await http.post("/api/tables", json=new)).json()["id"]
            seats = []
            for seat in (0, 1):
                where = f"ws{url[4:]}/api/tables/{table}/live?seat={seat}"
                line = await connect(
                    where,
                    additional_headers=who,
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                )
                seats.append(_Seat(line))
            pairs.append((seats[0], seats[1]))
    return pairs


async def _bare_pairs(url: str, count: int) -> list[Pair]:
    pairs = []
    for number in range(count):
        lines = [
            await connect(
                f"ws{url[4:]}/pair/{number}/{side}",
                max_size=None,
                compression=None,
                ping_interval=None,
            )
            for side in (0, 1)
        ]
        pairs.append((_Seat(lines[0]), _Seat(lines[1])))
    return pairs


async def _pace(
    pairs: list[Pair], act: Act, rate: float, seconds: float
) -> list[tuple[float, int]]:
    """So many actions a second, spread over all pairs; how long each took to the other seat, and
    how many letters it brought there.
    """
    took: list[tuple[float, int]] = []
    tasks: set[asyncio.Task[None]] = set()

    async def one(number: int) -> None:
        pair = pairs[number % len(pairs)]
        sent = time.perf_counter()
        other = await act(number, pair)
        if other is not None:
            async with asyncio.timeout(20):
                await other.news.wait()
            took.append((other.when - sent, other.size))

    begun = time.perf_counter()
    for number in range(int(rate * seconds)):
        wait = begun + number / rate - time.perf_counter()
        await asyncio.sleep(max(0.0, wait))
        task = asyncio.create_task(one(number))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return took


async def _act(_number: int, pair: Pair) -> _Seat | None:
    for seat, (me, other) in enumerate((pair, pair[::-1])):
        if me.turn is not None and seat in me.turn.actors and me.turn.choices:
            other.news.clear()
            # A number is answered once: it tells one action of a seat from the next.
            act = {"do": "act", "key": f"bench {me.number}", "number": me.number}
            act["action"] = me.turn.choices[0].action
            me.sent = time.perf_counter()
            await me.line.send(msgspec.json.encode(act).decode())
            return other
    return None


def _echo(sizes: list[int]) -> Act:
    """Messages as long as those of the house."""
    fillings = itertools.cycle(["x" * size for size in sizes])

    async def act(number: int, pair: Pair) -> _Seat:
        pair[1].news.clear()
        news = {"type": "hello", "number": number, "filling": next(fillings)}
        await pair[0].line.send(msgspec.json.encode(news).decode())
        return pair[1]

    return act


async def _measure_delivery(
    urls: dict[str, str], count: int, rate: float, seconds: float
) -> tuple[dict[str, list[float]], int]:
    """The house and the bare peer by turns, so that a bad moment of the machine hits both."""
    house = await _house_pairs(urls["house"], count)
    bare = await _bare_pairs(urls["bare"], count)
    seats = [seat for pair in (*house, *bare) for seat in pair]
    listening = [asyncio.create_task(seat.listen()) for seat in seats]
    for pair in house:
        for seat in pair:
            await seat.news.wait()
    gc.collect()
    gc.freeze()  # the pairs stay: our own collector is not what is measured
    _say("into the middle of the games: set-ups are short, and not what people do all evening")
    warm = await _pace(house, _act, 2 * rate, 20 * count / (2 * rate))
    echo = _echo([size for _, size in warm[-1000:]])
    await _pace(bare, echo, 2 * rate, 2)
    took: dict[str, list[float]] = {"bare": [], "house": [], "answer": []}
    for seat in seats:
        seat.answers.clear()
    for number in range(ROUNDS):
        _say(f"delivery, round {number + 1} of {ROUNDS}")
        took["bare"] += [time for time, _ in await _pace(bare, echo, rate, seconds)]
        took["house"] += [time for time, _ in await _pace(house, _act, rate, seconds)]
    await asyncio.sleep(1)  # the last answers
    took["answer"] = [time for seat in seats for time in seat.answers]
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    await asyncio.gather(*(seat.line.close() for seat in seats))
    return took, sum(seat.wrong for seat in seats)


async def _up(url: str) -> None:
    async with httpx.AsyncClient() as http, asyncio.timeout(60):
        while True:
            try:
                await http.get(url + "/healthz")
            except httpx.TransportError:
                await asyncio.sleep(0.1)
            else:
                return


async def delivery(folder: Path, count: int, rate: float, seconds: float) -> dict[str, Any]:
    """p50 and p99 from an action to the other seat, beside a bare durable append and broadcast.

    `answer` is what who acted waits for.
    """
    ports = {name: free_port() for name in ("bare", "house")}
    urls = {name: f"http://127.0.0.1:{port}" for name, port in ports.items()}
    spawn = multiprocessing.get_context("spawn").Process
    processes = [
        spawn(target=_serve_bare, args=(ports["bare"], folder / "bare.sqlite")),
        spawn(target=_serve_house, args=(ports["house"], f"sqlite:///{folder / 'live.sqlite'}")),
    ]
    for process in processes:
        process.start()
    try:
        for url in urls.values():
            await _up(url)
        took, wrong = await _measure_delivery(urls, count, rate, seconds)
    finally:
        for process in processes:
            process.terminate()
            process.join(20)
    found: dict[str, Any] = {"wrong": wrong}
    for name, times in took.items():
        cuts = quantiles(times, n=100)
        found[name] = {"p50_ms": cuts[49] * 1000, "p99_ms": cuts[98] * 1000, "n": len(times)}
    return found


# -- 2. durable actions --


async def throughput(database: str, count: int, seconds: float) -> dict[str, float]:
    """Durable actions a second of a whole house, beside the same rows put into the database."""
    house = House(_config(database))
    await house.open()
    _, rooms = await _tables(house, count)
    done = 0
    sample: dict[str, Any] = {}
    end = time.perf_counter() + seconds

    async def play(room: Room) -> None:
        nonlocal done
        while time.perf_counter() < end and room.course is not None and not room.course.over:
            seat, number, action = _first(room)
            data = msgspec.to_builtins(action)
            await house.play.act(room, seat, number, data, f"{room.table.id}{number}")
            done += 1

    begun = time.perf_counter()
    await asyncio.gather(*(play(room) for room in rooms))
    played = done / (time.perf_counter() - begun)
    sample = entry_row(rooms[0].table.id, rooms[0].recent[-1])
    alone = await _inserts(house, sample, seconds)
    await house.close()
    return {"actions_per_s": played, "inserts_per_s": alone}


async def _inserts(house: House, sample: dict[str, Any], seconds: float) -> float:
    """The same rows, one commit each, by as many writers as the database likes."""
    writers = 16 if house.store.postgres else 1
    done, end = 0, time.perf_counter() + seconds

    async def write(writer: int) -> None:
        nonlocal done
        number = 1_000_000 * (writer + 1)
        while time.perf_counter() < end:
            number += 1
            row = sample | {"number": number, "key": f"alone {number}"}
            async with house.store.write() as connection:
                await connection.execute(insert(entries), row)
            done += 1

    begun = time.perf_counter()
    await asyncio.gather(*(write(writer) for writer in range(writers)))
    return done / (time.perf_counter() - begun)


# -- 3. opening a table --


async def opening(database: str) -> dict[str, float]:
    """How long a finished table takes to open: long games beside short ones."""
    house = House(_config(database))
    await house.open()
    person, (short, long) = await _tables(house, 2)
    for room, moves in ((short, 10), (long, 1000)):
        for step in range(moves):
            seat, number, action = _first(room)
            course = room.course
            assert course is not None
            able = [s for s, reach in enumerate(course.reaches) if reach.acts]
            if step % 2 and able:
                await house.play.undo(room, able[0], course.numbers[able[0]], f"k{step}")
                continue
            data = msgspec.to_builtins(action)
            await house.play.act(room, seat, number, data, f"k{step}")
        for seat in (0, 1):
            course = room.course
            if course is not None and not course.over:
                await house.play.remark(room, "offer", seat)
    took: dict[str, list[float]] = {"short": [], "long": []}
    for _ in range(60):
        for name, room in (("short", short), ("long", long)):
            house.rooms.forget(room)
            begun = time.perf_counter()
            opened = await house.rooms.open(room.table.id)
            msgspec.json.encode(opened.snapshot(0, person))
            took[name].append(time.perf_counter() - begun)
    await house.close()
    return {f"{name}_ms": median(times) * 1000 for name, times in took.items()}


# -- 4. memory --


async def memory(database: str, count: int) -> float:
    """Kilobytes of a table in memory that nobody looks at, in the middle of a game."""
    house = House(_config(database))
    await house.open()
    _, rooms = await _tables(house, count)
    for room in rooms:
        for step in range(70):
            if room.course is None or room.course.over:
                break
            seat, number, action = _first(room)
            data = msgspec.to_builtins(action)
            await house.play.act(room, seat, number, data, f"m{step}")
    ids = [room.table.id for room in rooms]
    await house.close()
    # In a process that has nothing to reuse.
    context = multiprocessing.get_context("spawn")
    answer = context.SimpleQueue()
    process = context.Process(target=_hold, args=(database, ids, answer))
    process.start()
    held: float = answer.get()
    process.join(20)
    return held


def _hold(database: str, ids: list[str], answer: Any) -> None:
    async def hold() -> float:
        house = House(_config(database))
        first, *others = ids
        await house.rooms.open(first)
        gc.collect()
        before = _resident()
        for table in others:
            await house.rooms.open(table)
        gc.collect()
        used = _resident() - before
        await house.store.close()
        return used / len(others)

    answer.put(asyncio.run(hold()))


def _resident() -> float:
    """Kilobytes of memory this process holds."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return float(line.split()[1])
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


async def measure(args: argparse.Namespace, postgres: str, folder: Path) -> dict[str, Any]:
    """All of it."""
    live = await delivery(folder, args.tables, args.rate, args.seconds)
    _say("durable actions a second, SQLite")
    sqlite = await throughput(f"sqlite:///{folder / 'rate.sqlite'}", 200, args.seconds)
    _say("durable actions a second, PostgreSQL")
    post = await throughput(postgres, 200, args.seconds)
    _say("opening tables")
    opened = await opening(f"sqlite:///{folder / 'open.sqlite'}")
    _say("memory of idle tables")
    held = await memory(f"sqlite:///{folder / 'held.sqlite'}", 300)
    return {
        "ratios": {
            "delivery_p50": live["house"]["p50_ms"] / live["bare"]["p50_ms"],
            "delivery_p99": live["house"]["p99_ms"] / live["bare"]["p99_ms"],
            "durable_sqlite": sqlite["actions_per_s"] / sqlite["inserts_per_s"],
            "durable_postgresql": post["actions_per_s"] / post["inserts_per_s"],
            "opening": opened["long_ms"] / opened["short_ms"],
        },
        "idle_table_kb": held,
        "lost_or_repeated": live["wrong"],
        "measured": {"delivery": live, "sqlite": sqlite, "postgresql": post, "opening": opened},
        "at": now(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--postgres", help="the address of an empty database")
    args = parser.parse_args()
    cluster = None if args.postgres else Cluster(durable=True)
    try:
        with tempfile.TemporaryDirectory(prefix="srv_bench_") as folder:
            address = args.postgres or (cluster.fresh() if cluster is not None else "")
            found = uvloop.run(measure(args, address, Path(folder)))
    finally:
        if cluster is not None:
            cluster.stop()
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for name, ratio in found["ratios"].items():
        print(f"{name:20} {ratio:8.2f}")
    print(f"{'idle table':20} {found['idle_table_kb']:8.0f} kB")
    print(f"{'lost or repeated':20} {found['lost_or_repeated']:8}")
    print(json.dumps(found["measured"], indent=2))


if __name__ == "__main__":
    main()
