"""Houses for the tests: real processes, on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.running import Player, Running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    running = Cluster()
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.fresh()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A running house, of either kind, for all tests that leave it as it is."""
    folder = tmp_path_factory.mktemp("house")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'house.sqlite'}"
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.fresh()
    with Running(database, log=folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running house on SQLite, where the database makes no difference."""
    folder = tmp_path_factory.mktemp("sqlite-house")
    with Running(f"sqlite:///{folder / 'house.sqlite'}", log=folder / "log") as running:
        yield running


@pytest.fixture
async def ada(house: Running) -> AsyncIterator[Player]:
    """A guest."""
    player = await Player(house.url).enter("Ada")
    yield player
    await player.close()


@pytest.fixture
async def bea(house: Running) -> AsyncIterator[Player]:
    """Another guest."""
    player = await Player(house.url).enter("Bea")
    yield player
    await player.close()
