"""Houses in the test's own process, with settings of the test's choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.entrance.houses import Running, easy, open_house
from tests.server.entrance.letterbox import Letterbox
from tests.server.entrance.receiver import Hook


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty database, where its kind makes no difference."""
    return f"sqlite:///{tmp_path / 'house.sqlite'}"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house on SQLite that the tests of a module share; limits are out of the way."""
    url = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.sqlite'}"
    with open_house(easy(url)) as running:
        yield running


@pytest.fixture
def any_house(database: str) -> Iterator[Running]:
    """A house of one's own on each kind of database."""
    with open_house(easy(database)) as running:
        yield running


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    """A mail server."""
    with Letterbox() as box:
        yield box


@pytest.fixture
def hook() -> Iterator[Hook]:
    """A receiver of webhooks."""
    receiver = Hook()
    yield receiver
    receiver.close()
