"""One house on one SQLite file: the second to come is told where the first is open."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from fondaco.table.words import Invalid


class Occupied(Exception):
    """Another house is open on this database, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextmanager
def occupying(url: str, address: str) -> Iterator[None]:
    """Hold a SQLite file as long as the block lasts, or raise `Occupied`.

    The lock is the system's, on a file beside it: it goes with the process, however that ends.
    """
    place = make_url(url)
    if sys.platform == "win32" or place.get_backend_name() != "sqlite" or not place.database:
        yield
        return
    import fcntl

    file = Path(place.database).resolve()  # a file is one by whatever link it is reached
    beside = file.with_name(file.name + ".lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if file.exists() and file.stat().st_nlink > 1:
            raise Invalid("database", f"{file} has a second name (a hard link); take one away")
        opened = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Invalid("database", f"{file}: {error.strerror}") from None
    with os.fdopen(opened, "r+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.seek(0)
            raise Occupied(lock.read().strip()) from None
        lock.seek(0)
        lock.truncate()
        lock.write(address)
        lock.flush()
        yield
