"""A database that is away, frozen, locked, read-only or full: 503, and the house goes on after."""

import contextlib
import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from fondaco.server.storage.trouble import trouble
from tests.server.postgres import Cluster
from tests.server.running import Player, Running

Fault = Callable[[Running], AbstractContextManager[None]]
PATIENCE = {"FONDACO_DATABASE_SECONDS": "0.5"}


def _file(house: Running) -> str:
    return house.database.removeprefix("sqlite:///")


@contextlib.contextmanager
def locked(house: Running) -> Iterator[None]:
    """Another program writes, and does not stop."""
    other = sqlite3.connect(_file(house), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with contextlib.closing(other):
        yield


@contextlib.contextmanager
def full(house: Running) -> Iterator[None]:
    """No file may grow any more."""
    before = resource.prlimit(house.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, before)


def _disk(word: str) -> Fault:
    """What the house's disk says from now on, see failing_disk.c."""

    @contextlib.contextmanager
    def fault(house: Running) -> Iterator[None]:
        said = Path(_file(house)).with_name("fault")
        said.write_text(word)
        try:
            yield
        finally:
            said.unlink()

    fault.__name__ = word
    return fault


full_disk, read_only_disk = _disk("full"), _disk("read-only")


def failing_disk(folder: Path, where: Path) -> dict[str, str]:
    """The environment of a house whose disk fails when it is told to; needs a C compiler."""
    library, source = where / "failing_disk.so", Path(__file__).with_name("failing_disk.c")
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return {"LD_PRELOAD": str(library), "FONDACO_DISK": str(folder)}


@contextlib.contextmanager
def read_only(house: Running) -> Iterator[None]:
    """As a copy that follows another database is."""
    _sql(house, "ALTER DATABASE {} SET default_transaction_read_only = on")
    _cut(house)
    yield
    _sql(house, "ALTER DATABASE {} RESET ALL")
    _cut(house)


@contextlib.contextmanager
def away(house: Running) -> Iterator[None]:
    """Nobody is let in, and who was in is thrown out."""
    _sql(house, "ALTER DATABASE {} ALLOW_CONNECTIONS false")
    _cut(house)
    yield
    _sql(house, "ALTER DATABASE {} ALLOW_CONNECTIONS true")


@contextlib.contextmanager
def frozen(house: Running) -> Iterator[None]:
    """Its processes are there, and do nothing."""
    found = _sql(house, "SELECT pid FROM pg_stat_activity WHERE datname = '{}'")
    pids = [int(word) for word in found.split()]
    status = Path(f"/proc/{pids[0]}/status").read_text()
    parent = next(line for line in status.splitlines() if line.startswith("PPid:"))
    pids.insert(0, int(parent.split()[1]))  # or it would let others in
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def _sql(house: Running, text: str) -> str:
    """Says something about the house's database, beside it."""
    address, _, name = house.database.rpartition("/")
    return subprocess.run(
        ["psql", "-qAt", f"{address}/postgres", "-c", text.format(name)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def _cut(house: Running) -> None:
    text = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"
    _sql(house, text)


async def unavailable(player: Player, method: str, path: str, data: object = None) -> None:
    answer = await player.http.request(method, path, json=data)
    assert answer.status_code == 503, f"{method} {path}: {answer.status_code} {answer.text}"
    assert int(answer.headers["retry-after"]) >= 1
    assert answer.json()["type"] == "/problems/unavailable"


async def check_fault(house: Running, fault: Fault) -> None:
    player = await Player(house.url).enter("Eve")
    table = await player.table("golden-horn", "me", "me", start=True)
    seat, path = table["actors"][0], f"/api/tables/{table['id']}"
    mover = await player.live(table["id"], seat)
    other = await player.live(table["id"], 1 - seat)
    turn = (await mover.next("hello"))["turn"]
    await other.next("hello")
    sent = {"seat": seat, "number": 0, "key": "mine", "action": turn["choices"][0]["action"]}
    new = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "me"}]}
    with fault(house):
        await unavailable(player, "POST", f"{path}/actions", sent)
        await unavailable(player, "POST", "/api/tables", new)
        await unavailable(player, "GET", "/readyz")
        await mover.send(do="act", key="mine", number=0, action=sent["action"])
        assert (await mover.next("refused"))["problem"]["type"] == "/problems/unavailable"
        assert (await player.http.get("/healthz")).status_code == 200
    house.wait()
    assert (await player.post(f"/tables/{table['id']}/actions", sent))["number"] == 1
    assert (await other.next("news", "hello"))["number"] == 1
    assert [it["type"] for it in other.heard].count("news") == 1, "nobody heard of it before"
    assert (await player.get(f"/tables/{table['id']}/state"))["number"] == 1
    await player.close()


@pytest.fixture
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A new house for each fault: what it opens first may be opened while the fault is there."""
    folder, beside = (tmp_path_factory.mktemp(name) for name in ("faults", "beside"))
    database = f"sqlite:///{folder / 'house.sqlite'}"
    disk = failing_disk(folder, beside)
    with Running(database, PATIENCE | disk, log=beside / "log") as house:
        yield house
    assert "Traceback" not in (beside / "log").read_text()


@pytest.fixture(scope="module")
def on_postgresql(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    log = tmp_path_factory.mktemp("faults") / "log"
    with Running(cluster.fresh(), PATIENCE, log=log) as house:
        yield house


@pytest.mark.parametrize("fault", [locked, full, full_disk, read_only_disk])
async def test_faults_of_sqlite(fault: Fault, on_sqlite: Running) -> None:
    await check_fault(on_sqlite, fault)


@pytest.mark.parametrize("fault", [read_only, away, frozen])
async def test_faults_of_postgresql(fault: Fault, on_postgresql: Running) -> None:
    await check_fault(on_postgresql, fault)


def test_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE it (id PRIMARY KEY)")
    line = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    with contextlib.closing(line), pytest.raises(sqlite3.OperationalError) as caught:
        line.execute("INSERT INTO it VALUES (1)")
    assert trouble(caught.value) == "the database cannot be written to"
    assert trouble(OperationalError("INSERT", {}, caught.value)) is not None
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect(tmp_path / "no" / "such").execute("SELECT 1")
    assert trouble(caught.value) == "the database is away"


def test_our_own_faults_are_not_the_databases(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "it")) as line:
        line.execute("CREATE TABLE it (id PRIMARY KEY)")
        line.execute("INSERT INTO it VALUES (1)")
        with pytest.raises(sqlite3.IntegrityError) as twice:
            line.execute("INSERT INTO it VALUES (1)")
        with pytest.raises(sqlite3.OperationalError) as unknown:
            line.execute("SELECT * FROM nothing")
    assert trouble(twice.value) is None and trouble(unknown.value) is None
    assert trouble(IntegrityError("INSERT", {}, twice.value)) is None
    assert trouble(KeyError("x")) is None
