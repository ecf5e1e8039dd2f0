"""A whole house moves: between SQLite and PostgreSQL, all of it or nothing."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from fondaco.cli import main
from fondaco.server.storage.engine import Store
from fondaco.server.storage.prepare import prepare
from fondaco.server.storage.schema import METADATA
from tests.server.entrance.houses import easy, open_house
from tests.server.postgres import Cluster


def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of a house."""

    async def read() -> dict[str, list[tuple[object, ...]]]:
        store = Store(url)
        try:
            async with store.read() as connection:
                return {
                    table.name: sorted(
                        (tuple(row) for row in await connection.execute(select(table))), key=repr
                    )
                    for table in METADATA.sorted_tables
                }
        finally:
            await store.close()

    return asyncio.run(read())


@pytest.fixture
def fill() -> Callable[[str], None]:
    """Puts people, a running table, a chat and wishes into a house."""

    def filled(url: str) -> None:
        with open_house(easy(url)) as running:
            guest = running.guest("Ànna")
            table = {
                "title": "golden-horn",
                "seats": [{"kind": "me"}, {"kind": "me"}],
                "public": True,
                "start": True,
            }
            made = guest.post("/api/tables", json=table)
            assert made.status_code == 201, made.text
            guest.post(f"/api/tables/{made.json()['id']}/chat", json={"text": "ciao"})
            guest.put("/api/me/notices", json={"email": "each"})

    return filled


@pytest.mark.parametrize("there", ["sqlite", "postgresql"])
def test_a_house_moves_and_goes_on(
    database: str,
    there: str,
    tmp_path: Path,
    cluster: Cluster,
    fill: Callable[[str], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    fill(database)
    file = tmp_path / "house.jsonl.gz"
    new = cluster.fresh() if there == "postgresql" else f"sqlite:///{tmp_path / 'new.sqlite'}"
    assert main(["export", str(file), "--database", database, "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert (counts["people"], counts["tables"]) == (1, 1)
    assert file.stat().st_mode & 0o077 == 0, "for its owner's eyes only"
    assert main(["import", str(file), "--database", new]) == 0
    assert contents(new) == contents(database)
    # What is numbered by the database is numbered on.
    with open_house(easy(new)) as running:
        guest = running.guest("Bruno")
        listed = guest.get("/api/tables", params={"which": "playing"}).json()
        answer = guest.post(f"/api/tables/{listed[0]['id']}/chat", json={"text": "ciao"})
        assert answer.is_success or answer.status_code == 403, answer.text
    # Into a house that lives in, nothing is moved.
    capsys.readouterr()
    assert main(["import", str(file), "--database", new]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert main(["export", str(file), "--database", database]) == 2


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda lines: lines[:-1], "cut short"),
        (lambda lines: [*lines[:-2], lines[-1]], "lost some of its rows"),
        (lambda lines: [lines[0].replace(b"1", b"9"), *lines[1:]], "format 9"),
        (lambda lines: [lines[0], b'{"line":"row","table":"x","row":{}}', *lines[1:]], "no such"),
        (lambda lines: [lines[0], b"{", *lines[1:]], "line 2"),
        (lambda lines: lines[1:], "not where it should be"),
        (lambda _: [], "cut short"),
    ],
)
def test_a_file_that_is_not_whole_changes_nothing(
    sqlite_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[list[bytes]], list[bytes]],
    why: str,
) -> None:
    with open_house(easy(sqlite_url)) as running:
        running.guest()
    file, spoilt = tmp_path / "house.gz", tmp_path / "spoilt.gz"
    assert main(["export", str(file), "--database", sqlite_url]) == 0
    lines = gzip.decompress(file.read_bytes()).splitlines()
    spoilt.write_bytes(gzip.compress(b"".join(line + b"\n" for line in spoil(lines))))
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    capsys.readouterr()
    assert main(["import", str(spoilt), "--database", new]) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1
    assert not any(contents(new).values())


@pytest.mark.parametrize(
    "data", [b"", b"not gzip", gzip.compress(b"x" * 99)[:20]], ids=["empty", "plain", "cut"]
)
def test_what_is_no_house_at_all(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes
) -> None:
    file = tmp_path / "house.gz"
    file.write_bytes(data)
    assert main(["import", str(file), "--database", sqlite_url]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_preparing_twice_is_harmless(database: str) -> None:
    async def twice() -> None:
        store = Store(database)
        try:
            await prepare(store)
            await prepare(store)
        finally:
            await store.close()

    asyncio.run(twice())
